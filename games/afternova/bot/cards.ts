/** Cards: what to take at the Market, what to throw away, what to complete. */
import type { Known, Seat } from '@starboard/kernel';
import { planetIn } from '../rules/crew.ts';
import { noGems } from '../rules/gems.ts';
import { packOf } from '../rules/pack.ts';
import { meantBy } from '../rules/picks.ts';
import { HAND_LIMIT, power } from '../rules/power.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';
import { gainOf, leads, ownPurse, type Purse, planWorth, wealth } from './worth.ts';

type K = Known<Afternova>;

/** A14: so many cards without upgrades. */
const CARDS = 3;

/** One more Blueprint in hand: what it adds to the storage, or a chance of more. */
function planGain(p: Purse, store: readonly number[], plan: number): number {
  const hand = p.plans.filter((other) => other !== plan);
  const without = wealth({ ...p, plans: hand }, store);
  const crowd = Math.max(0, hand.length - 2) * WEIGHTS.crowd;
  return wealth({ ...p, plans: [...hand, plan] }, store) - without + 0.12 * planWorth(p, plan) * WEIGHTS.later ** hand.length - crowd;
}

/** What a Paw would do for the planets in sight, beside those in hand: the nearer to a planet one likes, the better. */
function pawGain(k: K, seat: Seat, paw: number): number {
  const { paws } = packOf(k.pub.options);
  const { icons } = paws[paw];
  const purse = ownPurse(k, seat);
  let best = 0;
  for (let slot = 0; slot < k.pub.planets.length; slot++) {
    const planet = planetIn(k.pub, slot);
    let [a, b] = [planet.needA, planet.needB];
    for (const own of k.mine!.paws) {
      if (own === paw) continue;
      a -= paws[own].icons[planet.a];
      b -= paws[own].icons[planet.b];
    }
    const lack = Math.max(0, a) + Math.max(0, b);
    if (lack === 0) continue;
    const helps = Math.min(Math.max(0, a), icons[planet.a]) + Math.min(Math.max(0, b), icons[planet.b]);
    const wish = Math.max(0, gainOf(purse, k.pub.store[seat], k.pub.planets[slot].gems));
    best = Math.max(best, (wish * WEIGHTS.nearer * helps) / (lack + 1));
  }
  const many = k.pub.paws[seat] >= WEIGHTS.enoughPaws ? WEIGHTS.manyPaws : WEIGHTS.paw;
  return many + best;
}

export function marketPick(k: K, seat: Seat, pick: Pick): number {
  const purse = ownPurse(k, seat);
  const store = k.pub.store[seat];
  switch (pick) {
    case 'blind paw':
      return (k.pub.paws[seat] >= WEIGHTS.enoughPaws ? WEIGHTS.manyPaws : WEIGHTS.paw) + 0.18;
    case 'blind plan':
      return k.mine!.plans.length < 2 ? WEIGHTS.blindPlan : WEIGHTS.anotherPlan;
    case 'wipe paws':
    case 'wipe plans':
      return -0.5;
    default:
      return pick[1] === 'a' ? pawGain(k, seat, k.pub.pawRow[meantBy(pick)]) : planGain(purse, store, k.pub.planRow[meantBy(pick)]);
  }
}

/** A turn at the Market: the best cards there, as many as may be taken; those that do not fit push others out. */
export function marketWorth(k: K, seat: Seat): number {
  const { pub } = k;
  const worths = [marketPick(k, seat, 'blind paw'), marketPick(k, seat, 'blind paw'), marketPick(k, seat, 'blind plan')];
  for (let i = 0; i < pub.pawRow.length; i++) if (pub.pawRow[i] >= 0) worths.push(pawGain(k, seat, pub.pawRow[i]));
  const purse = ownPurse(k, seat);
  for (let i = 0; i < pub.planRow.length; i++) if (pub.planRow[i] >= 0) worths.push(planGain(purse, pub.store[seat], pub.planRow[i]));
  worths.sort((a, b) => b - a);
  const room = HAND_LIMIT - pub.paws[seat] - pub.plans[seat];
  let total = 0;
  for (let i = 0; i < CARDS + power(pub, seat, 'market') && i < worths.length; i++)
    total += Math.max(0, worths[i] - (i < room ? 0 : WEIGHTS.displaced));
  return WEIGHTS.turn + WEIGHTS.market * total;
}

/** What goes when the hand is too full: the higher, the rather it goes. */
export function spillPick(k: K, seat: Seat, pick: Pick): number {
  if (pick[1] === 'a') return -pawGain(k, seat, meantBy(pick));
  const purse = ownPurse(k, seat);
  return -planGain(purse, k.pub.store[seat], meantBy(pick));
}

/** Completing now against keeping the fragments: nearly always better; a sixth one ends the game. */
export function completeWorth(k: K, seat: Seat, plan: number): number {
  const purse = ownPurse(k, seat);
  const store = k.pub.store[seat];
  const { cost } = purse.pack.plans[plan];
  const left = noGems();
  for (let c = 0; c < left.length; c++) left[c] = Math.max(0, store[c] - cost[c]);
  const rest = { ...purse, plans: purse.plans.filter((other) => other !== plan), open: purse.open - 1 };
  const gain = planWorth(purse, plan) + wealth(rest, left) - wealth(purse, store) + 1;
  const sixth = purse.open === 1 && !k.pub.last;
  return sixth && leads(k.pub, seat) < 0.3 ? gain - 2 : gain;
}
