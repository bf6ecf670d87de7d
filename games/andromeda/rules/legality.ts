/** Where a ship may be launched (N86–N92), as bits, one for each space; and why not. */
import type { Refusal } from '@starboard/kernel';
import { SHIPS } from '../content/vocabulary.ts';
import { contentOf, type Tile } from './content.ts';
import { kindOf } from './effects/registry.ts';
import { HANGAR, NO_TILE, NONE, SHIPS_EACH, SPACES, TYPE_OF, type Who } from './ids.ts';
import { isNebula, isRegion, NEBULAE, reachOf } from './map.ts';
import { MOD, mod } from './modifiers.ts';
import { LAUNCH, TO } from './picks.ts';
import { enemyMask, findShip, hasSkill, ownMask, raiderMask, rangeOf } from './ships.ts';
import type { Andromeda, Pick, Pub } from './types.ts';

const NEBULA_MASK = NEBULAE.reduce((mask, i) => mask | (1 << i), 0);

/** N92: a plain gain always works, everything else must be possible now. */
export function baseWorks(pub: Readonly<Pub>, who: Who, tile: Tile): boolean {
  const t = { pub, hand: null };
  for (const e of tile.effects) if (e.k === 'gain' || kindOf(e).possible(t, who, e)) return true;
  return false;
}

/** What all ships of a side have in common at a launch. */
interface Ground {
  readonly own: number;
  readonly foes: number;
  readonly regions: number;
  readonly bases: number;
  /** Bases that were looked at, and those of them that work: it takes time, and most are out of reach. */
  seen: number;
  works: number;
}
function groundOf(pub: Readonly<Pub>, who: Who): Ground {
  const { tiles } = contentOf(pub.options);
  const { tile } = pub.map;
  let regions = 0;
  let bases = 0;
  for (let i = 0; i < SPACES; i++) {
    if (tile[i] === NO_TILE) continue;
    regions |= 1 << i;
    if (tile[i] >= 0 && tiles[tile[i]].sort === 'base') bases |= 1 << i;
  }
  return { own: ownMask(pub, who), foes: enemyMask(pub, who) | raiderMask(pub), regions, bases, seen: 0, works: 0 };
}

/** N92: without the bases that do not work now. */
function working(pub: Readonly<Pub>, who: Who, mask: number, g: Ground): number {
  const { tiles } = contentOf(pub.options);
  for (let i = 0, left = mask & g.bases & ~g.seen; left !== 0 && i < SPACES; i++) {
    if (((left >> i) & 1) === 0) continue;
    left &= ~(1 << i);
    g.seen |= 1 << i;
    if (baseWorks(pub, who, tiles[pub.map.tile[i]])) g.works |= 1 << i;
  }
  return mask & (~g.bases | g.works);
}

/** N87, N88, N207: regions in range of the side's ships or its ghost; any region for a first launch. */
function reachMask(pub: Readonly<Pub>, who: Who, type: number, own: number): number {
  const range = own === 0 ? 99 : rangeOf(pub, who, type);
  if (range >= 99) return -1;
  const { within } = reachOf(pub.map);
  let mask = own;
  for (let i = who * SHIPS_EACH; i < (who + 1) * SHIPS_EACH; i++) {
    const at = pub.fleet.at[i];
    if (at >= 0) mask |= within[at][Math.min(range, within[at].length - 1)];
  }
  const { ghost } = pub.map;
  if (ghost !== NONE && mod(pub.sides[who], MOD.ghost) > 0) mask |= (1 << ghost) | within[ghost][Math.min(range, within[ghost].length - 1)];
  return mask;
}

/** Whatever the bases say. */
function maskFor(pub: Readonly<Pub>, who: Who, type: number, g: Ground): number {
  let mask = g.regions & reachMask(pub, who, type, g.own);
  // N89.
  if (mod(pub.sides[who], MOD.launchOwnRegion) === 0) mask &= ~g.own;
  // N90: a first launch stays peaceful.
  if (g.own === 0 || !hasSkill(pub, who, 'confrontation', type)) mask &= ~g.foes;
  // N91.
  if (!hasSkill(pub, who, 'exploration', type)) mask &= ~NEBULA_MASK;
  return mask;
}

export function launchMask(pub: Readonly<Pub>, who: Who, type: number): number {
  const g = groundOf(pub, who);
  return working(pub, who, maskFor(pub, who, type, g), g);
}

/** Types with a ship in the hangar and a legal region. */
export function launchable(pub: Readonly<Pub>, who: Who): number[] {
  let ground: Ground | null = null;
  const types: number[] = [];
  for (let i = 0; i < SHIPS_EACH; i++) {
    const type = TYPE_OF[i];
    if (pub.fleet.at[who * SHIPS_EACH + i] !== HANGAR || types.includes(type)) continue;
    ground ??= groundOf(pub, who);
    const mask = maskFor(pub, who, type, ground);
    if ((mask & ~ground.bases) !== 0 || working(pub, who, mask, ground) !== 0) types.push(type);
  }
  return types;
}

export function placesIn(mask: number): Pick[] {
  const picks: Pick[] = [];
  for (let i = 0; i < SPACES; i++) if ((mask >> i) & 1) picks.push(TO[i]);
  return picks;
}

/** Why a region is closed to this ship. */
export function whyNot(pub: Readonly<Pub>, who: Who, type: number): Refusal<Andromeda>[] {
  const g = groundOf(pub, who);
  const mask = working(pub, who, maskFor(pub, who, type, g), g);
  const list: Refusal<Andromeda>[] = [];
  for (let i = 0; i < SPACES; i++) {
    if (!isRegion(pub.map, i) || (mask >> i) & 1) continue;
    const pick = TO[i];
    const bit = 1 << i;
    if (g.own & bit && mod(pub.sides[who], MOD.launchOwnRegion) === 0) list.push({ pick, rule: 'N89', why: 'own-ship-there' });
    else if (isNebula(pub.map, i) && !hasSkill(pub, who, 'exploration', type)) list.push({ pick, rule: 'N91', why: 'needs-exploration' });
    else if (g.foes & bit && g.own === 0) list.push({ pick, rule: 'N90', why: 'first-launch-peaceful' });
    else if (g.foes & bit && !hasSkill(pub, who, 'confrontation', type)) list.push({ pick, rule: 'N90', why: 'enemy-there' });
    else if ((reachMask(pub, who, type, g.own) & bit) === 0)
      list.push({ pick, rule: 'N88', why: 'too-far', with: { range: rangeOf(pub, who, type) } });
    else list.push({ pick, rule: 'N92', why: 'base-not-possible' });
  }
  return list;
}

/** Why a type of ship cannot be launched at all. */
export function whyNoShip(pub: Readonly<Pub>, who: Who, open: readonly number[]): Refusal<Andromeda>[] {
  return SHIPS.flatMap((_, type): Refusal<Andromeda>[] => {
    if (open.includes(type)) return [];
    if (findShip(pub, who, type, HANGAR) < 0) return [{ pick: LAUNCH[type], rule: 'N86', why: 'no-ship-left' }];
    return [{ pick: LAUNCH[type], rule: 'N85', why: 'no-region' }];
  });
}
