/**
 * The picks of the game: what makes them, ready made, and what reads them. A pick is a word and numbers or a place; strings are
 * made once, because questions are listed far more often than they are answered.
 */

import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { SPACES } from './ids.ts';
import { sure } from './sure.ts';
import type { Pick } from './types.ts';

const many = <P extends Pick>(n: number, make: (i: number) => P): readonly P[] => Array.from({ length: n }, (_, i) => make(i));

/** Names of the 28 spaces in reading order, N23: rows of 6, 5, 6, 5 and 6. */
export const PLACES: readonly string[] = [6, 5, 6, 5, 6].flatMap((n, r) => Array.from({ length: n }, (_, c) => `r${r + 1}c${c + 1}`));

export const TO = many(SPACES, (i) => `to ${PLACES[i]}`);
export const DEVELOP = many(SPACES, (i) => `develop ${PLACES[i]}`);
export const RAISE = many(SPACES, (i) => `raise ${PLACES[i]}`);
export const LEADER = many(SPACES, (i) => `leader ${PLACES[i]}`);
/** A ship of a type in a region. */
export const SHIP_AT: readonly (readonly Pick[])[] = SHIPS.map((_, type) => many(SPACES, (i) => `ship ${type} ${PLACES[i]}`));

export const LAUNCH: readonly Pick[] = SHIPS;
export const UNIT = many(RESOURCES.length, (i) => `unit ${i}`);
export const TRACK = many(5, (i) => `track ${i}`);
export const OPTION = many(8, (i) => `option ${i}`);
export const BUILD = many(SHIPS.length, (i) => `build ${i}`);
export const SALVAGE = many(SHIPS.length, (i) => `salvage ${i}`);
export const SHIELD = many(SHIPS.length, (i) => `shield ${i}`);
export const HEAD = many(4, (i) => `head ${i}`);
export const FROM = many(6, (i) => `from ${i}`);

const upTo = 256;
export const MODULE = many(upTo, (i) => `module ${i}`);
export const DISCARD = many(upTo, (i) => `discard ${i}`);
export const ACTIVATE = many(upTo, (i) => `activate ${i}`);
export const ENERGIZE = many(upTo, (i) => `energize ${i}`);
export const FIX = many(upTo, (i) => `fix ${i}`);
export const DAMAGE = many(upTo, (i) => `damage ${i}`);
export const MOON = many(upTo, (i) => `moon ${i}`);
export const ABANDON = many(upTo, (i) => `abandon ${i}`);
export const SLOT = many(upTo, (i) => `slot ${i}`);
export const DROP = many(upTo, (i) => `drop ${i}`);
export const TACTIC = many(upTo, (i) => `tactic ${i}`);
export const TOKEN = many(upTo, (i) => `token ${i}`);
export const UPGRADE = many(upTo, (i) => `upgrade ${i}`);
export const CARD = many(upTo, (i) => `card ${i}`);
export const FACTION = many(upTo, (i) => `faction ${i}`);
export const DESTINY = many(upTo, (i) => `destiny ${i}`);
export const ABILITY = many(upTo, (i) => `ability ${i}`);
export const FREE_ABILITY = many(upTo, (i) => `free ability ${i}`);
export const FREE_TOKEN = many(upTo, (i) => `free token ${i}`);
export const FREE_CARD = many(upTo, (i) => `free card ${i}`);
export const FREE_TACTIC = many(upTo, (i) => `free tactic ${i}`);

/** Places in a row: rows have no limit (N185), but no more modules than the box. */
const LONGEST = 40;
export const PLACE: readonly (readonly Pick[])[] = [0, 1, 2, 3].map((row) => many(LONGEST, (i) => `place ${row} ${i}`));
export const GAP: readonly (readonly Pick[])[] = [0, 1, 2, 3].map((row) => many(LONGEST, (i) => `gap ${row} ${i}`));

/** The last number of a pick. */
export const numberOf = (p: Pick): number => Number(p.slice(p.lastIndexOf(' ') + 1));
/** The place a pick names. */
export const placeOf = (p: Pick): number => sure(PLACE_BY_NAME.get(p.slice(p.lastIndexOf(' ') + 1)));
const PLACE_BY_NAME = new Map(PLACES.map((name, i) => [name, i]));
/** The two numbers of `place 1 3`, `gap 0 2`, and the type of `ship 2 r1c1`. */
export const firstOf = (p: Pick): number => Number(p.split(' ')[1]);

/** How many pieces of each sort a table has. */
export interface Sizes {
  readonly modules: number;
  readonly moons: number;
  readonly tactics: number;
  readonly tokens: number;
  readonly upgrades: number;
  readonly cards: number;
  readonly factions: number;
  readonly destiny: number;
  readonly abilities: number;
}

const WORDS: readonly Pick[] = [
  ...['return', 'skip', 'stop', 'end', 'yes', 'reactor', 'all', 'mech pay', 'mech damage'],
  ...['free abandon', 'free slot', 'free arrange', 'free ghost'],
] as Pick[];

/** Every pick of the rules but those of paying and of battles. */
export function corePicks(n: Sizes): Pick[] {
  const few = (list: readonly Pick[], count: number): readonly Pick[] => list.slice(0, count);
  return [
    ...WORDS,
    ...LAUNCH,
    ...[TO, DEVELOP, RAISE, LEADER, UNIT, TRACK, OPTION, BUILD, SALVAGE, SHIELD, HEAD, FROM].flat(),
    ...SHIP_AT.flat(),
    ...PLACE.flat(),
    ...GAP.flat(),
    ...[MODULE, DISCARD, ACTIVATE, ENERGIZE, FIX, DAMAGE].flatMap((list) => few(list, n.modules)),
    ...[MOON, ABANDON, SLOT, DROP].flatMap((list) => few(list, n.moons)),
    ...[TACTIC, FREE_TACTIC].flatMap((list) => few(list, n.tactics)),
    ...[TOKEN, FREE_TOKEN].flatMap((list) => few(list, n.tokens)),
    ...few(UPGRADE, n.upgrades),
    ...[CARD, FREE_CARD].flatMap((list) => few(list, n.cards)),
    ...few(FACTION, n.factions),
    ...few(DESTINY, n.destiny),
    ...[ABILITY, FREE_ABILITY].flatMap((list) => few(list, n.abilities)),
  ];
}
