/** Flags over the curve of chances. */
import { expect, test } from 'vitest';
import { apart } from '../src/lookback/chances.tsx';

test('flags stand where they belong, beside each other where they would cover each other, and inside', () => {
  expect(apart([40, 100, 300], 24, 400)).toEqual([40, 100, 300]);
  expect(apart([40, 45, 50], 24, 400)).toEqual([40, 64, 88]);
  expect(apart([380, 395, 400], 24, 400)).toEqual([352, 376, 400]);
  expect(apart([], 24, 400)).toEqual([]);
});
