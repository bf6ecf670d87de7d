/** What helpers may do in a negotiation: offer, withdraw, agree to a version (Q11), show cards (Q32). */
import type { Choice, Hands, Known, Refusal, Seat, State } from '@starboard/kernel';
import { COLOUR_COUNT, type Counts, countOf, gemsOf, oneOf } from './gems.ts';
import { clearBid, insert, see } from './hand.ts';
import { addPaws, addPlans, cardsIn, isNamed } from './named.ts';
import { packOf } from './pack.ts';
import { AGREE, GIVE, MOST_VERSIONS, meantBy, OBJECT, REFUSE, seatMeant, TAKE, TO, WANT } from './picks.ts';
import { gemsOnTable, ownOf, talksOf, UNHEARD } from './present.ts';
import type { Afternova, Contract, Pick, Pub } from './types.ts';

type K = Known<Afternova>;
type S = State<Afternova>;
type X = Hands<Afternova>;

/** Q36: limits per seat and turn. */
export const MOST_OFFERS = 3;
export const MOST_SHOWS = 3;

const OFFERS = 1;
const WITHDRAWS = 2;
const CONSENTS = 4;
const REFUSES = 8;
const SHOWS = 16;
const WAITS = 32;

/** The first picks, precomputed by what is possible and by the version on the table. */
const FIRST: readonly (readonly (readonly Pick[])[])[] = Array.from({ length: 64 }, (_, mask) =>
  Array.from({ length: MOST_VERSIONS + 1 }, (_v, version): readonly Pick[] => [
    ...((mask & CONSENTS) > 0 ? [AGREE[version]] : []),
    ...((mask & REFUSES) > 0 ? [REFUSE[version], OBJECT[version]] : []),
    ...((mask & OFFERS) > 0 ? (['offer'] as const) : []),
    ...((mask & WITHDRAWS) > 0 ? (['withdraw'] as const) : []),
    ...((mask & SHOWS) > 0 ? (['show'] as const) : []),
    ...((mask & WAITS) > 0 ? (['wait'] as const) : []),
  ]),
);

export const isParty = (contract: Contract | null, seat: Seat): boolean => contract?.rows.some((row) => row.seat === seat) ?? false;
export const mayShow = ({ pub }: K, seat: Seat): boolean => pub.acts.shows[seat] < MOST_SHOWS && pub.paws[seat] + pub.plans[seat] > 0;
export const mayWait = ({ flow }: K, seat: Seat): boolean => !flow.done.includes(seat);

export function helpChoice(k: K, seat: Seat): Choice<Afternova> {
  const { pub } = k;
  const { contract, offers } = talksOf(pub);
  const party = isParty(contract, seat);
  const mask =
    (pub.acts.sent[seat] < MOST_OFFERS && pub.paws[seat] > 0 ? OFFERS : 0) |
    (offers[seat] === null ? 0 : WITHDRAWS) |
    (party && contract?.agreed.includes(seat) === false ? CONSENTS : 0) |
    (party ? REFUSES : 0) |
    (mayShow(k, seat) ? SHOWS : 0) |
    (mayWait(k, seat) ? WAITS : 0);
  const picks = FIRST[mask][contract?.n ?? 0];
  return { kind: 'help', picks, ends: (mask & (OFFERS | SHOWS | REFUSES)) === 0, rule: 'A9', greyed: () => helpRefusals(k, seat, picks, party) };
}

