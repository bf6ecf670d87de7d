/** Completing Blueprints at the end of a turn: A17–A19, Q23–Q29. */
import type { Choice, Hands, Known, Refusal, Seat, State, Step } from '@starboard/kernel';
import { addGems, COLOUR_COUNT, covers, noGems, sum } from './gems.ts';
import { losePlan } from './hand.ts';
import { packOf } from './pack.ts';
import { meantBy, outOfOrder, PAY, PLAN } from './picks.ts';
import { MOST_BUILT, power } from './power.ts';
import { ownOf } from './present.ts';
import type { Afternova, Frame, Gems, Pick, Pub } from './types.ts';

type Complete = Extract<Frame, { step: 'complete' }>;

/**
 * Q23: asks, on public grounds alone, players who hold a Blueprint and could pay for one of those that nobody sees; A20: and
 * have fewer than six. A player who chose `rest` is not asked again until storage or Blueprints change, or the game ends.
 */
export function isAsked(pub: Readonly<Pub>, seat: Seat): boolean {
  if (pub.plans[seat] === 0 || pub.built[seat].length >= MOST_BUILT) return false;
  const store = pub.store[seat];
  const held = sum(store);
  if (held === 0) return false;
  const rests = pub.rests[seat];
  if (rests !== null && !pub.last && rests.every((n, c) => n === store[c])) return false;
  const { plans } = packOf(pub.options);
  const refinery = power(pub, seat, 'refinery');
  for (let plan = 0; plan < plans.length; plan++) {
    const { cost, size } = plans[plan];
    if (size <= held && canPay(store, cost, size, refinery) && !inSight(pub, plan)) return true;
  }
  return false;
}

/** A Blueprint in public view is in nobody's hand. */
const inSight = (pub: Readonly<Pub>, plan: number): boolean =>
  pub.planRow.includes(plan) || pub.plansOut.includes(plan) || pub.built.some((built) => built.includes(plan));

export const complete: Step<Afternova, Complete> = {
  run(s, f, x) {
    while (f.queue.length > 0 && !isAsked(s.pub, f.queue[0])) f.queue.shift();
    if (f.queue.length === 0) return x.pop();
    x.ask({ asked: [f.queue[0]], label: 'complete', needsSecrets: true });
  },

  picks(k, _f, seat, path) {
    if (path.length === 0) return firstChoice(k, seat);
    if (path[0] === 'nothing' || path[0] === 'rest') return null;
    return payChoice(k.pub, seat, meantBy(path[0]), path);
  },

  take(s, f, seat, answer, x) {
    // Q24: one in a turn.
    f.queue.shift();
    if (answer[0] === 'rest') s.pub.rests[seat] = s.pub.store[seat].slice();
    else if (answer[0] !== 'nothing') build(s, seat, meantBy(answer[0]), answer, x);
  },

  idle: () => NOTHING,
};
const NOTHING: readonly Pick[] = ['nothing'];
const NOTHING_OR_REST: readonly Pick[] = ['nothing', 'rest'];

/** Q25: how many fragments of the cost are missing in their colour. */
export function missing(store: readonly number[], cost: readonly number[]): number {
  let n = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) if (cost[c] > store[c]) n += cost[c] - store[c];
  return n;
}

/** Q25: exact colours, except those that refineries replace. Storage was trimmed before (A18). */
export const canPay = (store: readonly number[], cost: readonly number[], size: number, refinery: number): boolean =>
  refinery === 0 ? covers(store, cost) : missing(store, cost) <= refinery && sum(store) >= size;

function firstChoice(k: Known<Afternova>, seat: Seat): Choice<Afternova> {
  const { pub } = k;
  const { plans } = packOf(pub.options);
  const hand = ownOf(k).plans;
  const store = pub.store[seat];
  const refinery = power(pub, seat, 'refinery');
  let picks: Pick[] | null = null;
  for (let i = 0; i < hand.length; i++) {
    const { cost, size } = plans[hand[i]];
    if (canPay(store, cost, size, refinery)) (picks ??= []).push(PLAN[hand[i]]);
  }
  // A20: at the end there is no later chance.
  const none = pub.last ? NOTHING : NOTHING_OR_REST;
  const greyed = (): Refusal<Afternova>[] =>
    hand
      .filter((plan) => !canPay(store, plans[plan].cost, plans[plan].size, refinery))
      .map((plan) => ({
        pick: PLAN[plan],
        rule: 'Q25',
        why: 'cannot-pay',
        with: { lacks: plans[plan].cost.map((n, c) => Math.max(0, n - store[c])) },
      }));
  return { kind: 'complete', picks: picks === null ? none : [...picks, ...none], ends: picks === null || refinery === 0, rule: 'A17', greyed };
}

