/** Pencil marks: maybe, not here, nothing; they fade over three rounds unless they are kept. */
import { expect, test } from 'vitest';
import { ben, clara } from '../../test/table.ts';
import { keptOr, type Mark, marksIn, turned } from '../pencil.ts';

const seen = (marks: readonly Mark[], round: number): string[] => marksIn(marks, round).map((m) => `${m.seat} ${m.at} ${m.kind}`);

test('a press is maybe, again not here, again nothing; each player and sector by itself', () => {
  let marks = turned([], ben, 'C05', 4);
  expect(seen(marks, 4)).toEqual(['1 C05 maybe']);
  marks = turned(marks, clara, 'C05', 4);
  marks = turned(marks, ben, 'C05', 4);
  expect(seen(marks, 4).toSorted()).toEqual(['1 C05 not', '2 C05 maybe']);
  expect(seen(turned(marks, ben, 'C05', 4), 4)).toEqual(['2 C05 maybe']);
});

test('a mark is seen from its round on and fades over three; kept, it stays', () => {
  const marks = turned([], ben, 'C05', 4);
  expect([3, 4, 7, 8].map((round) => seen(marks, round).length)).toEqual([0, 1, 1, 0]);
  const kept = keptOr(marks, 'C05', true);
  expect([3, 4, 8, 39].map((round) => seen(kept, round).length)).toEqual([0, 1, 1, 1]);
  expect(seen(keptOr(kept, 'C05', false), 8)).toEqual([]);
});

test('a press on a mark that has faded begins anew', () => {
  const marks = turned(turned([], ben, 'C05', 4), ben, 'C05', 4);
  expect(seen(turned(marks, ben, 'C05', 12), 12)).toEqual(['1 C05 maybe']);
});
