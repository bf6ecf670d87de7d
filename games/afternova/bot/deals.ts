/** Bargaining: which offers to make, what to agree to, and when the active player stops waiting. */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { addedBy, type Icons, planetIn } from '../rules/crew.ts';
import { addGems, COLOUR_COUNT, covers, noGems, sum, takeGems } from '../rules/gems.ts';
import { flowsOf } from '../rules/knowledge.ts';
import type { PlanetFace } from '../rules/pack.ts';
import { AGREE, GIVE, OBJECT, PAW, PLAN, REFUSE, TAKE, TO, WANT, WITH } from '../rules/picks.ts';
import { contractOf, ownOf, talksOf } from '../rules/present.ts';
import type { Afternova, Gems, Memory, Pick } from '../rules/types.ts';
import { marketWorth } from './cards.ts';
import { crewFor } from './crews.ts';
import { endingCost } from './ending.ts';
import { envy, explains, purseSeen, theirGain } from './others.ts';
import { declining, isUnwanted, keptBack, objection } from './reasons.ts';
import { contractPlan, dealWorth, MOST_HAGGLING, pendingWorth } from './terms.ts';
import { alonePlan, fairShare, type Plan } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { bestOf, gainOf, leads, ownPurse, type Purse, pawCost } from './worth.ts';

type K = Known<Afternova>;

/** Concede more to fair dealers, less to players who refuse. */
function threshold(m: Memory | null, other: Seat): number {
  if (m === null) return WEIGHTS.deal;
  return WEIGHTS.deal - WEIGHTS.trust * Math.min(4, m.deals[other]) + WEIGHTS.trust * Math.min(4, m.refusals[other]);
}

/** Agree to the contract on the table, refuse it, or first show what is needed. */
export function consentPlans(k: K, m: Memory | null, seat: Seat): Plan[] {
  const { n, rows, gifts, agreed } = contractOf(k.pub);
  if (agreed.includes(seat)) return [{ worth: 0, path: ['wait'] }];
  const judged = dealWorth(k, seat, rows, gifts, ownOf(k).bid.length) - threshold(m, k.pub.active);
  const worth = asAsked(k, seat) ? judged + WORD : judged;
  // Reasons do not matter in imagined futures.
  const no: readonly Pick[] = m === null ? [REFUSE[n]] : [OBJECT[n], whyNot(k, seat, -worth)];
  const plans: Plan[] = [
    { worth, path: [AGREE[n]] },
    { worth: 0, path: no },
  ];
  const plan = m === null || worth >= 0 ? -1 : argument(k, seat);
  if (plan >= 0) plans.push({ worth: SPEAKS, path: ['show', TO[k.pub.active], PLAN[plan], 'done'] });
  return plans;
}
/** Bonus for a contract that grants exactly what was asked, so that bots keep their word. */
const WORD = 0.8;
function asAsked({ pub }: K, seat: Seat): boolean {
  const offer = talksOf(pub).offers[seat];
  if (offer === null) return false;
  const { rows, gifts } = contractOf(pub);
  const { more, less } = flowsOf(rows, gifts, seat);
  return more.every((n, c) => n >= offer.take[c] + offer.want[c]) && less.every((n, c) => n <= offer.give[c]);
}

const whyNot = (k: K, seat: Seat, short: number): Pick => {
  const { rows, gifts } = contractOf(k.pub);
  const { more, less } = flowsOf(rows, gifts, seat);
  return objection(k, seat, more, less, short);
};
/** Bonus for showing a Blueprint before refusing. */
const SPEAKS = 0.4;

/**
 * Q32: the Blueprint that explains why the bot asked for other fragments than the contract grants; -1: none. Once a turn,
 * while the active player may still propose again, and never by a leader, whom others would then block.
 */
function argument(k: K, seat: Seat): number {
  const { pub } = k;
  const offer = talksOf(pub).offers[seat];
  if (offer === null || pub.acts.shows[seat] > 0 || pub.acts.versions >= MOST_HAGGLING || leads(pub, seat) > MODEST) return -1;
  const { rows, gifts } = contractOf(pub);
  const { more } = flowsOf(rows, gifts, seat);
  const missed = offer.take.map((n, c) => Math.max(0, n + offer.want[c] - more[c]));
  return sum(missed) === 0 ? -1 : explains(ownPurse(k, seat), pub.store[seat], missed);
}
const MODEST = 0.35;

