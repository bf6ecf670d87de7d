/** Cards enter and leave hands. A viewer forgets a shown card once it has left the hand (Q32). */
import { type Seat, type State, seatsOf } from '@starboard/kernel';
import type { Afternova } from './types.ts';

/** Keeps the list ascending. */
export function insert(list: number[], n: number): void {
  let i = list.length;
  list.push(n);
  while (i > 0 && list[i - 1] > n) list[i] = list[--i];
  list[i] = n;
}

export function remove(list: number[], n: number): boolean {
  const i = list.indexOf(n);
  if (i < 0) return false;
  for (let j = i + 1; j < list.length; j++) list[j - 1] = list[j];
  list.pop();
  return true;
}

export function gainPaw(s: State<Afternova>, seat: Seat, paw: number): void {
  insert(s.mine[seat].paws, paw);
  s.pub.paws[seat]++;
}

export function gainPlan(s: State<Afternova>, seat: Seat, plan: number): void {
  insert(s.mine[seat].plans, plan);
  s.pub.plans[seat]++;
  s.pub.rests[seat] = null;
}

/** A Paw leaves a hand face up. */
export function losePaw(s: State<Afternova>, seat: Seat, paw: number): void {
  remove(s.mine[seat].paws, paw);
  s.pub.paws[seat]--;
  for (const m of s.mine) if (m.seenPaws[seat].length > 0) remove(m.seenPaws[seat], paw);
}

export function losePlan(s: State<Afternova>, seat: Seat, plan: number): void {
  remove(s.mine[seat].plans, plan);
  s.pub.plans[seat]--;
  s.pub.rests[seat] = null;
  for (const m of s.mine) if (m.seenPlans[seat].length > 0) remove(m.seenPlans[seat], plan);
}

/** Notes that a viewer has seen a card. */
export function see(list: number[], card: number): void {
  if (!list.includes(card)) insert(list, card);
}

export const handSize = (s: State<Afternova>, seat: Seat): number => s.pub.paws[seat] + s.pub.plans[seat];

/** No offers are left. Offered Paws never left the hands, so nothing else moves. */
export function clearBids(s: State<Afternova>): void {
  for (const seat of seatsOf(s.mine.length)) clearBid(s, seat);
}

/** Lists are replaced, never emptied in place: events may hold them. */
export function clearBid(s: State<Afternova>, seat: Seat): void {
  if (s.mine[seat].bid.length > 0) s.mine[seat].bid = [];
  for (const m of s.mine) if (m.bids[seat].length > 0) m.bids[seat] = [];
}
