/** What a battle would be if a ship were launched somewhere: the sides as they stand, before anybody brings, plays or pays anything. */
import { isCollective, orderFrom } from '../asking.ts';
import { contentOf } from '../content.ts';
import { RAIDERS, TYPE_OF, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { wouldRaid } from '../raiders.ts';
import { diceOf, shipsIn } from '../ships.ts';
import type { Pub } from '../types.ts';
import { raidersIn } from './marks.ts';
import { type Odds, odds } from './odds.ts';

export interface Forecast {
  /** In the order of N144, raiders last. */
  readonly sides: readonly { readonly who: Who; readonly dice: number; readonly targeting: number }[];
  readonly odds: Odds;
}

const within = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** N131, N136: raiders there, or the one that would come; the dragon pulls the ship away instead. */
function figures(pub: Readonly<Pub>, who: Who, space: number): number[] {
  const here = raidersIn(pub, space);
  if (here.length > 0) return here;
  const [first] = wouldRaid(pub, who, space);
  return first === undefined || pub.raiders.card[first] === contentOf(pub.options).dragon ? [] : [first];
}

/** N143, N150, N302: the battle that a launch of this type would bring; null: none. */
export function forecast(pub: Readonly<Pub>, launching: Who, type: number, space: number): Forecast | null {
  const { constants, raiders } = contentOf(pub.options).raw;
  const cards = figures(pub, launching, space).map((i) => raiders[pub.raiders.card[i]]);
  // N149: what raiders do to every roll.
  const change = (what: 'dice' | 'targeting', side: 'own' | 'foe'): number =>
    cards.reduce(
      (sum, { ability }) =>
        ability.when === 'prepare' ? sum + ability.do.reduce((n, e) => n + (e.k === what && e.side === side ? e.n : 0), 0) : sum,
      0,
    );
  const sides = orderFrom(pub, launching).flatMap((who) => {
    const ships = shipsIn(pub, who, space).map((i) => TYPE_OF[i]);
    if (who === launching) ships.push(type);
    if (ships.length === 0) return [];
    const automa = isCollective(pub, who);
    const ghost = pub.map.ghost === space && mod(pub.sides[who], MOD.ghost) > 0 ? 1 : 0;
    const dice = ships.reduce((n, ship) => n + diceOf(pub, who, ship), ghost + mod(pub.sides[who], MOD.cDice)) + (automa ? 0 : change('dice', 'foe'));
    const aim =
      constants.startTargeting + mod(pub.sides[who], MOD.targeting) + (automa ? mod(pub.sides[who], MOD.cTargeting) : change('targeting', 'foe'));
    return [{ who, dice: within(dice, 1, constants.maxDice), targeting: within(aim, 1, constants.maxTargeting) }];
  });
  if (cards.length > 0) {
    const dice = cards.reduce((n, card) => n + card.dice, change('dice', 'own'));
    const aim = Math.max(constants.startTargeting, ...cards.map((card) => card.targeting)) + change('targeting', 'own');
    sides.push({ who: RAIDERS, dice: within(dice, 1, constants.maxDice), targeting: within(aim, 1, constants.maxTargeting) });
  }
  return sides.length < 2 ? null : { sides, odds: odds(sides) };
}