/** What a helper asks for and gives. */
interface Wish {
  readonly take: Gems;
  readonly want: Gems;
  readonly give: Gems;
}

/** The offer a helper would make; null: none worth making. */
export function offerPlan(k: K, m: Memory | null, seat: Seat): Plan | null {
  const { pub } = k;
  const talks = talksOf(pub);
  const planet = planetIn(pub, talks.slot);
  const lacks = { a: talks.lacks[0], b: talks.lacks[1] };
  if (lacks.a + lacks.b === 0 || pub.acts.sent[seat] >= 2 || isUnwanted(k, seat)) return null;
  let crew = crewFor(pub, planet, seat, ownOf(k).paws, lacks, true);
  if (crew === null) return null;
  let icons = Math.min(lacks.a, crew.a) + Math.min(lacks.b, crew.b);
  const whole = icons === lacks.a + lacks.b;
  if (!whole) {
    // Others have openly offered a part of it; bring the rest.
    const left = leftOpen(k, seat, planet, lacks);
    crew = crewFor(pub, planet, seat, ownOf(k).paws, left, true)!;
    icons = Math.min(left.a, crew.a) + Math.min(left.b, crew.b);
  }
  if (icons === 0) return null;
  const { gems } = pub.planets[talks.slot];
  // A second offer in the same turn asks for less, or for something else.
  const fair = Math.max(1, fairShare(sum(gems), icons, planet.needA + planet.needB) - pub.acts.sent[seat]);
  const purse = ownPurse(k, seat);
  const { wish, gain } = wishFor(k, m, purse, seat, fair);
  const helped = noGems();
  addGems(helped, gems);
  takeGems(helped, wish.take);
  const worth =
    gain -
    pawCost(pub.paws[seat], crew.paws.length) -
    envy(k, pub.active, theirGain(k, purseSeen(k, pub.active), pub.active, helped)) -
    endingCost(k, seat, pub.active, helped, null) -
    threshold(m, pub.active);
  if (worth <= 0) return null;
  const terms = [...picksOf(TAKE, wish.take), ...picksOf(WANT, wish.want), ...picksOf(GIVE, wish.give)];
  // A partial offer is shown to all, so that others see what is still missing.
  return { worth, path: ['offer', whole ? 'to active' : 'to all', ...crew.paws.map((paw) => PAW[paw]), 'for', ...terms, 'send'] };
}

/** Whether as much, or more, was turned down in this turn. */
const isDeclined = (m: Memory | null, more: Gems, give: Gems): boolean =>
  m?.declined.some((no) => covers(more, no.more) && covers(no.less, give)) ?? false;

/** What is missing beyond the Paws others have openly offered; everything, if those are enough. */
function leftOpen({ pub }: K, seat: Seat, planet: PlanetFace, lacks: Icons): Icons {
  let { a, b } = lacks;
  talksOf(pub).offers.forEach((offer, other) => {
    if (offer?.paws == null || other === seat) return;
    const brought = addedBy(pub, planet, seatAt(other), offer.paws);
    a -= brought.a;
    b -= brought.b;
  });
  return a > 0 || b > 0 ? { a: Math.max(0, a), b: Math.max(0, b) } : lacks;
}

