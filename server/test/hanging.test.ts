/** Tables that hang: the host of the server is told of them, sees which they are, and clears those that never began. */
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OVERDUE_MS, STILL_MS, UNBEGUN_MS } from '../tables/hanging.ts';
import { House, Person, running } from './house.ts';
import { Screen } from './screen.ts';
import { SkippingClock } from './skipping-clock.ts';
import { FAST, toySource } from './toys.ts';

const DAY_MS = 86_400_000;
const clock = new SkippingClock();
let house: House;
let host: Person;
beforeAll(async () => {
  house = await House.open({ STARBOARD_ABANDON_DAYS: '0' }, { games: toySource, now: clock.now, after: clock.after });
  host = new Person(house, 'host');
});
afterAll(() => house.close());

// A session of the host would end within these weeks.
const key = () => ({ headers: { authorization: `Bearer ${house.server.newKey}` } });
const state = async () => {
  // Counts are kept for half a minute.
  clock.skip(31_000);
  return (await host.call('GET /api/host', key())).hanging;
};
const hanging = async () => (await host.call('GET /api/host/tables', { ...key(), query: { state: 'hanging' } })).tables.map((t) => t.id);

test('a game hangs when nothing has happened for a week: its last move counts, not the age of its table', async () => {
  const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
  const table = { game: 'tictactoe', seats: 2, settings: FAST } as const;
  const [still, played] = [await running([ada, ben], table), await running([ada, ben], table)];
  expect(await hanging()).toEqual([]);
  clock.skip(STILL_MS - DAY_MS);
  const { game } = await toySource.loadGame('tictactoe');
  const screens = await Promise.all([ada, ben].map(async (p) => (await p.screen()).enter(played)));
  const mover = screens.find((s) => s.mustAnswer);
  await mover?.play(game, new FastChance('one move'), () => false);
  for (const screen of screens) await screen.close();
  clock.skip(2 * DAY_MS);
  expect(await hanging()).toEqual([still]);
  expect(await state()).toEqual({ games: 1, unbegun: 0 });
});

test('a game hangs when its clock has been over for a while and nothing acted for its player', async () => {
  const { tables, matches } = house.server.parts;
  const id = await running([await house.person('Cleo'), await house.person('Dora')], {
    game: 'tictactoe',
    seats: 2,
    settings: { ...FAST, clock: { kind: 'days', days: 1 } },
  });
  expect(await hanging()).not.toContain(id);
  await matches.evict(id);
  await tables.change(id, null, (doc) => {
    doc.due = clock.now() - OVERDUE_MS - 1;
  });
  expect(await hanging()).toContain(id);
});

test('tables that never began are cleared at once, but for one that somebody looks at', async () => {
  const ada = await house.person('Ada');
  const make = async () => {
    const { id } = await ada.make({ game: 'tictactoe', seats: 2 });
    await ada.sit(id);
    return id;
  };
  const [left, watched] = [await make(), await make()];
  clock.skip(UNBEGUN_MS + 1000);
  const page = await Screen.open(house, ada.cookie, {}, '/ws/lobby');
  page.socket.send(JSON.stringify({ t: 'table', table: watched }));
  await expect.poll(async () => (await ada.table(watched)).chairs[0].here).toBe(true);
  expect((await state()).unbegun).toBe(1);
  expect(await host.call('POST /api/host/tables/clear', key())).toEqual({ closed: 1 });
  expect((await ada.ask('GET /api/tables/:table', { params: { table: left } })).status).toBe(404);
  expect((await ada.table(watched)).state).toBe('waiting');
  await page.close();
});
