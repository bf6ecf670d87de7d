/**
 * How bots weigh picks. A contract is a long path of small picks, so the bot plans a whole answer and then follows it pick by
 * pick. Off its path (weaker levels stray) it takes the shortest way to a complete answer.
 */
import type { Choice, Known, Mind, Seat } from '@starboard/kernel';
import { noGems, takeGems } from '../rules/gems.ts';
import { isParty } from '../rules/offers.ts';
import { meantBy } from '../rules/picks.ts';
import { MOST_BUILT } from '../rules/power.ts';
import { talksOf } from '../rules/present.ts';
import type { Afternova, Memory, Pick } from '../rules/types.ts';
import { completeWorth, marketPick, spillPick } from './cards.ts';
import { consentPlans, leadPlans, offerPlan } from './deals.ts';
import { actionPlans, type Plan } from './turn.ts';
import { value } from './value.ts';
import { ownPurse, wealth } from './worth.ts';

type K = Known<Afternova>;

/** Plans for one question, cached while its answer is built. */
let made: { readonly k: K; readonly seat: Seat; readonly plans: readonly Plan[] } | null = null;
function plansFor(k: K, seat: Seat, make: () => readonly Plan[]): readonly Plan[] {
  if (made === null || made.k !== k || made.seat !== seat) made = { k, seat, plans: make() };
  return made.plans;
}

const helperPlans = (k: K, m: Memory | null, seat: Seat): Plan[] => {
  const plans: Plan[] = [{ worth: 0, path: ['wait'] }];
  if (talksOf(k.pub).offers[seat] === null) {
    const offer = offerPlan(k, m, seat);
    if (offer !== null) plans.push({ worth: offer.worth + 0.5, path: offer.path });
  }
  return plans;
};

/** Below anything a plan is worth. */
const NEVER = -6;
const OFF_PATH = -3;

/** The worth of the best plan that starts with the path and this pick. */
function follow(plans: readonly Plan[], path: readonly Pick[], c: Choice<Afternova>): number[] {
  const open = plans.filter((plan) => path.every((pick, i) => plan.path[i] === pick));
  if (open.length === 0) return c.picks.map(homeward);
  return c.picks.map((pick) => {
    let best = NEVER;
    for (const plan of open) if (plan.path[path.length] === pick && plan.worth > best) best = plan.worth;
    return best === NEVER ? OFF_PATH - 1 : best;
  });
}

/**
 * Lists may be named in any order, and all orders are the same answer: after the first pick only the best one follows, so that
 * a search does not try out every order.
 */
function oneOrder(path: readonly Pick[], weights: number[]): number[] {
  if (path.length === 0) return weights;
  const best = weights.indexOf(Math.max(...weights));
  return weights.map((_, i) => (i === best ? 0 : OFF_PATH));
}

/** Off the path: the pick that ends the answer soonest. */
const ENDS: readonly string[] = ['send', 'sign', 'as offered', 'done', 'for', 'no reason', 'wait', 'market'];
const homeward = (pick: Pick): number => (ENDS.includes(pick) ? 0 : OFF_PATH);

export const mind: Mind<Afternova> = {
  weigh(k, m, seat, path, c) {
    const { label } = k.flow;
    if (label === 'action') {
      const top = k.stack[k.stack.length - 1];
      return follow(
        plansFor(k, seat, () => actionPlans(k, m, seat, top.step === 'action' && top.lapsed)),
        path,
        c,
      );
    }
    if (label === 'talks') return talking(k, m, seat, path, c);
    switch (c.kind) {
      case 'trim':
      case 'pay':
        return oneOrder(
          path,
          c.picks.map((pick) => without(k, seat, path, pick)),
        );
      case 'market':
        return c.picks.map((pick) => marketPick(k, seat, pick));
      case 'spill':
        return oneOrder(
          path,
          c.picks.map((pick) => spillPick(k, seat, path, pick)),
        );
      case 'complete':
        return c.picks.map((pick) => (pick === 'nothing' ? 0 : pick === 'rest' ? OFF_PATH : completeWorth(k, seat, meantBy(pick))));
      default:
        return c.picks.map(homeward);
    }
  },
  value,
  horizon: 40,
  // After 40 answers chances are too timid; after 100 they fit (bots/STRENGTH.md).
  outlook: { answers: 100, temper: { open: 1.15, seat: 1 } },
  trials: {
    // Actions, contracts and completions decide games; other questions are not worth a search.
    worthwhile: (k, seat, c) => {
      const { flow, pub } = k;
      if (c.kind === 'complete') return !mayEnd(k, seat, c);
      return (
        flow.label === 'action' ||
        (flow.label === 'talks' && (seat === pub.active ? c.picks.includes('contract') : isParty(talksOf(pub).contract, seat)))
      );
    },
    answers: 5,
    horizon: 10,
    trust: 0.03,
    doubt: 0.06,
  },
};

/** Whether the seat may end the game now: that is reckoned, since play-outs would put it off again and again. */
const mayEnd = ({ pub }: K, seat: Seat, c: Choice<Afternova>): boolean =>
  pub.built[seat].length === MOST_BUILT - 1 && !pub.last && c.picks.some((pick) => pick.startsWith('plan'));

function talking(k: K, m: Memory | null, seat: Seat, path: readonly Pick[], c: Choice<Afternova>): number[] {
  if (seat === k.pub.active) {
    return follow(
      plansFor(k, seat, () => leadPlans(k, m, seat)),
      path,
      c,
    );
  }
  return follow(
    plansFor(k, seat, () => (isParty(talksOf(k.pub).contract, seat) ? consentPlans(k, m, seat) : helperPlans(k, m, seat))),
    path,
    c,
  );
}

/** The storage after a discard. */
function without(k: K, seat: Seat, path: readonly Pick[], pick: Pick): number {
  const purse = ownPurse(k, seat);
  const rest = k.pub.store[seat].slice();
  const gone = noGems();
  for (const one of [...path, pick]) if (one.startsWith('drop') || one.startsWith('pay')) gone[meantBy(one)]++;
  takeGems(rest, gone);
  return wealth(purse, rest);
}
