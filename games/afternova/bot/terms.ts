/** Contracts the active player considers: whose offers, which Paws, as offered or on other terms. */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { asOffered, joint } from '../rules/contract.ts';
import { addedBy, planetIn } from '../rules/crew.ts';
import { addGems, COLOUR_COUNT, covers, noGems, sum } from '../rules/gems.ts';
import { flowsOf } from '../rules/knowledge.ts';
import { GIFT, giftAt, PAW, SHARE, shareAt, WITH } from '../rules/picks.ts';
import { contractOf, gemsOnTable, offerOf, ownOf, talksOf } from '../rules/present.ts';
import type { Afternova, Contract, Gems, Gift, Memory, Pick, Row } from '../rules/types.ts';
import { crewFor } from './crews.ts';
import { endingCost } from './ending.ts';
import { envy, purseSeen, theirGain } from './others.ts';
import { heardFrom } from './reasons.ts';
import { fairShare, type Plan } from './turn.ts';
import { WEIGHTS } from './weights.ts';
import { gainOf, leastMissed, ownPurse, type Purse, pawCost, wealth } from './worth.ts';

type K = Known<Afternova>;

/** What a deal is worth to the deciding seat, minus what it gives to others. */
export function dealWorth(k: K, seat: Seat, rows: readonly Row[], gifts: readonly Gift[], played: number): number {
  const { more, less } = flowsOf(rows, gifts, seat);
  let worth = gainOf(ownPurse(k, seat), k.pub.store[seat], more, less) - pawCost(k.pub.paws[seat], played);
  for (const { seat: other } of rows) {
    if (other === seat) continue;
    const theirs = flowsOf(rows, gifts, other);
    worth -= envy(k, other, theirGain(k, purseSeen(k, other), other, theirs.more, theirs.less));
    worth -= endingCost(k, seat, other, theirs.more, theirs.less);
  }
  return worth;
}

/** Groups of helpers to consider: each alone, then pairs, then everybody. */
function groups(seats: readonly Seat[]): Seat[][] {
  const list: Seat[][] = seats.map((s) => [s]);
  for (let i = 0; i < seats.length; i++) for (let j = i + 1; j < seats.length; j++) list.push([seats[i], seats[j]]);
  if (seats.length > 2) list.push([...seats]);
  return list;
}

/** The best contract the offers allow; null: none besides the one on the table. `otherwise`: the turn's worth without one. */
export function contractPlan(k: K, m: Memory | null, seat: Seat, otherwise: number): Plan | null {
  const { pub } = k;
  const talks = talksOf(pub);
  const planet = planetIn(pub, talks.slot);
  if (pub.acts.versions >= MOST_PROPOSED) return null;
  const offering = talks.offers.flatMap((offer, s) => (offer === null ? [] : [seatAt(s)]));
  let best: Plan | null = null;
  for (const helpers of groups(offering)) {
    let [a, b] = [planet.needA, planet.needB];
    for (const helper of helpers) {
      const brought = addedBy(pub, planet, helper, ownOf(k).bids[helper]);
      a -= brought.a;
      b -= brought.b;
    }
    const crew = crewFor(pub, planet, seat, ownOf(k).paws, { a: Math.max(0, a), b: Math.max(0, b) }, false);
    if (crew === null) continue;
    const head: Pick[] = ['contract', ...helpers.map((s) => WITH[s]), 'done', ...crew.paws.map((paw) => PAW[paw]), 'done'];
    // Refused terms leave the offer open.
    let refused = otherwise;
    for (const { rows, gifts, hope, path } of termsFor(k, seat, helpers)) {
      if (isRefused(m, rows, gifts)) continue;
      const agreed = dealWorth(k, seat, rows, gifts, crew.paws.length);
      const worth = hope === 1 ? agreed : hope * agreed + (1 - hope) * refused - WEIGHTS.haggle;
      if (hope === 1) refused = Math.max(refused, agreed);
      if ((best === null || worth > best.worth) && !isOnTable(talks.contract, rows, gifts)) best = { worth, path: [...head, ...path] };
    }
  }
  return best;
}

