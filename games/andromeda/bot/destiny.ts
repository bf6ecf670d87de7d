/** Which destiny card to keep (D2): nothing is built yet, so each is worth what its count usually is when a game ends. */
import type { Effects } from '../content/effect.ts';
import type { Counter } from '../content/vocabulary.ts';

/** Means of `normal` at tables of three; what is missing here is rare. */
const USUAL: Readonly<Partial<Record<Counter, number>>> = {
  sciModules: 2,
  indModules: 3,
  comModules: 3.5,
  civModules: 2,
  battlesWon: 3.5,
  raiderTrophies: 1,
  developments: 2,
  adjacentDevelopments: 1.5,
  basesAdjacentDevs: 3.5,
  leaders: 4,
  resources: 12,
  slottedMoons: 2,
  shipsOwned: 6,
  upgrades: 1.2,
  tokens: 2.5,
  tracks4: 2.3,
  tracks6: 1.6,
  tactics: 1,
};

export function hopes(list: Effects): number {
  let n = 0;
  for (const e of list) {
    if (e.k === 'vp') n += e.n;
    else if (e.k === 'perCount') n += Math.min(e.max, (USUAL[e.what] ?? 0.3) / e.per) * hopes(e.then);
  }
  return n;
}
