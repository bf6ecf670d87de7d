/**
 * Content as the rules use it: lists with numbers instead of ids, lists of effects by a stable path (`tac_05/battle`,
 * `ev_dying_sun/do/0/then`), prices as vectors. Made once for each pack.
 */
import type { Effect, Effects } from '../content/effect.ts';
import { loadContent } from '../content/load.ts';
import { STANDARD } from '../content/standard.ts';
import type { Content } from '../content/types.ts';
import { compile } from './compile.ts';
import type { Compiled, Tile } from './compiled.ts';
import type { Price } from './frames.ts';
import { NEBULA, NO_TILE } from './ids.ts';
import { sure } from './sure.ts';
import type { Options } from './types.ts';

export type { Compiled, Power, Tile } from './compiled.ts';
export { ANY, CARDS, FREE, LEADERS, MATERIAL, MOONS, OFF, POINTS, priceOf } from './prices.ts';

const STANDARD_GAME = compile(STANDARD);
/** The loader keeps the packs that are in use; this follows it. */
const compiled = new WeakMap<Content, Compiled>();

export function contentOf(options: Pick<Options, 'pack'>): Compiled {
  if (options.pack === '') return STANDARD_GAME;
  const raw = loadContent(options.pack);
  let content = compiled.get(raw);
  if (content === undefined) {
    content = compile(raw);
    compiled.set(raw, content);
  }
  return content;
}

/** The tile of a space; undefined where there is none (a nebula, an empty space). */
export const tileAt = (c: Compiled, tile: readonly number[], space: number): Tile | undefined => {
  const t = tile[space];
  return t === NO_TILE || t === NEBULA ? undefined : c.tiles[t];
};

/** The list of effects with this path, the path of a list, and what a trade costs. */
export const effectsAt = (c: Compiled, path: string): Effects => sure(c.lists.get(path));
export const pathTo = (c: Compiled, list: Effects): string => sure(c.pathOf.get(list));
export const priceOfTrade = (c: Compiled, trade: Effect): Price => sure(c.costOf.get(trade));
