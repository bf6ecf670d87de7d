import { FastChance, type Known, LEVELS, Match, randomAnswer, refuse, type Seat, seatAt, viewOf } from '@starboard/kernel';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { fingerprint } from '../fingerprint.ts';
import { type Level, think } from '../index.ts';
import { gaps, heaviest, preferences } from '../policy.ts';
import { cartridge as auction } from './auction.ts';
import { blankMind, type Cell, cartridge, type TicTacToe, winner } from './tictactoe.ts';

const SEED = seedOf('bots');

/** The best value the seat to move can force: 1, 0 or -1. */
const solved = new Map<string, number>();
function solve(cells: number[], turn: number): number {
  const w = winner(cells);
  if (w >= 0) return w === turn ? 1 : -1;
  if (!cells.includes(-1)) return 0;
  const key = `${cells.join()}/${turn}`;
  const known = solved.get(key);
  if (known !== undefined) return known;
  const best = Math.max(...options(cells, turn).map(([, v]) => v));
  solved.set(key, best);
  return best;
}
const options = (cells: number[], turn: number): [number, number][] =>
  cells.flatMap((c, i): [number, number][] => (c >= 0 ? [] : [[i, -solve(cells.with(i, turn), 1 - turn)]]));

/** Plays perfectly, at random among the perfect moves. */
const perfect = (k: Known<TicTacToe>, seat: Seat, chance: FastChance): Cell[] => {
  const all = options([...k.pub.cells], seat);
  const best = all.filter(([, v]) => v === Math.max(...all.map(([, w]) => w)));
  return [String(best[chance.int(best.length)][0]) as Cell];
};

describe('hard', () => {
  // Who knows nothing must look longer, and even then has a bad moment in some hundred games.
  const minds = [
    { name: 'with a mind', brain: cartridge, iterations: 5000, games: 30, slips: 0 },
    { name: 'without one', brain: { game: cartridge.game, mind: blankMind }, iterations: 12_000, games: 12, slips: 1 },
  ];
  for (const { name, brain, iterations, games, slips } of minds) {
    test.each(['random', 'perfect'])(`loses at most ${slips} of ${games} games of tic-tac-toe ${name} against %s play`, (other) => {
      const chance = new FastChance(SEED);
      let lost = 0;
      for (let g = 0; g < games; g++) {
        const hero = seatAt(g % 2);
        const match = new Match(brain.game, {}, 2, new FastChance(g));
        while (!match.over) {
          const seat = match.state.flow.asked[0];
          const k = match.know(seat);
          const answer =
            seat === hero
              ? think(brain, 'hard', k, {}, seat, SEED + g, { iterations }).answer
              : other === 'perfect'
                ? perfect(k, seat, chance)
                : randomAnswer(brain.game, k, seat, chance);
          match.answer(seat, answer);
        }
        if (match.outcome!.ranks[hero] !== 1) lost++;
      }
      expect(lost, `seed ${SEED}`).toBeLessThanOrEqual(slips);
    });
  }

  test('finds the same answer with the same seed and iterations', () => {
    for (let i = 0; i < 20; i++) {
      const match = new Match(auction.game, {}, 3, new FastChance(SEED + i));
      const seat = seatAt(i % 3);
      const go = (iterations: number) => think(auction, 'hard', viewOf(match.state, seat), match.memories[seat], seat, SEED + i, { iterations });
      expect(go(60)).toEqual(go(60));
    }
  });

  test('reports the iterations that a time budget allowed, and finds the same answer with them', () => {
    for (let i = 0; i < 10; i++) {
      const match = new Match(auction.game, {}, 4, new FastChance(SEED + i));
      const go = (budget: object) => think(auction, 'hard', match.know(seatAt(0)), match.memories[0], seatAt(0), i, budget);
      const timed = go({ ms: 5 + i });
      expect(go({ iterations: timed.iterations })).toEqual(timed);
    }
  });

  test('answers legally when stopped at once, with the heuristic alone', () => {
    const match = new Match(cartridge.game, {}, 2, new FastChance(1));
    const stopped = think(cartridge, 'hard', match.know(seatAt(0)), {}, seatAt(0), 1, { iterations: 1e9, stop: () => true });
    expect(stopped).toEqual({ answer: ['4'], iterations: 0 });
  });

  test('stops after the iteration in which it is told to', () => {
    const match = new Match(cartridge.game, {}, 2, new FastChance(1));
    let asked = 0;
    const thought = think(cartridge, 'hard', match.know(seatAt(0)), {}, seatAt(0), 1, { ms: 60_000, stop: () => ++asked > 17 });
    expect(thought.iterations).toBe(17);
  });

  test('does not search where there is one legal answer', () => {
    const match = new Match(cartridge.game, {}, 2, new FastChance(1));
    for (const cell of ['0', '1', '2', '4', '3', '5', '7', '6'] as const) match.answer(match.state.flow.asked[0], [cell]);
    expect(think(cartridge, 'hard', match.know(seatAt(0)), {}, seatAt(0), 1, { iterations: 500 })).toEqual({ answer: ['8'], iterations: 0 });
  });

  test('sees the bids of others neither when they are in nor through their hands', () => {
    // Two worlds that the seat cannot tell apart: what it answers may not differ.
    for (let i = 0; i < 20; i++) {
      const match = new Match(auction.game, {}, 3, new FastChance(SEED + i));
      const other = auction.game.copy(match.state);
      [other.mine[1].hand, other.mine[2].hand, other.dark.rest] = [other.mine[2].hand, other.dark.rest, other.mine[1].hand];
      const go = (s: typeof other) => think(auction, 'hard', viewOf(s, seatAt(0)), match.memories[0], seatAt(0), i, { iterations: 50 });
      expect(go(other)).toEqual(go(match.state));
    }
  });
});

