/** The log after a seat has passed. */
import type { Seat } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { namesThen } from '../src/match/names.ts';

const A = 0 as Seat;
const line = (key: number, event: object) => ({ key, at: key, event: event as { kind: string } });
const lines = [
  line(0, { kind: 'fly' }),
  line(1, { kind: '$conceded', seat: A }),
  line(2, { kind: '$chair', seat: A, name: 'Dee', bot: null, from: 'Ada', why: 'agreed' }),
  line(3, { kind: 'fly' }),
  line(4, { kind: '$chair', seat: A, name: 'Ada', bot: null, from: 'Dee', why: 'back' }),
  line(5, { kind: 'fly' }),
];

test('it was Ada who gave up, not Dee, who sits there now', () => {
  const names = namesThen(lines.slice(0, 4), ['Dee', 'Bo']);
  expect([0, 1, 3].map((key) => names(key)[A])).toEqual(['Ada', 'Ada', 'Dee']);
  expect(names(0)[1]).toBe('Bo');
});

test('a seat that went there and back', () => {
  const names = namesThen(lines, ['Ada', 'Bo']);
  expect([0, 3, 5].map((key) => names(key)[A])).toEqual(['Ada', 'Dee', 'Ada']);
});

test('where nobody changed seats, the names are those of now, the very same list', () => {
  const now = ['Ada', 'Bo'];
  expect(namesThen(lines.slice(0, 2), now)(0)).toBe(now);
});