function helpRefusals(k: K, seat: Seat, picks: readonly Pick[], party: boolean): Refusal<Afternova>[] {
  const { pub } = k;
  const { contract } = talksOf(pub);
  const no: Refusal<Afternova>[] = [];
  if (!picks.includes('offer'))
    no.push(
      pub.paws[seat] === 0
        ? { pick: 'offer', rule: 'Q1', why: 'no-paws' }
        : { pick: 'offer', rule: 'Q36', why: 'too-many-offers', with: { most: MOST_OFFERS } },
    );
  // A seat that offered nothing this turn does not expect this pick.
  if (!picks.includes('withdraw') && pub.acts.sent[seat] > 0) no.push({ pick: 'withdraw', rule: 'Q36', why: 'no-offer' });
  if (!picks.includes('show') && pub.acts.shows[seat] >= MOST_SHOWS)
    no.push({ pick: 'show', rule: 'Q36', why: 'too-many-shows', with: { most: MOST_SHOWS } });
  // An answer may arrive for a version that has just been replaced.
  const { versions } = pub.acts;
  for (let v = versions; v >= 1; v--) {
    for (const pick of v === versions ? [AGREE[v], REFUSE[v], OBJECT[v]] : [AGREE[v]]) {
      if (picks.includes(pick)) continue;
      if (contract?.n !== v) no.push({ pick, rule: 'Q11', why: 'stale', with: { version: contract?.n ?? 0 } });
      else no.push(party ? { pick, rule: 'Q11', why: 'agreed-already' } : { pick, rule: 'Q1', why: 'not-a-party' });
    }
  }
  return no;
}

const AUDIENCES: Choice<Afternova> = { kind: 'audience', picks: ['to active', 'to all'], ends: false, rule: 'Q37' };

/** offer, audience, paw …, for, then take, want and give in any order, send. */
export function offerChoice(k: K, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  if (path.length === 1) return AUDIENCES;
  if (path[path.length - 1] === 'send') return null;
  const split = path.indexOf('for');
  if (split < 0) return offerPaws(ownOf(k).paws, path);
  const { pub } = k;
  const gems = gemsOnTable(pub);
  const lender = pub.store[pub.active];
  const own = pub.store[seat];
  const take = countIn(path, split, T);
  const want = countIn(path, split, W);
  const give = countIn(path, split, G);
  const picks: Pick[] = [];
  for (let c = 0; c < COLOUR_COUNT; c++) if (countOf(take, c) < gems[c]) picks.push(TAKE[c]);
  // Q39: nobody gives a colour and wants it back.
  for (let c = 0; c < COLOUR_COUNT; c++) if (countOf(want, c) < lender[c] && countOf(give, c) === 0) picks.push(WANT[c]);
  for (let c = 0; c < COLOUR_COUNT; c++) if (countOf(give, c) < own[c] && countOf(want, c) === 0) picks.push(GIVE[c]);
  picks.push('send');
  return { kind: 'offer-terms', picks, ends: false, rule: 'A10', greyed: () => termRefusals(pub, seat, take, want, give) };
}
const [T, W, G] = [TAKE[0], WANT[0], GIVE[0]].map((pick) => pick.charCodeAt(0));

/** How many fragments of each colour the picks of one letter name. */
function countIn(path: readonly Pick[], split: number, letter: number): Counts {
  let counts = 0;
  for (let i = split + 1; i < path.length; i++) if (path[i].charCodeAt(0) === letter) counts += oneOf(meantBy(path[i]));
  return counts;
}

function termRefusals(pub: Readonly<Pub>, seat: Seat, taken: Counts, wanted: Counts, given: Counts): Refusal<Afternova>[] {
  const gems = gemsOnTable(pub);
  const { active, store } = pub;
  const no: Refusal<Afternova>[] = [];
  for (let c = 0; c < COLOUR_COUNT; c++) {
    const [take, want, give] = [countOf(taken, c), countOf(wanted, c), countOf(given, c)];
    if (take >= gems[c]) no.push({ pick: TAKE[c], rule: 'Q5', why: 'not-on-planet', with: { colour: c } });
    if (want >= store[active][c]) no.push({ pick: WANT[c], rule: 'A10', why: 'not-stored', with: { seat: active, colour: c } });
    else if (give > 0) no.push({ pick: WANT[c], rule: 'Q39', why: 'cancels' });
    if (give >= store[seat][c]) no.push({ pick: GIVE[c], rule: 'A10', why: 'not-stored', with: { seat, colour: c, own: true } });
    else if (want > 0) no.push({ pick: GIVE[c], rule: 'Q39', why: 'cancels' });
  }
  return no;
}

/** Q1: at least one Paw, in any order. */
function offerPaws(hand: readonly number[], path: readonly Pick[]): Choice<Afternova> {
  const none = path.length === 2;
  const picks: Pick[] = [];
  addPaws(picks, path, 2, hand);
  if (!none) picks.push('for');
  return { kind: 'offer-paws', picks, ends: false, rule: 'Q1', greyed: () => (none ? [{ pick: 'for', rule: 'Q1', why: 'no-paws' }] : []) };
}