describe('every level', () => {
  test.each(LEVELS)('%s answers legally and leaves what it was given alone', (level) => {
    for (let i = 0; i < 10; i++) {
      const match = new Match(auction.game, {}, 4, new FastChance(SEED + i));
      while (!match.over) {
        const seat = match.state.flow.asked.find((s) => !match.state.flow.done.includes(s))!;
        const before = JSON.stringify([match.state, match.memories]);
        const { answer } = think(auction, level, match.know(seat), match.memories[seat], seat, SEED + i, { iterations: 10 });
        expect(JSON.stringify([match.state, match.memories])).toBe(before);
        expect(refuse(auction.game, match.know(seat), seat, answer)).toBe(null);
        match.answer(seat, answer);
      }
    }
  });

  test('gets what a seat knows; a state does not fit', () => {
    expectTypeOf(think<TicTacToe>)
      .parameter(2)
      .toEqualTypeOf<Known<TicTacToe>>();
    const match = new Match(cartridge.game, {}, 2, new FastChance(1));
    // @ts-expect-error a whole state has every hand in it
    const wrong = () => think(cartridge, 'normal' as Level, match.state, {}, seatAt(0), 1, {});
    expect(wrong).toBeTypeOf('function');
  });
});

describe('weights', () => {
  test('count by their distance from the best, and one hopeless option does not hide the rest', () => {
    expect(gaps([3, 1, 2])).toEqual(gaps([103, 101, 102]));
    expect(gaps([7, 7, 7])).toEqual([0, 0, 0]);
    const [best, next, , hopeless] = preferences([3, 2, 1, -1e9], 0.5, 0.1);
    expect(best).toBeGreaterThan(1.2 * next);
    expect(hopeless).toBeCloseTo(0.025, 3);
    expect(preferences([Number.NEGATIVE_INFINITY, 1, Number.NaN], 1, 0)[1]).toBeCloseTo(1, 2);
  });

  test('of equal size are chosen equally often', () => {
    const chance = new FastChance(SEED);
    const hits = [0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) hits[heaviest([5, 1, 5, 5], chance)]++;
    expect(hits[1]).toBe(0);
    for (const i of [0, 2, 3]) expect(Math.abs(hits[i] - 2000), `seed ${SEED}`).toBeLessThan(250);
  });
});

describe('fingerprints', () => {
  test('differ where anything that is seen differs, and only there', () => {
    const chance = new FastChance(SEED);
    const seen = new Set<number>();
    const count = 50_000;
    for (let i = 0; i < count; i++)
      seen.add(fingerprint([{ step: 'x', _dark: chance.int(9) }], { cells: [i & 15, -((i >> 4) & 15), i >> 8], turn: 'a' }));
    expect(seen.size, `seed ${SEED}`).toBe(count);
    expect(fingerprint([{ a: 1, _b: 2 }])).toBe(fingerprint([{ a: 1, _b: 3 }]));
    expect(fingerprint([], { _b: 2 })).not.toBe(fingerprint([], { _b: 3 }));
    const others = [{ b: 1 }, { a: 1.5 }, { a: '1' }, { a: [1] }, { a: null }, { a: true }, { a: 1, c: 1 }, [1], {}].map((v) => fingerprint([], v));
    expect(new Set([...others, fingerprint([], { a: 1 })]).size).toBe(others.length + 1);
  });
});
