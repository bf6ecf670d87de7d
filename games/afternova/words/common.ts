/** Facts of a view that sentences and drawings are made of. Nothing here depends on a language. */
import {
  type Grid,
  type Json,
  type Known,
  type Language,
  type Part,
  type Phrase,
  type Refusal,
  type Seat,
  seatAt,
  seatsOf,
  waitedFor,
} from '@starboard/kernel';
import { COLOURS, indexIn, SKILLS } from '../content/types.ts';
import { asOffered } from '../rules/contract.ts';
import { LETTERS, sum } from '../rules/gems.ts';
import { type Faces, type PawFace, type PlanetFace, type PlanFace, packOf } from '../rules/pack.ts';
import { boostOf, capacity, isLastTurn, loadAfter } from '../rules/power.ts';
import type { Afternova, Card, Contract, Gift, Talks } from '../rules/types.ts';

export type View = Known<Afternova>;
/** The seat that reads; null: a spectator. */
export type You = Seat | null;
/** Of a planet's two skills. */
export type Pair = readonly [number, number];

export const facesIn = (k: View): Faces => packOf(k.pub.options);
export const everybody = (k: View): readonly Seat[] => seatsOf(k.pub.paws.length);
export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;
export const commas = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p, i) => (i === 0 ? p : [', ', ...p]));

// ---- Cards ------------------------------------------------------------------------------------------------------------

export const cardRef = (language: Language, kind: 'paw' | 'planet', card: Card): Part => ({ ref: kind, id: card.id, text: card[language] });
export const paw = (k: View, n: number): PawFace => facesIn(k).paws[n];
export const plan = (k: View, n: number): PlanFace => facesIn(k).plans[n];
/** The planet at a place in sight; null: the place is empty. */
export const planetAt = (k: View, slot: number): PlanetFace | null => {
  const there = k.pub.planets[slot];
  return there === undefined ? null : (facesIn(k).planets[there.card] ?? null);
};

export const letterIndex = (letter: string): number => indexIn(LETTERS, letter);
export const countsOf = (letters: readonly string[]): number[] => LETTERS.map((l) => letters.filter((x) => x === l).length);
/** Icons of a planet's two skills, by skill. */
export const pairOf = (a: number, b: number, [x, y]: Pair): number[] => SKILLS.map((_, s) => (s === a ? x : 0) + (s === b ? y : 0));
export const iconsIn = (k: View, cards: readonly number[]): number[] => SKILLS.map((_, s) => cards.reduce((n, card) => n + paw(k, card).icons[s], 0));

// ---- What is missing, who could help ----------------------------------------------------------------------------------

/** What these Paws of the seat reach of the planet's two skills; boosts count as soon as a Paw is played. */
export function reached(k: View, seat: Seat, cards: readonly number[], p: PlanetFace): Pair {
  if (cards.length === 0) return [0, 0];
  const of = (s: number): number => cards.reduce((n, c) => n + paw(k, c).icons[s], boostOf(k.pub, seat, s));
  return [of(p.a), of(p.b)];
}
export const short = ([a, b]: Pair, has: Pair): Pair => [Math.max(0, a - has[0]), Math.max(0, b - has[1])];
export const missing = (p: PlanetFace, has: Pair): Pair => short([p.needA, p.needB], has);
export const isMet = ([a, b]: Pair): boolean => a === 0 && b === 0;
export const plus = (x: Pair, y: Pair): Pair => [x[0] + y[0], x[1] + y[1]];
/** What is missing with all of the seat's Paws. */
export const missingAlone = (k: View, seat: Seat, p: PlanetFace): Pair => missing(p, reached(k, seat, k.mine?.paws ?? [], p));

export interface Helper {
  readonly seat: Seat;
  readonly paws: number;
  /** What the reader has seen there of the missing skills, boosts included; never more than is missing. */
  readonly seen: Pair;
}
/** Everybody else who holds a Paw. Those with a Paw that the reader knows to help come first. */
export function helpers(k: View, you: Seat, p: PlanetFace, lacks: Pair): Helper[] {
  const seen = (seat: Seat): Pair => {
    const [a, b] = reached(k, seat, k.mine?.seenPaws[seat] ?? [], p);
    return [Math.min(a, lacks[0]), Math.min(b, lacks[1])];
  };
  return everybody(k)
    .filter((seat) => seat !== you && k.pub.paws[seat] > 0)
    .map((seat) => ({ seat, paws: k.pub.paws[seat], seen: seen(seat) }))
    .sort((a, b) => b.seen[0] + b.seen[1] - a.seen[0] - a.seen[1] || a.seat - b.seat);
}

/** What a Blueprint still costs the seat, by colour. A refinery lets some of it be any colour. */
export const unpaid = (k: View, seat: Seat, n: number): number[] => plan(k, n).cost.map((cost, c) => Math.max(0, cost - k.pub.store[seat][c]));

/** What would still be missing with all own Paws and all offers; null: nothing is negotiated. */
export function missingWithAll(k: View, seat: Seat): { readonly face: PlanetFace; readonly lacks: Pair } | null {
  const { talks } = k.pub;
  const face = talks === null ? null : planetAt(k, talks.slot);
  if (talks === null || face === null) return null;
  const offering = everybody(k).filter((s) => talks.offers[s] !== null);
  const own = reached(k, seat, k.mine?.paws ?? [], face);
  const all = offering.reduce((so, s) => plus(so, reached(k, s, cardsOf(k, s, seat) ?? [], face)), own);
  return { face, lacks: missing(face, all) };
}

