/** Bargaining: which offers to make, which contracts to propose, what to agree to. */
import type { Known, Seat } from '@starboard/kernel';
import { asOffered, joint } from '../rules/contract.ts';
import { addedBy, planetIn } from '../rules/crew.ts';
import { addGems, COLOUR_COUNT, covers, noGems, sum } from '../rules/gems.ts';
import { GIFT, GIVE, giftAt, PAW, SHARE, shareAt, TAKE, WANT, WITH } from '../rules/picks.ts';
import type { Afternova, Contract, Gems, Gift, Memory, Pick, Row } from '../rules/types.ts';
import { marketWorth } from './cards.ts';
import { crewFor } from './crews.ts';
import { alonePlan, fairShare, othersGain, type Plan } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { bestOf, envyOf, gainOf, leastMissed, ownPurse, type Purse, pawCost } from './worth.ts';

type K = Known<Afternova>;

/** What a seat gets and gives in a deal. */
function flowsOf(rows: readonly Row[], gifts: readonly Gift[], seat: Seat): { more: Gems; less: Gems } {
  const more = noGems();
  const less = noGems();
  for (const row of rows) if (row.seat === seat) addGems(more, row.share);
  for (const gift of gifts) {
    if (gift.to === seat) more[gift.colour]++;
    if (gift.from === seat) less[gift.colour]++;
  }
  return { more, less };
}

/** What a deal brings to the one who judges, with what it gives to others taken off. */
function dealWorth(k: K, seat: Seat, rows: readonly Row[], gifts: readonly Gift[], played: number): number {
  const { more, less } = flowsOf(rows, gifts, seat);
  const gain = gainOf(ownPurse(k, seat), k.pub.store[seat], more, less);
  return gain - pawCost(k.pub.paws[seat], played) - othersGain(k, rows, seat);
}

/** Who dealt fairly is met half-way; who refuses has to offer more. */
function threshold(m: Memory | null, other: Seat): number {
  if (m === null) return WEIGHTS.deal;
  return WEIGHTS.deal - WEIGHTS.trust * Math.min(4, m.deals[other]) + WEIGHTS.trust * Math.min(4, m.refusals[other]);
}

/** How much better agreeing is than refusing. */
export function consentWorth(k: K, m: Memory | null, seat: Seat): number {
  const { rows, gifts } = k.pub.talks!.contract as Contract;
  return dealWorth(k, seat, rows, gifts, k.mine!.bid.length) - threshold(m, k.pub.active);
}

/** What a helper asks for and gives. */
interface Wish {
  readonly take: Gems;
  readonly want: Gems;
  readonly give: Gems;
}

/** The offer a helper would make; null: none worth making. */
export function offerPlan(k: K, m: Memory | null, seat: Seat): Plan | null {
  const { pub } = k;
  const talks = pub.talks!;
  const planet = planetIn(pub, talks.slot);
  const lack = { a: talks.lacks[0], b: talks.lacks[1] };
  if (lack.a + lack.b === 0 || pub.acts.sent[seat] >= 2) return null;
  const crew = crewFor(pub, planet, seat, k.mine!.paws, lack, true);
  if (crew === null) return null;
  const icons = Math.min(lack.a, crew.a) + Math.min(lack.b, crew.b);
  if (icons === 0) return null;
  const { gems } = pub.planets[talks.slot];
  // A second offer of the same turn is a more modest one.
  const fair = fairShare(sum(gems), icons, planet.needA + planet.needB) - pub.acts.sent[seat];
  if (fair < 1) return null;
  const purse = ownPurse(k, seat);
  const { wish, gain } = wishFor(k, purse, seat, fair);
  const helped = noGems();
  addGems(helped, gems);
  addGems(helped, wish.take, -1);
  const worth = gain - pawCost(pub.paws[seat], crew.paws.length) - envyOf(pub, pub.active, helped) - threshold(m, pub.active);
  if (worth <= 0) return null;
  const terms = [...picksOf(TAKE, wish.take), ...picksOf(WANT, wish.want), ...picksOf(GIVE, wish.give)];
  return { worth, path: ['offer', 'to active', ...crew.paws.map((paw) => PAW[paw]), 'for', ...terms, 'send'] };
}

