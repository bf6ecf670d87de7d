/** The kit itself: which tables it tries, what it calls plain, and that it runs without a test runner. */
import { describe, expect, test } from 'vitest';
import { cases, optionSets, seedOf, testTables } from '../conformance/index.ts';
import { freeze, notPlain } from '../conformance/json.ts';
import { atRandom, byList, Play } from '../conformance/play.ts';
import { findings } from '../conformance/suite.ts';
import { bazaar } from './toys/bazaar.ts';
import { fog } from './toys/fog.ts';

test('every value of every option occurs, with the usual table first', () => {
  const sets = optionSets(bazaar);
  expect(sets[0]).toEqual({ days: 2, toll: true, peek: 'host' });
  expect(new Set(sets.map((o) => o.days))).toEqual(new Set([1, 2, 3]));
  expect(new Set(sets.map((o) => o.toll))).toEqual(new Set([true, false]));
  expect(new Set(sets.map((o) => o.peek))).toEqual(new Set(['host', 'nobody']));
});

test('every number of chairs is tried, but not where the game says that it does not fit', () => {
  expect(testTables(fog, { optionSets: [{}] }).map((t) => t.name)).toEqual(['2 seats', '3 seats', '4 seats']);
  const fits: typeof fog.fits = (_, seats) => (seats === 3 ? { pick: '', rule: 'F1', why: 'not-now' } : null);
  expect(testTables({ ...fog, fits }, { optionSets: [{ nights: 1 }] }).map((t) => t.name)).toEqual(['2 seats, nights=1', '4 seats, nights=1']);
});

test('a game is its list of decisions', () => {
  const [table] = testTables(bazaar, {});
  const { decide, log } = atRandom('some game');
  const first = new Play(table, 7, decide, false);
  while (first.step());
  const second = new Play(table, 7, byList(log), false);
  while (second.step());
  expect(second.given).toEqual(first.given);
  const half = new Play(table, 7, byList(log.slice(0, 5)), false);
  while (half.step());
  expect(half.given).toEqual(first.given.slice(0, half.given.length));
  expect(half.over).toBe(false);
});

describe('plain JSON', () => {
  test.each([
    ['a function', { a: [() => 1] }, 'a[0] is a function'],
    ['nothing', { a: undefined }, 'a is a undefined'],
    ['no number', { a: { b: Number.NaN } }, 'a.b is NaN'],
    ['a map', { a: new Map() }, 'a is an instance of Map'],
    ['a date', [new Date(0)], '[0] is an instance of Date'],
    ['a negative zero', { a: -0 }, 'a is -0'],
    // biome-ignore lint/suspicious/noSparseArray: this is what is looked for
    ['a hole', [1, , 2], '[1] is a hole'],
  ])('%s is not', (_, value, problem) => {
    expect(notPlain(value)).toBe(problem);
  });

  test('everything else is', () => {
    expect(notPlain(freeze({ a: [1, 'two', null, { b: true }] }))).toBeNull();
  });
});

test('cases and seeds follow the environment', () => {
  expect(cases(0.001)).toBeGreaterThanOrEqual(1);
  expect(seedOf('a')).toBe(seedOf('a'));
  expect(seedOf('a')).not.toBe(seedOf('b'));
});

test('without a test runner, the kit returns what it finds', () => {
  const config = { seats: [2], optionSets: [{ nights: 1 }], games: 1, seed: 1 };
  expect(findings(fog, config)).toEqual([]);
  const [found] = findings({ ...fog, outcome: (s) => ({ ...fog.outcome(s), ranks: [3, 3] }) }, config);
  expect(found).toMatch(/fog \(2 seats, nights=1\) breaks a promise: random play ends, with an outcome\.\nthese are not ranks: 3,3/);
});
