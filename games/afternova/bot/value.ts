/** Each player's chance to win: a softmax of current and expected points. */
import { type Seat, type State, seatsOf } from '@starboard/kernel';
import { packOf } from '../rules/pack.ts';
import { objectiveOf, pointsOf } from '../rules/power.ts';
import type { Afternova } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';
import { ahead, purseOf, upgradeWorth, wealth } from './worth.ts';

/** Softmax temperature: a lead counts less early in the game. */
const EARLY = 7;
const LATE = 2.5;

export function value(s: State<Afternova>): readonly number[] {
  const { pub, mine } = s;
  const pack = packOf(pub.options);
  const left = ahead(pub);
  const scores = seatsOf(mine.length).map((seat: Seat) => {
    const { plans, paws, ship } = mine[seat];
    const purse = purseOf(pub, seat, plans, ship);
    const done = pointsOf(pub, seat) + objectiveOf(pack, pub.built[seat], ship);
    let upgrades = 0;
    for (const plan of pub.built[seat]) {
      const { upgrade } = pack.plans[plan];
      if (upgrade !== null) upgrades += upgradeWorth(upgrade);
    }
    return done + wealth(purse, pub.store[seat]) + Math.min(paws.length, WEIGHTS.enoughPaws) * WEIGHTS.paw + upgrades * left;
  });
  const best = Math.max(...scores);
  const heat = LATE + (EARLY - LATE) * left;
  const odds = scores.map((n) => Math.exp((n - best) / heat));
  const all = odds.reduce((a, b) => a + b, 0);
  return odds.map((n) => n / all);
}