/** Requests for this many fragments: spare ones, others, or with a stored one given in exchange. */
function wishFor(k: K, m: Memory | null, purse: Purse, seat: Seat, fair: number): { wish: Wish; gain: number } {
  const { pub } = k;
  const { slot } = talksOf(pub);
  // What the active player keeps, and a single fragment that was turned down, is not asked for again.
  const kept = keptBack(k, seat);
  const isOpen = (c: number): boolean => c !== kept && m?.declined.some(({ more }) => sum(more) === 1 && more[c] === 1) !== true;
  const open = (list: readonly number[]): number[] => list.map((n, c) => (isOpen(c) ? n : 0));
  const gems = open(pub.planets[slot].gems);
  const price = open(talksOf(pub).price);
  const store = pub.store[seat];
  const lender = open(pub.store[pub.active]);
  const plain = bestOf(purse, store, gems, fair);
  const again = isDeclined(m, plain, noGems());
  let wish: Wish = { take: again ? noGems() : plain, want: noGems(), give: noGems() };
  let gain = gainOf(purse, store, wish.take);
  const consider = (more: Gems, give: Gems, margin: number): void => {
    const worth = gainOf(purse, store, more, give);
    if (worth <= gain + margin || isDeclined(m, more, give)) return;
    const take = more.map((n, c) => Math.min(n, gems[c]));
    const want = more.map((n, c) => n - take[c]);
    // Giving a colour and getting it in the same deal cancels out, wherever it comes from.
    if (more.some((n, c) => n > 0 && give[c] > 0) || want.some((n, c) => n > lender[c])) return;
    wish = { take, want, give };
    gain = worth;
  };
  // Promised fragments are granted more easily.
  consider(bestOf(purse, store, price, fair), noGems(), -WEIGHTS.trade);
  const base = noGems();
  addGems(base, wish.take);
  addGems(base, wish.want);
  const more = base.slice();
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (more[c] >= gems[c] + lender[c]) continue;
    more[c]++;
    for (let d = 0; d < COLOUR_COUNT; d++) {
      if (d === c || store[d] === 0) continue;
      const give = noGems();
      give[d] = 1;
      consider(more.slice(), give, WEIGHTS.trade);
    }
    more[c]--;
  }
  return { wish, gain };
}

const picksOf = (names: readonly Pick[], gems: readonly number[]): Pick[] => gems.flatMap((n, c) => new Array<Pick>(n).fill(names[c]));

/** The active player's options while the others talk. */
export function leadPlans(k: K, m: Memory | null, seat: Seat): Plan[] {
  const { pub, flow } = k;
  const talks = talksOf(pub);
  const market = marketWorth(k, seat);
  const plans: Plan[] = [{ worth: market - 0.05, path: ['abort'] }];
  const alone = alonePlan(k, seat, talks.slot);
  const otherwise = Math.max(market, alone?.worth ?? 0);
  if (alone !== null) plans.push({ worth: alone.worth, path: ['alone', ...alone.paws.map((paw) => PAW[paw]), 'done'] });
  const contract = contractPlan(k, m, seat, otherwise);
  if (contract !== null) plans.push(contract);
  if (flow.done.includes(seat)) return plans;
  // A good offer can wait for a better one only while somebody may still speak.
  const silent = pub.paws.some((n, s) => s !== seat && n > 0 && talks.offers[s] === null && !flow.done.includes(seatAt(s)));
  const modest = m === null ? null : declinePlan(k, seat, otherwise);
  if (modest !== null) plans.push(modest);
  const patience = talks.contract !== null ? pendingWorth(k, seat, otherwise) + 0.1 : otherwise + (silent ? 0.3 : -0.5);
  plans.push({ worth: patience, path: ['wait'] });
  return plans;
}

/** Instead of breaking off: turn down somebody's first offer with a reason, so that a better one may follow. */
function declinePlan(k: K, seat: Seat, otherwise: number): Plan | null {
  const { acts } = k.pub;
  const talks = talksOf(k.pub);
  const gone = acts.sent.filter((n, s) => n > (talks.offers[s] === null ? 0 : 1)).length;
  if (talks.contract !== null || acts.calls > 1 || gone >= MOST_DECLINED) return null;
  for (let s = 0; s < acts.sent.length; s++) {
    if (talks.offers[s] === null || acts.sent[s] !== 1) continue;
    const reason = declining(k, seat, seatAt(s));
    if (reason !== null) return { worth: otherwise + ANSWERS, path: ['decline', WITH[s], reason] };
  }
  return null;
}
/** Offers a bot turns down per turn at most. */
const MOST_DECLINED = 2;
/** Bonus for hearing another offer instead of breaking off. */
const ANSWERS = 0.1;
