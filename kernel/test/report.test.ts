/** The sums behind every report: they may be put together in any portions, and their intervals hold what they promise. */
import { describe, expect, test } from 'vitest';
import { seedOf } from '../conformance/cases.ts';
import {
  ascending,
  type Counts,
  countUp,
  FastChance,
  meanOf,
  mergeCounts,
  mergeRatios,
  NO_RATIO,
  type Ratio,
  restOf,
  shareOf,
  wilson,
  withMatch,
} from '../index.ts';

const SEED = seedOf('report');

const ratioOf = (matches: readonly (readonly [number, number])[]): Ratio =>
  matches.reduce<Ratio>((ratio, [hits, of]) => withMatch(ratio, hits, of), NO_RATIO);

describe('ratios', () => {
  test('any portions give the same sums, and nothing adds nothing', () => {
    const chance = new FastChance(SEED);
    const matches = Array.from({ length: 40 }, (): [number, number] => {
      const of = chance.int(30);
      return [chance.int(of + 1), of];
    });
    const whole = ratioOf(matches);
    for (let cut = 0; cut <= matches.length; cut++) {
      expect(mergeRatios(ratioOf(matches.slice(0, cut)), ratioOf(matches.slice(cut))), `seed ${SEED}`).toEqual(whole);
    }
    expect(mergeRatios(NO_RATIO, whole)).toEqual(whole);
    expect(mergeRatios(whole, NO_RATIO)).toEqual(whole);
  });

  test('a share of trials that are matches comes near to Wilson; a mean has no upper end', () => {
    const ratio = ratioOf(Array.from({ length: 400 }, (_, i) => [i % 4 === 0 ? 1 : 0, 1]));
    const share = shareOf(ratio);
    expect(share.mean).toBe(0.25);
    expect(share.low).toBeCloseTo(wilson(100, 400).low, 2);
    expect(share.high).toBeCloseTo(wilson(100, 400).high, 2);
    const mean = meanOf(
      ratioOf([
        [3, 1],
        [5, 1],
      ]),
    );
    expect(mean.mean).toBe(4);
    // Two matches, standard error 1.
    expect([mean.low, mean.high].map((v) => Number(v.toFixed(3)))).toEqual([2.04, 5.96]);
  });

  test('what hangs together within a match makes the interval wider', () => {
    const apart = ratioOf(Array.from({ length: 50 }, () => [5, 10]).map(([, of], i) => [i % 2 === 0 ? 4 : 6, of]));
    const together = ratioOf(Array.from({ length: 50 }, (_, i) => [i % 2 === 0 ? 0 : 10, 10]));
    expect(shareOf(apart).mean).toBe(shareOf(together).mean);
    expect(shareOf(together).high - shareOf(together).low).toBeGreaterThan(4 * (shareOf(apart).high - shareOf(apart).low));
  });

  test('where nothing varied the matches are the trials; of no match nothing is known', () => {
    expect(shareOf(ratioOf(Array.from({ length: 20 }, () => [0, 7])))).toEqual(wilson(0, 20));
    expect(shareOf(NO_RATIO)).toEqual({ mean: 0, low: 0, high: 1 });
    expect(meanOf(ratioOf([[3, 1]]))).toEqual({ mean: 3, low: 3, high: 3 });
  });

  test('the true share lies in the interval about 95 times in 100', () => {
    const chance = new FastChance(SEED);
    let covered = 0;
    for (let run = 0; run < 400; run++) {
      const { low, high } = shareOf(
        ratioOf(
          Array.from({ length: 60 }, () => {
            const of = 1 + chance.int(8);
            const p = chance.int(101);
            return [Array.from({ length: of }).filter(() => chance.int(100) < p).length, of];
          }),
        ),
      );
      if (low <= 0.5 && high >= 0.5) covered++;
    }
    expect(covered / 400, `seed ${SEED}`).toBeGreaterThan(0.9);
  });
});

test('counts add up in any portions and come out ascending', () => {
  const values = [10, 9, 9, 2, 100, 9];
  const counted = (list: readonly number[]): Counts => {
    const counts: Counts = {};
    for (const v of list) countUp(counts, v);
    return counts;
  };
  expect(ascending(counted(values))).toEqual([
    [2, 1],
    [9, 3],
    [10, 1],
    [100, 1],
  ]);
  for (let cut = 0; cut <= values.length; cut++) {
    expect(mergeCounts(counted(values.slice(0, cut)), counted(values.slice(cut)))).toEqual(counted(values));
  }
});

test('a histogram is in order, values below zero included', () => {
  expect(ascending({ '5': 1, '-3': 2, '0': 4, '-10': 1 })).toEqual([
    [-10, 1],
    [-3, 2],
    [0, 4],
    [5, 1],
  ]);
});

test('the rest of a share: what is missing to the whole, as sure as the share itself', () => {
  const matches = [
    [1, 4],
    [0, 3],
    [2, 2],
    [5, 9],
  ] as const;
  const share = ratioOf(matches);
  expect(restOf(share)).toEqual(ratioOf(matches.map(([hits, of]) => [of - hits, of])));
  const [a, b] = [shareOf(share), shareOf(restOf(share))];
  expect(a.mean + b.mean).toBeCloseTo(1);
  expect(a.high - a.low).toBeCloseTo(b.high - b.low);
});
