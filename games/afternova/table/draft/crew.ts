/** Which own Paws are played, filled in: those that leave least missing, of those the fewest cards, of those the least surplus. */
import type { Known, Seat } from '@starboard/kernel';
import { addedBy, type Icons, planetIn } from '../../rules/crew.ts';
import type { Afternova } from '../../rules/types.ts';

export interface Crew {
  /** Ascending. */
  readonly paws: readonly number[];
  /** Whether both requirements are met with them. */
  readonly enough: boolean;
  /** Whether another choice would be as good. */
  readonly tied: boolean;
}

/** `held`: Paws that were put in or taken out by hand. */
export function crewFor(
  k: Known<Afternova>,
  seat: Seat,
  slot: number,
  held: Readonly<Record<number, boolean>>,
  others: Icons,
  mustPlay: boolean,
): Crew {
  const hand = k.mine?.paws ?? [];
  const planet = planetIn(k.pub, slot);
  const fixed = hand.filter((paw) => held[paw] === true);
  const free = hand.filter((paw) => held[paw] === undefined);
  let best: { readonly paws: readonly number[]; readonly cost: number; readonly missing: number } | null = null;
  let tied = false;
  for (let mask = 0; mask < 1 << free.length; mask++) {
    const paws = [...fixed, ...free.filter((_, i) => (mask >> i) % 2 === 1)];
    const own = addedBy(k.pub, planet, seat, paws);
    const all = { a: own.a + others.a, b: own.b + others.b };
    const missing = Math.max(0, planet.needA - all.a) + Math.max(0, planet.needB - all.b);
    if (mustPlay && missing === 0 && paws.length === 0) continue;
    const cost = missing * 10_000 + paws.length * 100 + all.a + all.b;
    tied = best !== null && cost === best.cost ? true : best === null || cost < best.cost ? false : tied;
    if (best === null || cost < best.cost) best = { paws, cost, missing };
  }
  if (best === null) return { paws: fixed, enough: false, tied: false };
  const enough = best.missing === 0;
  return { paws: [...best.paws].sort((a, b) => a - b), enough, tied: enough && tied };
}
