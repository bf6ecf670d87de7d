/** Rated tables: who agrees to what, what counts, who sees it, and that it can be made again. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { NewTable } from '../api/routes.ts';
import { recomputeRatings } from '../index.ts';
import type { MatchEnd } from '../tables/results.ts';
import { House, type Person, running } from './house.ts';
import { finish } from './play-out.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const RATED: NewTable = { game: 'auction', seats: 3, rated: true, settings: { ...FAST, clock: { kind: 'move', seconds: 3600 } } };
const crowd = (...names: string[]): Promise<Person[]> => Promise.all(names.map((n) => house.person(n)));
const ratingsOf = async (of: Person, by = of) => (await by.call('GET /api/people/:person', { params: { person: await of.identity() } })).ratings;
const ratedDoc = async (table: string) => (await house.server.parts.results.get(table))?.rated;

/** As if these had played once more and ended so. */
async function again(people: readonly Person[], table: string, ranks: readonly number[], more: Partial<MatchEnd> = {}): Promise<void> {
  const { results, ratings, tables } = house.server.parts;
  const doc = (await tables.docs.get(table))!;
  const id = `again-${Math.random().toString(36).slice(2)}`;
  const end: MatchEnd = {
    outcome: { ranks, scores: ranks, ending: 'x', parts: [] },
    played: null,
    sides: null,
    gaveUp: [],
    botsAt: [],
    took: [],
    ...more,
  };
  expect(people.length).toBeGreaterThan(0);
  await results.note(id, doc, end);
  await ratings.note(id);
}

describe('the terms', () => {
  test('everybody sees it before they sit down: in the lobby, behind a link, at the table', async () => {
    const [ada, ben] = await crowd('Ada', 'Ben');
    const { id, invitations } = await ada.make({ ...RATED, open: true });
    expect((await ben.table(id)).rated).toBe(true);
    expect((await ben.call('GET /api/lobby')).open.find((t) => t.id === id)?.rated).toBe(true);
    expect((await ben.call('POST /api/invitations/look', { body: { token: invitations![0].token } })).table?.rated).toBe(true);
  });

  test('no take-backs, no game without a clock, nothing of one’s own', async () => {
    const [ada] = await crowd('Ada');
    for (const wrong of [
      { settings: { ...RATED.settings!, takeBacks: true } },
      { settings: FAST },
      { game: 'picky', options: { map: 'mine' } },
    ] satisfies Partial<NewTable>[])
      expect((await ada.ask('POST /api/tables', { body: { ...RATED, ...wrong } })).body.error).toBe('rated');
    const { id } = await ada.make(RATED);
    expect((await ada.ask('PATCH /api/tables/:table', { params: { table: id }, body: { settings: FAST } })).body.error).toBe('rated');
  });

  test('nobody finds themselves in a rated match who sat down at another one', async () => {
    const [ada, ben] = await crowd('Ada', 'Ben');
    const { id } = await ada.make({ ...RATED, rated: false, open: true });
    const set = (rated: boolean) => ada.ask('PATCH /api/tables/:table', { params: { table: id }, body: { rated } });
    expect((await set(true)).status).toBe(200);
    expect((await set(false)).status).toBe(200);
    await ben.sit(id);
    expect((await set(true)).body.error).toBe('not-now');
  });
});

