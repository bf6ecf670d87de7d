/** Matches over days: unloaded, woken on time, not charged for downtime, removed after their time. Also the live lobby. */
import type { Seat } from '@starboard/kernel';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { LobbyHeard } from '../api/routes.ts';
import { House, type Person, running } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

const DAY = 86_400_000;
let later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({ STARBOARD_ABANDON_DAYS: '30', STARBOARD_KEEP_DAYS: '90' }, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());
beforeEach(() => {
  later = 0;
});
const DAYS = { ...FAST, clock: { kind: 'days', days: 1 } } as const;

async function duel(settings: object): Promise<{ id: string; people: Person[] }> {
  const people = [await house.person('Ada'), await house.person('Ben')];
  return { id: await running(people, { game: 'tictactoe', seats: 2, settings: settings as never }), people };
}

test('a match nobody looks at leaves the memory and comes back as it was', async () => {
  const { id, people } = await duel(DAYS);
  const { matches, housekeeping } = house.server.parts;
  const screen = await (await people[0].screen()).enter(id);
  await screen.tell({ t: 'answer', id: newRequestId(), question: screen.own!.question!, answer: ['4'] });
  await screen.close();
  await expect.poll(() => matches.peek(id)?.screens).toBe(0);
  await housekeeping.putAside();
  expect(matches.peek(id)).not.toBeNull();
  later += 11 * 60_000;
  // Its timers run on real time; any input brings about what is due.
  matches.peek(id)?.drive.present(0 as Seat, 0);
  await expect.poll(() => matches.peek(id)?.drive.settled).toBe(true);
  await housekeeping.putAside();
  expect(matches.peek(id)).toBeNull();
  const mine = (await people[1].call('GET /api/lobby')).mine.find((t) => t.id === id);
  expect(mine).toMatchObject({ turn: true, state: 'running' });
  expect(Math.abs(mine!.due! - (Date.now() + DAY))).toBeLessThan(60_000);
  expect((await people[0].call('GET /api/lobby')).mine.find((t) => t.id === id)?.turn).toBe(false);
  const again = await (await people[1].screen()).enter(id);
  expect((again.pub.cells as number[])[4]).toBe(0);
  expect((await again.tell({ t: 'answer', id: newRequestId(), question: again.own!.question!, answer: ['0'] })).t).toBe('ack');
});

test('a dormant match is woken when a time is up, and the silent are answered for', async () => {
  const { id, people } = await duel(DAYS);
  const { matches, housekeeping, uptime } = house.server.parts;
  later += 11 * 60_000;
  await housekeeping.putAside();
  expect(matches.peek(id)).toBeNull();
  await housekeeping.wake();
  expect(matches.peek(id)).toBeNull();
  // The warning at 80 %, then the end of the time.
  later = 0.8 * DAY + 60_000;
  await housekeeping.wake();
  await expect.poll(() => matches.peek(id)?.drive.settled).toBe(true);
  later += 11 * 60_000;
  // As the housekeeping does, again and again: a match whose warning is just being written stays until that is done.
  await expect
    .poll(async () => {
      await housekeeping.putAside();
      return matches.peek(id);
    })
    .toBeNull();
  later = DAY + 60_000;
  await housekeeping.wake();
  await expect.poll(() => matches.peek(id)?.asked).toEqual([1]);
  expect(uptime.downSince(0)).toBe(0);
  const screen = await (await people[1].screen()).enter(id);
  expect(screen.lines.some((l) => l.event.kind === '$idle')).toBe(true);
});

test('a match evicted just after its last screen closed is not woken for that: nobody is about to leave', async () => {
  const { id, people } = await duel(FAST);
  const { matches, tables } = house.server.parts;
  const screen = await (await people[0].screen()).enter(id);
  await screen.close();
  await expect.poll(() => matches.peek(id)?.screens).toBe(0);
  expect(matches.peek(id)?.drive.host.wake()).not.toBeNull();
  await matches.evict(id);
  expect(await tables.docs.get(id)).toMatchObject({ live: false, wake: null });
});

