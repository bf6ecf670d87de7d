/** Few presses: a launch turn takes at most 4 in the median, a return turn at most 8, a plain launch 1. */
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { type Counted, countPresses, median } from './presses.ts';

const seed = seedOf('andromeda: presses');

test(`counted on turns of bots (${seed})`, () => {
  const counted: Counted = { launch: [], return: [], plain: [] };
  for (let g = 0; g < cases(2); g++) countPresses(`${seed} ${g}`, 4, {}, counted);
  expect(counted.launch.length).toBeGreaterThan(60);
  expect(median(counted.plain)).toBe(1);
  expect(median(counted.launch)).toBeLessThanOrEqual(4);
  expect(median(counted.return)).toBeLessThanOrEqual(8);
});
