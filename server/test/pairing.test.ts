/** Tournaments without a server: pairings, seats, byes and standings of 6 to 256 people, simulated to the end. Seeded. */
import { type Level, mixSeed, playGame } from '@starboard/bots';
import { FastChance, readOptions } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { fewestRepeats } from '../tournaments/fewest.ts';
import { pairRound } from '../tournaments/pairing.ts';
import { robinPlan, robinRounds } from '../tournaments/robin.ts';
import { byePoints, nextRound, pointsOf, type RoundDoc, type SeatResult, standingsOf, type TournamentDoc } from '../tournaments/tournament.ts';
import { USUAL_POINTS } from '../tournaments/tournaments.ts';

const SEED = process.env.STARBOARD_SEED ?? 'tournaments';

function tournament(people: number, size: number, rounds: number, more: Partial<TournamentDoc> = {}): TournamentDoc {
  return {
    ...{ name: 't', game: 'g', kind: 'swiss', size, rounds, options: {}, rated: false, open: true, token: '', owner: null, ownerName: '' },
    settings: { clock: { kind: 'days', days: 2 }, atZero: 'bot', takeBacks: false, pace: 'human' },
    points: USUAL_POINTS.slice(0, size).with(-1, 0),
    state: 'running',
    entrants: Array.from({ length: people }, (_, i) => ({ identity: `p${i}`, name: `P${i}`, since: 1, out: null })),
    played: [],
    plan: null,
    lots: SEED,
    ...{ beginMs: 0, createdAt: 0, startedAt: 0, overAt: null },
    ...more,
  };
}

/** Plays it to the end: the smaller number is better, with luck. `between` may change it after each round. */
function playedOut(doc: TournamentDoc, between: (round: number) => void = () => {}): TournamentDoc {
  const chance = new FastChance(`${SEED} ${doc.entrants.length} ${doc.size}`);
  for (let next = nextRound(doc, () => false); next !== null; next = nextRound(doc, () => false)) {
    const round: RoundDoc = { at: 0, beginBy: 0, byes: next.byes, quality: next.quality, tables: [] };
    for (const seats of next.seats) {
      const form = seats.map((e) => (e === null ? 0 : e + chance.int(doc.entrants.length)));
      const result = seats.map((e, i): SeatResult => (e === null ? null : 1 + seats.filter((o, j) => o !== null && form[j] < form[i]).length));
      round.tables.push({ table: `${doc.played.length} ${round.tables.length}`, seats, result });
    }
    doc.played.push(round);
    between(doc.played.length);
  }
  return doc;
}

const seatSpread = (doc: TournamentDoc, entrant: number): number => {
  const had = Array.from({ length: doc.size }, (_, seat) => doc.played.flatMap((r) => r.tables).filter((t) => t.seats[seat] === entrant).length);
  return Math.max(...had) - Math.min(...had);
};

/**
 * Meetings that happen again in any tournament with so many people and tables, however it is paired. By pigeonholes: the people of a table
 * come from the tables of each earlier round; if those were fewer, some come from the same one and meet again. And if there are more
 * meetings than pairs, some pairs meet again.
 */
function unavoidable({ played, entrants }: TournamentDoc): number {
  const among = (things: number, holes: number): number => {
    let pairs = 0;
    for (let i = 0; i < things; i++) pairs += Math.floor(i / holes);
    return pairs;
  };
  const sizes = played.map((r) => r.tables.map((t) => t.seats.filter((s) => s !== null).length));
  // Somebody who had no table then comes from one of their own.
  const crowded = sizes.flatMap((now, r) =>
    sizes.slice(0, r).flatMap((then, e) => now.map((people) => among(people, then.length + played[e].byes.length))),
  );
  const meetings = sizes.flat().reduce((sum, n) => sum + (n * (n - 1)) / 2, 0);
  return Math.max(
    crowded.reduce((a, b) => a + b, 0),
    among(meetings, (entrants.length * (entrants.length - 1)) / 2),
  );
}

