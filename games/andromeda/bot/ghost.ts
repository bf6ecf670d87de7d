/** Where the ghost of the Dark Star is good (N206, N207): one more die beside own ships that may have to fight. */
import { NONE, SHIPS_EACH } from '../rules/ids.ts';
import { distance } from '../rules/map.ts';
import type { Pub, Who } from '../rules/types.ts';
import { ahead } from './phase.ts';
import { WEIGHTS } from './weights.ts';

/** Regions with one of the side’s ships. */
export const ownPlaces = (pub: Readonly<Pub>, who: Who): number[] => [
  ...new Set(pub.fleet.at.slice(who * SHIPS_EACH, (who + 1) * SHIPS_EACH).filter((at) => at >= 0)),
];

/** Raiders and enemy ships within two regions make a battle likelier; without one of its ships there it only reaches further. */
export function ghostWorth(pub: Readonly<Pub>, who: Who, space: number): number {
  if (space === NONE) return 0;
  const near = (at: number): boolean => at >= 0 && distance(pub.map, at, space) <= 2;
  let danger = 0;
  for (const at of pub.raiders.at) if (near(at)) danger++;
  pub.fleet.at.forEach((at, i) => {
    if (Math.floor(i / SHIPS_EACH) !== who && near(at)) danger += 0.5;
  });
  const own = ownPlaces(pub, who).includes(space);
  return (own ? 0.3 : 0.1) + (own ? 0.2 : 0.05) * Math.min(4, danger) * WEIGHTS.die * ahead(pub);
}