/** Whether somebody has refused as much, or more, in this turn and not asked for just that since. */
const isRefused = (m: Memory | null, rows: readonly Row[], gifts: readonly Gift[]): boolean =>
  m?.refused.some((no) => {
    if (!rows.some((row) => row.seat === no.seat)) return false;
    const { more, less } = flowsOf(rows, gifts, no.seat);
    return covers(no.more, more) && covers(less, no.less);
  }) ?? false;

/** Contracts a bot proposes per turn at most. */
const MOST_PROPOSED = 4;

/** Skips the contract that is already on the table. */
const isOnTable = (contract: Contract | null, rows: readonly Row[], gifts: readonly Gift[]): boolean =>
  contract !== null &&
  contract.rows.length === rows.length &&
  contract.rows.every((row, i) => row.seat === rows[i].seat && row.share.every((n, c) => n === rows[i].share[c])) &&
  contract.gifts.length === gifts.length &&
  contract.gifts.every((gift, i) => giftAt(gift.from, gift.colour, gift.to) === giftAt(gifts[i].from, gifts[i].colour, gifts[i].to));

/** The expected worth of the contract on the table, from what is known of those who have not agreed. */
export function pendingWorth(k: K, seat: Seat, otherwise: number): number {
  const { offers } = talksOf(k.pub);
  const { rows, gifts, agreed } = contractOf(k.pub);
  let hope = 1;
  for (const { seat: helper } of rows) {
    const offer = offers[helper];
    if (agreed.includes(helper) || offer === null) continue;
    const { more, less } = flowsOf(rows, gifts, helper);
    const asked = offer.take.slice();
    addGems(asked, offer.want);
    if (covers(more, asked) && covers(offer.give, less)) continue;
    hope *= hopeFor(k, helper, purseSeen(k, helper), asked, offer.give, more);
  }
  const worth = dealWorth(k, seat, rows, gifts, rows[0].n);
  return hope * Math.max(worth, otherwise) + (1 - hope) * otherwise;
}

interface Terms {
  readonly rows: readonly Row[];
  readonly gifts: readonly Gift[];
  readonly path: readonly Pick[];
  /** How likely the others are to agree. */
  readonly hope: number;
}

/** As offered, if possible; at first also terms the active player would prefer. */
function termsFor(k: K, seat: Seat, helpers: readonly Seat[]): Terms[] {
  const { pub } = k;
  const gems = gemsOnTable(pub);
  const list: Terms[] = [];
  const { take, want } = joint(pub, helpers);
  const crossing = helpers.some((s) => offerOf(pub, s).give.some((n, c) => n > 0 && want[c] > 0));
  if (covers(gems, take) && covers(pub.store[seat], want) && !crossing)
    list.push({ ...asOffered(pub, seat, helpers), path: ['as offered'], hope: 1 });
  if (pub.acts.versions < MOST_HAGGLING) {
    const other = otherTerms(k, seat, helpers);
    if (other !== null) list.push(other);
  }
  return list;
}
/** How often a bot tries terms of its own per turn. */
export const MOST_HAGGLING = 2;

/**
 * As many fragments as the helpers asked for, from the planet or storage: those the active player needs least or has no room
 * for, or those a helper needs, if its Blueprints were seen. After a refusal the bot concedes something.
 */
