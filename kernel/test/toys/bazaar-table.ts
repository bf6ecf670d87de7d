/** The table of the Bazaar: what it is made of, and what each seat may choose. */
import type { Choice, Known, Refusal, Seat, State } from '../../contract.ts';
import { seatsOf } from '../../seats.ts';

/** Silk, spice, gems: alike pieces are counted, so no position tells anything. */
export type Goods = [silk: number, spice: number, gems: number];
export const GOODS = [0, 1, 2] as const;
export const DECK: Goods = [8, 8, 8];
export const HAND = 4;
export const OFFERS_A_DAY = 2;
const MOST_GIVEN = 3;
const MOST_WANTED = 2;

export interface Offer {
  to: Seat;
  /** On the table until the offer is gone, so everybody knows that it can be kept. */
  give: Goods;
  want: Goods;
}
export type Frame =
  | { step: 'fair'; next: 'peek' | 'bargain' | 'toll' }
  | { step: 'peek' }
  | { step: 'bargain'; open: boolean }
  | { step: 'toll'; _noted: (string | null)[] };
export interface Bazaar {
  options: { days: number; toll: boolean; peek: 'host' | 'nobody' };
  pub: { options: Bazaar['options']; day: number; host: Seat; sizes: number[]; offers: (Offer | null)[]; made: number[]; deals: number };
  /** `shown`: a piece of somebody's hand that this seat was shown, until that hand changes. */
  mine: { hand: Goods; shown: { of: Seat; good: number } | null };
  dark: { pile: Goods };
  frame: Frame;
  ret: null;
  event:
    | { kind: 'dealt'; hand: Goods }
    | { kind: 'day'; day: number; host: Seat }
    | { kind: 'looked'; seat: Seat; of: Seat }
    | { kind: 'shown'; of: Seat; good: number }
    | { kind: 'offered'; seat: Seat; offer: Offer }
    | { kind: 'said'; seat: Seat; what: 'withdraw' | 'ready' | 'leave' | 'bell' }
    | { kind: 'traded'; seat: Seat; with: Seat; deal: Offer }
    | { kind: 'paid'; seat: Seat; paid: boolean }
    | { kind: 'drew'; good: number }
    | { kind: 'hands'; hands: Goods[] };
  pick: string;
  memory: { trades: number[] };
  choice: 'peek' | 'bargain' | 'to' | 'give' | 'want' | 'toll';
  why: 'empty-hand' | 'twice-a-day' | 'lacking';
  rule: 'B1' | 'B2' | 'B3' | 'B4' | 'B5';
}

export const count = (g: Readonly<Goods>): number => g[0] + g[1] + g[2];
export const add = (to: Goods, g: Readonly<Goods>, sign = 1): void => {
  for (const i of GOODS) to[i] += sign * g[i];
};
export const covers = (hand: Readonly<Goods>, g: Readonly<Goods>): boolean => GOODS.every((i) => hand[i] >= g[i]);
const choice = (kind: Bazaar['choice'], rule: Bazaar['rule'], ends: boolean, picks: string[], greyed?: () => Refusal<Bazaar>[]): Choice<Bazaar> =>
  greyed === undefined ? { kind, picks, ends, rule } : { kind, picks, ends, rule, greyed };

export function peekChoice(k: Known<Bazaar>, seat: Seat): Choice<Bazaar> {
  const others = seatsOf(k.pub.sizes.length).filter((o) => o !== seat);
  const empty = others.filter((o) => k.pub.sizes[o] === 0);
  const picks = ['peek none', ...others.filter((o) => !empty.includes(o)).map((o) => `peek ${o}`)];
  return choice('peek', 'B1', true, picks, () => empty.map((o) => ({ pick: `peek ${o}`, rule: 'B1', why: 'empty-hand' })));
}

