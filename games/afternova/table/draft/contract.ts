/**
 * The contract that the active player is putting together: whose offers, which own Paws, and what differs from what was asked for.
 * It is a set of wishes, so the order of touching never matters. What comes of them is written in the order of the engine and
 * judged by it (kernel: `refuse`); nothing here decides what is legal.
 */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { asOffered } from '../../rules/contract.ts';
import { addedBy, type Icons, planetIn } from '../../rules/crew.ts';
import { addGems, COLOUR_COUNT, LETTERS, noGems } from '../../rules/gems.ts';
import { ACCEPT, GIFT, giftAt, PAW, SHARE, shareAt, WITH } from '../../rules/picks.ts';
import { offerOf, talksOf } from '../../rules/present.ts';
import type { Afternova, Contract, Gems, Gift, Pick } from '../../rules/types.ts';
import { type Crew, crewFor } from './crew.ts';

type K = Known<Afternova>;

export interface ContractDraft {
  /** Ascending. */
  readonly helpers: readonly Seat[];
  /** Own Paws that were put in or taken out; the others are filled in. */
  readonly paws: Readonly<Record<number, boolean>>;
  /** By `Y>2`: how many fragments of the planet a helper gets more or less than asked for. */
  readonly shares: Readonly<Record<string, number>>;
  /** By `0Y>2`: how many stored fragments are given more or fewer. */
  readonly gifts: Readonly<Record<string, number>>;
}
export const NO_CONTRACT: ContractDraft = { helpers: [], paws: {}, shares: {}, gifts: {} };

export type Gesture =
  | { readonly do: 'helper'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'paw'; readonly paw: number; readonly on: boolean }
  /** A fragment of the planet goes from row to row. */
  | { readonly do: 'pass'; readonly colour: number; readonly from: Seat; readonly to: Seat }
  /** A stored fragment is given (1) or kept after all (-1). */
  | { readonly do: 'gift'; readonly colour: number; readonly from: Seat; readonly to: Seat; readonly more: 1 | -1 };

const shareKey = (colour: number, seat: number): string => `${LETTERS[colour]}>${seat}`;
const giftKey = (from: number, colour: number, to: number): string => `${from}${LETTERS[colour]}>${to}`;
const plus = (all: Readonly<Record<string, number>>, key: string, n: number): Readonly<Record<string, number>> => {
  const { [key]: was = 0, ...others } = all;
  return was + n === 0 ? others : { ...others, [key]: was + n };
};

/** Every gesture says what it wants, so that any order of the same gestures gives the same draft. */
export function touched(d: ContractDraft, active: Seat, g: Gesture): ContractDraft {
  switch (g.do) {
    case 'helper': {
      const others = d.helpers.filter((s) => s !== g.seat);
      return { ...d, helpers: g.on ? [...others, g.seat].sort((a, b) => a - b) : others };
    }
    case 'paw':
      return { ...d, paws: { ...d.paws, [g.paw]: g.on } };
    case 'pass': {
      // What the active player gets is the rest.
      const less = g.from === active ? d.shares : plus(d.shares, shareKey(g.colour, g.from), -1);
      return { ...d, shares: g.to === active ? less : plus(less, shareKey(g.colour, g.to), 1) };
    }
    case 'gift':
      return { ...d, gifts: plus(d.gifts, giftKey(g.from, g.colour, g.to), g.more) };
  }
}

/** What a draft says. */
export interface Terms {
  readonly helpers: readonly Seat[];
  /** Own Paws, ascending. */
  readonly paws: readonly number[];
  /** Whether several choices of own Paws would do as well. */
  readonly tied: boolean;
  /** By participant, the active player first. */
  readonly rows: readonly { readonly seat: Seat; readonly share: Gems }[];
  readonly gifts: readonly Gift[];
}

/** What the offers bring, as far as each can have it: of two who want the last one the lower seat gets it. */
function wished(k: K, active: Seat, helpers: readonly Seat[]): { readonly shares: readonly Gems[]; readonly gifts: Map<string, number> } {
  const { pub } = k;
  const left = pub.planets[talksOf(pub).slot].gems.slice();
  const shares = helpers.map((s) =>
    offerOf(pub, s).take.map((n, c) => {
      const gets = Math.min(n, left[c]);
      left[c] -= gets;
      return gets;
    }),
  );
  const gifts = new Map<string, number>();
  for (let c = 0; c < COLOUR_COUNT; c++) {
    // Q39: what one helper adds and another wants goes straight to that one.
    const given = helpers.flatMap((s) => new Array<Seat>(offerOf(pub, s).give[c]).fill(s));
    const wanted = helpers.flatMap((s) => new Array<Seat>(offerOf(pub, s).want[c]).fill(s));
    const own = new Array<Seat>(Math.max(0, Math.min(pub.store[active][c], wanted.length - given.length))).fill(active);
    const to = [...wanted, ...new Array<Seat>(Math.max(0, given.length - wanted.length)).fill(active)];
    [...given, ...own].forEach((from, i) => {
      const key = giftKey(from, c, to[i]);
      gifts.set(key, (gifts.get(key) ?? 0) + 1);
    });
  }
  return { shares, gifts };
}

/** What helpers bring to the planet; the active player sees their Paws. */
function brought(k: K, helpers: readonly Seat[]): Icons {
  const planet = planetIn(k.pub, talksOf(k.pub).slot);
  const all = { a: 0, b: 0 };
  for (const seat of helpers) {
    const { a, b } = addedBy(k.pub, planet, seat, k.mine?.bids[seat] ?? []);
    all.a += a;
    all.b += b;
  }
  return all;
}

