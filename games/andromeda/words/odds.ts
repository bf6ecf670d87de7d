/** The current chances in a battle. Dice and targeting are public, so all players may see them. */
import { oddsNow, strengths } from '../rules/battle/marks.ts';
import type { Who } from '../rules/types.ts';
import type { View } from './common.ts';

export interface Standing {
  readonly who: Who;
  readonly dice: number;
  readonly targeting: number;
  /** In whole percent; null: there is nobody to win against. */
  readonly chance: number | null;
  readonly faces: readonly number[];
}

export function standings(k: View): Standing[] {
  const { battle } = k.pub;
  if (battle === null) return [];
  const power = strengths(k.pub);
  const alone = battle.void || battle.sides.length < 2;
  const chances = alone ? null : oddsNow(k.pub).win;
  return battle.sides.map(({ who, faces }, i) => ({
    who,
    ...power[i],
    chance: chances === null ? null : Math.round(100 * chances[i]),
    faces,
  }));
}

/** The chance of one side before the roll; null: it does not take part, or the dice are rolled. */
export const chanceOf = (k: View, who: Who): number | null => {
  const standing = standings(k).find((s) => s.who === who);
  return standing === undefined || standing.faces.length > 0 ? null : standing.chance;
};