/** So many fragments more: of those the active player can spare, of others, or with a stored one given for another. */
function wishFor(k: K, purse: Purse, seat: Seat, fair: number): { wish: Wish; gain: number } {
  const { pub } = k;
  const { slot, price } = pub.talks!;
  const { gems } = pub.planets[slot];
  const store = pub.store[seat];
  const lender = pub.store[pub.active];
  let wish: Wish = { take: bestOf(purse, store, gems, fair), want: noGems(), give: noGems() };
  let gain = gainOf(purse, store, wish.take);
  const consider = (more: Gems, give: Gems, margin: number): void => {
    const worth = gainOf(purse, store, more, give);
    if (worth <= gain + margin) return;
    const take = more.map((n, c) => Math.min(n, gems[c]));
    const want = more.map((n, c) => n - take[c]);
    if (want.some((n, c) => n > lender[c] || (n > 0 && give[c] > 0))) return;
    wish = { take, want, give };
    gain = worth;
  };
  // What is said to be to spare is got more easily.
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

/** Groups of helpers worth thinking of: each alone, then pairs, then everybody. */
function groups(seats: readonly Seat[]): Seat[][] {
  const list: Seat[][] = seats.map((s) => [s]);
  for (let i = 0; i < seats.length; i++) for (let j = i + 1; j < seats.length; j++) list.push([seats[i], seats[j]]);
  if (seats.length > 2) list.push([...seats]);
  return list;
}

/** The best contract that the offers allow; null: none. `otherwise`: what the turn is worth without one. */
export function contractPlan(k: K, seat: Seat, otherwise: number): Plan | null {
  const { pub } = k;
  const talks = pub.talks!;
  const planet = planetIn(pub, talks.slot);
  const offering = talks.offers.flatMap((offer, s) => (offer === null ? [] : [s as Seat]));
  let best: Plan | null = null;
  for (const helpers of groups(offering)) {
    let [a, b] = [planet.needA, planet.needB];
    for (const helper of helpers) {
      const brought = addedBy(pub, planet, helper, k.mine!.bids[helper]);
      a -= brought.a;
      b -= brought.b;
    }
    const crew = crewFor(pub, planet, seat, k.mine!.paws, { a: Math.max(0, a), b: Math.max(0, b) }, false);
    if (crew === null) continue;
    const head: Pick[] = ['contract', ...helpers.map((s) => WITH[s]), 'done', ...crew.paws.map((paw) => PAW[paw]), 'done'];
    // Terms that are refused leave the offer as it was.
    let refused = otherwise;
    for (const { rows, gifts, hope, path } of termsFor(k, seat, helpers)) {
      const agreed = dealWorth(k, seat, rows, gifts, crew.paws.length);
      const worth = hope === 1 ? agreed : hope * agreed + (1 - hope) * refused - WEIGHTS.haggle;
      if (hope === 1) refused = Math.max(refused, agreed);
      if (best === null || worth > best.worth) best = { worth, path: [...head, ...path] };
    }
  }
  return best;
}

interface Terms {
  readonly rows: readonly Row[];
  readonly gifts: readonly Gift[];
  readonly path: readonly Pick[];
  /** How likely the others are to agree. */
  readonly hope: number;
}

/** As offered, where that is possible; or, as a first word, what the active player would rather give. */
function termsFor(k: K, seat: Seat, helpers: readonly Seat[]): Terms[] {
  const { pub } = k;
  const { gems } = pub.planets[pub.talks!.slot];
  const list: Terms[] = [];
  const { take, want } = joint(pub, helpers);
  const crossing = helpers.some((s) => pub.talks!.offers[s]!.give.some((n, c) => n > 0 && want[c] > 0));
  if (covers(gems, take) && covers(pub.store[seat], want) && !crossing)
    list.push({ ...asOffered(pub, seat, helpers), path: ['as offered'], hope: 1 });
  if (pub.acts.versions < MOST_HAGGLING) {
    const other = otherTerms(k, seat, helpers);
    if (other !== null) list.push(other);
  }
  return list;
}
/** Terms of the own making are tried so often in a turn. */
const MOST_HAGGLING = 2;

/** As many fragments as the helpers asked for, but those that the active player misses least, of the planet or the own hold. */
function otherTerms(k: K, seat: Seat, helpers: readonly Seat[]): Terms | null {
  const { pub } = k;
  const talks = pub.talks!;
  const planet = planetIn(pub, talks.slot);
  const { gems } = pub.planets[talks.slot];
  const due = helpers.map((helper) => {
    const { take, want, give } = talks.offers[helper]!;
    const icons = addedBy(pub, planet, helper, k.mine!.bids[helper]);
    const fair = fairShare(sum(gems), Math.min(planet.needA, icons.a) + Math.min(planet.needB, icons.b), planet.needA + planet.needB);
    return Math.min(fair, sum(take) + sum(want) - sum(give));
  });
  const owed = due.reduce((n, d) => n + d, 0);
  const pool = pub.store[seat].slice();
  addGems(pool, gems);
  const parted = leastMissed(ownPurse(k, seat), pool, owed);
  const left = gems.slice();
  const rows: Row[] = [{ seat, n: 0, share: left }];
  const gifts: Gift[] = [];
  let met = 0;
  helpers.forEach((helper, i) => {
    const { n, take, want } = talks.offers[helper]!;
    const asked = take.slice();
    addGems(asked, want);
    const share = noGems();
    for (let got = 0; got < due[i]; got++) {
      const liked = asked.findIndex((m, c) => m > 0 && parted[c] > 0);
      const c = liked >= 0 ? liked : parted.findIndex((m) => m > 0);
      if (liked >= 0) {
        asked[c]--;
        met++;
      }
      parted[c]--;
      if (left[c] > 0) {
        left[c]--;
        share[c]++;
      } else gifts.push({ from: seat, to: helper, colour: c });
    }
    rows.push({ seat: helper, n, share });
  });
  gifts.sort((x, y) => giftAt(x.from, x.colour, x.to) - giftAt(y.from, y.colour, y.to));
  const path: Pick[] = ['change'];
  for (let c = 0; c < COLOUR_COUNT; c++)
    for (const row of [...rows].sort((x, y) => x.seat - y.seat)) for (let n = 0; n < row.share[c]; n++) path.push(SHARE[shareAt(c, row.seat)]);
  for (const gift of gifts) path.push(GIFT[giftAt(gift.from, gift.colour, gift.to)]);
  return { rows, gifts, path: [...path, 'sign'], hope: WEIGHTS.changed + WEIGHTS.asked * (met / Math.max(1, owed)) };
}

/** What the active player may do while the others talk. */
export function leadPlans(k: K, seat: Seat): Plan[] {
  const { pub, flow } = k;
  const talks = pub.talks!;
  const market = marketWorth(k, seat);
  const plans: Plan[] = [{ worth: market - 0.05, path: ['abort'] }];
  const alone = alonePlan(k, seat, talks.slot);
  const otherwise = Math.max(market, alone?.worth ?? 0);
  if (alone !== null) plans.push({ worth: alone.worth, path: ['alone', ...alone.paws.map((paw) => PAW[paw]), 'done'] });
  const contract = contractPlan(k, seat, otherwise);
  if (contract !== null) plans.push(contract);
  // Somebody may still speak: a good offer can wait for a better one only as long as anybody has not said anything.
  const silent = pub.paws.filter((n, s) => s !== seat && n > 0 && talks.offers[s] === null && !flow.done.includes(s as Seat)).length;
  if (!flow.done.includes(seat)) plans.push({ worth: silent > 0 ? otherwise + 0.3 : otherwise - 0.5, path: ['wait'] });
  return plans;
}
