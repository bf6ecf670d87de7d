/** Cards that a half-made answer names, in any order. Written for speed: bots and screens list them again after every pick. */
import { insert } from './hand.ts';
import { meantBy, PAW, PLAN } from './picks.ts';
import type { Pick } from './types.ts';

/** Hands, offers and contracts hold cards ascending. */
export function cardsIn(path: readonly Pick[], from: number, end: number): number[] {
  const cards: number[] = [];
  for (let i = from; i < end; i++) insert(cards, meantBy(path[i]));
  return cards;
}

/** A loop compares addresses; `includes` would compare texts. */
export function isNamed(path: readonly Pick[], from: number, pick: Pick): boolean {
  for (let i = from; i < path.length; i++) if (path[i] === pick) return true;
  return false;
}

/** Adds the Paws of a hand that the path does not name from `from` on. */
export function addPaws(picks: Pick[], path: readonly Pick[], from: number, hand: readonly number[]): void {
  for (let i = 0; i < hand.length; i++) if (!isNamed(path, from, PAW[hand[i]])) picks.push(PAW[hand[i]]);
}

export function addPlans(picks: Pick[], path: readonly Pick[], from: number, hand: readonly number[]): void {
  for (let i = 0; i < hand.length; i++) if (!isNamed(path, from, PLAN[hand[i]])) picks.push(PLAN[hand[i]]);
}
