/** A restarted server listens at once: matches come back behind it, some at a time, and the one that somebody opens comes first. */
import { MOST_LINES } from '@starboard/host/storage';
import { expect, test } from 'vitest';
import { openStorage } from '../storage/open.ts';
import { House, running } from './house.ts';
import { FAST, toySource } from './toys.ts';

const IDS = Array.from({ length: 40 }, (_, i) => `copy-${i}`);
const AT_ONCE = 16;

/** The folder of a server that crashed with all of these in memory. */
async function crashed(): Promise<string> {
  const house = await House.open({}, { games: toySource });
  const people = [await house.person('Ada'), await house.person('Ben')];
  const id = await running(people, { game: 'tictactoe', seats: 2, settings: FAST });
  const { matches, tables } = house.server.parts;
  await matches.evict(id);
  const doc = { ...(await tables.docs.get(id))!, live: true };
  const lines = await tables.context.storage.lines(id, 0, MOST_LINES);
  for (const copy of IDS) {
    await tables.context.storage.append(copy, lines);
    await tables.docs.create(copy, doc);
  }
  await house.server.close();
  return house.data;
}

/** A server on that folder that gets no log before `go`; `asked`: the matches whose logs it wants. */
async function waitingHouse(data: string): Promise<{ house: House; asked: string[]; go: () => void }> {
  const held = Promise.withResolvers<void>();
  const asked: string[] = [];
  const storage = await openStorage({ dataDir: data });
  const load = storage.load.bind(storage);
  storage.load = async (match) => {
    asked.push(match);
    await held.promise;
    return load(match);
  };
  const house = await House.open({}, { games: toySource, storage }, data);
  await expect.poll(() => asked.length).toBe(AT_ONCE);
  return { house, asked, go: () => held.resolve() };
}

test('after a crash a server listens before any match is loaded, loads sixteen at a time, and at once the one that somebody opens', async () => {
  const { house, asked, go } = await waitingHouse(await crashed());
  const { matches } = house.server.parts;
  expect((await fetch(`${house.url}/readyz`)).status).toBe(200);
  expect(asked).toHaveLength(AT_ONCE);
  expect(matches.all()).toEqual([]);

  const wanted = IDS.find((id) => !asked.includes(id))!;
  const opened = matches.get(wanted);
  await expect.poll(() => asked.at(-1)).toBe(wanted);
  expect(asked).toHaveLength(AT_ONCE + 1);
  go();
  await opened;
  await expect.poll(() => matches.all().length, { timeout: 30_000 }).toBe(IDS.length);
  expect(asked.toSorted()).toEqual(IDS.toSorted());
  await house.close();
});

test('a server that closes loads no further matches, and the next one does', async () => {
  const data = await crashed();
  const { house, asked, go } = await waitingHouse(data);
  const closed = house.server.close();
  go();
  await closed;
  expect(asked).toHaveLength(AT_ONCE);
  const next = await House.open({}, { games: toySource }, data);
  // Those that were loaded were put aside as they should be.
  await expect.poll(() => next.server.parts.matches.all().length, { timeout: 30_000 }).toBe(IDS.length - AT_ONCE);
  await next.close();
});

test('between two matches that come back the event loop has a turn for everybody else', async () => {
  const storage = await openStorage({ dataDir: await crashed() });
  let turn = 0;
  let ticking = setImmediate(function tick() {
    turn++;
    ticking = setImmediate(tick);
  });
  const turns: number[] = [];
  const load = storage.load.bind(storage);
  storage.load = (match) => {
    turns.push(turn);
    return load(match);
  };
  const house = await House.open({}, { games: toySource, storage });
  await expect.poll(() => house.server.parts.matches.all().length, { timeout: 30_000 }).toBe(IDS.length);
  clearImmediate(ticking);
  expect(new Set(turns).size).toBe(IDS.length);
  await house.close();
});