test('time in which the server was down is nobody’s', async () => {
  const { id, people } = await duel(DAYS);
  await house.server.close();
  later += 3 * DAY;
  await house.start();
  const screen = await (await people[0].screen()).enter(id);
  expect(screen.own?.question).not.toBeNull();
  expect(screen.table!.due! - (screen.heard[0] as { now: number }).now).toBeGreaterThan(DAY - 60_000);
});

test('abandoned tables are closed, old ones removed', async () => {
  const { id, people } = await duel(FAST);
  const waiting = await people[0].make({ game: 'tictactoe', seats: 2 });
  const { matches, housekeeping } = house.server.parts;
  later += 11 * 60_000;
  await housekeeping.putAside();
  await housekeeping.retain();
  expect((await people[0].table(id)).state).toBe('running');
  later += 31 * DAY;
  await housekeeping.retain();
  expect((await people[0].ask('GET /api/tables/:table', { params: { table: waiting.id } })).status).toBe(404);
  await expect.poll(async () => (await people[0].table(id)).state).toBe('over');
  expect(await people[0].call('GET /api/tables/:table/record', { params: { table: id } })).toMatchObject({ outcome: null });
  later += 91 * DAY;
  await matches.evict(id);
  await housekeeping.retain();
  expect((await people[0].ask('GET /api/tables/:table', { params: { table: id } })).status).toBe(404);
  expect(await house.server.parts.context.storage.load(id)).toBeNull();
});

test('pages hear of tables, turns and calls at once', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const page = async (p: Person) => {
    const screen = await Screen.open(house, p.cookie, {}, '/ws/lobby');
    const heard = screen.heard as unknown as LobbyHeard[];
    const last = <K extends LobbyHeard['t']>(t: K) => heard.findLast((m): m is Extract<LobbyHeard, { t: K }> => m.t === t);
    return { screen, heard, last, say: (m: object) => screen.socket.send(JSON.stringify(m)) };
  };
  const ben = await page(people[1]);
  ben.say({ t: 'lobby', on: true });
  await ben.screen.until(() => ben.last('lobby'));
  const { id } = await people[0].make({ game: 'tictactoe', seats: 2, open: true, settings: FAST });
  await ben.screen.until(() => ben.last('lobby')?.lobby.open.some((t) => t.id === id), 'the open table');
  const ada = await page(people[0]);
  ada.say({ t: 'table', table: id });
  await people[0].sit(id);
  await ada.screen.until(() => ada.last('table')?.table.chairs[0].here, 'Ada is there');
  await people[1].sit(id);
  await ada.screen.until(() => ada.last('table')?.table.chairs[1].kind === 'person', 'Ben sits');
  ben.say({ t: 'table', table: id });
  await people[0].call('POST /api/tables/:table/start', { params: { table: id } });
  await ben.screen.until(() => ben.last('table')?.table.state === 'starting', 'the start');
  expect(ben.last('call')).toMatchObject({ table: id, kind: 'word' });
  // A person who looks at the table as its match begins needs no call: Ben looks away.
  ben.say({ t: 'table', table: null });
  const { identity } = (await people[1].table(id)).chairs[1];
  await expect.poll(() => house.server.parts.lobbies.here(id, identity!)).toBe(false);
  await people[0].reveal(id);
  await people[1].reveal(id);
  await ada.screen.until(() => ada.last('table')?.table.state === 'running', 'the match');
  const screen = await (await people[0].screen()).enter(id);
  await ada.screen.until(() => ada.last('table')?.table.you?.turn === true, 'the turn');
  await screen.tell({ t: 'answer', id: newRequestId(), question: screen.own!.question!, answer: ['0'] });
  await ben.screen.until(() => ben.last('call')?.kind === 'turn', 'the call');
  await ben.screen.until(() => ben.last('lobby')?.lobby.mine.find((t) => t.id === id)?.turn, 'the turn in the lobby');
  const eve = await page(await house.person('Eve'));
  eve.say({ t: 'table', table: 'nowhere' });
  await eve.screen.until(() => eve.last('gone'), 'gone');
  eve.say({ t: 'table', table: 7 });
  eve.say({ t: 'admin' });
  await eve.screen.until(() => eve.heard.filter((m) => m.t === 'error').length === 2, 'errors');
});