/** A contract is a path: offer, to 2, give 0, give 0, for, want 1, sign. Goods come ascending, so each contract is one path. */
export function bargainChoice(k: Known<Bazaar>, seat: Seat, path: readonly string[]): Choice<Bazaar> | null {
  const { offers, made } = k.pub;
  const { hand } = k.mine!;
  if (path.length === 0) {
    const mayOffer = offers[seat] === null && made[seat] < OFFERS_A_DAY && count(hand) > 0;
    const toMe = seatsOf(offers.length).filter((o) => offers[o]?.to === seat);
    const picks = [
      ...(k.flow.done.includes(seat) ? [] : ['ready']),
      ...(mayOffer ? ['offer'] : []),
      ...(offers[seat] !== null ? ['withdraw'] : []),
      ...toMe.filter((o) => covers(hand, offers[o]!.want)).map((o) => `accept ${o}`),
      'leave',
      ...(seat === k.pub.host ? ['bell'] : []),
    ];
    return choice('bargain', 'B2', false, picks, () => [
      ...(offers[seat] === null && made[seat] >= OFFERS_A_DAY ? [{ pick: 'offer', rule: 'B2', why: 'twice-a-day' } as const] : []),
      ...toMe.filter((o) => !covers(hand, offers[o]!.want)).map((o) => ({ pick: `accept ${o}`, rule: 'B3', why: 'lacking' }) as const),
    ]);
  }
  if (path[0] !== 'offer' || path[path.length - 1] === 'sign') return null;
  if (path.length === 1)
    return choice(
      'to',
      'B2',
      false,
      seatsOf(offers.length).flatMap((o) => (o === seat ? [] : [`to ${o}`])),
    );
  const { give, want } = readOffer(path);
  const last = Number(path[path.length - 1].split(' ')[1] ?? 0);
  if (!path.includes('for')) {
    const from = path.length === 2 ? 0 : last;
    const more = count(give) < MOST_GIVEN ? GOODS.filter((g) => g >= from && hand[g] > give[g]) : [];
    return choice('give', 'B2', false, [...more.map((g) => `give ${g}`), ...(count(give) > 0 ? ['for'] : [])]);
  }
  const more = count(want) < MOST_WANTED ? GOODS.filter((g) => g >= last) : [];
  return choice('want', 'B2', false, [...more.map((g) => `want ${g}`), 'sign']);
}

export function readOffer(path: readonly string[]): Offer {
  const offer: Offer = { to: Number(path[1].slice(3)) as Seat, give: [0, 0, 0], want: [0, 0, 0] };
  for (const p of path.slice(2)) {
    if (p.startsWith('give')) offer.give[Number(p.slice(5))]++;
    if (p.startsWith('want')) offer.want[Number(p.slice(5))]++;
  }
  return offer;
}

export const tollChoice = (hand: Readonly<Goods>): Choice<Bazaar> =>
  choice('toll', 'B4', true, ['toll none', ...GOODS.filter((g) => hand[g] > 0).map((g) => `toll ${g}`)], () =>
    GOODS.filter((g) => hand[g] === 0).map((g) => ({ pick: `toll ${g}`, rule: 'B4', why: 'lacking' })),
  );

const copyOffer = (o: Offer | null): Offer | null => o && { to: o.to, give: [...o.give], want: [...o.want] };
export const copyPub = (p: Readonly<Bazaar['pub']>): Bazaar['pub'] => ({
  ...p,
  sizes: [...p.sizes],
  offers: p.offers.map(copyOffer),
  made: [...p.made],
});
export const copyMine = (m: Readonly<Bazaar['mine']>): Bazaar['mine'] => ({ hand: [...m.hand], shown: m.shown && { ...m.shown } });
export const copyBazaar = (s: State<Bazaar>): State<Bazaar> => ({
  pub: copyPub(s.pub),
  mine: s.mine.map(copyMine),
  dark: { pile: [...s.dark.pile] },
  stack: s.stack.map((f) => (f.step === 'toll' ? { ...f, _noted: [...f._noted] } : { ...f })),
  flow: s.flow,
  sealed: [...s.sealed],
});
