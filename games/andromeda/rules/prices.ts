/** Prices as vectors: the five resources, then what else a price can name (see `Price`). */
import type { Effects } from '../content/effect.ts';
import { COSTS, type Cost } from '../content/vocabulary.ts';
import type { Price } from './frames.ts';

export const FREE: Price = Object.freeze([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
/** Places in a price after the five resources. */
export const MATERIAL = 5;
export const ANY = 6;
export const CARDS = 7;
export const LEADERS = 8;
export const POINTS = 9;
export const MOONS = 10;
/** Units that need not be paid. */
export const OFF = 11;

export function priceOf(cost: Cost): Price {
  const price = FREE.slice();
  for (const [i, key] of COSTS.entries()) if (i < OFF) price[i] = cost[key] ?? 0;
  return price;
}

/** N65: the resources on a moon as a price; tactics cost tactics, VP and repairs nothing. */
export function inputPrice(content: Effects): Price {
  const price = FREE.slice();
  for (const e of content) {
    if (e.k === 'gain') price[COSTS.indexOf(e.res)] += e.n;
    if (e.k === 'draw') price[CARDS] += e.n;
  }
  return price;
}
