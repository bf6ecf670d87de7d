/** Few presses: every pick of a turn was 8 in the median of launches and 12 of returns. A plain launch is one press. */
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { type Counted, countPresses, median } from './presses.ts';

const seed = seedOf('andromeda: presses');

test(`counted on turns of bots (${seed})`, () => {
  const counted: Counted = { launch: [], return: [], plain: [] };
  for (let g = 0; g < cases(4); g++) countPresses(`${seed} ${g}`, 4, {}, counted);
  expect(counted.launch.length).toBeGreaterThan(60);
  expect(median(counted.plain)).toBe(1);
  expect(median(counted.launch)).toBeLessThanOrEqual(6);
  expect(median(counted.return)).toBeLessThanOrEqual(11);
});
