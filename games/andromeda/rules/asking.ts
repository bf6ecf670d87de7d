/** Which seat answers for a side, in which order sides act, and how events name them. */
import type { Ask, Hands, Seat, Side, State } from '@starboard/kernel';
import type { Who } from './ids.ts';
import type { Name } from './names.ts';
import type { Andromeda, Pub } from './types.ts';

export type S = State<Andromeda>;
export type X = Hands<Andromeda>;
/** What legality is computed from: public facts, and the hand where one is known. */
export interface Sight {
  readonly pub: Readonly<Pub>;
  readonly hand: readonly number[] | null;
}

export const COLLECTIVE = 'collective' as Side & string;

/** How many seats there are: sides without the Collective. */
export const seatCount = (pub: Readonly<Pub>): number => pub.sides.length - (pub.collective === null ? 0 : 1);
export const isCollective = (pub: Readonly<Pub>, who: Who): boolean => pub.collective !== null && who === pub.sides.length - 1;

/** The seat of a side that is a player. */
export const seatOf = (who: Who): Seat => who as Seat;
/** N228: the seat that answers for a side. */
export const seatFor = (pub: Readonly<Pub>, who: Who): Seat => seatOf(isCollective(pub, who) ? pub.turn.lens : who);

const ALONE: readonly (readonly Seat[])[] = Array.from({ length: 6 }, (_, i) => Object.freeze([seatOf(i)]));

/** N228: the Collective's questions are put to the lens holder, on its behalf. */
export function ask(s: S, x: X, who: Who, label: string, more: Partial<Ask> = {}): void {
  const asked = ALONE[seatFor(s.pub, who)];
  if (isCollective(s.pub, who)) x.ask({ asked, label, onBehalf: COLLECTIVE, ...more });
  else x.ask({ asked, label, ...more });
}

export const nameOf = (pub: Readonly<Pub>, who: Who): Name => (isCollective(pub, who) ? 'collective' : seatOf(who));

/** N127, N144: all participants from `who` on, clockwise, the Collective right after the lens holder. */
export function orderFrom(pub: Readonly<Pub>, who: Who): Who[] {
  const seats = seatCount(pub);
  const order: Who[] = [];
  const collective = pub.collective !== null;
  // N144: while the Collective acts, the players follow from the one who acts next.
  const first = isCollective(pub, who) ? (pub.turn.last + 1) % seats : who;
  if (isCollective(pub, who)) order.push(who);
  for (let i = 0; i < seats; i++) {
    const seat = (first + i) % seats;
    order.push(seat);
    if (collective && seat === pub.turn.lens && who !== seats) order.push(seats);
  }
  return order;
}

/** One of a public bag; it leaves the bag. The last one needs no random draw, so undo may go back behind it. */
export function takeFrom(bag: number[], x: X): number {
  const i = bag.length === 1 ? 0 : x.int(bag.length);
  const piece = bag[i];
  bag[i] = bag[bag.length - 1];
  bag.pop();
  return piece;
}
