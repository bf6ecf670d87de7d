/** Fragments as counts by colour: identical pieces have no positions that could reveal anything. */
import type { Gems } from './types.ts';

export const COLOUR_COUNT = 5;
export const LETTERS = ['Y', 'G', 'P', 'W', 'K'] as const;

export const noGems = (): Gems => [0, 0, 0, 0, 0];
export const sum = (g: readonly number[]): number => g[0] + g[1] + g[2] + g[3] + g[4];

export function addGems(to: Gems, more: readonly number[]): void {
  for (let c = 0; c < COLOUR_COUNT; c++) to[c] += more[c];
}

/** Not by a factor of −1: minus zero is a fraction to the engine, and then all lists of fragments would be. */
export function takeGems(from: Gems, less: readonly number[]): void {
  for (let c = 0; c < COLOUR_COUNT; c++) from[c] -= less[c];
}

export function covers(have: readonly number[], want: readonly number[]): boolean {
  for (let c = 0; c < COLOUR_COUNT; c++) if (have[c] < want[c]) return false;
  return true;
}

/** Five counts below 64 in one number: half-made answers are counted anew with every pick, and this makes no garbage. */
export type Counts = number;
export const oneOf = (c: number): Counts => 1 << (6 * c);
export const countOf = (counts: Counts, c: number): number => (counts >> (6 * c)) & 63;
export const gemsOf = (counts: Counts): Gems => [countOf(counts, 0), countOf(counts, 1), countOf(counts, 2), countOf(counts, 3), countOf(counts, 4)];

/** The number of different colours. */
export function coloursIn(g: readonly number[]): number {
  let n = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) if (g[c] > 0) n++;
  return n;
}