describe(`Swiss, seed ${SEED}`, () => {
  test.each([
    [6, 2, 3],
    [7, 2, 5],
    [8, 4, 3],
    [11, 4, 5],
    [13, 3, 5],
    [12, 4, 4],
    [16, 4, 5],
    [16, 4, 6],
    [25, 5, 6],
    [24, 6, 4],
    [33, 2, 7],
    [64, 4, 6],
    [100, 3, 6],
    [255, 5, 6],
    [256, 2, 8],
    [256, 4, 6],
    [256, 6, 6],
  ])('%i people at tables of %i, %i rounds: nobody meets again who need not, seats and byes are spread', (people, size, rounds) => {
    const doc = playedOut(tournament(people, size, rounds));
    expect(doc.played).toHaveLength(rounds);
    let repeats = 0;
    for (const round of doc.played) {
      // Everybody is somewhere, once.
      const there = [...round.byes, ...round.tables.flatMap((t) => t.seats.filter((s) => s !== null))];
      expect(there.toSorted((a, b) => a - b)).toEqual(doc.entrants.map((_, i) => i));
      expect(round.tables.every((t) => t.seats.length === size && t.seats.filter((s) => s !== null).length > 1)).toBe(true);
      repeats += round.quality?.repeats ?? 0;
    }
    const byes = doc.entrants.map((_, i) => doc.played.filter((r) => r.byes.includes(i)).length);
    const spreads = doc.entrants.map((_, i) => seatSpread(doc, i));
    const bound = unavoidable(doc);
    console.log(
      `Swiss ${people}/${size}: ${repeats} repeats (${bound} cannot be avoided), seats within ${Math.max(...spreads)}, byes within ${Math.max(...byes)}`,
    );
    expect(repeats).toBe(bound);
    expect(Math.max(...spreads)).toBeLessThanOrEqual(2);
    expect(Math.max(...byes)).toBeLessThanOrEqual(1);
    // The better half of the table is the better half of the people, mostly.
    const top = standingsOf(doc)
      .slice(0, Math.ceil(people / 2))
      .filter((s) => s.entrant < people / 2).length;
    expect(top / Math.ceil(people / 2)).toBeGreaterThan(0.5);
  });

  test('people who come late or drop out: everybody who is in has a table in each round', () => {
    const doc = tournament(12, 4, 5);
    playedOut(doc, (round) => {
      if (round === 1) doc.entrants.push({ identity: 'late', name: 'Late', since: 2, out: null });
      if (round === 2) Object.assign(doc.entrants[3], { out: 2 });
    });
    const isAt = (entrant: number) => doc.played.map((r) => r.tables.some((t) => t.seats.includes(entrant)));
    expect(isAt(12)).toEqual([false, true, true, true, true]);
    expect(isAt(3)).toEqual([true, true, false, false, false]);
    expect(standingsOf(doc).find((s) => s.entrant === 12)?.places[0]).toBe('none');
  });

  test('among few people the number of repeats that could not be avoided is exact', () => {
    // Three who sat together, and one more: at two tables of two, two of the three meet again.
    const trio = (a: number, b: number): number => (a < 3 && b < 3 ? 1 : 0);
    expect(fewestRepeats([0, 1, 2, 3], [2, 2], trio, 2)).toBe(1);
    const people = Array.from({ length: 4 }, () => ({ points: 0, seats: [], byes: 0 }));
    expect(pairRound({ people, met: trio, size: 3, seed: SEED }).quality).toMatchObject({ repeats: 1, bound: 1 });
    // Nobody did better than what was found.
    expect(fewestRepeats([0, 1, 2, 3], [2, 2], () => 1, 2)).toBe(2);
    expect(fewestRepeats([0, 1, 2, 3, 4, 5, 6], [5, 2], (a, b) => (a + b) % 2, 9)).toBe(4);
    expect(
      fewestRepeats(
        Array.from({ length: 13 }, (_, i) => i),
        [5, 4, 4],
        () => 1,
        22,
      ),
    ).toBeNull();
  });

  test('people who shun each other do not meet', () => {
    const doc = tournament(8, 2, 5);
    for (let i = 0; i < 5; i++) {
      const next = nextRound(doc, (a, b) => [a, b].includes('p0') && [a, b].includes('p1'))!;
      expect(next.seats.some((s) => s.includes(0) && s.includes(1))).toBe(false);
      doc.played.push({ ...next, at: 0, beginBy: 0, tables: next.seats.map((seats, t) => ({ table: `${i} ${t}`, seats, result: [1, 2] })) });
    }
  });
});

