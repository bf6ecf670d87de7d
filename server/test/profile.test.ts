/** Portraits, histories and statistics: what is kept of finished matches, and who sees it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FACE } from '../api/identity-shapes.ts';
import { faceFrom, newFace } from '../identity/face.ts';
import type { ResultDoc } from '../tables/results.ts';
import { statisticsOf } from '../tables/statistics.ts';
import { House, type Person, running } from './house.ts';
import { finish } from './play-out.ts';
import { FAST, toySource } from './toys.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({}, { games: toySource });
});
afterAll(() => house.close());

const of = (person: string) => ({ params: { person } });

/** A finished match of these people. */
async function played(people: readonly Person[]): Promise<string> {
  const id = await running(people, { game: 'tictactoe', seats: 2, settings: FAST, bots: people.length === 1 ? [null, 'random'] : [] });
  await finish(people, id);
  return id;
}

describe('portraits', () => {
  test('somebody new has one, it can be changed, and it shows wherever they sit', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const { me } = await ada.call('GET /api/here');
    expect(me?.face).toMatch(FACE);
    await ada.call('PATCH /api/me/profile', { body: { face: '0000000000' } });
    const { id } = await ada.make({ game: 'tictactoe', seats: 2, open: true });
    await ada.sit(id);
    const seen = await ben.table(id);
    expect([seen.chairs[0].face, seen.owner.face, seen.chairs[1].face]).toEqual(['0000000000', '0000000000', null]);
    await ada.call('PATCH /api/me/profile', { body: { face: '4967a76377' } });
    const lobby = await ben.call('GET /api/lobby');
    expect(lobby.open.find((t) => t.id === id)?.chairs[0].face).toBe((await ada.call('GET /api/here')).me?.face);
  });

  test('nothing but a portrait is taken for one', async () => {
    const ada = await house.person('Ada');
    for (const face of ['', '0', '5000000000', '00000000000', '000000000x', '<svg>'])
      expect((await ada.ask('PATCH /api/me/profile', { body: { face } })).status, face).toBe(400);
  });

  test('drawn or derived, every portrait is one', () => {
    for (let i = 0; i < 200; i++) expect([newFace(), faceFrom(String(i))].every((f) => FACE.test(f))).toBe(true);
    expect(faceFrom('a')).toBe(faceFrom('a'));
  });
});

describe('history and statistics', () => {
  test('a finished match stands in the history of both, with its result and its replay', async () => {
    const [ada, ben] = [await house.person('Ada'), await house.person('Ben')];
    const id = await played([ada, ben]);
    for (const person of [ada, ben]) {
      const me = await person.identity();
      const { games } = await person.call('GET /api/people/:person/games', of(me));
      expect(games).toMatchObject([{ table: id, game: 'tictactoe', replay: true, gaveUp: false }]);
      expect(games[0].chairs.map((c) => c.name)).toEqual(['Ada', 'Ben']);
      const { statistics, people } = await person.call('GET /api/people/:person', of(me));
      expect(statistics?.total).toEqual({ games: 1, people: 1, finished: 1 });
      expect(statistics?.games).toMatchObject([{ game: 'tictactoe', games: 1, sizes: [{ seats: 2, games: 1 }] }]);
      expect(people).toHaveLength(1);
    }
  });

  test('a history comes in pages, each match once', async () => {
    const ada = await house.person('Ada');
    const me = await ada.identity();
    const { results } = house.server.parts;
    const doc = await house.server.parts.tables.docs.get(await played([ada]));
    for (let i = 0; i < 44; i++)
      await results.note(`made-up-${i}`, doc!, {
        outcome: { ranks: [1, 2], scores: [1, 0], ending: 'x', parts: [] },
        played: ['captain', 'x'],
        gaveUp: [],
        sides: null,
        botsAt: [],
        took: [],
      });
    const seen: string[] = [];
    for (let more = true, pages = 0; more && pages < 9; pages++) {
      const page = await ada.call('GET /api/people/:person/games', { ...of(me), query: seen.length === 0 ? {} : { before: seen.at(-1)! } });
      seen.push(...page.games.map((g) => g.table));
      ({ more } = page);
    }
    expect(seen).toHaveLength(45);
    expect(new Set(seen).size).toBe(45);
    const { statistics } = await ada.call('GET /api/people/:person', of(me));
    expect(statistics?.games[0].roles).toEqual([{ role: 'captain', games: 44, won: 44, best: 1 }]);
  });

  test('the sums', () => {
    const chair = (identity: string | null, rank: number, more: object = {}) => ({
      identity,
      bot: identity === null,
      rank,
      score: 10 - rank,
      as: 'x',
      ...more,
    });
    const result = (...chairs: ReturnType<typeof chair>[]): ResultDoc => ({ game: 'g', name: '', at: 0, days: false, ending: '', chairs });
    const { games, people, total } = statisticsOf('a', [
      result(chair('a', 1), chair('b', 2), chair(null, 3)),
      result(chair('b', 1), chair('a', 1), chair(null, 3), chair(null, 4)),
      // Who gave up did not win, whatever the bot made of it.
      result(chair('a', 1, { gaveUp: true }), chair('b', 2)),
    ]);
    expect(total).toEqual({ games: 3, people: 1, finished: 2 });
    expect(games[0]).toMatchObject({
      games: 3,
      won: 2,
      sizes: [
        { seats: 2, games: 1, won: 0 },
        { seats: 3, won: 1 },
        { seats: 4, won: 1, places: 1 },
      ],
    });
    expect(games[0].fair).toBeCloseTo(1 / 3 + 2 / 4 + 1 / 2);
    expect(people).toEqual([{ identity: 'b', games: 3, ahead: 2 }]);
  });

  test('what is missing is made again from the matches', async () => {
    const ada = await house.person('Ada');
    const me = await ada.identity();
    const id = await played([ada]);
    const [before] = (await ada.call('GET /api/people/:person/games', of(me))).games;
    await house.server.parts.context.storage.delete('result', id);
    expect((await ada.call('GET /api/people/:person/games', of(me))).games).toEqual([]);
    expect(await house.server.parts.rebuildResults()).toBeGreaterThan(0);
    expect((await ada.call('GET /api/people/:person/games', of(me))).games).toEqual([before]);
    expect(await house.server.parts.rebuildResults()).toBe(0);
  });
});
