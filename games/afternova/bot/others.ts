/**
 * What is known of the other players: cards they took face up or have shown, and still hold. A seen Blueprint says what its
 * owner needs, and a seen Paw makes a call worthwhile.
 */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { type Icons, iconsOf } from '../rules/crew.ts';
import { COLOUR_COUNT, sum } from '../rules/gems.ts';
import { type Faces, type PlanetFace, packOf } from '../rules/pack.ts';
import { boostOf, capacity } from '../rules/power.ts';
import { ownOf } from '../rules/present.ts';
import type { Afternova, Gems } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';
import { gainOf, leads, type Purse, purseOf } from './worth.ts';

type K = Known<Afternova>;

/** Another player's purse as far as seen; null: nothing was. Objectives are unknown. */
export function purseSeen(k: K, other: Seat): Purse | null {
  const plans = ownOf(k).seenPlans[other];
  return plans.length === 0 ? null : purseOf(k.pub, other, plans, -1);
}

/** What gains and losses are worth to another player: by seen Blueprints, with a typical value for unseen ones. */
export function theirGain(k: K, seen: Purse | null, other: Seat, more: Readonly<Gems>, less: Readonly<Gems> | null = null): number {
  const { pub } = k;
  const net = sum(more) - (less === null ? 0 : sum(less));
  const usual = Math.min(net, capacity(pub, other) + 1) * WEIGHTS.theirs;
  if (seen === null) return usual;
  const hidden = Math.max(0, pub.plans[other] - seen.plans.length);
  return (seen.plans.length * gainOf(seen, pub.store[other], more, less) + hidden * usual) / (seen.plans.length + hidden);
}

/** The cost of another player's gain. */
export const envy = (k: K, other: Seat, gain: number): number => Math.max(0, gain) * (WEIGHTS.envy + WEIGHTS.leader * leads(k.pub, other));

/** Whether the Paws a player is known to hold bring all of this. */
export function surelyBrings(k: K, other: Seat, planet: PlanetFace, lacks: Icons): boolean {
  const { a, b } = iconsOf(packOf(k.pub.options), planet, ownOf(k).seenPaws[other]);
  return a >= lacks.a && b >= lacks.b;
}

/** Whether all others together could bring this, if their unseen Paws were the best there are. */
export function mayBring(k: K, seat: Seat, planet: PlanetFace, lacks: Icons): boolean {
  const { pub } = k;
  const pack = packOf(pub.options);
  let { a, b } = lacks;
  let unseen = 0;
  for (let s = 0; s < pub.paws.length; s++) {
    if (s === seat || pub.paws[s] === 0) continue;
    const seen = ownOf(k).seenPaws[s];
    const known = iconsOf(pack, planet, seen);
    a -= known.a + boostOf(pub, seatAt(s), planet.a);
    b -= known.b + boostOf(pub, seatAt(s), planet.b);
    unseen += pub.paws[s] - seen.length;
  }
  return Math.max(0, a) + Math.max(0, b) <= unseen * mostIcons(pack);
}

/** The most icons on one Paw of a pack. */
function mostIcons(pack: Faces): number {
  if (counted?.pack !== pack) counted = { pack, most: Math.max(...pack.paws.map(({ icons }) => icons.reduce((n, more) => n + more, 0))) };
  return counted.most;
}
let counted: { readonly pack: Faces; readonly most: number } | null = null;

/** The own Blueprint that best explains a request for these fragments; -1: none. */
export function explains(p: Purse, store: readonly number[], more: Readonly<Gems>): number {
  let best = -1;
  let most = 0;
  p.held.forEach(({ cost }, i) => {
    let nearer = 0;
    let open = 0;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      const lacking = Math.max(0, cost[c] - store[c]);
      nearer += Math.min(lacking, more[c]);
      open += lacking;
    }
    // A Blueprint that would be completed at once is the best argument.
    const says = nearer === 0 ? 0 : nearer + (nearer === open ? 1 : 0);
    if (says > most) {
      most = says;
      best = p.plans[i];
    }
  });
  return best;
}
