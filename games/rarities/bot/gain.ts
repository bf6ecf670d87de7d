/** What a number of actions would be worth to a player who may act now. */

import { KINDS, LAST_PORTAL, PILFERER, SCHEMER, SET } from '../content/cards.ts';
import type { Pub } from '../rules/types.ts';
import { costOf } from './distance.ts';
import { WEIGHTS } from './weights.ts';

/** What an alien in hand is worth. */
export const alienWorth = (alien: number): number => (alien === PILFERER ? WEIGHTS.pilferer : alien === SCHEMER ? WEIGHTS.schemer : WEIGHTS.thief);

const gains = new Float64Array(5);
const costs = new Float64Array(KINDS);

/**
 * Gains of 0 … 4 actions (shared array: read at once). Places of relics for the three nearest sets count one each; a card
 * that is taken counts what finding it would have cost.
 */
export function gainsOf(pub: Readonly<Pub>, planet: readonly number[], hand: readonly number[]): Float64Array {
  let third = 99;
  let second = 99;
  let first = 99;
  for (let kind = 0; kind < KINDS; kind++) {
    const cost = (costs[kind] = costOf(planet[kind], hand[kind]));
    if (cost < first) {
      third = second;
      second = first;
      first = cost;
    } else if (cost < second) {
      third = second;
      second = cost;
    } else if (cost < third) third = cost;
  }
  let places = 0;
  let wanted = 3;
  let finds = 0;
  for (let kind = 0; kind < KINDS && wanted > 0; kind++) {
    if (costs[kind] > third) continue;
    wanted--;
    const missing = SET - planet[kind];
    const have = hand[kind] < missing ? hand[kind] : missing;
    places += have;
    let lacking = missing - have;
    if (lacking > 0) {
      for (let p = 1; p <= LAST_PORTAL && lacking > 0; p++) {
        if (pub.portals[p] === kind) {
          lacking--;
          finds++;
        }
      }
    }
  }
  // Aliens in the order of their worth: the Pilferer, the Schemer, the Time Thief.
  let aliens = 0;
  let bestAlien = 0;
  let nextAlien = 0;
  for (let p = 1; p <= LAST_PORTAL; p++) {
    if (pub.portals[p] < PILFERER) continue;
    const worth = alienWorth(pub.portals[p]);
    aliens++;
    if (worth > bestAlien) {
      nextAlien = bestAlien;
      bestAlien = worth;
    } else if (worth > nextAlien) nextAlien = worth;
  }
  gains[0] = 0;
  let total = 0;
  for (let i = 1; i <= 4; i++) {
    if (aliens > 0 && bestAlien > 1) {
      aliens--;
      total += bestAlien;
      bestAlien = nextAlien;
      nextAlien = 0;
    } else if (places > 0) {
      places--;
      total += 1;
    } else if (finds > 0) {
      finds--;
      places += 1;
      total += WEIGHTS.find * WEIGHTS.reach;
    } else if (aliens > 0) {
      aliens--;
      total += bestAlien;
      bestAlien = nextAlien;
      nextAlien = 0;
    } else total += WEIGHTS.spare;
    gains[i] = total;
  }
  return gains;
}
