/** How far a player is from winning, counted in actions: the measure every judgement of the bot rests on. */
import { KINDS, SET } from '../content/cards.ts';
import { WEIGHTS } from './weights.ts';

/** What completing this kind still costs: an action for each relic to place, and the finding of those not in hand. */
export function costOf(atHome: number, inHand: number): number {
  const missing = SET - atHome;
  const lacking = missing - inHand;
  return lacking > 0 ? missing + lacking * WEIGHTS.find : missing;
}

/** The cost of the three cheapest kinds. */
export const distance = (planet: readonly number[], hand: readonly number[]): number => distanceWith(planet, hand, -1, 0, 0);

/** The distance with one more copy of a kind at home or in hand, or one less. */
export function distanceWith(planet: readonly number[], hand: readonly number[], kind: number, home: number, held: number): number {
  let a = 99;
  let b = 99;
  let c = 99;
  for (let k = 0; k < KINDS; k++) {
    const cost = k === kind ? costOf(planet[k] + home, hand[k] + held) : costOf(planet[k], hand[k]);
    if (cost < a) {
      c = b;
      b = a;
      a = cost;
    } else if (cost < b) {
      c = b;
      b = cost;
    } else if (cost < c) c = cost;
  }
  return a + b + c;
}
