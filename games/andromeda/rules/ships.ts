/** Ships (section 8): where they are, what they can do, damage and scrapping (N158, N163). */
import { SHIPS } from '../content/vocabulary.ts';
import { nameOf, type S, type X } from './asking.ts';
import { contentOf } from './content.ts';
import { count } from './counts.ts';
import { type BAY, SCRAPYARD, SHIPS_EACH, TYPE_OF, UNBUILT, type Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { regionName } from './told.ts';
import { trigger } from './triggers.ts';
import type { Pub } from './types.ts';

/** Numbers (0–8) of a side's ships in a region. */
export function shipsIn(pub: Readonly<Pub>, who: Who, space: number): number[] {
  const ships: number[] = [];
  const from = who * SHIPS_EACH;
  for (let i = 0; i < SHIPS_EACH; i++) if (pub.fleet.at[from + i] === space) ships.push(i);
  return ships;
}

/** How many of a side's ships are in this state (HANGAR, BAY …) or region. */
export function countAt(pub: Readonly<Pub>, who: Who, where: number): number {
  let n = 0;
  const from = who * SHIPS_EACH;
  for (let i = from; i < from + SHIPS_EACH; i++) if (pub.fleet.at[i] === where) n++;
  return n;
}
export function onMap(pub: Readonly<Pub>, who: Who): number {
  let n = 0;
  const from = who * SHIPS_EACH;
  for (let i = from; i < from + SHIPS_EACH; i++) if (pub.fleet.at[i] >= 0) n++;
  return n;
}
export function builtShips(pub: Readonly<Pub>, who: Who): number {
  return SHIPS_EACH - countAt(pub, who, UNBUILT);
}

/** The first ship of this type in this state; -1: none. */
export function findShip(pub: Readonly<Pub>, who: Who, type: number, where: number): number {
  const from = who * SHIPS_EACH;
  for (let i = 0; i < SHIPS_EACH; i++) if (TYPE_OF[i] === type && pub.fleet.at[from + i] === where) return i;
  return -1;
}

/** Regions as bits: with the side's ships, with other ships, with raiders. */
export function ownMask(pub: Readonly<Pub>, who: Who): number {
  let mask = 0;
  const from = who * SHIPS_EACH;
  for (let i = from; i < from + SHIPS_EACH; i++) if (pub.fleet.at[i] >= 0) mask |= 1 << pub.fleet.at[i];
  return mask;
}
export function enemyMask(pub: Readonly<Pub>, who: Who): number {
  let mask = 0;
  const { at } = pub.fleet;
  const from = who * SHIPS_EACH;
  for (let i = 0; i < at.length; i++) if (at[i] >= 0 && (i < from || i >= from + SHIPS_EACH)) mask |= 1 << at[i];
  return mask;
}
export function raiderMask(pub: Readonly<Pub>): number {
  let mask = 0;
  for (const at of pub.raiders.at) mask |= 1 << at;
  return mask;
}

/** N77–N80; 99: everywhere. */
export function rangeOf(pub: Readonly<Pub>, who: Who, type: number): number {
  const side = pub.sides[who];
  if (mod(side, MOD.rangeAny + type) > 0) return 99;
  return contentOf(pub.options).raw.ships[type].range + mod(side, MOD.range + type);
}
/** N82. */
export const hasSkill = (pub: Readonly<Pub>, who: Who, skill: 'confrontation' | 'exploration', type: number): boolean =>
  mod(pub.sides[who], MOD[skill] + type) > 0 || contentOf(pub.options).raw.ships[type].abilities.includes(skill);
/** Dice of one ship, upgrades included. */
export const diceOf = (pub: Readonly<Pub>, who: Who, type: number): number =>
  contentOf(pub.options).raw.ships[type].dice + mod(pub.sides[who], MOD.shipDice + type);
/** N83: shields of a ship when none is used. */
export const shieldsOf = (pub: Readonly<Pub>, who: Who, type: number): number =>
  contentOf(pub.options).raw.ships[type].shield + mod(pub.sides[who], MOD.shipShield + type) + (type === 0 ? mod(pub.sides[who], MOD.cShield) : 0);

/** N158: one damage to one ship: a shield first, else it is scrapped. True: scrapped. */
export function damageShip(s: S, x: X, who: Who, ship: number): boolean {
  const { fleet } = s.pub;
  const i = who * SHIPS_EACH + ship;
  const type = TYPE_OF[ship];
  if (fleet.hit[i] < shieldsOf(s.pub, who, type)) {
    fleet.hit[i]++;
    if (x.telling) x.tell('all', { kind: 'shielded', who: nameOf(s.pub, who), ship: SHIPS[type], at: regionName(s.pub, fleet.at[i]) });
    return false;
  }
  scrap(s, x, who, ship, SCRAPYARD);
  return true;
}

/** A ship leaves the map for the upper scrapyard, or by maneuver for the bay (N157); either way it was scrapped. */
export function scrap(s: S, x: X, who: Who, ship: number, to: typeof SCRAPYARD | typeof BAY): void {
  const { fleet } = s.pub;
  const i = who * SHIPS_EACH + ship;
  const type = TYPE_OF[ship];
  if (x.telling) x.tell('all', { kind: 'scrapped', who: nameOf(s.pub, who), ship: SHIPS[type], at: regionName(s.pub, fleet.at[i]) });
  fleet.at[i] = to;
  fleet.hit[i] = 0;
  count(s.pub.sides[who], 'scrapped');
  trigger(s, x, who, 'shipScrapped', type);
}
