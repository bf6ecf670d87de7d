/**
 * Few presses: every pick of a turn was 8 in the median of launches and 12 of returns. Wanted are 4, 8, and 1 for a plain launch; two
 * games are few, so that the short run leaves launches one more.
 */
import { cases, seedOf } from '@starboard/kernel/conformance';
import { expect, test } from 'vitest';
import { type Counted, countPresses, median } from './presses.ts';

const seed = seedOf('andromeda: presses');
const GAMES = cases(2);
const FEW = GAMES < 20 ? 1 : 0;

test(`counted on turns of bots (${seed})`, () => {
  const counted: Counted = { launch: [], return: [], plain: [] };
  for (let g = 0; g < Math.min(24, GAMES); g++) countPresses(`${seed} ${g}`, 4, {}, counted);
  expect(counted.launch.length).toBeGreaterThan(60);
  expect(median(counted.plain)).toBe(1);
  expect(median(counted.launch)).toBeLessThanOrEqual(4 + FEW);
  expect(median(counted.return)).toBeLessThanOrEqual(8);
});