/** The own Paws of a contract with these helpers: those put in, and the fewest that are enough with them. */
export const ownCrew = (k: K, active: Seat, d: Chosen): Crew =>
  crewFor(k, active, talksOf(k.pub).slot, d.paws, brought(k, d.helpers), k.pub.options.activeMustPlayPaw);
type Chosen = Readonly<{ helpers: readonly Seat[]; paws: ContractDraft['paws'] }>;

export function termsOf(k: K, active: Seat, draft: ContractDraft): Terms {
  const { pub } = k;
  const { offers, slot } = talksOf(pub);
  // An offer may have been taken back meanwhile.
  const helpers = draft.helpers.filter((s) => offers[s] !== null);
  const { shares, gifts } = wished(k, active, helpers);
  const left = pub.planets[slot].gems.slice();
  const rows = helpers.map((seat, i) => ({
    seat,
    share: shares[i].map((n, c) => {
      const gets = Math.max(0, Math.min(left[c], n + (draft.shares[shareKey(c, seat)] ?? 0)));
      left[c] -= gets;
      return gets;
    }),
  }));
  const takesPart = (s: number): boolean => s === active || helpers.includes(seatAt(s));
  const all: Gift[] = [];
  for (const [key, n] of Object.entries(draft.gifts)) gifts.set(key, (gifts.get(key) ?? 0) + n);
  for (let at = 0; at < GIFT.length; at++) {
    const from = Math.floor(at / 30);
    const to = at % 6;
    if (!takesPart(from) || !(takesPart(to) || (pub.options.giftsToOutsiders && to < pub.store.length))) continue;
    const colour = Math.floor(at / 6) % COLOUR_COUNT;
    for (let n = gifts.get(GIFT[at]) ?? 0; n > 0; n--) all.push({ from: seatAt(from), to: seatAt(to), colour });
  }
  const { paws, tied } = ownCrew(k, active, { helpers, paws: draft.paws });
  return { helpers, paws, tied, rows: [{ seat: active, share: left }, ...rows], gifts: all };
}

const sameGems = (a: readonly number[], b: readonly number[]): boolean => a.every((n, c) => n === b[c]);
const order = (g: Gift): number => giftAt(g.from, g.colour, g.to);

/** Whether the terms are just what the offers say. */
export function isAsOffered(k: K, active: Seat, { helpers, rows, gifts }: Terms): boolean {
  if (helpers.length === 0) return false;
  const plain = asOffered(k.pub, active, helpers);
  return plain.rows.every((row, i) => sameGems(row.share, rows[i].share)) && `${plain.gifts.map(order)}` === `${gifts.map(order)}`;
}

/** The answer in the engine's order: seats, cards and colours ascend. */
export function contractPath(k: K, active: Seat, terms: Terms): Pick[] {
  const { helpers, paws, rows, gifts } = terms;
  const own = paws.map((paw) => PAW[paw]);
  const plain = isAsOffered(k, active, terms);
  if (plain && helpers.length === 1) return [ACCEPT[helpers[0]], ...own, 'done'];
  const begins: Pick[] = ['contract', ...helpers.map((s) => WITH[s]), 'done', ...own, 'done'];
  if (plain) return [...begins, 'as offered'];
  const bySeat = [...rows].sort((a, b) => a.seat - b.seat);
  const shares = LETTERS.flatMap((_, c) => bySeat.flatMap((row) => new Array<Pick>(row.share[c]).fill(SHARE[shareAt(c, row.seat)])));
  return [...begins, 'change', ...shares, ...gifts.map((g) => GIFT[order(g)]), 'sign'];
}

/** The draft that says what a contract says; null: the participants have other offers now. */
export function draftOf(k: K, active: Seat, contract: Contract): ContractDraft | null {
  const helpers = contract.rows.slice(1).map((r) => r.seat);
  const { offers } = talksOf(k.pub);
  if (helpers.some((s) => offers[s] === null)) return null;
  const { shares, gifts } = wished(k, active, helpers);
  let draft: ContractDraft = {
    ...NO_CONTRACT,
    helpers,
    paws: Object.fromEntries((k.mine?.paws ?? []).map((paw) => [paw, k.mine?.bid.includes(paw) ?? false])),
  };
  contract.rows.slice(1).forEach((row, i) => {
    row.share.forEach((n, c) => {
      draft = { ...draft, shares: plus(draft.shares, shareKey(c, row.seat), n - shares[i][c]) };
    });
  });
  for (const [key, n] of gifts) draft = { ...draft, gifts: plus(draft.gifts, key, -n) };
  for (const g of contract.gifts) draft = { ...draft, gifts: plus(draft.gifts, giftKey(g.from, g.colour, g.to), 1) };
  return draft;
}

/** What an offer asked for that these terms do not give, by colour. */
export function missedBy(k: K, terms: Dealt, seat: Seat): Gems {
  const offer = talksOf(k.pub).offers[seat];
  if (offer === null) return noGems();
  const gets = noGems();
  addGems(gets, terms.rows.find((r) => r.seat === seat)?.share ?? noGems());
  for (const g of terms.gifts) if (g.to === seat) gets[g.colour]++;
  return gets.map((n, c) => Math.max(0, offer.take[c] + offer.want[c] - n));
}
type Dealt = Readonly<{ rows: readonly { readonly seat: Seat; readonly share: readonly number[] }[]; gifts: readonly Gift[] }>;
