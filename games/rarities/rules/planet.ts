/** Home planets: sets of three (R27, R32, R34). */
import type { Hands, Seat, State } from '@starboard/kernel';
import { RELICS, type Relic, SET, SETS_TO_WIN } from '../content/cards.ts';
import type { Rarities } from './types.ts';

export function completeSets(planet: readonly number[]): number {
  let sets = 0;
  for (let kind = 0; kind < planet.length; kind++) if (planet[kind] >= SET) sets++;
  return sets;
}

/** R27, Q33: never a fourth copy. */
export const hasRoom = (planet: readonly number[], relic: number): boolean => planet[relic] < SET;

/** R32, Q31, Q32: checked by itself after every single relic that comes to a planet; the game ends at once. */
export function winsNow(s: State<Rarities>, seat: Seat, x: Hands<Rarities>): boolean {
  const planet = s.pub.planets[seat];
  if (completeSets(planet) < SETS_TO_WIN) return false;
  if (x.telling) x.tell('all', { kind: 'won', seat, kinds: RELICS.filter((_, kind) => planet[kind] >= SET) as Relic[] });
  x.end();
  return true;
}
