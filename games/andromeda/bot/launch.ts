/** Where to launch: what the region brings, what lies there, what may come, and whether a fight is worth it. */
import { odds } from '../rules/battle/odds.ts';
import { contentOf, tileAt } from '../rules/content.ts';
import { leadersNeeded, sites } from '../rules/effects/develop.ts';
import { ENERGY, HANGAR, NEBULA, NONE, SHIPS_EACH, SPACES, SUPREMACY, TRANSPORT, TYPE_OF, UNBUILT } from '../rules/ids.ts';
import { distance } from '../rules/map.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { affordable } from '../rules/resources.ts';
import { countAt, diceOf, shipsIn } from '../rules/ships.ts';
import type { Pub, Who } from '../rules/types.ts';
import { ahead, useful } from './phase.ts';
import { activations, moonWorth } from './station.ts';
import { WEIGHTS } from './weights.ts';
import { leaderWorth, siteWorth, stepWorth, unitWorth, worth } from './worth.ts';

const aim = (pub: Readonly<Pub>, who: Who): number =>
  Math.min(5, contentOf(pub.options).raw.constants.startTargeting + mod(pub.sides[who], MOD.targeting));

/** What the region itself gives. */
export function regionWorth(pub: Readonly<Pub>, who: Who, space: number): number {
  const c = contentOf(pub.options);
  const { map } = pub;
  if (map.tile[space] === NEBULA) {
    const moon = (map.top[space] === NONE ? 2 * WEIGHTS.energy : WEIGHTS.nebulaMoon) * useful(pub);
    return moon + (map.visited[space] === 0 ? WEIGHTS.vp + 0.4 : 0);
  }
  const tile = tileAt(c, map.tile, space);
  if (tile === undefined) return 0;
  if (tile.sort === 'planet') {
    if (map.moons[space] === 0) return unitWorth(pub, who, tile.kind);
    const full = pub.sides[who].dock.length >= c.raw.constants.moonDock + mod(pub.sides[who], MOD.moonDock);
    return Math.max(useful(pub), moonWorth(pub, who, map.top[space])) + (full ? 0 : WEIGHTS.dock);
  }
  if (tile.sort === 'void') return 2.5;
  return worth(pub, who, tile.effects);
}

/** A transport on a planet can build there at the next return; one development a turn, so a second good place adds little. */
function foothold(pub: Readonly<Pub>, who: Who, type: number, space: number, best: number): number {
  const c = contentOf(pub.options);
  if (type !== TRANSPORT || pub.map.owner[space] !== NONE || tileAt(c, pub.map.tile, space)?.sort !== 'planet') return 0;
  const more = siteWorth(pub, who, space) - best;
  if (more <= 0) return 0;
  const { price } = c.developments[c.tiles[pub.map.tile[space]].development];
  const led = pub.sides[who].leaders >= leadersNeeded(pub, who);
  const ready = led && affordable(pub, who, price) ? 1 : led ? WEIGHTS.led : WEIGHTS.unled;
  return more * WEIGHTS.site * ready;
}

/** Dice that energy and a tactic in hand may add. */
const support = (pub: Readonly<Pub>, who: Who): number =>
  Math.round(Math.min(2, pub.sides[who].resources[ENERGY] * 0.5) + Math.min(1, pub.sides[who].hand * WEIGHTS.cards));

