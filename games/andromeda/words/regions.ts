/** What is in a region: tile, moons, ships, raiders, developments, leaders, bonus; in a few words for picks: ./brief.ts. */
import { list, type Phrase, say } from '@starboard/kernel';
import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { type Compiled, tileAt } from '../rules/content.ts';
import { NEBULA, SHIPS_EACH, SPACES, TYPE_OF } from '../rules/ids.ts';
import type { Who } from '../rules/types.ts';
import { contentIn, sideName, type View, type You } from './common.ts';
import { effectsText, moonText } from './effects.ts';
import { piece } from './names.ts';
import type { Tongue } from './tongue.ts';

/** How many ships of each type a side has somewhere. */
export function shipTypes(k: View, who: Who, where: number): number[] {
  const counts = SHIPS.map(() => 0);
  for (let i = 0; i < SHIPS_EACH; i++) if (k.pub.fleet.at[who * SHIPS_EACH + i] === where) counts[TYPE_OF[i]]++;
  return counts;
}
export const shipList = (t: Tongue, counts: readonly number[]): string =>
  counts.flatMap((n, type) => (n > 0 ? [t.ships(SHIPS[type], n)] : [])).join(', ');

const commas = (parts: readonly Phrase[]): Phrase => parts.flatMap((p, i) => (i === 0 ? p : ['; ', ...p]));

function tileFacts(t: Tongue, k: View, c: Compiled, space: number): Phrase[] {
  const { scene } = t;
  const facts: Phrase[] = [];
  const tile = tileAt(c, k.pub.map.tile, space);
  if (tile?.sort === 'planet') facts.push([scene.planet(RESOURCES[tile.kind])]);
  if (tile?.sort === 'base') facts.push([effectsText(t.effects, tile.effects)]);
  if (tile?.sort === 'vortex' || tile?.sort === 'quasar') facts.push([effectsText(t.effects, tile.effects)]);
  if (tile?.sort === 'void') facts.push([scene.theVoid]);
  if (tile?.icon === true) facts.push([scene.eventIcon]);
  if (tile?.sort === 'planet' || k.pub.map.tile[space] === NEBULA) {
    const seen = [k.pub.map.top[space], k.pub.map.second[space]].filter((m) => m >= 0);
    for (const m of seen) facts.push(say`${piece(t, c.moons[m].id)} (${moonText(t.effects, c.raw.moons[m])})`);
    if (seen.length === 0) facts.push([scene.noMoon]);
    else if (k.pub.map.moons[space] > seen.length) facts.push([scene.moons(k.pub.map.moons[space])]);
  }
  return facts;
}

function lodgers(t: Tongue, k: View, c: Compiled, space: number, you: You): Phrase[] {
  const { scene } = t;
  const { map, raiders } = k.pub;
  const facts: Phrase[] = [];
  for (let who = 0; who < k.pub.sides.length; who++) {
    const ships = shipList(t, shipTypes(k, who, space));
    if (ships !== '') facts.push(scene.shipsOf(t.label(sideName(k, who), you), ships));
  }
  raiders.at.forEach((at, i) => {
    if (at !== space) return;
    const r = c.raw.raiders[raiders.card[i]];
    facts.push(scene.raider([piece(t, r.id)], r.class, r.dice, r.targeting));
  });
  const owner = map.owner[space];
  if (owner >= 0) {
    const tile = tileAt(c, map.tile, space);
    const what = tile === undefined ? '' : c.developments[tile.development].id;
    facts.push(scene.ownDevelopment(what, sideName(k, owner), you, map.tipped[space] === 1));
  }
  if (map.ghost === space) facts.push([scene.ghost]);
  return facts;
}

function treasures(t: Tongue, k: View, space: number, you: You): Phrase[] {
  const { scene } = t;
  const { map } = k.pub;
  const facts: Phrase[] = [];
  const leaders = k.pub.sides.flatMap((_, who) => {
    const n = map.leaders[who * SPACES + space];
    return n > 0 ? [say`${t.name(sideName(k, who), you)}${n > 1 ? ` ${n}×` : ''}`] : [];
  });
  const everybody = k.pub.sides.length > 1 && k.pub.sides.every((_, who) => map.leaders[who * SPACES + space] === 1);
  if (leaders.length > 0) facts.push(everybody ? [scene.allLeaders] : scene.leadersOf(list(leaders, t.and)));
  const bonus = Object.fromEntries(
    RESOURCES.flatMap((r, i) => (map.bonus[space * RESOURCES.length + i] > 0 ? [[r, map.bonus[space * RESOURCES.length + i]]] : [])),
  );
  if (Object.keys(bonus).length > 0) facts.push([scene.bonus(t.units(bonus))]);
  if (map.mech[space] === 1) facts.push([scene.mech]);
  if (k.pub.turn.probe === space) facts.push([scene.probe]);
  return facts;
}

/** Everything there is to say about a region, one fact each. */
export function factsOf(t: Tongue, k: View, space: number, you: You): Phrase[] {
  const c = contentIn(k);
  return [...tileFacts(t, k, c, space), ...lodgers(t, k, c, space, you), ...treasures(t, k, space, you)];
}

/** Behind the name of the region. */
export function regionFacts(t: Tongue, k: View, space: number, you: You): Phrase {
  const facts = factsOf(t, k, space, you);
  return facts.length === 0 ? [] : say`: ${commas(facts)}`;
}
