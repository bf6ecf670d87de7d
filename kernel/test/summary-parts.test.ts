/** The parts that games' summaries share, on numbers that are given. */
import { expect, test } from 'vitest';
import type { Outcome, Types } from '../contract.ts';
import type { Chapter, Course, Stride } from '../summary.ts';
import { certainWin, chancesOver, chaptersAt, luckMeasure, mainEvent, marksIn, measured, swingsOf, tellingsOf } from '../summary-parts.ts';

/** A match of two, of which only the positions matter. */
const course = (outcome: Course['outcome'], ...at: number[]): Course => ({
  seats: 2,
  strides: at.map((n): Stride => ({ n, act: { kind: 'start' }, events: [], pub: {}, mine: [{}, {}] })),
  outcome,
});
/** What the judgement says at each position. */
const SAID = new Map([
  [0, [0.5, 0.5]],
  [1, [0.5, 0.5 + 1e-9]],
  [4, [0.25, 0.75]],
  [6, [0.25, 0.75]],
]);
const judge = ({ n }: Stride<Types>): number[] => SAID.get(n) ?? [];

test('a line of chances has a point where something changed, at the deal and at the end', () => {
  expect(chancesOver(course(null, 0, 1, 4, 6), judge)).toEqual({
    at: [0, 4, 6],
    series: [
      [0.5, 0.25, 0.25],
      [0.5, 0.75, 0.75],
    ],
  });
});

test('the end is certain: a win, shared by those who are first unless they won together', () => {
  const over: Outcome = { ranks: [1, 1], scores: [5, 5], ending: 'points', parts: [] };
  expect(chancesOver(course(over, 0, 4), judge).series).toEqual([
    [0.5, 0.5],
    [0.5, 0.5],
  ]);
  expect(certainWin({ ...over, together: true })).toEqual([1, 1]);
  expect(certainWin({ ...over, ranks: [2, 1, 3] })).toEqual([0, 1, 0]);
});

test('swings are the largest changes, in the order in which they came', () => {
  const line = [0.3, 0.5, 0.45, 0.2, 1];
  expect(swingsOf(line, 2, 0.04).map((s) => s.i)).toEqual([3, 4]);
  expect(swingsOf(line, 9, 0.2).map((s) => [s.before, s.after])).toEqual([
    [0.3, 0.5],
    [0.45, 0.2],
    [0.2, 1],
  ]);
});

test('an answer is told by all of its events, or by the one that counts most', () => {
  const beats = ['b', 'a', 'c'].map((kind, i) => ({ n: i < 2 ? 3 : 5, event: { kind } }));
  const said = tellingsOf(beats, (events) => [events.map((e) => e.kind).join('')]);
  expect([...said]).toEqual([
    [3, ['ba']],
    [5, ['c']],
  ]);
  const events = beats.map((b) => b.event);
  expect(mainEvent(events, ['x', 'a', 'b'])).toBe(events[1]);
  expect(mainEvent(events, ['x'])).toBeUndefined();
});

test('a chapter begins at the first point that is not before it; one after the last point has none', () => {
  const start = (n: number): { n: number; name: string; short: string } => ({ n, name: `Round ${n}`, short: String(n) });
  expect(chaptersAt([0, 4, 6], [start(0), start(1), start(6), start(7)]).map(({ i, short }) => [i, short])).toEqual([
    [0, '0'],
    [1, '1'],
    [2, '6'],
  ]);
});

test('marks that do not occur are not explained; a measure is marked with the average; luck counts the hits', () => {
  const ticks = [{ n: 0, seat: null, height: 0, mark: 'good' as const, text: [] }];
  const chapters: Chapter[] = [{ name: 'Round 1', short: '1', ticks }];
  expect(marksIn(chapters, { good: 'a set', danger: 'an attack' })).toEqual({ good: 'a set' });
  expect(measured('cards', [1, 3, 5])).toEqual({ name: 'cards', values: [1, 3, 5], mark: 3 });
  const draws = [
    [
      { odds: 0.5, hit: true },
      { odds: 0.25, hit: false },
    ],
    [],
  ];
  const { better, rows } = luckMeasure({ name: 'finds', about: '' }, draws, 'less');
  expect([better, rows.map((r) => [r.tries, r.actual, r.expected])]).toEqual([
    'less',
    [
      [2, 1, 0.75],
      [0, 0, 0],
    ],
  ]);
});
