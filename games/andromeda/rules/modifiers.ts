/**
 * Lasting changes (`modify`), summed when they are gained, so that reading one is reading a number. Those that concern a type
 * of ship have one place for each type.
 */
import { MODIFIERS, type Modifier, SHIP_MODIFIERS, SHIPS } from '../content/vocabulary.ts';
import type { Station } from './types.ts';

type ShipModifier = (typeof SHIP_MODIFIERS)[number];
const OF_SHIPS: ReadonlySet<Modifier> = new Set(SHIP_MODIFIERS);
const isOfShips = (key: Modifier): key is ShipModifier => OF_SHIPS.has(key);

/** Where each modifier begins in the list of numbers. */
export const MOD = (() => {
  const place = {} as Record<Modifier, number>;
  let n = 0;
  for (const key of MODIFIERS) {
    place[key] = n;
    n += isOfShips(key) ? SHIPS.length : 1;
  }
  return Object.freeze(place);
})();
export const MODS: number = MODIFIERS.reduce((n, key) => n + (isOfShips(key) ? SHIPS.length : 1), 0);

export const mod = (side: Readonly<Station>, place: number): number => side.mods[place] + (side.passing === null ? 0 : side.passing[place]);

/** `ship`: the type, or null for all of them. */
export function modify(side: Station, key: Modifier, n: number, ship: number | null, passing: boolean): void {
  if (passing) side.passing ??= noMods();
  const list = (passing ? side.passing : null) ?? side.mods;
  if (!isOfShips(key)) list[MOD[key]] += n;
  else for (let type = 0; type < SHIPS.length; type++) if (ship === null || ship === type) list[MOD[key] + type] += n;
}

export const noMods = (): number[] => new Array<number>(MODS).fill(0);
