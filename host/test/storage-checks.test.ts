/** Appends that every storage refuses before a database sees them. */
import { expect, test } from 'vitest';
import { Conflict, checkAppend, type LogLine } from '../storage.ts';

const line = (n: number, more: Partial<LogLine> = {}): LogLine => ({ n, at: 0, ids: [], body: {}, ...more });
const body = (n: number) => ({ n, body: {} });

test('lines are counted by whole numbers from 0, one after the other', () => {
  checkAppend('m', [line(0), line(1)]);
  for (const n of [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY]) expect(() => checkAppend('m', [line(n)]), String(n)).toThrow(RangeError);
  expect(() => checkAppend('m', [line(3), line(5)])).toThrow(Conflict);
});

test('a snapshot belongs to a whole number of lines, none of which are still to come', () => {
  checkAppend('m', [line(4)], body(5));
  for (const n of [-1, 1.5]) expect(() => checkAppend('m', [], body(n)), String(n)).toThrow(RangeError);
  expect(() => checkAppend('m', [line(4)], body(6))).toThrow(Conflict);
});

test('a line has a time, and no id twice', () => {
  expect(() => checkAppend('m', [line(0, { at: Number.NaN })])).toThrow(RangeError);
  expect(() => checkAppend('m', [line(0, { ids: ['a'] }), line(1, { ids: ['a'] })])).toThrow(Conflict);
});
