/** What `perCount` counts: always the side's things at this moment (section 6 of the content). */
import { type Counter, MODULE_TYPES, RESOURCES } from '../content/vocabulary.ts';
import { isCollective } from './asking.ts';
import { type Compiled, contentOf, tileAt } from './content.ts';
import { NONE, SCRAPYARD, SPACES, type Who } from './ids.ts';
import { neighbours } from './map.ts';
import { builtShips, countAt } from './ships.ts';
import type { Pub, Station } from './types.ts';

const sum = (list: readonly number[]): number => {
  let n = 0;
  for (const v of list) n += v;
  return n;
};

/** Modules by the type on their back (N236), in any row. */
export function modulesOf(c: Compiled, side: Readonly<Station>): number[] {
  const n = MODULE_TYPES.map(() => 0);
  for (const row of side.rows) for (const m of row.modules) n[c.modules[m].type]++;
  return n;
}
const slotted = (side: Readonly<Station>): number[] => side.rows.flatMap((row) => row.gaps.filter((moon) => moon !== NONE));

/** N213: on modules, and on moons in the dock or slotted; for the Collective those of its area. */
export function artifacts(pub: Readonly<Pub>, who: Who): number {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  let n = 0;
  for (const row of side.rows) for (const m of row.modules) n += c.modules[m].artifact;
  for (const moon of moonsOf(pub, who)) n += c.moons[moon].artifact;
  return n;
}
const moonsOf = (pub: Readonly<Pub>, who: Who): number[] =>
  pub.collective !== null && isCollective(pub, who) ? pub.collective.moons : [...pub.sides[who].dock, ...slotted(pub.sides[who])];

const standing = (pub: Readonly<Pub>, space: number): boolean => pub.map.owner[space] !== NONE && pub.map.tipped[space] === 0;
/** Own standing developments. */
export const ownSites = (pub: Readonly<Pub>, who: Who): number[] => {
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) if (pub.map.owner[i] === who && pub.map.tipped[i] === 0) list.push(i);
  return list;
};

export function countOf(pub: Readonly<Pub>, who: Who, what: Counter): number {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  const collective = isCollective(pub, who);
  switch (what) {
    case 'sciModules':
    case 'indModules':
    case 'comModules':
    case 'civModules':
      return modulesOf(c, side)[['sciModules', 'indModules', 'comModules', 'civModules'].indexOf(what)];
    case 'moduleTypes':
      return modulesOf(c, side).filter((n) => n > 0).length;
    case 'fullSets':
      return Math.min(...modulesOf(c, side));
    case 'leaders':
      return side.leaders;
    case 'developments':
      return ownSites(pub, who).length;
    case 'slottedMoons':
      return slotted(side).length;
    case 'dockMoons':
      return side.dock.length;
    case 'nebulaMoons':
      return moonsOf(pub, who).filter((moon) => c.moons[moon].group !== 'planetary').length;
    case 'tactics':
      return side.hand;
    case 'resources':
      return collective ? side.hand : sum(side.resources);
    case 'shipsOwned':
      return builtShips(pub, who);
    case 'scrapped':
      return countAt(pub, who, SCRAPYARD);
    case 'artifacts':
      return artifacts(pub, who);
    case 'upgrades':
      return pub.collective !== null && collective ? pub.collective.upgrades.length : side.upgrades.filter((u) => u !== NONE).length;
    case 'shipsLaunched':
      return pub.turn.returning;
    case 'raiderTrophies':
      return side.trophies;
    case 'tokens':
      return sum(side.tokens) + sum(side.usedTokens) + side.supremacy.length;
    case 'adjacentDevelopments':
      return ownSites(pub, who).filter((i) => neighbours(pub.map, i).some((to) => standing(pub, to))).length;
    case 'basesAdjacentDevs':
      return basesBeside(pub, c, who);
    case 'tracks6':
      return side.tracks.filter((t) => t >= 6).length;
    case 'tracks4':
      return side.tracks.filter((t) => t >= 4).length;
    case 'battlesWon':
      return side.battlesWon;
    case 'energyModules':
      return pub.turn.energized;
  }
}

/** Bases next to at least one development of the side. */
function basesBeside(pub: Readonly<Pub>, c: Compiled, who: Who): number {
  let n = 0;
  for (let i = 0; i < SPACES; i++)
    if (tileAt(c, pub.map.tile, i)?.sort === 'base' && neighbours(pub.map, i).some((to) => pub.map.owner[to] === who && pub.map.tipped[to] === 0))
      n++;
  return n;
}

export const storedUnits = (side: Readonly<Station>): number => sum(side.resources.slice(0, RESOURCES.length));
