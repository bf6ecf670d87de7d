/** The replay of an online match can be opened by everybody with the link, if the host allows it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { House, type Person, running } from './house.ts';
import { newRequestId } from './screen.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

/** A table, private unless said otherwise, whose match was ended by agreement. */
async function ended(open = false): Promise<{ id: string; people: Person[] }> {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'auction', seats: 2, settings: FAST, open });
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(id)));
  await screens[0].tell({ t: 'end', id: newRequestId(), say: 'ask' });
  await screens[1].tell({ t: 'end', id: newRequestId(), say: 'yes' });
  await expect.poll(async () => (await people[0].table(id)).state).toBe('over');
  return { id, people };
}
const share = (p: Person, id: string, everybody: boolean) => p.ask('PUT /api/tables/:table/share', { params: { table: id }, body: { everybody } });
const look = (p: Person, token: string) => p.ask('GET /api/shared/:token', { params: { token } });

test('a link of the host works for a stranger, and no more when the host takes it back', async () => {
  const { id, people } = await ended();
  const stranger = await house.person('Eve');
  expect((await stranger.ask('GET /api/tables/:table/record', { params: { table: id } })).status).toBe(404);
  const token = (await share(people[0], id, true)).body.share!;
  expect((await look(stranger, token)).body).toMatchObject({ format: 'starboard/record', names: ['Ada', 'Ben'] });
  // Asked again, it is the same link; others at the table may pass it on.
  expect((await share(people[0], id, true)).body.share).toBe(token);
  expect((await people[1].table(id)).share).toBe(token);
  expect((await share(people[0], id, false)).body.share).toBeNull();
  expect((await look(stranger, token)).status).toBe(404);
  expect((await share(people[0], id, true)).body.share).not.toBe(token);
});

test('only the host decides, only after the end, and a rematch is not shared', async () => {
  const { id, people } = await ended();
  expect((await share(people[1], id, true)).body.error).toBe('not-owner');
  await share(people[0], id, true);
  const next = await people[0].call('POST /api/tables/:table/rematch', { params: { table: id } });
  expect(next.share).toBeNull();
  expect((await share(people[0], next.id, true)).body.error).toBe('not-now');
});

test('finished matches of open tables are listed for everybody, without who won; others are not', async () => {
  const [shown, hidden] = [await ended(true), await ended()];
  const stranger = await house.person('Eve');
  const listed = async (p: Person) => (await p.ask('GET /api/replays', {})).body.replays;
  const [found] = (await listed(stranger)).filter((r) => r.table === shown.id);
  expect(found).toEqual({
    table: shown.id,
    game: 'auction',
    name: expect.any(String),
    at: expect.any(Number),
    chairs: [
      { kind: 'person', name: 'Ada' },
      { kind: 'person', name: 'Ben' },
    ],
  });
  expect((await listed(stranger)).some((r) => r.table === hidden.id)).toBe(false);
  expect((await stranger.ask('GET /api/tables/:table/record', { params: { table: shown.id } })).status).toBe(200);
});

test('a block holds for what is shown to everybody, in both directions; and a running match is in no list', async () => {
  const shown = await ended(true);
  const [ada] = shown.people;
  const listed = async (p: Person): Promise<boolean> => (await p.ask('GET /api/replays', {})).body.replays.some((r) => r.table === shown.id);
  const [shutOut, shuts, stranger] = await Promise.all(['Eve', 'Finn', 'Gil'].map((name) => house.person(name)));
  for (const p of [shutOut, shuts, stranger]) expect(await listed(p)).toBe(true);
  // Only people who met can block each other.
  for (const p of [shutOut, shuts]) await running([ada, p], { game: 'auction', seats: 2, settings: FAST });
  await ada.call('POST /api/people/:person/block', { params: { person: await shutOut.identity() } });
  await shuts.call('POST /api/people/:person/block', { params: { person: await ada.identity() } });
  expect(await Promise.all([shutOut, shuts, stranger].map(listed))).toEqual([false, false, true]);
  expect((await shutOut.ask('GET /api/tables/:table/record', { params: { table: shown.id } })).status).toBe(404);
  // The next match of the same open table has begun: nothing of it is to be looked back on.
  const next = await ada.call('POST /api/tables/:table/rematch', { params: { table: shown.id } });
  expect((await stranger.ask('GET /api/replays', {})).body.replays.some((r) => r.table === next.id)).toBe(false);
  expect((await stranger.ask('GET /api/tables/:table/record', { params: { table: next.id } })).status).not.toBe(200);
});
