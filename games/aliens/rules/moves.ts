/** Where a seat can move now (E7, E26, E20, Q12, Q17). */
import type { Law } from './law.ts';
import { reach, reachTable } from './reach.ts';
import type { Mine, Pub } from './types.ts';
import type { Zone } from './zone.ts';

/** Steps of an alien, of a fed one (E26), of a human, of a human with Adrenaline (E20). */
export function stepsOf(law: Law, pub: Readonly<Pick<Pub, 'fed'>>, mine: Readonly<Mine>, seat: number): number {
  if (!mine.alien) return mine.fast ? 2 : 1;
  return pub.fed[seat] && !law.noFeeding ? 3 : 2;
}

const openHatches = (pub: Readonly<Pick<Pub, 'hatches'>>): boolean[] => pub.hatches.map((h) => h === 'open');

/** Where this seat's move can end now, except where its turn began (E7). */
export function movesOf(law: Law, pub: Readonly<Pub>, mine: Readonly<Mine>, seat: number): readonly number[] {
  const { zone } = law;
  const steps = stepsOf(law, pub, mine, seat);
  const from = mine.sector;
  // The shared list is exact if every hatch is open, and for aliens, who cannot end in one.
  const exact = mine.alien || (steps === 1 ? !touchesShut(zone, pub, from) : pub.hatches.every((h, i) => i === 0 || h === 'open'));
  const list = exact ? reachTable(zone, law, steps, mine.alien)[from] : reach(zone, law, from, steps, mine.alien, openHatches(pub));
  return from !== mine.began && list.includes(mine.began) ? list.filter((to) => to !== mine.began) : list;
}

function touchesShut(zone: Zone, pub: Readonly<Pub>, from: number): boolean {
  for (const to of zone.touching[from]) if (zone.hatchAt[to] > 0 && pub.hatches[zone.hatchAt[to]] !== 'open') return true;
  return false;
}
