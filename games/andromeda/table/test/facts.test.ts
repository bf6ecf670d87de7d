/** The race of points in the top bar. */
import { expect, test } from 'vitest';
import { placed } from '../facts.tsx';

test('marks of equal or nearly equal points stand beside each other, and none leaves the ruler', () => {
  expect(placed([20, 100], 192)).toEqual([20, 100]);
  expect(placed([20, 20, 22, 100], 192)).toEqual([20, 29, 38, 100]);
  // The leaders are at its end.
  expect(placed([150, 186, 190, 192, 192], 192)).toEqual([150, 165, 174, 183, 192]);
});
