/** 3: people who lost the right to look at a table keep their open sockets. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChangeTable, LobbyHeard } from '../../api/routes.ts';
import { House, type Person, running } from '../house.ts';
import { newRequestId, Screen } from '../screen.ts';
import { FAST, toySource } from '../toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const change = (p: Person, table: string, body: ChangeTable) => p.call('PATCH /api/tables/:table', { params: { table }, body });

async function invited(owner: Person, name: string, table: string): Promise<{ guest: Person; invitation: string }> {
  const guest = await house.person(name);
  const { id, token } = await owner.call('POST /api/tables/:table/invitations', { params: { table } });
  await guest.call('POST /api/invitations/accept', { body: { token } });
  return { guest, invitation: id };
}
const revoke = (p: Person, table: string, invitation: string) =>
  p.call('DELETE /api/tables/:table/invitations/:invitation', { params: { table, invitation } });

/** Two people who play, and one who looks at them. */
async function watched(open: boolean) {
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const id = await running([ada, ben], { game: 'auction', seats: 2, settings: FAST, open });
  const { guest, invitation } = open ? { guest: await house.person('Eve'), invitation: '' } : await invited(ada, 'Eve', id);
  const players = [await (await ada.screen()).enter(id), await (await ben.screen()).enter(id)];
  const eve = await (await guest.screen()).enter(id);
  return { ada, id, guest, invitation, players, eve };
}

/** Whatever happens now at the table, this screen neither hears nor says. */
async function isOut(eve: Screen, players: readonly Screen[]): Promise<void> {
  await expect.poll(() => eve.closed?.code).toBe(4003);
  const heard = eve.raw.length;
  await players[0].tell({ t: 'chat', id: newRequestId(), text: 'between players' });
  expect(eve.raw.length).toBe(heard);
  expect(eve.raw.join()).not.toContain('between players');
}

describe('a running match', () => {
  test('the invitation is revoked', async () => {
    const { ada, id, invitation, players, eve, guest } = await watched(false);
    await revoke(ada, id, invitation);
    await isOut(eve, players);
    const again = await guest.screen();
    again.say({ t: 'open', match: id, have: null });
    expect(await again.next('error', 0)).toMatchObject({ why: 'unknown' });
  });

  test('the host no longer wants spectators', async () => {
    const { ada, id, players, eve } = await watched(true);
    await change(ada, id, { watch: false });
    await isOut(eve, players);
    expect(players.map((p) => p.closed)).toEqual([null, null]);
  });

  test('an open table is closed to strangers; an invited person stays', async () => {
    const { ada, id, players, eve } = await watched(true);
    const { guest } = await invited(ada, 'Friend', id);
    const friend = await (await guest.screen()).enter(id);
    await change(ada, id, { open: false });
    await isOut(eve, players);
    expect(friend.closed).toBeNull();
  });

  test('what is said before the socket is gone has no effect', async () => {
    const { ada, id, players, eve } = await watched(true);
    eve.say({ t: 'chat', id: newRequestId(), text: 'a voice from before' });
    await change(ada, id, { watch: false });
    eve.say({ t: 'chat', id: newRequestId(), text: 'a voice from outside' });
    await isOut(eve, players);
    const late = await (await ada.screen()).enter(id);
    expect([...players, late].flatMap((s) => s.raw).join()).not.toContain('a voice from outside');
  });

  test('the right is lost while the match is being loaded', async () => {
    const { ada, id, invitation, eve, guest } = await watched(false);
    await eve.close();
    const late = await guest.screen();
    late.say({ t: 'open', match: id, have: null });
    await revoke(ada, id, invitation);
    await late.until(() => late.closed !== null || late.heard.some((m) => m.t === 'error'), 'the end');
    expect(house.server.parts.matches.peek(id)?.here(await guest.identity())).toBe(false);
  });
});

/** A page of a table, by the socket of the lobby. */
async function page(p: Person, table: string): Promise<Screen> {
  const screen = await Screen.open(house, p.cookie, {}, '/ws/lobby');
  screen.socket.send(JSON.stringify({ t: 'table', table }));
  await expect.poll(() => kinds(screen, table)).toContain('table');
  return screen;
}
const kinds = (s: Screen, table: string): string[] =>
  s.raw
    .map((text) => JSON.parse(text) as LobbyHeard)
    .flatMap((m) => (m.t === 'table' && m.table.id === table ? ['table'] : m.t === 'gone' && m.table === table ? ['gone'] : []));

describe('a table that waits', () => {
  test('the page of somebody with a revoked invitation is told once, and hears no more', async () => {
    const ada = await house.person('Ada');
    const { id } = await ada.make({ game: 'auction', seats: 3 });
    const { guest, invitation } = await invited(ada, 'Eve', id);
    const eve = await page(guest, id);
    await revoke(ada, id, invitation);
    await expect.poll(() => kinds(eve, id).at(-1)).toBe('gone');
    expect(house.server.parts.lobbies.here(id, await guest.identity())).toBe(false);
    const told = eve.raw.length;
    const own = await page(ada, id);
    const tables = kinds(own, id).length;
    await change(ada, id, { name: 'Without Eve' });
    await expect.poll(() => kinds(own, id).length).toBeGreaterThan(tables);
    expect(eve.raw.length).toBe(told);
  });

  test('a person who was removed is no longer here', async () => {
    const ada = await house.person('Ada');
    const { id } = await ada.make({ game: 'auction', seats: 3, open: true });
    const { guest } = await invited(ada, 'Eve', id);
    await guest.sit(id, 1);
    const eve = await page(guest, id);
    await ada.call('PUT /api/tables/:table/chairs/:chair', { params: { table: id, chair: 1 }, body: { bot: null } });
    await expect.poll(() => kinds(eve, id).at(-1)).toBe('gone');
    expect(house.server.parts.lobbies.here(id, await guest.identity())).toBe(false);
  });
});
