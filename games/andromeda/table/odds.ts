/** The chances of a launch before it is made, from the engine's exact function. All of it is open. */
import { forecast } from '../rules/battle/forecast.ts';
import { RAIDERS } from '../rules/ids.ts';
import { wouldRaid } from '../rules/raiders.ts';
import type { Pub, Who } from '../rules/types.ts';

export interface Fight {
  /** In the order of the bar: the one who launches first. */
  readonly sides: readonly { readonly who: Who; readonly dice: number; readonly targeting: number; readonly chance: number }[];
  /** In whole percent: every die finds its equal, and all sides lose. */
  readonly tie: number;
  /** Raiders that would come along. */
  readonly raided: boolean;
}

/** What a launch of this ship leads to if nobody adds anything; null: no battle. */
export function launchFight(pub: Readonly<Pub>, who: Who, type: number, space: number): Fight | null {
  const seen = forecast(pub, who, type, space);
  if (seen === null) return null;
  const { win, tie } = seen.odds;
  return {
    sides: seen.sides.map((side, i) => ({ ...side, chance: Math.round(100 * win[i]) })),
    tie: Math.round(100 * tie),
    raided: seen.sides.some((side) => side.who === RAIDERS) && wouldRaid(pub, who, space).length > 0,
  };
}