describe(`with matches that bots play to their end, seed ${SEED}`, () => {
  /** Every second entrant is a bot that thinks, the others answer at random; bots in empty seats think too. */
  const levelOf = (entrant: number | null): Level => (entrant === null || entrant % 2 === 0 ? 'easy' : 'random');

  test.each([
    ['rarities', 6, 3, 4, 'swiss'],
    ['rarities', 7, 3, 7, 'robin'],
    ['aliens', 9, 2, 4, 'swiss'],
    ['rarities', 30, 4, 5, 'swiss'],
    ['rarities', 256, 4, 6, 'swiss'],
  ] as const)('%s, %i people at tables of %i, %i rounds, %s', async (id, people, size, rounds, kind) => {
    const cartridge = await loadGame(id);
    const options = readOptions(cartridge.game, {});
    const plan = kind === 'robin' ? robinPlan(people, size, rounds, SEED).rounds.map((r) => r.map((t) => [...t])) : null;
    const doc = tournament(people, size, rounds, { kind, plan });
    let games = 0;
    let spread = 0;
    const repeats: number[] = [];
    for (let next = nextRound(doc, () => false); next !== null; next = nextRound(doc, () => false)) {
      spread = Math.max(spread, next.quality?.spread ?? 0);
      repeats.push(next.quality?.repeats ?? 0);
      const tables = next.seats.map((seats, t) => {
        const { ranks } = playGame(cartridge, options, size, seats.map(levelOf), mixSeed(people, doc.played.length, t), {}).outcome;
        games++;
        const result = seats.map((e, i): SeatResult => (e === null ? null : 1 + seats.filter((o, j) => o !== null && ranks[j] < ranks[i]).length));
        return { table: `${doc.played.length} ${t}`, seats, result };
      });
      doc.played.push({ at: 0, beginBy: 0, byes: next.byes, quality: next.quality, tables });
    }
    expect(doc.played).toHaveLength(rounds);
    const rows = standingsOf(doc);
    // No point is lost or made up: what the tables gave and the byes.
    const given = doc.played.flatMap((r) => [
      ...r.tables.flatMap(({ result }) => pointsOf(result ?? [], doc.points)),
      ...r.byes.map(() => byePoints(doc.points)),
    ]);
    expect(rows.reduce((sum, r) => sum + r.points, 0)).toBeCloseTo(given.reduce((a, b) => a + b, 0));
    const mean = (odd: number): number => {
      const of = rows.filter((r) => r.entrant % 2 === odd);
      return of.reduce((sum, r) => sum + r.points, 0) / of.length;
    };
    console.log(
      `${id} ${people}/${size}, ${kind}: ${games} games, meetings again by round ${repeats.join(' ')}, points within a table differ by ${spread} at most, thinking ${mean(0).toFixed(1)} points, random ${mean(1).toFixed(1)}`,
    );
    expect(mean(0)).toBeGreaterThan(mean(1));
    expect(rows.slice(0, 3).some((r) => r.entrant % 2 === 0)).toBe(true);
  });
});

