/**
 * What each feature adds to the score a side will end with: as it is in the last round, and what is added to that per share of the
 * game still ahead. A regression over games of `normal` (bots/STRENGTH.md); a single number says little, they belong together. `../test/fit.ts`
 * makes them anew. Artifacts were not in play: their icons count as what they score.
 */
import type { Feature } from './features.ts';

export const COEFFICIENTS: Readonly<Record<Feature, readonly [now: number, ahead: number]>> = {
  vp: [1.06, -0.5],
  endTracks: [0.58, -2.69],
  endSites: [0.95, 0.34],
  leaders: [0.97, -1.64],
  damaged: [-1.64, 1.9],
  vault: [0.91, -1.33],
  vaultLevel: [1.72, -2.14],
  destiny: [0.94, -0.24],
  energy: [0.28, 0.33],
  credits: [0.48, 0.92],
  plenty: [-0.39, 0.46],
  hand: [0.6, 0.32],
  dock: [0.51, 1.29],
  slotted: [-0.02, 2.26],
  nowReturn: [0.18, -0.23],
  fullReturn: [0.11, 0.64],
  out: [0.34, 0.17],
  hangar: [-0.07, 0.12],
  yard: [0.7, -1.62],
  transports: [-0.03, 1.03],
  fighter: [0.43, 0.02],
  vessel: [0.03, 2.06],
  cruiser: [-0.88, 6.36],
  upgrades: [0.21, 0.09],
  tokens: [-0.04, 3.1],
  cards: [1.59, 3.79],
  abilities: [0.02, 3.54],
  track0: [0.5, 4.93],
  track1: [0.61, 0.85],
  track2: [0.32, 7.52],
  track3: [0.63, 3.14],
  track4: [0.62, 4.78],
  supremacy: [-0.05, 3.08],
  siteNow: [0.33, -0.1],
  siteBest: [0.11, 0.1],
  leadersMissing: [0.18, -2.23],
  developments: [0.45, -3.35],
  danger: [0.43, -1.44],
  leadersAway: [0.1, -1.73],
  wait: [-5.03, -1.88],
  materials: [0.23, 0.13],
  modules: [0.24, -0.7],
  icons: [1, 0],
};

/** The same for everybody: what is left of the score of a player with nothing at all. */
export const REST: readonly [now: number, ahead: number] = [-16.7, 88.8];

export const FEATURES = Object.keys(COEFFICIENTS) as readonly Feature[];
