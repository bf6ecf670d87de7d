/**
 * The contract: the active player combines offers and own Paws into one table of who plays, takes and gives what.
 * The path: contract, with …, done, paw …, done, then `as offered`, or change, each fragment of the planet, stored fragments, sign.
 * The short form, for one offer as it stands: accept, paw …, done.
 */
import { type Choice, type Hands, type Known, type Refusal, type Seat, type State, seatAt } from '@starboard/kernel';
import { addedBy, canMeet, type Icons, meets, pawsChoice, planetIn } from './crew.ts';
import { addGems, COLOUR_COUNT, covers, noGems, takeGems } from './gems.ts';
import { cardsIn } from './named.ts';
import { ACCEPT, GIFT, giftAt, giftOf, MOST_VERSIONS, meantBy, SHARE, seatMeant, shareAt, shareOf, WITH } from './picks.ts';
import { gemsOnTable, offerOf, ownOf, talksOf } from './present.ts';
import type { Afternova, Gems, Gift, Pick, Pub, Row } from './types.ts';

type K = Known<Afternova>;

/** What the offers of these seats bring; the active player sees their Paws. */
function broughtBy(k: K, seats: readonly Seat[]): Icons {
  const planet = planetIn(k.pub, talksOf(k.pub).slot);
  const all: Icons = { a: 0, b: 0 };
  for (const seat of seats) {
    const { a, b } = addedBy(k.pub, planet, seat, ownOf(k).bids[seat]);
    all.a += a;
    all.b += b;
  }
  return all;
}

/** Whether the requirements can be met with the help of these seats. */
function enough(k: K, seat: Seat, helpers: readonly Seat[]): boolean {
  const { pub } = k;
  const planet = planetIn(pub, talksOf(pub).slot);
  const others = broughtBy(k, helpers);
  // Q2: a player who need not play may leave everything to the others.
  if (!pub.options.activeMustPlayPaw && meets(planet, others)) return true;
  return canMeet(pub, planet, seat, ownOf(k).paws, others, pub.options.activeMustPlayPaw);
}

function offering(pub: Readonly<Pub>): Seat[] {
  const seats: Seat[] = [];
  const { offers } = talksOf(pub);
  for (let s = 0; s < offers.length; s++) if (offers[s] !== null) seats.push(seatAt(s));
  return seats;
}

/** Q36, A8: whether there is a contract to be made at all. */
export function mayPropose(k: K, seat: Seat): boolean {
  if (k.pub.acts.versions >= MOST_VERSIONS) return false;
  const helpers = offering(k.pub);
  return helpers.length > 0 && enough(k, seat, helpers);
}

/** The offers that can be accepted as they stand: each is enough together with the own Paws. */
export function acceptable(k: K, seat: Seat): Pick[] | null {
  const { pub } = k;
  let picks: Pick[] | null = null;
  const { offers } = talksOf(pub);
  for (let s = 0; s < offers.length; s++) {
    if (offers[s] === null) continue;
    const helper = [seatAt(s)];
    if (enough(k, seat, helper) && fitsAsOffered(pub, helper)) (picks ??= []).push(ACCEPT[s]);
  }
  return picks;
}