describe('round robin', () => {
  const SIZES = [2, 3, 4, 5, 6].flatMap((size) => Array.from({ length: (size === 2 ? 16 : 9) - size + 1 }, (_, i) => [size + i, size]));
  test.each(SIZES)('%i people at tables of %i: everybody meets everybody equally often, or as nearly as whole numbers can be', (people, size) => {
    const count = robinRounds(people, size);
    const { meetings, rounds } = robinPlan(people, size, count, SEED);
    expect(count).toBeLessThanOrEqual(15);
    expect(rounds).toHaveLength(count);
    for (const round of rounds) expect(new Set(round.flat()).size).toBe(Math.floor(people / size) * size);
    const all = rounds.flat().length * size * (size - 1);
    // If the meetings cannot be shared out evenly among the pairs, some pair has one more than another: nothing is better than 1.
    expect(meetings[1] - meetings[0]).toBe(all % (people * (people - 1)) === 0 ? 0 : 1);
    const played = Array.from({ length: people }, (_, i) => rounds.filter((r) => r.some((t) => t.includes(i))).length);
    expect(new Set(played).size).toBe(1);
  });

  test('six people at tables of three need ten rounds: of the five that counting allows, none is even', () => {
    const splits = robinPlan(6, 3, 10, SEED).rounds;
    expect(
      new Set(
        splits.map((r) =>
          r
            .map((t) => t.toSorted().join())
            .sort()
            .join('|'),
        ),
      ).size,
    ).toBe(10);
    const isEven = (rounds: typeof splits): boolean =>
      [0, 1, 2, 3, 4, 5].every((a) =>
        [0, 1, 2, 3, 4, 5].every((b) => a === b || rounds.flat().filter((t) => t.includes(a) && t.includes(b)).length === 2),
      );
    const some = (from: number, chosen: typeof splits): boolean =>
      chosen.length === 5 ? isEven(chosen) : splits.some((split, i) => i >= from && some(i, [...chosen, split]));
    expect(some(0, [])).toBe(false);
  });

  test('somebody drops out: a bot sits there, and nobody plays against bots alone', () => {
    const plan = robinPlan(6, 2, 5, SEED).rounds.map((r) => r.map((t) => [...t]));
    const doc = tournament(6, 2, 5, { kind: 'robin', plan });
    playedOut(doc, (round) => round === 1 && Object.assign(doc.entrants[0], { out: 1 }));
    expect(doc.played).toHaveLength(5);
    for (const round of doc.played.slice(1)) expect([round.tables.length, round.byes.length]).toEqual([2, 1]);
  });
});

describe('points', () => {
  test('equal places share; a bot and somebody who left get nothing', () => {
    expect(pointsOf([1, 1, 3, 'left'], [4, 2, 1, 0])).toEqual([3, 3, 1, 0]);
    expect(pointsOf([1, null, 2, 2], [4, 2, 1, 0])).toEqual([4, 0, 1.5, 1.5]);
  });

  test('between equals: the points of those met, then first places, then the lot', () => {
    const doc = tournament(4, 2, 2);
    const table = (seats: number[], result: SeatResult[]) => ({ table: '', seats, result });
    const round = (...tables: ReturnType<typeof table>[]): RoundDoc => ({ tables, byes: [], at: 0, beginBy: 0, quality: null });
    doc.played = [round(table([0, 1], [1, 2]), table([2, 3], [1, 2])), round(table([0, 2], [1, 2]), table([1, 3], [1, 2]))];
    const rows = standingsOf(doc);
    expect(rows.map((r) => [r.entrant, r.points, r.rivals])).toEqual(
      [
        [0, 8, 8],
        [2, 4, 8],
        [1, 4, 8],
        [3, 0, 8],
      ].sort((a, b) => b[1] - a[1] || rows.findIndex((r) => r.entrant === a[0]) - rows.findIndex((r) => r.entrant === b[0])),
    );
    // Only the lot is left between 1 and 2: another lot, another order, but always the same for the same lot.
    const order = (lots: string) =>
      standingsOf({ ...doc, lots })
        .map((r) => r.entrant)
        .join();
    expect(new Set(Array.from({ length: 20 }, (_, i) => order(`lot ${i}`))).size).toBe(2);
    expect(order('x')).toBe(order('x'));
  });
});
