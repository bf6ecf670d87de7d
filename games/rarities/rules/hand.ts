/** Cards going into hands and out of them. Q40: what went in openly is remembered by those who watch. */
import type { Seat, State } from '@starboard/kernel';
import type { Rarities } from './types.ts';

/** A card everybody sees goes into a hand. */
export function gainOpenly(s: State<Rarities>, seat: Seat, card: number): void {
  s.mine[seat].hand[card]++;
  s.pub.hands[seat]++;
  if (s.pub.seen !== null) noteGain(s.pub.seen, seat, card);
}

/** A card leaves a hand, and everybody sees which. */
export function loseOpenly(s: State<Rarities>, seat: Seat, card: number): void {
  s.mine[seat].hand[card]--;
  s.pub.hands[seat]--;
  if (s.pub.seen !== null) noteLoss(s.pub.seen, seat, card);
}

export const noteGain = (seen: number[][], seat: Seat, card: number): void => {
  seen[seat][card]++;
};

/** It may have been another copy than the one that was seen; what remains certain is one less. */
export const noteLoss = (seen: number[][], seat: Seat, card: number): void => {
  if (seen[seat][card] > 0) seen[seat][card]--;
};