/** accept, paw …, done. */
export const acceptChoice = (k: K, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null => {
  if (path[path.length - 1] === 'done') return null;
  const { pub } = k;
  const brought = broughtBy(k, [seatMeant(path[0])]);
  return pawsChoice(pub, talksOf(pub).slot, seat, ownOf(k).paws, path, 1, brought, pub.options.activeMustPlayPaw);
};

export function whyNoContract(k: K): Refusal<Afternova> {
  if (k.pub.acts.versions >= MOST_VERSIONS) return { pick: 'contract', rule: 'Q36', why: 'too-many-contracts', with: { most: MOST_VERSIONS } };
  const none = offering(k.pub).length === 0;
  return { pick: 'contract', rule: none ? 'A9' : 'A8', why: none ? 'no-offers' : 'offers-too-little' };
}

/** The parts of a half-made path. -1: not reached yet. */
interface Parts {
  helpers: Seat[];
  /** Where the list of own Paws begins and ends. */
  paws: number;
  end: number;
}

function partsIn(path: readonly Pick[]): Parts {
  const helpers: Seat[] = [];
  let i = 1;
  for (; i < path.length && path[i] !== 'done'; i++) helpers.push(seatMeant(path[i]));
  helpers.sort((a, b) => a - b);
  if (i === path.length) return { helpers, paws: -1, end: -1 };
  const paws = i + 1;
  for (i = paws; i < path.length; i++) if (path[i] === 'done') return { helpers, paws, end: i };
  return { helpers, paws, end: -1 };
}

export function contractChoice(k: K, seat: Seat, path: readonly Pick[]): Choice<Afternova> | null {
  const last = path[path.length - 1];
  if (last === 'sign' || last === 'as offered') return null;
  const { pub } = k;
  const { helpers, paws, end } = partsIn(path);
  if (paws < 0) return partnersChoice(k, seat, helpers);
  if (end < 0) return pawsChoice(pub, talksOf(pub).slot, seat, ownOf(k).paws, path, paws, broughtBy(k, helpers), pub.options.activeMustPlayPaw);
  if (end === path.length - 1) return termsChoice(pub, helpers);
  return changeChoice(pub, seat, helpers, path, end + 2);
}

/** Whose offers, in any order: all together are enough, so any may come next. */
function partnersChoice(k: K, seat: Seat, chosen: readonly Seat[]): Choice<Afternova> {
  const picks: Pick[] = offering(k.pub).flatMap((s) => (chosen.includes(s) ? [] : [WITH[s]]));
  const done = chosen.length > 0 && enough(k, seat, chosen);
  if (done) picks.push('done');
  const greyed = (): Refusal<Afternova>[] => [
    ...talksOf(k.pub).offers.flatMap((offer, s): Refusal<Afternova>[] =>
      offer !== null || s === seat ? [] : [{ pick: WITH[s], rule: 'Q1', why: 'no-offer' }],
    ),
    ...(done ? [] : [{ pick: 'done', rule: 'A8', why: 'offers-too-little' } as const]),
  ];
  return { kind: 'partners', picks, ends: false, rule: 'Q12', greyed };
}

/** What the offers ask for and bring, taken together. */
export function joint(pub: Readonly<Pub>, helpers: readonly Seat[]): { take: Gems; want: Gems } {
  const take = noGems();
  const want = noGems();
  for (const seat of helpers) {
    addGems(take, offerOf(pub, seat).take);
    addGems(want, offerOf(pub, seat).want);
  }
  return { take, want };
}

/** Whether everything the offers want is there. */
function fitsAsOffered(pub: Readonly<Pub>, helpers: readonly Seat[]): boolean {
  const { take, want } = joint(pub, helpers);
  return covers(gemsOnTable(pub), take) && covers(pub.store[pub.active], want) && !crosses(pub, helpers, want);
}

function termsChoice(pub: Readonly<Pub>, helpers: readonly Seat[]): Choice<Afternova> {
  const fits = fitsAsOffered(pub, helpers);
  const greyed = (): Refusal<Afternova>[] => (fits ? [] : [{ pick: 'as offered', rule: 'Q5', why: 'not-joint' }]);
  return { kind: 'terms', picks: fits ? EITHER : CHANGE, ends: false, rule: 'A9', greyed };
}
const EITHER: readonly Pick[] = ['as offered', 'change'];
const CHANGE: readonly Pick[] = ['change'];

/** Q39: one helper gives the active player a colour that another wants from them. */
const crosses = (pub: Readonly<Pub>, helpers: readonly Seat[], want: Readonly<Gems>): boolean =>
  helpers.some((seat) => offerOf(pub, seat).give.some((n, c) => n > 0 && want[c] > 0));

/** Q5: every fragment of the planet goes to one participant, colour by colour. Then stored fragments (A10). */
function changeChoice(pub: Readonly<Pub>, seat: Seat, helpers: readonly Seat[], path: readonly Pick[], from: number): Choice<Afternova> {
  const gems = gemsOnTable(pub);
  let left = path.length - from;
  for (let c = 0; c < COLOUR_COUNT; c++) {
    if (left >= gems[c]) {
      left -= gems[c];
      continue;
    }
    const parties = sorted(seat, helpers);
    const outsiders = (): Refusal<Afternova>[] =>
      pub.store.flatMap((_, s) => (parties.includes(seatAt(s)) ? [] : [{ pick: SHARE[shareAt(c, s)], rule: 'Q5', why: 'outsider' } as const]));
    return { kind: 'share', picks: parties.map((s) => SHARE[shareAt(c, s)]), ends: false, rule: 'Q5', greyed: outsiders };
  }
  return giftChoice(pub, seat, helpers, path, path.length - left);
}

/** The active player and the helpers by seat. */
const sorted = (seat: Seat, helpers: readonly Seat[]): Seat[] => [seat, ...helpers].sort((a, b) => a - b);

/** A10, Q4: from participants to participants, or, with the option, to anybody. Q39: nobody gives and gets the same colour. */
function giftChoice(pub: Readonly<Pub>, seat: Seat, helpers: readonly Seat[], path: readonly Pick[], from: number): Choice<Afternova> {
  const parties = sorted(seat, helpers);
  const n = pub.store.length;
  const given = new Array<number>(n * COLOUR_COUNT).fill(0);
  const got = new Array<boolean>(n * COLOUR_COUNT).fill(false);
  for (let i = from; i < path.length; i++) {
    const gift = giftOf(meantBy(path[i]));
    given[gift.from * COLOUR_COUNT + gift.colour]++;
    got[gift.to * COLOUR_COUNT + gift.colour] = true;
  }
  const outsiders = pub.options.giftsToOutsiders;
  const picks: Pick[] = [];
  for (const giver of parties) {
    const store = pub.store[giver];
    for (let c = 0; c < COLOUR_COUNT; c++) {
      const i = giver * COLOUR_COUNT + c;
      if (given[i] >= store[c] || got[i]) continue;
      for (let to = 0; to < n; to++) {
        if (to === giver || given[to * COLOUR_COUNT + c] > 0) continue;
        if (outsiders || parties.includes(seatAt(to))) picks.push(GIFT[giftAt(giver, c, to)]);
      }
    }
  }
  picks.push('sign');
  return { kind: 'gifts', picks, ends: false, rule: 'A10', greyed: () => giftRefusals(pub, seat, parties, given, got, picks) };
}

function giftRefusals(
  pub: Readonly<Pub>,
  seat: Seat,
  parties: readonly Seat[],
  given: readonly number[],
  got: readonly boolean[],
  picks: readonly Pick[],
): Refusal<Afternova>[] {
  const n = pub.store.length;
  return GIFT.flatMap((pick, at): Refusal<Afternova>[] => {
    const { from, to, colour } = giftOf(at);
    if (from >= n || to >= n || from === to || picks.includes(pick)) return [];
    const i = from * COLOUR_COUNT + colour;
    const cancels = got[i] || given[to * COLOUR_COUNT + colour] > 0;
    if (!parties.includes(from)) return [{ pick, rule: 'A10', why: 'outsider' }];
    if (given[i] >= pub.store[from][colour]) return [{ pick, rule: 'A10', why: 'not-stored', with: { seat: from, colour, own: from === seat } }];
    if (cancels) return [{ pick, rule: 'Q39', why: 'cancels' }];
    return [{ pick, rule: 'Q4', why: 'outsider' }];
  });
}

/** A new version. It clears earlier consents; proposing counts as the active player's own (Q37). */
export function propose(s: State<Afternova>, seat: Seat, answer: readonly Pick[], x: Hands<Afternova>): readonly Seat[] {
  const { pub } = s;
  const talks = talksOf(pub);
  const brief = answer[0] !== 'contract';
  const { helpers, paws, end } = brief ? { helpers: [seatMeant(answer[0])], paws: 1, end: answer.length - 1 } : partsIn(answer);
  const own = cardsIn(answer, paws, end);
  const { rows, gifts } = brief || answer[end + 1] === 'as offered' ? asOffered(pub, seat, helpers) : changed(pub, seat, helpers, answer, end + 2);
  rows[0].n = own.length;
  s.mine[seat].bid = own;
  const n = ++pub.acts.versions;
  talks.contract = { n, rows, gifts, agreed: [seat] };
  talks.said = null;
  if (x.telling) x.tell('all', { kind: 'proposed', seat, version: n, rows, gifts });
  return helpers;
}

const rowsFor = (pub: Readonly<Pub>, seat: Seat, helpers: readonly Seat[]): Row[] => [
  { seat, n: 0, share: noGems() },
  ...helpers.map((s): Row => ({ seat: s, n: offerOf(pub, s).n, share: noGems() })),
];

export function asOffered(pub: Readonly<Pub>, seat: Seat, helpers: readonly Seat[]): { rows: Row[]; gifts: Gift[] } {
  const rows = rowsFor(pub, seat, helpers);
  const gifts: Gift[] = [];
  addGems(rows[0].share, gemsOnTable(pub));
  for (let i = 1; i < rows.length; i++) {
    const { take, want, give } = offerOf(pub, rows[i].seat);
    addGems(rows[i].share, take);
    takeGems(rows[0].share, take);
    for (let c = 0; c < COLOUR_COUNT; c++) {
      for (let n = 0; n < want[c]; n++) gifts.push({ from: seat, to: rows[i].seat, colour: c });
      for (let n = 0; n < give[c]; n++) gifts.push({ from: rows[i].seat, to: seat, colour: c });
    }
  }
  gifts.sort(byGiver);
  return { rows, gifts };
}
const byGiver = (a: Gift, b: Gift): number => giftAt(a.from, a.colour, a.to) - giftAt(b.from, b.colour, b.to);

function changed(pub: Readonly<Pub>, seat: Seat, helpers: readonly Seat[], answer: readonly Pick[], from: number): { rows: Row[]; gifts: Gift[] } {
  const rows = rowsFor(pub, seat, helpers);
  const gifts: Gift[] = [];
  for (let i = from; i < answer.length - 1; i++) {
    if (answer[i][1] === '>') {
      const { colour, seat: to } = shareOf(meantBy(answer[i]));
      rows.find((row) => row.seat === to)!.share[colour]++;
    } else gifts.push(giftOf(meantBy(answer[i])));
  }
  gifts.sort(byGiver);
  return { rows, gifts };
}
