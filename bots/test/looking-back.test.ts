/** Looking back: chances by play-outs, where they turned, and what would have been better. */
import { FastChance, Match, type MatchRecord, makeRecord, plainTerms, type Seat, viewOf } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { seedOf } from '../../kernel/conformance/cases.ts';
import { Adviser, hasChoice } from '../advice.ts';
import { judgedMoments } from '../calibrate.ts';
import { CurvePlan, type CurvePoint, turningPoints } from '../curve.ts';
import { chanceOfSeat, type Tried, together, untried, withRun } from '../estimate.ts';
import { lookAhead } from '../outlook.ts';
import { bestTemper, brier, type Forecast, forecastsOf, type JudgedMoment, reliability } from '../reliability.ts';
import { reliabilityPlot } from '../reliability-plot.ts';
import { truePositionsOf } from '../true-positions.ts';
import { type Cell, type TicTacToe, cartridge as tictactoe } from './tictactoe.ts';

const SEED = seedOf('looking back');
const NAMES = ['Ada', 'Ben'];

function played(...cells: readonly (Cell | 'undo')[]): { match: Match<TicTacToe>; record: MatchRecord<TicTacToe> } {
  const match = new Match(tictactoe.game, {}, 2, new FastChance('x'), 0);
  for (const cell of cells) {
    if (cell === 'undo') match.undo(((match.state.flow.asked[0] + 1) % 2) as Seat, 0);
    else match.answer(match.state.flow.asked[0], [cell], undefined, 0);
  }
  return { match, record: makeRecord(match, plainTerms(tictactoe.game, {}, NAMES), { kind: 'seed', seed: 'x' }, NAMES) };
}

const tried = (mean: number, runs: number): Tried => ({
  runs,
  sums: [mean * runs, (1 - mean) * runs],
  squares: [mean * mean * runs, (1 - mean) ** 2 * runs],
});

describe('moments of a record', () => {
  test('each has the table as it was; what was undone has none', () => {
    const { record } = played('0', 'undo', '4', '0', '2', '1', '6');
    const found = truePositionsOf(tictactoe.game, record)!;
    expect(found.map((s) => s !== null)).toEqual([true, false, false, true, true, true, true, true]);
    expect(found.at(-1)!.state.stack).toHaveLength(0);
  });

  test('of other rules there are none', () => {
    const { record } = played('0');
    expect(truePositionsOf(tictactoe.game, { ...record, entries: record.entries.map((e) => ({ ...e, rules: 'other' })) })).toBeNull();
  });
});

describe('chances', () => {
  test('a won table is a win; an open one is in between, and its parts add up', () => {
    const [lost] = [played('0', '4', '1', '8')].map(({ record }) => truePositionsOf(tictactoe.game, record)!.at(-1)!);
    const all = lookAhead(tictactoe, lost, 'open', SEED, 0, 64, { answers: null });
    expect(chanceOfSeat(all, 0).mean, `seed ${SEED}`).toBeGreaterThan(0.9);
    const halves = together(
      lookAhead(tictactoe, lost, 'open', SEED, 0, 20, { answers: null }),
      lookAhead(tictactoe, lost, 'open', SEED, 20, 64, { answers: null }),
    );
    expect(halves).toEqual(all);
    expect(lookAhead(tictactoe, lost, 1 as Seat, SEED, 0, 4, { answers: null }).runs).toBe(4);
  });

  test('tempered, they stay a whole where one wins, and each its own where several do', () => {
    const shares: Tried = { runs: 100, sums: [40, 30, 20, 10], squares: [40, 30, 20, 10], temper: 1.2 };
    const found = [0, 1, 2, 3].map((seat) => chanceOfSeat(shares, seat).mean);
    expect(found.reduce((a, b) => a + b, 0)).toBeCloseTo(1);
    expect(found[0]).toBeGreaterThan(0.4);
    const team: Tried = { runs: 100, sums: [90, 90, 10, 10], squares: [90, 90, 10, 10], temper: 0.5 };
    expect([0, 2].map((seat) => chanceOfSeat(team, seat).mean)).toEqual([expect.closeTo(0.75), expect.closeTo(0.25)]);
    // Nothing is certain that was only never seen.
    expect(chanceOfSeat({ ...team, sums: [0, 0, 0, 0], squares: [0, 0, 0, 0] }, 0).mean).toBeGreaterThan(0);
  });

  test('a few equal results are not certain', () => {
    const sure = [1, 1, 1, 1].reduce((t) => withRun(t, [1, 0]), untried(2));
    expect(chanceOfSeat(sure, 0).mean).toBe(1);
    expect(chanceOfSeat(sure, 0).error).toBeGreaterThan(0.02);
  });
});