/** What a call says is missing, beyond the Paws of others' offers that the reader sees. */
export const beyondOffers = (k: View, talks: Talks, face: PlanetFace, you: You): Pair =>
  everybody(k)
    .filter((s) => s !== you && talks.offers[s] !== null)
    .reduce((lacks: Pair, s) => short(lacks, reached(k, s, cardsOf(k, s, you) ?? [], face)), talks.lacks);

/** A20: whether nobody completes anything after this. */
export const isLastChance = (k: View): boolean => k.pub.last && isLastTurn(k.pub);

// ---- Storage and contracts --------------------------------------------------------------------------------------------

export const load = (k: View, seat: Seat): number => sum(k.pub.store[seat]);
export const room = (k: View, seat: Seat): number => capacity(k.pub, seat);
export const loadThen = (k: View, contract: Contract, seat: Seat): number => loadAfter(k.pub, contract, seat);
/** How many fragments more than fit a contract would leave the seat with (Q10). */
export const overflow = (k: View, contract: Contract, seat: Seat): number => Math.max(0, loadThen(k, contract, seat) - room(k, seat));

const noCounts = (): number[] => COLOURS.map(() => 0);

/** What a seat gives away and gets of stored fragments in a contract. */
export function gifts(contract: { readonly gifts: readonly Gift[] }, seat: Seat): { readonly gives: number[]; readonly gets: number[] } {
  const gives = noCounts();
  const gets = noCounts();
  for (const g of contract.gifts) {
    if (g.from === seat) gives[g.colour]++;
    if (g.to === seat) gets[g.colour]++;
  }
  return { gives, gets };
}
/** Gifts summed up by giver and taker. */
export function giftPairs(given: readonly Gift[]): { readonly from: Seat; readonly to: Seat; readonly counts: number[] }[] {
  const pairs: { from: Seat; to: Seat; counts: number[] }[] = [];
  for (const { from, to, colour } of given) {
    let pair = pairs.find((p) => p.from === from && p.to === to);
    if (pair === undefined) {
      pair = { from, to, counts: noCounts() };
      pairs.push(pair);
    }
    pair.counts[colour]++;
  }
  return pairs;
}

/** What the seat has more and less after a contract: its share of the planet and gifts. */
export function balance(contract: Readonly<Pick<Contract, 'rows' | 'gifts'>>, seat: Seat): { readonly gets: number[]; readonly gives: number[] } {
  const share = contract.rows.find((r) => r.seat === seat)?.share ?? noCounts();
  const { gives, gets } = gifts(contract, seat);
  return { gets: share.map((n, c) => n + gets[c]), gives };
}
/** What the active player gets and gives where these offers are taken as they are; null: together they want more than there is. */
export function balanceAsOffered(k: View, seat: Seat, partners: readonly Seat[]): ReturnType<typeof balance> | null {
  const contract = asOffered(k.pub, seat, partners);
  return contract.rows[0].share.some((n) => n < 0) ? null : balance(contract, seat);
}

/** Rows of a contract: the participants, and outsiders who only get something (Q4). */
export const parties = (contract: Contract): Seat[] => {
  const seats = contract.rows.map((r) => r.seat);
  return [...seats, ...[...new Set(contract.gifts.map((g) => g.to))].filter((s) => !seats.includes(s)).sort((a, b) => a - b)];
};

/** The reader first: on a small screen only the first row is in sight. */
export const ownFirst = (seats: readonly Seat[], you: You): Seat[] => [...seats.filter((s) => s === you), ...seats.filter((s) => s !== you)];

/** Whether the negotiation waits for the reader's word on an offer or a contract. */
export function concerns(k: View, you: You): boolean {
  const { talks, active } = k.pub;
  if (you === null || talks === null) return false;
  return talks.contract === null ? you === active && talks.offers.some((o) => o !== null) : parties(talks.contract).includes(you);
}

/** The Paws of a row, as far as the reader knows them (Q37); null: only how many. */
export function cardsOf(k: View, seat: Seat, you: You): readonly number[] | null {
  const open = k.pub.talks?.offers[seat]?.paws ?? null;
  if (k.mine === null || you === null) return open;
  if (seat === you) return k.mine.bid;
  const seen = k.mine.bids[seat];
  return seen.length > 0 ? seen : open;
}

export const NONE = '–';
/** Drops empty columns: on a small screen every one counts. */
export function slim({ head, rows }: Grid): Grid {
  const said = head.map((_, i) => i === 0 || rows.some((row) => row[i].length > 0 && row[i][0] !== NONE));
  return { head: head.filter((_, i) => said[i]), rows: rows.map((row) => row.filter((_, i) => said[i])) };
}

// ---- Who is waited for ------------------------------------------------------------------------------------------------

/** Whom the table waits for, as told to `you`: the reader only if nobody else. */
export function awaited(k: View, you: You): Seat[] {
  const seats = waitedFor<Afternova>(k);
  const others = seats.filter((s) => s !== you);
  return others.length > 0 ? others : seats;
}

/** Whether all others have spoken: then waiting ends the negotiation (Q35). */
export const isLastWord = (k: View, seat: Seat): boolean => waitedFor<Afternova>(k).every((s) => s === seat);

// ---- Refusals ---------------------------------------------------------------------------------------------------------

/** A value that the refusal carries. */
export function detail(r: Refusal<Afternova>, name: string): Json | undefined {
  const { with: given } = r;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return undefined;
  return new Map(Object.entries(given)).get(name);
}
export const detailNumber = (r: Refusal<Afternova>, name: string): number => Number(detail(r, name) ?? 0);
export const detailSeat = (r: Refusal<Afternova>, name: string): Seat => seatAt(detailNumber(r, name));
export function detailNumbers(r: Refusal<Afternova>, name: string): number[] {
  const given = detail(r, name);
  return Array.isArray(given) ? given.map(Number) : [];
}
