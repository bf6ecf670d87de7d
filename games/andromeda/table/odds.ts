/** The chances of a launch before it is made, from the engine's exact function. All of it is open. */
import { isCollective } from '../rules/asking.ts';
import { raidersIn } from '../rules/battle/marks.ts';
import { odds, type Strength } from '../rules/battle/odds.ts';
import { contentOf } from '../rules/content.ts';
import { RAIDERS, TYPE_OF } from '../rules/ids.ts';
import { MOD, mod } from '../rules/modifiers.ts';
import { wouldRaid } from '../rules/raiders.ts';
import { diceOf, shipsIn } from '../rules/ships.ts';
import type { Pub, Who } from '../rules/types.ts';

export interface Fight {
  /** In the order of the bar: the one who launches first. */
  readonly sides: readonly { readonly who: Who; readonly dice: number; readonly targeting: number; readonly chance: number }[];
  /** Raiders that would come along. */
  readonly raided: boolean;
}

const between = (n: number, least: number, most: number): number => Math.max(least, Math.min(most, n));

/** What a launch of this ship leads to if nobody adds anything; null: no battle. */
export function launchFight(pub: Readonly<Pub>, who: Who, type: number, space: number): Fight | null {
  const { constants, raiders } = contentOf(pub.options).raw;
  const aimed = (side: Who): number =>
    between(
      constants.startTargeting + mod(pub.sides[side], MOD.targeting) + (isCollective(pub, side) ? mod(pub.sides[side], MOD.cTargeting) : 0),
      1,
      constants.maxTargeting,
    );
  const strength = (dice: number, targeting: number): Strength => ({ dice: between(dice, 1, constants.maxDice), targeting });
  const ghost = (side: Who): number => (pub.map.ghost === space && mod(pub.sides[side], MOD.ghost) > 0 ? 1 : 0);
  const dice = (side: Who, more: number): number =>
    shipsIn(pub, side, space).reduce((n, ship) => n + diceOf(pub, side, TYPE_OF[ship]), more + ghost(side) + mod(pub.sides[side], MOD.cDice));
  const found: { who: Who; strength: Strength }[] = [{ who, strength: strength(dice(who, diceOf(pub, who, type)), aimed(who)) }];
  pub.sides.forEach((_, other) => {
    if (other !== who && shipsIn(pub, other, space).length > 0) found.push({ who: other, strength: strength(dice(other, 0), aimed(other)) });
  });
  const coming = wouldRaid(pub, who, space);
  const cards = [...raidersIn(pub, space), ...coming.slice(0, 1)].map((i) => raiders[pub.raiders.card[i]]);
  if (cards.length > 0) {
    const sum = cards.reduce((n, r) => n + r.dice, 0);
    found.push({ who: RAIDERS, strength: strength(sum, Math.max(constants.startTargeting, ...cards.map((r) => r.targeting))) });
  }
  if (found.length < 2) return null;
  const { win } = odds(found.map((f) => f.strength));
  return { sides: found.map((f, i) => ({ who: f.who, ...f.strength, chance: Math.round(100 * win[i]) })), raided: coming.length > 0 };
}
