/**
 * How events name regions: the place and its tile, because words do not see the map: `r2c3/base_odessa`, `r1c1`
 * for a nebula. Tiles stay where they are laid, so a name once told stays true.
 */
import { contentOf } from './content.ts';
import { PLACES } from './picks.ts';
import type { Pub } from './types.ts';

const made = new Map<number, string>();
const MOST_TILES = 64;

export function regionName(pub: Readonly<Pub>, space: number): string {
  const tile = pub.map.tile[space];
  if (tile < 0) return PLACES[space];
  const key = space * MOST_TILES + tile;
  let name = made.get(key);
  if (name === undefined) {
    // Ids and their order are the same in every pack.
    name = `${PLACES[space]}/${contentOf(pub.options).tiles[tile].id}`;
    made.set(key, name);
  }
  return name;
}
