/** How many turns a way takes. */
import type { Law } from '../rules/law.ts';
import { reach } from '../rules/reach.ts';

/** The fewest turns from a sector to every sector in reach, under this table's rules. */
export function turnsFrom(law: Law, from: number, alien: boolean): ReadonlyMap<number, number> {
  const turns = new Map([[from, 0]]);
  for (const [at, n] of turns) for (const to of reach(law.zone, law, at, alien ? 2 : 1, alien, null)) if (!turns.has(to)) turns.set(to, n + 1);
  return turns;
}
