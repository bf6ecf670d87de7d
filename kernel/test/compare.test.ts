/** Two versions measured on the same seeds. */
import { type Collector, differences, NO_RATIO, type Ratio, shareOf, withMatch } from '@starboard/kernel';
import { expect, test } from 'vitest';

/** Counts hits; its report has one figure. */
const collector = {
  start: () => NO_RATIO,
  add: (counts: Ratio) => counts,
  merge: (a: Ratio, b: Ratio) => a.map((x, i) => x + b[i]) as unknown as Ratio,
  sections: (counts: Ratio) => [
    {
      ...{ kind: 'intervals', title: 'Hits', about: '', unit: 'share', value: 'share', mark: null },
      items: [{ name: 'hit', n: '', ...shareOf(counts), mark: null }],
    },
  ],
} as unknown as Collector;

const block = (hits: number, of: number) => {
  let counts = NO_RATIO;
  for (let i = 0; i < of; i++) counts = withMatch(counts, i < hits ? 1 : 0, 1);
  return [...counts];
};

test('what both blocks have in common does not blur the difference', () => {
  const [d] = differences(
    collector,
    [1, 9, 3, 7, 5].map((n) => [block(n, 20), block(n + 4, 20)] as const),
    'en',
  );
  expect(d).toMatchObject({ section: 'Hits', name: 'hit', sure: true });
  expect(d.first).toBeCloseTo(0.25);
  expect(d.second).toBeCloseTo(0.45);
  expect(d.mean).toBeCloseTo(0.2);
  expect(d.high - d.low).toBeLessThan(0.001);
});

test('where blocks differ this way and that, nothing is sure', () => {
  const pairs = [2, -2, 3, -3, 1].map((n) => [block(10, 20), block(10 + n, 20)] as const);
  expect(differences(collector, pairs, 'en')[0]).toMatchObject({ sure: false });
});

test('few blocks say nothing about how sure one may be, and blocks are not changed', () => {
  const pairs = [[block(1, 9), block(8, 9)] as const];
  const before = JSON.stringify(pairs);
  expect(differences(collector, pairs, 'en')[0]).toMatchObject({ sure: false, low: Number.NEGATIVE_INFINITY });
  expect(JSON.stringify(pairs)).toBe(before);
});
