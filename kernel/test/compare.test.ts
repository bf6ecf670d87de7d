/** Two versions measured on the same seeds. */
import { type Collector, differences, FastChance, NO_RATIO, type Ratio, shareOf, studentT, withMatch } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';

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
  expect(d).toMatchObject({ section: 'Hits', name: 'hit', holds: true });
  expect(d.first).toBeCloseTo(0.25);
  expect(d.second).toBeCloseTo(0.45);
  expect(d.mean).toBeCloseTo(0.2);
  expect(d.high - d.low).toBeLessThan(0.001);
});

test('where blocks differ this way and that, nothing is sure', () => {
  const pairs = [2, -2, 3, -3, 1].map((n) => [block(10, 20), block(10 + n, 20)] as const);
  expect(differences(collector, pairs, 'en')[0]).toMatchObject({ holds: false });
});

test('few blocks say nothing about how sure one may be, and blocks are not changed', () => {
  const pairs = [[block(1, 9), block(8, 9)] as const];
  const before = JSON.stringify(pairs);
  expect(differences(collector, pairs, 'en')[0]).toMatchObject({ holds: false, low: Number.NEGATIVE_INFINITY });
  expect(JSON.stringify(pairs)).toBe(before);
});

describe('few blocks and many figures', () => {
  /** A report with a figure for each of the hits. */
  const many = {
    merge: (a: Ratio[], b: Ratio[]) => a.map((ratio, i) => ratio.map((x, k) => x + b[i][k])),
    sections: (counts: Ratio[]) => [
      {
        ...{ kind: 'intervals', title: 'Hits', about: '', unit: 'share', value: 'share', mark: null },
        items: counts.map((ratio, i) => ({ name: `hit ${i}`, n: '', ...shareOf(ratio), mark: null })),
      },
    ],
  } as unknown as Collector;
  /** Four blocks of 100 games, by how many more the second version hit in each. */
  const four = (figures: readonly (readonly number[])[]) =>
    [0, 1, 2, 3].map((at) => [figures.map(() => block(40, 100)), figures.map((more) => block(40 + more[at], 100))] as const);

  test("Student's t: by the printed table", () => {
    for (const [freedom, risk, t] of [
      [1, 0.05, 12.706],
      [2, 0.05, 4.303],
      [3, 0.05, 3.182],
      [3, 0.01, 5.841],
      [9, 0.05, 2.262],
      [10, 0.002, 4.144],
      [120, 0.05, 1.98],
      [100_000, 0.05, 1.96],
    ])
      expect(studentT(freedom, risk)).toBeCloseTo(t, 3);
  });

  // +5 % on average, and a standard error of 2.04 %: 1.96 of them are 4.0 %, but four blocks need 3.18 of them: 6.5 %.
  test('four blocks need more than 1.96 standard errors', () => {
    const [d] = differences(many, four([[0, 5, 5, 10]]), 'en');
    expect(d.mean).toBeCloseTo(0.05);
    expect(d.high - d.mean).toBeCloseTo(3.182 * 0.0204, 3);
    expect(d).toMatchObject({ holds: false });
  });

  // +7 %, standard error 1.87 %: alone it takes 3.18 of them, 6.0 %; as one of ten 7.45, 13.9 %. The even +12 % has an error of 0.41 %.
  test('what holds alone need not hold as one of ten', () => {
    const some = [3, 6, 7, 12];
    expect(differences(many, four([some]), 'en')[0]).toMatchObject({ holds: true });
    const rest = Array.from({ length: 8 }, () => [2, -2, 1, -1]);
    const [one, plain, ...others] = differences(many, four([some, [11, 12, 12, 13], ...rest]), 'en');
    expect(one.low).toBeGreaterThan(0);
    expect(one).toMatchObject({ holds: false });
    expect(plain).toMatchObject({ holds: true });
    expect(others.some((d) => d.holds)).toBe(false);
  });

  test('where nothing differs, one comparison in twenty marks anything, at most', () => {
    const chance = new FastChance(7);
    const hits = (): number => Array.from({ length: 100 }, () => chance.int(2)).reduce((a, b) => a + b, 0);
    const comparisons = 300;
    let marked = 0;
    for (let i = 0; i < comparisons; i++) {
      const figures = Array.from({ length: 6 }, () => [0, 0, 0, 0].map(() => hits() - hits()));
      if (differences(many, four(figures), 'en').some((d) => d.holds)) marked++;
    }
    expect(marked).toBeGreaterThan(0);
    expect(marked / comparisons).toBeLessThan(0.08);
  });
});