/** What a fight with this ship against what stands there is worth, and the chance to win it; null: there is none. */
function fight(pub: Readonly<Pub>, who: Who, type: number, space: number, raiders: readonly number[]): { worth: number; win: number } | null {
  const { raw } = contentOf(pub.options);
  const sides = [{ dice: Math.min(6, diceOf(pub, who, type) + support(pub, who)), targeting: aim(pub, who) }];
  let risk = 0;
  for (let other = 0; other < pub.sides.length; other++) {
    if (other === who) continue;
    const ships = shipsIn(pub, other, space);
    if (ships.length === 0) continue;
    sides.push({
      dice: Math.min(
        6,
        ships.reduce((n, i) => n + diceOf(pub, other, TYPE_OF[i]), 0),
      ),
      targeting: aim(pub, other),
    });
    risk += Math.min(3, ships.length) * WEIGHTS.vp;
  }
  let reward = 0;
  if (raiders.length > 0) {
    const cards = raiders.map((i) => raw.raiders[pub.raiders.card[i]]);
    sides.push({
      dice: Math.min(
        6,
        cards.reduce((n, r) => n + r.dice, 0),
      ),
      targeting: Math.max(...cards.map((r) => r.targeting)),
    });
    reward = cards.reduce((n, r) => n + worth(pub, who, r.reward), 0);
  }
  if (sides.length === 1) return null;
  const p = odds(sides).win[0];
  const lost = WEIGHTS.wreck * ahead(pub) + 0.5;
  return { worth: p * (stepWorth(pub, who, SUPREMACY) + reward + risk) - (1 - p) * (type === TRANSPORT ? lost : lost * 1.4), win: p };
}

/** What is the same for all launches of one question. */
export interface Ground {
  readonly pub: Readonly<Pub>;
  readonly who: Who;
  /** What the next activation at the station would bring. */
  readonly later: number;
  /** The best place for a development that has a transport already. */
  readonly site: number;
  /** By space, and by type and space. */
  readonly regions: number[];
  readonly launches: number[];
}

export function groundOf(pub: Readonly<Pub>, who: Who): Ground {
  const list = activations(pub, who);
  const out = SHIPS_EACH - countAt(pub, who, HANGAR) - countAt(pub, who, UNBUILT);
  const site = sites(pub, who).reduce((best, space) => Math.max(best, siteWorth(pub, who, space)), 0);
  const soon = pub.turn.ending ? 0 : Math.min(1, 0.3 + 3 * ahead(pub));
  return { pub, who, later: WEIGHTS.later * soon * (list[out] ?? 0), site: soon * site + (1 - soon) * 99, regions: [], launches: [] };
}

/** The whole of a launch. */
export function launchWorth(g: Ground, type: number, space: number): number {
  const key = type * SPACES + space;
  g.launches[key] ??= weighLaunch(g, type, space);
  return g.launches[key];
}

function weighLaunch(g: Ground, type: number, space: number): number {
  const { pub, who } = g;
  g.regions[space] ??= atRegion(pub, who, space);
  return g.regions[space] + foothold(pub, who, type, space, g.site) + g.later + (fight(pub, who, type, space, comers(pub, space))?.worth ?? 0);
}

/** N131: raiders there, or else one nearby, which comes. */
function comers({ map, raiders }: Readonly<Pub>, space: number): number[] {
  const here: number[] = [];
  let near = NONE;
  for (let i = 0; i < raiders.at.length; i++) {
    if (raiders.at[i] === space) here.push(i);
    else if (near === NONE && distance(map, raiders.at[i], space) === 1) near = i;
  }
  if (here.length === 0 && near !== NONE) here.push(near);
  return here;
}

/** What the worth of a launch is made of, for somebody who wants to know; `win`: the chance in battle, null without one. */
export function launchParts(pub: Readonly<Pub>, who: Who, type: number, space: number) {
  const ground = groundOf(pub, who);
  const battle = fight(pub, who, type, space, comers(pub, space));
  return {
    region: atRegion(pub, who, space),
    foothold: foothold(pub, who, type, space, ground.site),
    later: ground.later,
    fight: battle?.worth ?? 0,
    win: battle?.win ?? null,
  };
}

function atRegion(pub: Readonly<Pub>, who: Who, space: number): number {
  const { map } = pub;
  let n = regionWorth(pub, who, space) + map.leaders[who * SPACES + space] * leaderWorth(pub, who) - map.mech[space] * 0.5;
  for (let r = 0; r < 5; r++) if (map.bonus[space * 5 + r] > 0) n += map.bonus[space * 5 + r] * unitWorth(pub, who, r);
  return n;
}