/** Q36: a new offer replaces the old one. Its Paws are shown to the active player, or to all (Q37). */
export function makeOffer(s: S, seat: Seat, answer: readonly Pick[], x: X): void {
  const { pub } = s;
  const talks = talksOf(pub);
  const split = answer.indexOf('for');
  const paws = cardsIn(answer, 2, split);
  const all = answer[1] === 'to all';
  takeBack(s, seat);
  pub.acts.sent[seat]++;
  const take = gemsOf(countIn(answer, split, T));
  const want = gemsOf(countIn(answer, split, W));
  const give = gemsOf(countIn(answer, split, G));
  talks.said = null;
  talks.offers[seat] = { n: paws.length, paws: all ? paws : null, take, want, give };
  s.mine[seat].bid = paws;
  s.mine[pub.active].bids[seat] = paws;
  for (let viewer = 0; viewer < s.mine.length; viewer++)
    if (viewer !== seat && (all || viewer === pub.active)) for (const paw of paws) see(s.mine[viewer].seenPaws[seat], paw);
  if (!x.telling) {
    x.reveal('all', UNHEARD, 'Q37');
    return;
  }
  const cards = paws.map((paw) => packOf(pub.options).paws[paw].card);
  const said = { kind: 'offered', seat, to: pub.active, n: paws.length, cards: all ? cards : null, take, want, give } as const;
  if (all) x.reveal('all', said, 'Q37');
  else {
    x.tell('all', said);
    x.reveal([pub.active], { kind: 'bid', seat, cards }, 'Q37');
  }
}

/** Removes an offer and a contract that used it. Returns whether there was such a contract. */
export function takeBack(s: S, seat: Seat): boolean {
  const talks = talksOf(s.pub);
  talks.offers[seat] = null;
  clearBid(s, seat);
  if (!isParty(talks.contract, seat)) return false;
  voidContract(s);
  return true;
}

export function voidContract(s: S): void {
  talksOf(s.pub).contract = null;
  clearBid(s, s.pub.active);
}

/** show, to …, then more viewers and cards in any order, done. */
export function showChoice(k: K, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  if (path[path.length - 1] === 'done') return null;
  const { paws, plans } = ownOf(k);
  const picks: Pick[] = [];
  for (let to = 0; to < k.pub.paws.length; to++) if (to !== seat && !isNamed(path, 1, TO[to])) picks.push(TO[to]);
  if (path.length === 1) return { kind: 'show-to', picks, ends: false, rule: 'Q32' };
  const viewers = picks.length;
  addPaws(picks, path, 1, paws);
  addPlans(picks, path, 1, plans);
  if (picks.length - viewers < paws.length + plans.length) picks.push('done');
  return { kind: 'show-what', picks, ends: false, rule: 'Q32' };
}

/** Q32: the viewers see the cards and remember them. Everybody learns that cards were shown. */
export function show(s: S, seat: Seat, answer: readonly Pick[], x: X): Seat[] {
  const { pub } = s;
  const to: Seat[] = [];
  const paws: number[] = [];
  const plans: number[] = [];
  for (let i = 1; i < answer.length - 1; i++) {
    const pick = answer[i];
    if (pick[0] === 't') insert(to, seatMeant(pick));
    else insert(pick[1] === 'a' ? paws : plans, meantBy(pick));
  }
  pub.acts.shows[seat]++;
  for (const viewer of to) {
    for (const paw of paws) see(s.mine[viewer].seenPaws[seat], paw);
    for (const plan of plans) see(s.mine[viewer].seenPlans[seat], plan);
  }
  if (x.telling) {
    const pack = packOf(pub.options);
    x.tell('all', { kind: 'showed', seat, to, paws: paws.length, plans: plans.length });
    x.reveal(to, { kind: 'shown', seat, paws: paws.map((p) => pack.paws[p].card), plans: plans.map((p) => pack.plans[p].card) }, 'Q32');
  } else x.reveal(to, UNHEARD, 'Q32');
  return to;
}
