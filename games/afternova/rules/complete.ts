/** Completing Blueprints at the end of a turn: A17–A19, Q23–Q29. */
import type { Chance, Choice, Hands, Known, Refusal, Seat, State, Step } from '@starboard/kernel';
import { addGems, COLOUR_COUNT, covers, noGems, sum, takeGems } from './gems.ts';
import { losePlan } from './hand.ts';
import { packOf } from './pack.ts';
import { meantBy, PAY, PLAN } from './picks.ts';
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
    carryOut(s, f, x);
    while (f.queue.length > 0 && !isAsked(s.pub, f.queue[0])) f.queue.shift();
    if (f.queue.length === 0) return x.pop();
    f.asked = s.pub.options.ending === 'step' ? [f.queue[0]] : f.queue.filter((seat) => isAsked(s.pub, seat));
    x.ask({ asked: f.asked.slice().sort((a, b) => a - b), label: 'complete', window: 'sealed', revisable: true, needsSecrets: true });
  },

  picks(k, _f, seat, path) {
    if (path.length === 0) return firstChoice(k, seat);
    if (path[0] === 'nothing' || path[0] === 'rest') return null;
    return payChoice(k.pub, seat, meantBy(path[0]), path);
  },

  take(_s, f, seat, answer) {
    f._said[seat] = answer;
  },

  idle: () => NOTHING,
};

/**
 * Q23: what those asked have said is carried out clockwise. With the ending `step` they are asked one by one, because there a
 * sixth Blueprint leaves the others no later chance to answer it.
 */
function carryOut(s: State<Afternova>, f: Complete, x: Hands<Afternova>): void {
  for (const seat of f.asked) {
    const answer = f._said[seat] ?? NOTHING;
    if (answer[0] === 'rest') {
      s.pub.rests[seat] = s.pub.store[seat].slice();
      x.reveal('all', { kind: 'rests', seat }, 'Q23');
    } else if (answer[0] !== 'nothing') build(s, seat, meantBy(answer[0]), answer, x);
  }
  // Q24: one in a turn.
  const last = f.asked.at(-1);
  if (last !== undefined) f.queue.splice(0, f.queue.indexOf(last) + 1);
  f.asked = [];
}

/** A legal answer for a seat with these Blueprints. */
export function randomCompletion(k: Known<Afternova>, seat: Seat, chance: Chance): readonly Pick[] {
  const answer: Pick[] = [];
  for (let c: Choice<Afternova> | null = firstChoice(k, seat); c !== null; c = payChoice(k.pub, seat, meantBy(answer[0]), answer)) {
    answer.push(c.picks[chance.int(c.picks.length)]);
    if (c.ends || answer[0] === 'nothing' || answer[0] === 'rest') break;
  }
  return answer;
}
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

/** With a refinery there may be several ways to pay, in any order. Null: paid, or only one way. */
function payChoice(pub: Readonly<Pub>, seat: Seat, plan: number, path: readonly Pick[]): Choice<Afternova> | null {
  const refinery = power(pub, seat, 'refinery');
  if (refinery === 0) return null;
  const { cost, size } = packOf(pub.options).plans[plan];
  const store = pub.store[seat];
  if (path.length === 1 && countWays(store, cost, refinery, size, 0) === 1) return null;
  if (path.length - 1 === size) return null;
  const paid = paidBy(path);
  const stored = PAY.filter((_, c) => paid[c] < store[c]);
  const picks = stored.filter((pick) => {
    const then = paid.map((n, c) => (PAY[c] === pick ? n + 1 : n));
    return canFinish(store, cost, then, 0, size - path.length, refinery);
  });
  const greyed = (): Refusal<Afternova>[] =>
    stored.filter((pick) => !picks.includes(pick)).map((pick) => ({ pick, rule: 'Q25', why: 'refinery-used' }));
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

/** Q25: what an answer that completes a Blueprint pays. */
export function paidFor(pub: Readonly<Pub>, seat: Seat, answer: readonly Pick[]): Gems {
  if (answer.length > 1) return paidBy(answer);
  const { cost, size } = packOf(pub.options).plans[meantBy(answer[0])];
  const refinery = power(pub, seat, 'refinery');
  return refinery === 0 ? cost.slice() : onlyWay(pub.store[seat], cost, refinery, size);
}

/** A17, A19: the card is shown and paid onto the heap; its upgrade works from the next turn on (Q26). */
function build(s: State<Afternova>, seat: Seat, plan: number, answer: readonly Pick[], x: Hands<Afternova>): void {
  const { pub } = s;
  const face = packOf(pub.options).plans[plan];
  const paid = paidFor(pub, seat, answer);
  losePlan(s, seat, plan);
  takeGems(pub.store[seat], paid);
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
