/** Fragments as counts by colour: identical pieces have no positions that could reveal anything. */
import type { Gems } from './types.ts';

export const COLOUR_COUNT = 5;
export const LETTERS = ['Y', 'G', 'P', 'W', 'K'] as const;

export const noGems = (): Gems => [0, 0, 0, 0, 0];
export const sum = (g: readonly number[]): number => g[0] + g[1] + g[2] + g[3] + g[4];

export function addGems(to: Gems, more: readonly number[], sign = 1): void {
  for (let c = 0; c < COLOUR_COUNT; c++) to[c] += sign * more[c];
}

export function covers(have: readonly number[], want: readonly number[]): boolean {
  for (let c = 0; c < COLOUR_COUNT; c++) if (have[c] < want[c]) return false;
  return true;
}

/** The number of different colours. */
export function coloursIn(g: readonly number[]): number {
  let n = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) if (g[c] > 0) n++;
  return n;
}
