/** The end of the game (A20): who would win if it ended now, whether to end it, and what it costs to help somebody end it. */
import { type Known, type Seat, seatsOf } from '@starboard/kernel';
import { canPay } from '../rules/complete.ts';
import { addGems, sum, takeGems } from '../rules/gems.ts';
import { packOf } from '../rules/pack.ts';
import { capacity, MOST_BUILT, objectiveOf, pointsOf, power } from '../rules/power.ts';
import { ownOf } from '../rules/present.ts';
import type { Afternova, Gems } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';

type K = Known<Afternova>;

/** The share of a Blueprint's printed fragments that count for an objective nobody has seen: two of five colours. */
const OBJECTIVE = 0.4;
/** What completing one more Blueprint brings beyond its fragments. */
const ONE_MORE = 2.7;

/** The chance that a player could pay for a Blueprint in hand with this storage, by those seen and by all that may be there. */
function payChance(k: K, other: Seat, store: readonly number[]): number {
  const { pub } = k;
  if (pub.plans[other] === 0 || pub.built[other].length >= MOST_BUILT || sum(store) < 2) return 0;
  const { plans } = packOf(pub.options);
  const refinery = power(pub, other, 'refinery');
  const pays = (plan: number): boolean => canPay(store, plans[plan].cost, plans[plan].size, refinery);
  const own = ownOf(k);
  const seen = own.seenPlans[other];
  if (seen.some(pays)) return 1;
  const known = [pub.planRow, pub.plansOut, own.plans, ...pub.built, ...own.seenPlans].flat();
  let all = 0;
  let payable = 0;
  for (let plan = 0; plan < plans.length; plan++) {
    if (known.includes(plan)) continue;
    all++;
    if (pays(plan)) payable++;
  }
  return all === 0 ? 0 : 1 - (1 - payable / all) ** (pub.plans[other] - seen.length);
}

/** What another player would end with, from public facts. */
function guessFor(k: K, other: Seat): number {
  const { pub } = k;
  const { plans } = packOf(pub.options);
  const printed = pub.built[other].reduce((n, plan) => n + plans[plan].size, 0);
  return pointsOf(pub, other) + OBJECTIVE * printed + sum(pub.store[other]) + ONE_MORE * payChance(k, other, pub.store[other]);
}

function bestOfOthers(k: K, seat: Seat): number {
  return Math.max(...seatsOf(k.pub.paws.length).flatMap((other) => (other === seat ? [] : [guessFor(k, other)])));
}

/**
 * Whether to complete a sixth Blueprint, which ends the game: if that wins, or if waiting does not improve the chance, because
 * even a full storage and a better Blueprint would not be enough. The longer the game takes, the less there is to wait for.
 */
export function endsNow(k: K, seat: Seat, plan: number): boolean {
  const { pub } = k;
  const pack = packOf(pub.options);
  const { points, size } = pack.plans[plan];
  const left = sum(pub.store[seat]) - size;
  const own = pointsOf(pub, seat) + points + objectiveOf(pack, [...pub.built[seat], plan], ownOf(k).ship) + left;
  const behind = bestOfOthers(k, seat) - own;
  const hope = capacity(pub, seat) - left + BETTER;
  const patience = Math.max(0, hope * (1 - pub.turn / pub.paws.length / WEIGHTS.longGame));
  return behind <= 0 || behind > patience;
}
/** What another Blueprint may be worth more than this one. */
const BETTER = 3;

/** What it costs to bring a player with five Blueprints nearer to a sixth, if the game would then end in its favour. */
export function endingCost(k: K, seat: Seat, other: Seat, more: Readonly<Gems>, less: Readonly<Gems> | null): number {
  const { pub } = k;
  if (pub.last || pub.built[other].length !== MOST_BUILT - 1) return 0;
  const then = pub.store[other].slice();
  addGems(then, more);
  if (less !== null) takeGems(then, less);
  const nearer = payChance(k, other, then) - payChance(k, other, pub.store[other]);
  if (nearer <= 0) return 0;
  const own = pointsOf(pub, seat) + objectiveOf(packOf(pub.options), pub.built[seat], ownOf(k).ship) + sum(pub.store[seat]);
  const ahead = guessFor(k, other) + ONE_MORE - own;
  return nearer * WEIGHTS.ending * Math.max(0, Math.min(1, 0.5 + ahead / 8));
}