describe('a curve', () => {
  const moments = Array.from({ length: 401 }, (_, i) => i);
  /** 30 % until entry 251, 70 % from then on. */
  const truth = (n: number): number => (n < 251 ? 0.3 : 0.7);

  test('is rough first, finds the one answer that changed it, and ends', () => {
    const plan = new CurvePlan(moments);
    const order: number[] = [];
    let jobs = 0;
    let finer = -1;
    for (let job = plan.next(); job !== null; job = plan.next()) {
      if (finer < 0 && job.to > 24) finer = order.length;
      order.push(job.n);
      plan.add(job, tried(truth(job.n), job.to - job.from));
      expect(++jobs).toBeLessThan(2000);
    }
    expect(plan.done).toBe(true);
    expect(order.slice(0, 8)).toEqual([0, 57, 114, 171, 229, 286, 343, 400]);
    expect(turningPoints(plan.points, moments, null, null)).toEqual([{ n: 251, seat: 0, before: expect.closeTo(0.3), after: expect.closeTo(0.7) }]);
    expect(plan.points.length).toBeLessThan(130);
    // Which answer it was is known before anything becomes more exact.
    expect(Math.max(order.indexOf(250), order.indexOf(251))).toBeLessThan(finer);
  });

  test('a large step that came by chance is looked at again, before anything else, and forgotten', () => {
    const even = (n: number, runs: number): CurvePoint => ({ n, tried: { runs, sums: [runs / 2, runs / 2], squares: [runs / 2, runs / 2] } });
    // Nothing happens in this match; but the first play-outs of moment 20 came out otherwise.
    const some = Array.from({ length: 40 }, (_, i) => i);
    const lucky: CurvePoint = { n: 20, tried: { runs: 24, sums: [23, 1], squares: [23, 1] } };
    const plan = new CurvePlan(
      some,
      some.map((n) => (n === 20 ? lucky : even(n, 24))),
    );
    // It is not told before it was looked at again, so nothing that is told disappears.
    expect(turningPoints(plan.points, some, 0, null)).toEqual([]);
    const order: number[] = [];
    for (let job = plan.next(); job !== null; job = plan.next()) {
      order.push(job.n);
      // While somebody works at what turning points wait for, they are not settled.
      expect(plan.settled).toBe(order.length > 2);
      plan.add(job, even(job.n, job.to - job.from).tried);
    }
    expect(order.slice(0, 2)).toEqual([19, 20]);
    expect(turningPoints(plan.points, some, 0, null)).toEqual([]);
  });

  test('goes on from what was kept, and hands out a moment once at a time', () => {
    const kept: CurvePoint[] = [0, 57, 114].map((n) => ({ n, tried: tried(0.5, 64) }));
    const plan = new CurvePlan(moments, kept);
    const first = plan.next();
    expect(first).toMatchObject({ n: 171, from: 0 });
    expect(plan.next()?.n).toBe(229);
    // Asking how far it is hands nothing out.
    expect(plan.done).toBe(false);
    plan.forget(first!);
    expect(plan.next()).toEqual(first);
    expect(plan.done).toBe(false);
  });
});

describe('turning points', () => {
  const at = (...means: readonly [mean: number, runs: number][]): CurvePoint[] => means.map(([mean, runs], n) => ({ n, tried: tried(mean, runs) }));
  const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

  test('are six points or more, and beyond the error', () => {
    expect(turningPoints(at([0.5, 900], [0.555, 900]), numbers(2), null, null)).toEqual([]);
    expect(turningPoints(at([0.5, 900], [0.565, 900]), numbers(2), null, null)).toHaveLength(1);
    // Ten wins and losses prove nothing about ten points.
    const few = (mean: number): Tried => ({ runs: 10, sums: [mean * 10, 10 - mean * 10], squares: [mean * 10, 10 - mean * 10] });
    expect(
      turningPoints(
        [0.5, 0.6].map((mean, n) => ({ n, tried: few(mean) })),
        numbers(2),
        null,
        null,
      ),
    ).toEqual([]);
  });

  test('are one answer, not a stretch of the match', () => {
    expect(turningPoints(at([0.2, 900], [0.8, 900]), [0, 0.5, 1], null, null)).toEqual([]);
  });

  test('are at most seven, the largest, in order; about one seat where that is asked', () => {
    const zigzag = at(...numbers(20).map((i): [number, number] => [i % 2 === 0 ? 0.5 : 0.6 + i / 100, 900]));
    const found = turningPoints(zigzag, numbers(20), 1, null);
    expect(found).toHaveLength(7);
    expect(found.every((p) => p.seat === 1)).toBe(true);
    expect(found.map((p) => p.n)).toEqual([...found.map((p) => p.n)].sort((a, b) => a - b));
    expect(found.at(-1)!.n).toBe(19);
  });

  test('the end counts too: then it is certain', () => {
    expect(turningPoints(at([0.5, 900]), [0], null, { n: 1, got: [1, 0] })).toMatchObject([{ n: 1, after: 1 }]);
  });
});

