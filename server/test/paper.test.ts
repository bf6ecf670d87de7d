/** Twelve words on paper: a way back in that needs no device, of which the server keeps a hash. */
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqliteFile } from '../storage/open.ts';
import { House, Person } from './house.ts';
import { toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const stored = (text: string): boolean => {
  const file = new Database(sqliteFile(house.data), { readonly: true });
  const rows = ['doc', 'doc_key'].flatMap((table) => file.prepare(`select * from ${table}`).all());
  file.close();
  return JSON.stringify(rows).includes(text);
};

test('said once, kept as a hash; it shows whose it is and opens that person on any device until it is replaced', async () => {
  const ada = await house.person('Ada');
  await ada.make({ game: 'tictactoe', seats: 2 });
  expect(await ada.call('GET /api/me/paper')).toEqual({ since: null });
  const { secret } = await ada.call('POST /api/me/paper');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(12);
  expect(stored(secret)).toBe(false);
  expect((await ada.call('GET /api/me/paper')).since).toBeTypeOf('number');
  expect(JSON.stringify(await ada.call('GET /api/me/export'))).not.toContain(secret);

  for (const name of ['phone', 'tablet']) {
    const device = new Person(house, name);
    const look = await device.call('POST /api/enter/paper/look', { body: { secret } });
    expect(look).toMatchObject({ name: 'Ada', active: 1, past: 0, yours: false, hasTables: false });
    // Looking lets nobody in.
    expect((await device.call('GET /api/here')).me).toBeNull();
    expect((await device.call('POST /api/enter/paper', { body: { secret } })).identity).toBe(await ada.identity());
  }
  expect(await ada.call('GET /api/me/devices')).toHaveLength(3);

  const again = await ada.call('POST /api/me/paper');
  const late = new Person(house, 'late');
  expect((await late.ask('POST /api/enter/paper', { body: { secret } })).status).toBe(404);
  await ada.call('DELETE /api/me/paper');
  expect((await late.ask('POST /api/enter/paper/look', { body: again })).status).toBe(404);
});

test('a device with tables of its own stays who it is; a guest without tables is given up; nobody guesses', async () => {
  const [ada, ben, passer] = await Promise.all(['Ada', 'Ben', 'Passer-by'].map((n) => house.person(n)));
  const { secret } = await ada.call('POST /api/me/paper');
  await ben.make({ game: 'tictactoe', seats: 2 });
  expect((await ben.call('POST /api/enter/paper/look', { body: { secret } })).hasTables).toBe(true);
  expect((await ben.ask('POST /api/enter/paper', { body: { secret } })).body.error).toBe('has-tables');
  const before = await passer.identity();
  await passer.call('POST /api/enter/paper', { body: { secret } });
  expect(await house.server.parts.identities.me(before)).toBeNull();
  expect((await passer.ask('POST /api/enter/paper', { body: { secret } })).body.error).toBe('not-now');
  for (const wrong of ['', 'A'.repeat(15), `${secret}A`])
    expect((await ben.ask('POST /api/enter/paper', { body: { secret: wrong } })).status).toBe(400);
  expect((await ben.ask('POST /api/enter/paper', { body: { secret: 'A'.repeat(16) } })).status).toBe(404);
});
