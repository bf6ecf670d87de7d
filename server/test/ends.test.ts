/** The end of a match reaches ratings and rounds once, wherever a server dies on the way. */
import type { Json } from '@starboard/kernel';
import { FastChance } from '@starboard/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NewTournament } from '../api/routes.ts';
import { House, type Person } from './house.ts';
import { FAST, loadGame, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const LEAGUE: NewTournament = {
  ...{ name: 'Tuesday', game: 'tictactoe', kind: 'swiss', size: 2, rounds: 2, open: false, beginMinutes: 5, rated: true },
  settings: { ...FAST, clock: { kind: 'move', seconds: 3600 }, atZero: 'bot' },
};

/** From the moment when its end is noted, a server writes so many documents more, and then nothing. */
function dieAfter(writes: number): { readonly hasDied: boolean; revive(): void } {
  const { storage } = house.server.parts.context;
  const { put, append } = storage;
  let left: number | null = null;
  storage.put = (kind, id, doc, keys, version) => {
    if (kind === 'table' && (doc as { [name: string]: Json }).state === 'over') left ??= writes;
    if (left !== null && left-- <= 0) return Promise.reject(new Error('this server is dead'));
    return put.call(storage, kind, id, doc, keys, version);
  };
  return {
    get hasDied() {
      return left !== null && left < 0;
    },
    revive() {
      Object.assign(storage, { put, append });
    },
  };
}

async function begin(people: readonly Person[], table: string): Promise<void> {
  for (const who of people)
    await who.call('POST /api/tables/:table/commit', { params: { table }, body: { commitment: await who.commitment(table) } });
  await expect.poll(async () => (await people[0].table(table)).state).toBe('starting');
  for (const who of people) await who.reveal(table);
}

async function playOut(people: readonly Person[], table: string): Promise<void> {
  const { game } = await loadGame('tictactoe');
  const screens = await Promise.all(people.map(async (p) => (await p.screen()).enter(table)));
  await Promise.all(screens.map((s) => s.play(game, new FastChance(table))));
  await Promise.all(screens.map((s) => s.close()));
}

/** As another server does that takes over: it knows what is stored, and nothing else. */
async function takeOver(): Promise<void> {
  const { matches, tables, housekeeping } = house.server.parts;
  matches.dropAll();
  for await (const { id } of tables.docs.all('live', 'yes')) await (await matches.get(id)).finishing;
  await housekeeping.finishEnds();
}

test('a server dies after each of its writes: one result, each rating moved once, one next round', async () => {
  const people = [await house.person('Ada'), await house.person('Ben')];
  const identities = await Promise.all(people.map((p) => p.identity()));
  const { tournaments, results, ratings, tables } = house.server.parts;
  const games = async (): Promise<number[]> => (await Promise.all(identities.map((i) => ratings.exportOf(i)))).map(([r]) => r?.games ?? 0);
  let played = 0;
  for (let writes = 0, dies = true; dies; writes++) {
    const host = await house.person('Cleo');
    const { id, token } = await host.call('POST /api/tournaments', { body: LEAGUE });
    for (const who of people) await who.call('POST /api/tournaments/:tournament/join', { params: { tournament: id }, body: { token: token! } });
    await host.call('POST /api/tournaments/:tournament/start', { params: { tournament: id } });
    const round = async () => (await tournaments.docs.get(id))!.played;
    const { table } = (await round())[0].tables[0];
    await begin(people, table);
    const server = dieAfter(writes);
    await playOut(people, table);
    await house.server.parts.matches.peek(table)?.finishing;
    dies = server.hasDied;
    server.revive();
    // Both go on at once elsewhere: what was half done must not count on top of it.
    const doc = (await tables.docs.get(table))!;
    const outcome = { ranks: [1, 2], scores: [1, 0], ending: 'x', parts: [] };
    await results.note(`beside ${writes}`, doc, { outcome, played: null, sides: null, gaveUp: [], botsAt: [], took: [] });
    await ratings.note(`beside ${writes}`);
    await takeOver();
    played += 2;
    expect([await games(), writes]).toEqual([[played, played], writes]);
    expect((await round()).map((r) => r.tables[0].result !== null)).toEqual([true, false]);
    const [next] = (await round())[1].tables;
    expect((await tables.docs.get(next.table))?.state).toBe('waiting');
    expect((await tables.docs.get(table))?.live).toBe(false);
  }
  const orders = (await results.rated('done')).map(({ doc }) => doc.rated!.order);
  expect(new Set(orders).size).toBe(played);
  expect(await ratings.recompute()).toMatchObject({ matches: played, changed: 0 });
});