function otherTerms(k: K, seat: Seat, helpers: readonly Seat[]): Terms | null {
  const { pub } = k;
  const talks = talksOf(pub);
  const planet = planetIn(pub, talks.slot);
  const { gems } = pub.planets[talks.slot];
  const purse = ownPurse(k, seat);
  const due = helpers.map((helper) => {
    const { take, want, give } = offerOf(pub, helper);
    const icons = addedBy(pub, planet, helper, ownOf(k).bids[helper]);
    const fair = fairShare(sum(gems), Math.min(planet.needA, icons.a) + Math.min(planet.needB, icons.b), planet.needA + planet.needB);
    return Math.min(fair, sum(take) + sum(want) - sum(give)) + heardFrom(k, helper).more;
  });
  const owed = due.reduce((n, d) => n + d, 0);
  const pool = pub.store[seat].slice();
  addGems(pool, gems);
  if (owed >= sum(pool)) return null;
  const spare = leastMissed(purse, pool, Math.max(owed, sum(pool) - purse.room));
  const left = gems.slice();
  const rows: Row[] = [{ seat, n: 0, share: left }];
  const gifts: Gift[] = [];
  let hope = WEIGHTS.anew ** pub.acts.versions;
  helpers.forEach((helper, i) => {
    const { n, take, want, give } = offerOf(pub, helper);
    const asked = take.slice();
    addGems(asked, want);
    const wished = asked.slice();
    addGems(wished, heardFrom(k, helper).rather);
    const seen = purseSeen(k, helper);
    const got = noGems();
    for (let j = 0; j < due[i]; j++) {
      const c = partWith(purse, pool, spare, wished, got, seen, pub.store[helper], pub.acts.versions === 0 ? TIE : WEIGHTS.concede);
      if (spare[c] > 0) spare[c]--;
      pool[c]--;
      got[c]++;
    }
    const share = noGems();
    for (let c = 0; c < COLOUR_COUNT; c++) {
      share[c] = Math.min(got[c], left[c]);
      left[c] -= share[c];
      for (let j = share[c]; j < got[c]; j++) gifts.push({ from: seat, to: helper, colour: c });
    }
    rows.push({ seat: helper, n, share });
    hope *= hopeFor(k, helper, seen, asked, give, got);
  });
  gifts.sort((x, y) => giftAt(x.from, x.colour, x.to) - giftAt(y.from, y.colour, y.to));
  const path: Pick[] = ['change'];
  for (let c = 0; c < COLOUR_COUNT; c++)
    for (const row of [...rows].sort((x, y) => x.seat - y.seat)) for (let n = 0; n < row.share[c]; n++) path.push(SHARE[shareAt(c, row.seat)]);
  for (const gift of gifts) path.push(GIFT[giftAt(gift.from, gift.colour, gift.to)]);
  return { rows, gifts, path: [...path, 'sign'], hope };
}
/** Tie-break: the helper gets what it asked for. */
const TIE = 1e-6;

/** The colour of the pool that is best given to this helper. */
function partWith(
  own: Purse,
  pool: Gems,
  spare: Readonly<Gems>,
  asked: Readonly<Gems>,
  got: Gems,
  seen: Purse | null,
  theirs: Readonly<Gems>,
  liking: number,
): number {
  let best = -1;
  let top = Number.NEGATIVE_INFINITY;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (pool[c] === 0) continue;
    let worth = asked[c] > got[c] ? liking : 0;
    if (spare[c] === 0) {
      // A fragment the bot needs is given only if the helper asked for it.
      if (seen === null && liking <= TIE) continue;
      worth -= wealth(own, pool);
      pool[c]--;
      worth += wealth(own, pool);
      pool[c]++;
    }
    if (seen !== null) {
      got[c]++;
      worth += WEIGHTS.pleasing * gainOf(seen, theirs, got);
      got[c]--;
    }
    if (worth > top) {
      top = worth;
      best = c;
    }
  }
  return best;
}

/** The chance that a helper accepts this instead of what it asked for. */
function hopeFor(k: K, helper: Seat, seen: Purse | null, asked: Gems, give: Gems, got: Gems): number {
  let met = 0;
  for (let c = 0; c < COLOUR_COUNT; c++) met += Math.min(asked[c], got[c]);
  const blindly = WEIGHTS.changed + WEIGHTS.asked * (met / Math.max(1, sum(got)));
  if (seen === null) return blindly;
  const more = theirGain(k, seen, helper, got) - theirGain(k, seen, helper, asked, give);
  return Math.max(0.05, Math.min(0.95, blindly + WEIGHTS.seen * more));
}