/** With a refinery there may be several ways to pay: colour by colour, ascending. Null: paid, or only one way. */
function payChoice(pub: Readonly<Pub>, seat: Seat, plan: number, path: readonly Pick[]): Choice<Afternova> | null {
  const refinery = power(pub, seat, 'refinery');
  if (refinery === 0) return null;
  const { cost, size } = packOf(pub.options).plans[plan];
  const store = pub.store[seat];
  if (path.length === 1 && countWays(store, cost, refinery, size, 0) === 1) return null;
  if (path.length - 1 === size) return null;
  const paid = paidBy(path);
  const last = path.length === 1 ? 0 : meantBy(path[path.length - 1]);
  const picks: Pick[] = [];
  for (let c = last; c < COLOUR_COUNT; c++) {
    if (paid[c] >= store[c]) continue;
    paid[c]++;
    if (canFinish(store, cost, paid, c, size - path.length, refinery)) picks.push(PAY[c]);
    paid[c]--;
  }
  const left = size - path.length;
  const greyed = (): Refusal<Afternova>[] => {
    const stored = PAY.filter((_, c) => paid[c] < store[c]);
    const possible = (pick: Pick): boolean => {
      const then = paid.map((n, c) => (PAY[c] === pick ? n + 1 : n));
      return canFinish(store, cost, then, 0, left, refinery);
    };
    return [
      ...outOfOrder(stored.filter(possible), picks, [], 'Q25'),
      ...stored.filter((pick) => !possible(pick)).map((pick): Refusal<Afternova> => ({ pick, rule: 'Q25', why: 'refinery-used' })),
    ];
  };
  return { kind: 'pay', picks, ends: path.length === size, rule: 'Q25', greyed };
}

function paidBy(path: readonly Pick[]): Gems {
  const paid = noGems();
  for (let i = 1; i < path.length; i++) paid[meantBy(path[i])]++;
  return paid;
}

/** Whether `left` more fragments of colour `from` or later can complete the payment with at most so many replaced. */
function canFinish(
  store: readonly number[],
  cost: readonly number[],
  paid: readonly number[],
  from: number,
  left: number,
  refinery: number,
): boolean {
  let lacking = 0;
  for (let c = 0; c < from; c++) lacking += Math.max(0, cost[c] - paid[c]);
  let room = 0;
  let useful = 0;
  for (let c = from; c < COLOUR_COUNT; c++) {
    const more = store[c] - paid[c];
    room += more;
    const open = Math.max(0, cost[c] - paid[c]);
    lacking += open;
    useful += Math.min(open, more);
  }
  return room >= left && lacking - Math.min(useful, left) <= refinery;
}

/** The number of different payments, counted up to two. */
function countWays(store: readonly number[], cost: readonly number[], refinery: number, left: number, c: number): number {
  if (left < 0 || refinery < 0) return 0;
  if (c === COLOUR_COUNT) return left === 0 ? 1 : 0;
  let n = 0;
  for (let pay = 0; pay <= Math.min(store[c], left) && n < 2; pay++)
    n += countWays(store, cost, refinery - Math.max(0, cost[c] - pay), left - pay, c + 1);
  return n;
}

/** The only payment there is. */
function onlyWay(store: readonly number[], cost: readonly number[], refinery: number, size: number): Gems {
  const paid = noGems();
  for (let c = 0, n = 0; n < size; ) {
    if (paid[c] < store[c]) {
      paid[c]++;
      if (canFinish(store, cost, paid, c, size - n - 1, refinery)) {
        n++;
        continue;
      }
      paid[c]--;
    }
    c++;
  }
  return paid;
}

/** A17, A19: the card is shown and paid onto the heap; its upgrade works from the next turn on (Q26). */
function build(s: State<Afternova>, seat: Seat, plan: number, answer: readonly Pick[], x: Hands<Afternova>): void {
  const { pub } = s;
  const face = packOf(pub.options).plans[plan];
  const refinery = power(pub, seat, 'refinery');
  const paid = answer.length > 1 ? paidBy(answer) : refinery === 0 ? face.cost.slice() : onlyWay(pub.store[seat], face.cost, refinery, face.size);
  losePlan(s, seat, plan);
  addGems(pub.store[seat], paid, -1);
  addGems(pub.heap, paid);
  pub.built[seat].push(plan);
  const nth = pub.built[seat].length;
  x.reveal('all', { kind: 'completed', seat, card: face.card, nth, points: face.points, upgrade: face.upgrade, paid }, 'A19');
  if (nth === MOST_BUILT && !pub.last) {
    // A20, Q28: in anybody's turn.
    pub.last = true;
    x.tell('all', { kind: 'sixth', seat, ending: pub.options.ending });
  }
}
