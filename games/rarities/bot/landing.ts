/** To land or to fly on: what a landing here brings, against what flying on promises. */
import type { Seat } from '@starboard/kernel';
import { EMPTY, LAST_PORTAL, VALUES } from '../content/cards.ts';
import type { Pub } from '../rules/types.ts';
import { gainsOf } from './gain.ts';
import { WEIGHTS } from './weights.ts';

/** C2: the chance that the next exploration finds no sabortal, when the explorer draws from the largest hand in reach. */
export function survival(pub: Readonly<Pub>, explorer: Seat): number {
  let largest = 0;
  const { hands } = pub;
  for (let s = 0; s < hands.length; s++) if (s !== explorer && hands[s] > largest) largest = hands[s];
  return 1 - 1 / largest;
}

/** R30: what lies at the portals comes to the pass holder if nobody takes it. */
export function leftoverWorth(pub: Readonly<Pub>, seat: Seat): number {
  if (pub.pass !== seat) return 0;
  let cards = 0;
  for (let p = 1; p <= LAST_PORTAL; p++) if (pub.portals[p] !== EMPTY) cards++;
  for (const s of pub.ships) cards -= VALUES[pub.berths[s]] / 2;
  return cards > 0 ? cards * WEIGHTS.leftover : 0;
}

/** The expected worth of still flying after `portal` has been explored without trouble. */
export function worthOfFlying(pub: Readonly<Pub>, seat: Seat, planet: readonly number[], hand: readonly number[]): number {
  const gains = gainsOf(pub, planet, hand);
  const q = survival(pub, pub.explorer);
  const lost = leftoverWorth(pub, seat);
  let best = gains[VALUES[LAST_PORTAL]];
  for (let p = LAST_PORTAL - 1; p >= pub.portal; p--) {
    const fly = q * best + (1 - q) * lost;
    const land = p > pub.portal ? gains[VALUES[p]] : 0;
    best = p > pub.portal && land > fly ? land : fly;
  }
  return best;
}

/** How much better landing is than flying on, in actions. */
export function landingEdge(pub: Readonly<Pub>, seat: Seat, planet: readonly number[], hand: readonly number[]): number {
  const fly = worthOfFlying(pub, seat, planet, hand);
  return gainsOf(pub, planet, hand)[VALUES[pub.portal]] - fly + WEIGHTS.haste;
}
