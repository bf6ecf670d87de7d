/** Laying tiles (N34–N37, N273) and bonus resources on regions (N33, N124). */
import { RESOURCES } from '../content/vocabulary.ts';
import { type S, takeFrom, type X } from './asking.ts';
import { contentOf } from './content.ts';
import { readingOrder } from './map.ts';
import { PLACES } from './picks.ts';
import { regionName } from './told.ts';
import { trigger } from './triggers.ts';
import type { Pub } from './types.ts';

/** N37: how many moons a planet gets. */
const MOONS_EACH = 3;

/** Puts a tile on the next free space in reading order; false: there is none. */
export function layTile(pub: Pub, tile: number, x: X): number {
  const { map } = pub;
  const space = readingOrder(map.void)[map.laid];
  const t = contentOf(pub.options).tiles[tile];
  map.tile[space] = tile;
  map.laid++;
  if (t.sort === 'planet') {
    map.moons[space] = MOONS_EACH;
    map.top[space] = takeFrom(map.unseen[t.kind], x);
  }
  return space;
}

/** N122, N273: the next tile of the stack, if there is one and a space for it. */
export function newTile(s: S, x: X): void {
  const { map, turn } = s.pub;
  if (map.stack.length === 0 || map.laid === readingOrder(map.void).length) return;
  const tile = takeFrom(map.stack, x);
  const space = layTile(s.pub, tile, x);
  const c = contentOf(s.pub.options);
  x.reveal('all', { kind: 'tile', tile: c.tiles[tile].id, at: PLACES[space] }, 'N122');
  if (map.top[space] >= 0) x.reveal('all', { kind: 'revealed-moon', moon: c.moons[map.top[space]].id, at: regionName(s.pub, space) }, 'N37');
  trigger(s, x, turn.active, 'newPlanet');
}

/** N33: as many as there is room for. */
export function placeBonus(s: S, x: X, space: number, resource: number, n: number): void {
  const { bonus } = s.pub.map;
  const from = space * RESOURCES.length;
  let there = 0;
  for (let r = 0; r < RESOURCES.length; r++) there += bonus[from + r];
  const more = Math.min(n, contentOf(s.pub.options).raw.constants.bonusPerRegionMax - there);
  if (more <= 0) return;
  bonus[from + resource] += more;
  if (x.telling) x.tell('all', { kind: 'bonus', at: regionName(s.pub, space), units: { [RESOURCES[resource]]: more } });
}
