/** Which own Paws are played, filled in: the fewest cards that are enough, and of those the least surplus. */
import type { Known, Seat } from '@starboard/kernel';
import { addedBy, type Icons, meets, planetIn } from '../../rules/crew.ts';
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
  let best: { readonly paws: readonly number[]; readonly cost: number } | null = null;
  let tied = false;
  for (let mask = 0; mask < 1 << free.length; mask++) {
    const paws = [...fixed, ...free.filter((_, i) => (mask >> i) % 2 === 1)];
    if (mustPlay && paws.length === 0) continue;
    const own = addedBy(k.pub, planet, seat, paws);
    const all = { a: own.a + others.a, b: own.b + others.b };
    if (!meets(planet, all)) continue;
    const cost = paws.length * 100 + all.a + all.b;
    tied = best !== null && cost === best.cost ? true : best === null || cost < best.cost ? false : tied;
    if (best === null || cost < best.cost) best = { paws, cost };
  }
  if (best !== null) return { paws: [...best.paws].sort((a, b) => a - b), enough: true, tied };
  // Not enough: everything that helps at all.
  const helps = free.filter((paw) => {
    const { a, b } = addedBy({ ...k.pub, ripe: k.pub.ripe.map(() => 0) }, planet, seat, [paw]);
    return (a > 0 && others.a < planet.needA) || (b > 0 && others.b < planet.needB);
  });
  return { paws: [...fixed, ...helps].sort((a, b) => a - b), enough: false, tied: false };
}
