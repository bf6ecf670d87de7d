/** Guests, devices and personal data. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRecord, verify } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, Person, running } from './house.ts';
import { newRequestId, Screen } from './screen.ts';
import { FAST, toySource } from './toys.ts';

const later = 0;
let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource, now: () => Date.now() + later });
});
afterAll(() => house.close());

/** Whether a text stands anywhere in the files of the database. */
const stored = (text: string): boolean => readdirSync(house.data).some((file) => readFileSync(join(house.data, file)).includes(text));

test('a guest is a name and a cookie of which only the hash is stored', async () => {
  const ada = new Person(house, 'Ada');
  expect((await ada.call('GET /api/here')).me).toBeNull();
  expect((await ada.ask('POST /api/tables', { body: { game: 'tictactoe', seats: 2 } })).body.error).toBe('no-identity');
  const made = await ada.ask('POST /api/guest', { body: { name: '  Ada\u0000\u202e  Lovelace ' } });
  expect(made.body.name).toBe('Ada Lovelace');
  const [cookie] = made.headers.getSetCookie();
  expect(cookie).toMatch(/^starboard=[A-Za-z0-9_-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
  const token = cookie.slice('starboard='.length).split(';')[0];
  expect(stored('Lovelace')).toBe(true);
  expect(stored(token)).toBe(false);
  expect(house.sent.join()).not.toContain(token);
  expect(house.log.join()).not.toContain(token);
  expect((await ada.call('GET /api/here')).me).toEqual(made.body);
  expect((await ada.ask('POST /api/guest', { body: { name: '\u200b' } })).body.error).toBe('malformed');
  expect((await ada.ask('POST /api/guest', { body: { name: 'x'.repeat(25) } })).body.error).toBe('malformed');
});

test('over https the cookie is secure and for this host alone', async () => {
  const safe = await House.open({ PUBLIC_URL: 'https://games.example.org' }, { games: toySource });
  const ada = new Person(safe, 'Ada');
  const { headers } = await ada.ask('POST /api/guest', { body: { name: 'Ada' } });
  expect(headers.getSetCookie()[0]).toMatch(/^__Host-starboard=.*; Secure; SameSite=Lax$/);
  expect(headers.get('strict-transport-security')).toContain('max-age');
  const { url } = await ada.call('POST /api/me/link');
  expect(url).toMatch(/^https:\/\/games\.example\.org\/link#[A-Za-z0-9_-]{43}$/);
  await safe.close();
});

/** The whole way of a device link; gives what the new device shows. */
async function link(from: Person, to: Person): Promise<void> {
  const { token } = await from.call('POST /api/me/link');
  const { claim } = await to.call('POST /api/link/ask', { body: { token } });
  const { request } = await from.call('GET /api/me/link');
  await from.call('POST /api/me/link/answer', { body: { code: request?.code ?? '', yes: true } });
  await to.call('POST /api/link/redeem', { body: { token, claim } });
}

test('a link and a yes to its code make another device mine, once', async () => {
  const ada = await house.person('Ada');
  const phone = new Person(house, 'phone');
  const { token } = await ada.call('POST /api/me/link');
  expect(stored(token)).toBe(false);
  expect(await phone.call('POST /api/link/look', { body: { token } })).toMatchObject({
    name: 'Ada',
    active: 0,
    past: 0,
    yours: false,
    hasTables: false,
  });
  const { claim, code } = await phone.call('POST /api/link/ask', { body: { token } });
  expect(stored(claim)).toBe(false);
  const redeem = { body: { token, claim } };
  expect(await phone.call('POST /api/link/redeem', redeem)).toEqual({ me: null });
  expect((await ada.call('GET /api/me/link')).request).toMatchObject({ code });
  await ada.call('POST /api/me/link/answer', { body: { code, yes: true } });
  expect((await phone.call('POST /api/link/redeem', redeem)).me?.identity).toBe(await ada.identity());
  expect((await new Person(house, 'thief').ask('POST /api/link/redeem', redeem)).status).toBe(404);
  expect((await ada.ask('GET /api/me/link')).status).toBe(404);

  const devices = await ada.call('GET /api/me/devices');
  expect(devices.map((d) => d.current).sort()).toEqual([false, true]);
  const screen = await Screen.open(house, phone.cookie);
  const other = devices.find((d) => !d.current)!;
  await ada.call('DELETE /api/me/devices/:device', { params: { device: other.id } });
  await screen.until(() => screen.closed?.code === 4001);
  expect((await phone.call('GET /api/here')).me).toBeNull();
  const eve = await house.person('Eve');
  expect((await eve.ask('DELETE /api/me/devices/:device', { params: { device: devices[0].id } })).status).toBe(404);
});

test('a guest without tables gives up what it was when its device becomes somebody else', async () => {
  const [ada, guest] = await Promise.all(['Ada', 'Passer-by'].map((n) => house.person(n)));
  const before = await guest.identity();
  await link(ada, guest);
  expect((await guest.call('GET /api/here')).me?.name).toBe('Ada');
  expect(await house.server.parts.identities.me(before)).toBeNull();
  // Once more from the device that has become hers: there is nothing to do.
  const { token } = await ada.call('POST /api/me/link');
  expect((await guest.call('POST /api/link/look', { body: { token } })).yours).toBe(true);
  expect((await guest.ask('POST /api/link/ask', { body: { token } })).body.error).toBe('not-now');
});

test('own data can be taken away and deleted', async () => {
  const [ada, ben] = await Promise.all(['Adalbert', 'Ben'].map((n) => house.person(n)));
  const id = await running([ada, ben], { game: 'tictactoe', seats: 2, settings: FAST });
  const waiting = await ada.make({ game: 'tictactoe', seats: 2, open: true });
  const data = (await ada.call('GET /api/me/export')) as { me: { name: string }; tables: { id: string }[] };
  expect(data.me.name).toBe('Adalbert');
  expect(data.tables.map((t) => t.id).sort()).toEqual([id, waiting.id].sort());
  await ada.call('DELETE /api/me');
  expect((await ada.call('GET /api/here')).me).toBeNull();
  const table = await ben.table(id);
  expect(table.chairs[0]).toMatchObject({ kind: 'bot', identity: null });
  expect(table.owner.name).toBe('Ben');
  expect((await ben.ask('GET /api/tables/:table', { params: { table: waiting.id } })).status).toBe(404);
  const screen = await (await ben.screen()).enter(id);
  expect(screen.table?.chairs[0]).toMatchObject({ kind: 'bot', name: 'Vega' });
});

test('who deleted their data is somebody who left, wherever a match is shown; its log still verifies', async () => {
  const [ada, ben, cleo] = await Promise.all(['Adalbert', 'Ben', 'Cleopatra'].map((n) => house.person(n)));
  const id = await running([ada, ben, cleo], { game: 'auction', seats: 3, settings: FAST, open: true });
  const screens = await Promise.all([ada, ben, cleo].map(async (p) => (await p.screen()).enter(id)));
  const { game } = await toySource.loadGame('auction');
  await screens[0].tell({ t: 'chat', id: newRequestId(), text: 'a line of Adalbert' });
  await ada.call('DELETE /api/me');
  // Somebody new takes the chair that Cleopatra leaves in the middle, and leaves no name either.
  const dan = await house.person('Daniela');
  const { claims } = await dan.call('POST /api/tables/:table/claims', { params: { table: id }, body: { chair: 2 } });
  await cleo.call('POST /api/tables/:table/claims/:claim', { params: { table: id, claim: claims[0].id }, body: { yes: true } });
  await cleo.call('DELETE /api/me');
  await screens[1].tell({ t: 'end', id: newRequestId(), say: 'ask' });
  await (await (await dan.screen()).enter(id)).tell({ t: 'end', id: newRequestId(), say: 'yes' });
  await screens[1].until(() => screens[1].table?.closed != null, 'the end');
  await dan.call('DELETE /api/me');
  for (let restarted = 0; restarted < 2; restarted++) {
    const screen = await (await ben.screen()).enter(id);
    await screen.socket.ping();
    const record = await ben.call('GET /api/tables/:table/record', { params: { table: id } });
    const stream = await ben.call('GET /api/tables/:table/stream', { params: { table: id } });
    const all = JSON.stringify([
      screen.heard,
      record,
      stream,
      await ben.table(id),
      await ben.call('GET /api/lobby'),
      await ben.call('GET /api/me/export'),
    ]);
    for (const name of ['Adalbert', 'Cleopatra', 'Daniela']) expect(all).not.toContain(name);
    expect((record as { names: string[] }).names).toEqual(['', 'Ben', '']);
    expect(screen.table?.chairs.map((c) => c.name)).toEqual(['Vega', 'Ben', '']);
    expect(verify(game, readRecord(JSON.stringify(record)))).toEqual({ committed: true, findings: [] });
    await house.restart();
  }
});
