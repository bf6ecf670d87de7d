/** Which Paws to play: the cheapest that are enough, or that bring most of what is missing. */
import type { Seat } from '@starboard/kernel';
import type { Icons } from '../rules/crew.ts';
import { type PlanetFace, packOf } from '../rules/pack.ts';
import { boostOf } from '../rules/power.ts';
import type { Pub } from '../rules/types.ts';

export interface Crew {
  readonly paws: readonly number[];
  /** What it brings of the two skills, boosts included. */
  readonly a: number;
  readonly b: number;
}

/**
 * The fewest Paws of a hand that bring what is missing, with the least waste; null: impossible. `partly`: the nearest is good
 * enough. `most`: the maximum number of Paws.
 */
export function crewFor(
  pub: Readonly<Pub>,
  planet: PlanetFace,
  seat: Seat,
  hand: readonly number[],
  lack: Icons,
  partly: boolean,
  most = 8,
): Crew | null {
  const { paws } = packOf(pub.options);
  const useful = hand.filter((paw) => paws[paw].icons[planet.a] + paws[paw].icons[planet.b] > 0);
  // Q2: a Paw must be played even if it adds nothing.
  const from = useful.length > 0 ? useful : hand.slice(0, 1);
  const [boostA, boostB] = [boostOf(pub, seat, planet.a), boostOf(pub, seat, planet.b)];
  let best: number[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  const tries = 1 << Math.min(from.length, 8);
  for (let mask = 1; mask < tries; mask++) {
    let a = boostA;
    let b = boostB;
    let n = 0;
    for (let i = 0; i < from.length; i++) {
      if (((mask >> i) & 1) === 0) continue;
      a += paws[from[i]].icons[planet.a];
      b += paws[from[i]].icons[planet.b];
      n++;
    }
    if (n > most) continue;
    const short = Math.max(0, lack.a - a) + Math.max(0, lack.b - b);
    if (short > 0 && !partly) continue;
    const waste = Math.max(0, a - lack.a) + Math.max(0, b - lack.b);
    const cost = short * 100 + n * 10 + waste;
    if (cost < least) {
      least = cost;
      best = from.filter((_, i) => (mask >> i) & 1);
    }
  }
  if (best === null) return null;
  let a = boostA;
  let b = boostB;
  for (const paw of best) {
    a += paws[paw].icons[planet.a];
    b += paws[paw].icons[planet.b];
  }
  return { paws: best, a, b };
}