describe('advice', () => {
  const asked = (...cells: readonly Cell[]) => {
    const { match } = played(...cells);
    const seat = match.state.flow.asked[0];
    return { known: viewOf(match.state, seat), memory: {}, seat, open: null, did: null, match };
  };
  const advised = (ground: ReturnType<typeof asked>, did: readonly Cell[] | null, worlds = 60) => {
    const adviser = new Adviser(tictactoe, { ...ground, did }, SEED);
    for (let i = 0; i < worlds; i++) adviser.step();
    return adviser.advised;
  };

  test('finds the win, and shows what was done beside it', () => {
    const { answers } = advised(asked('0', '4', '1', '8'), ['7']);
    expect(answers[0], `seed ${SEED}`).toMatchObject({ answer: ['2'], did: false, even: true });
    expect(answers[0].chance).toBeGreaterThan(0.95);
    expect(answers.find((a) => a.did)).toMatchObject({ answer: ['7'], even: false });
  });

  test('says when nothing can be changed any more', () => {
    // Two cells win, and bots would consider nothing else.
    const both = advised(asked('0', '3', '2', '4', '8', '7'), null);
    expect(both.answers.map((a) => a.answer[0]).sort(), `seed ${SEED}`).toEqual(['1', '5']);
    expect(both.decided).toBe(true);
    expect(advised(asked('0', '4'), null).decided, `seed ${SEED}`).toBe(false);
  });

  test('is the same again, and with all cards open where nothing is hidden', () => {
    const ground = asked('0', '4', '1');
    expect(advised(ground, null)).toEqual(advised(ground, null));
    const open = new Adviser(tictactoe, { ...ground, open: ground.match.state }, SEED);
    for (let i = 0; i < 60; i++) open.step();
    expect(open.advised.answers[0].answer, `seed ${SEED}`).toEqual(['2']);
  });

  test('is for somebody who is asked and has a choice', () => {
    const { known, seat } = asked('0');
    expect(hasChoice(tictactoe, known, seat)).toBe(true);
    expect(hasChoice(tictactoe, known, ((seat + 1) % 2) as Seat)).toBe(false);
    const over = played('0', '3', '1', '4', '2').match;
    expect(hasChoice(tictactoe, viewOf(over.state, 0 as Seat), 0 as Seat)).toBe(false);
  });
});

describe('calibration', () => {
  test('a table of what was given and what came of it', () => {
    const found: Forecast[] = [0, 1, 2, 3].flatMap((game) => [
      { game, given: 0.25, got: game === 0 ? 1 : 0, when: 0.5 },
      { game, given: 0.75, got: game === 0 ? 0 : 1, when: 0.5 },
    ]);
    expect(reliability(found, 0.1).map((r) => [r.from, r.forecasts, r.given, r.got.mean])).toEqual([
      [0.2, 4, 0.25, 0.25],
      [expect.closeTo(0.7), 4, 0.75, 0.75],
    ]);
    const { score, equal } = brier(found);
    expect(score).toBeCloseTo(0.1875);
    expect(equal).toBeCloseTo(0.25);
  });

  test('says what would have made chances right: nearer to even where they were too sure, farther where they were timid', () => {
    // Given 90 %, won 75 of 100; given 60 %, won 69 of 100.
    const moments = (given: number, won: number): JudgedMoment[] =>
      Array.from({ length: 100 }, (_, game) => ({ game, when: 0.5, tried: tried(given, 100), got: game < won ? [1, 0] : [0, 1] }));
    expect(bestTemper(moments(0.9, 75))).toBeCloseTo(0.5, 1);
    expect(bestTemper(moments(0.6, 69))).toBeCloseTo(2, 1);
    expect(brier(forecastsOf(moments(0.9, 75), 0.5)).score).toBeLessThan(brier(forecastsOf(moments(0.9, 75), 1)).score);
  });

  test('a picture has a dot with its interval for every step', () => {
    const found: Forecast[] = [0, 1, 2, 3].flatMap((game) => [0.25, 0.75].map((given) => ({ game, given, got: game % 2, when: 0.5 })));
    const drawn = reliabilityPlot('Noughts', found);
    expect(drawn.match(/<circle/g)).toHaveLength(2);
    expect(drawn).toContain('Brier score 0.313, all equal 0.250');
  });

  test('takes moments of played games, from one pair of eyes or with everything open', () => {
    for (const eyes of ['open', 'seat'] as const) {
      const plan = { options: {}, players: 2, level: 'random', games: 3, moments: 2, runs: 4, seed: 5, eyes, answers: null } as const;
      const moments = [...judgedMoments(tictactoe as never, plan)];
      const found = forecastsOf(moments, 1);
      expect(found.length % 2).toBe(0);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((f) => f.given >= 0 && f.given <= 1)).toBe(true);
      expect([...judgedMoments(tictactoe as never, plan)]).toEqual(moments);
    }
  });
});