describe('what counts', () => {
  test('a match of three: each rating moves once, is shown from five matches on, and stands in the history', async () => {
    const people = await crowd('Ada', 'Ben', 'Cleo');
    const id = await running(people, RATED);
    await finish(people, id);
    const doc = await ratedDoc(id);
    expect(doc?.chairs.every((c) => c.now !== null)).toBe(true);
    expect(await ratingsOf(people[0])).toEqual([{ game: 'auction', games: 1, rating: null, band: null, points: [] }]);
    for (let i = 0; i < 4; i++) await again(people, id, [1, 2, 3]);
    const [rating] = await ratingsOf(people[0]);
    expect(rating).toMatchObject({ games: 5, points: expect.any(Array) });
    expect(rating.points).toHaveLength(5);
    expect(rating.band).toBeLessThan(350);
    const { games } = await people[0].call('GET /api/people/:person/games', { params: { person: await people[0].identity() } });
    expect(games.find((g) => g.table === id)?.change).toBe(Math.round(doc!.chairs[0].now![0]) - 1500);
  });

  test('a match against bots alone, and one that is not rated, move nothing', async () => {
    const [ada, ben] = await crowd('Ada', 'Ben');
    await finish([ada], await running([ada], { ...RATED, bots: [null, 'random', 'random'] }));
    await finish([ada, ben], await running([ada, ben], { ...RATED, seats: 2, rated: false }));
    expect(await ratingsOf(ada)).toEqual([]);
  });

  test('who gave up is last, whatever the bot made of the seat; bots do not move', async () => {
    const [ada, ben] = await crowd('Ada', 'Ben');
    const id = await running([ada, ben], { ...RATED, bots: [null, null, 'easy'] });
    await ben.call('POST /api/tables/:table/leave', { params: { table: id } });
    await finish([ada], id);
    const doc = await ratedDoc(id);
    expect(doc?.chairs.map((c) => c.left === true)).toEqual([false, true, false]);
    expect(doc?.chairs[1].place).toBeGreaterThan(3);
    expect(doc!.chairs[1].now![0]).toBeLessThan(1500);
    expect(doc?.chairs[2]).toMatchObject({ bot: 'easy', now: null });
  });

  test('sides with different aims are teams; everybody together is nothing', async () => {
    const people = await crowd('Ada', 'Ben', 'Cleo');
    const id = await running(people, RATED);
    const outcome = { ranks: [1, 2, 2], scores: [1, 0, 0], ending: 'x', parts: [], together: true as const };
    await again(people, id, [], { outcome, sides: ['human', 'human', 'alien'] });
    const [ada, ben, cleo] = await Promise.all(people.map((p) => ratingsOf(p)));
    expect([ada, ben, cleo].map(([r]) => r?.games)).toEqual([1, 1, 1]);
    await again(people, id, [], { outcome: { ...outcome, ranks: [1, 1, 1] } });
    expect((await ratingsOf(people[0]))[0].games).toBe(1);
  });
});

describe('making them again', () => {
  test('all ratings come out the same, also after somebody deleted their data and after a crash in between', async () => {
    const people = await crowd('Ada', 'Ben', 'Cleo');
    const { ratings, results, context } = house.server.parts;
    const id = await running(people, RATED);
    for (let i = 0; i < 12; i++)
      await again(
        people,
        id,
        [
          [1, 2, 3],
          [3, 1, 2],
          [1, 3, 2],
          [2, 2, 1],
        ][i % 4],
      );
    const numbers = async () => (await Promise.all(people.slice(0, 2).map(async (p) => ratings.exportOf(await p.identity())))).flat();
    const before = await numbers();
    expect(await ratings.recompute()).toMatchObject({ changed: 0 });
    await people[2].call('DELETE /api/me');
    expect(await ratings.recompute()).toMatchObject({ changed: 0 });
    expect(await numbers()).toEqual(before);
    // The crash came after the ratings were written and before the result said so.
    const [last] = await results.ratedOf(await people[0].identity(), 1);
    await results.setRated(last.id, { ...last.doc.rated!, order: null });
    await ratings.open();
    expect(await numbers()).toEqual(before);
    // Somebody changed a rating by hand.
    const found = await context.storage.find('rating', 'of', await people[0].identity(), 1);
    await context.storage.put(
      'rating',
      found[0].id,
      { ...(found[0].doc as object), mu: 2500 } as never,
      { of: await people[0].identity(), all: 'yes' },
      found[0].version,
    );
    expect(await ratings.recompute()).toMatchObject({ changed: 1 });
    expect(await numbers()).toEqual(before);
  });

  test('by the command, while the server stands still', async () => {
    const other = await House.open({}, { games: toySource });
    await other.server.close();
    expect(await recomputeRatings(other.config)).toEqual({ matches: 0, ratings: 0, changed: 0 });
    await other.start();
    await other.close();
  });
});

test('who sees them: friends by default, all or nobody by choice; deleted, they are gone', async () => {
  const people = await crowd('Ada', 'Ben', 'Cleo');
  const [ada, ben, cleo] = people;
  const stranger = await house.person('Dora');
  const id = await running(people, RATED);
  await again(people, id, [1, 2, 3]);
  expect(await ratingsOf(ada, ben)).toEqual([]);
  await ada.call('PATCH /api/me/profile', { body: { shows: 'all' } });
  expect(await ratingsOf(ada, stranger)).toHaveLength(1);
  await ada.call('PATCH /api/me/profile', { body: { shows: 'nobody' } });
  expect(await ratingsOf(ada, cleo)).toEqual([]);
  const identity = await ada.identity();
  expect(((await ada.call('GET /api/me/export')) as { ratings: unknown[] }).ratings).toHaveLength(1);
  await ada.call('DELETE /api/me');
  expect(await house.server.parts.ratings.exportOf(identity)).toEqual([]);
  expect(JSON.stringify(await house.server.parts.results.rated('done'))).not.toContain(identity);
});
