/** Whom a battle lets somebody steal from. */
import type { Who } from '../ids.ts';
import type { Pub } from '../types.ts';

/** Sides other than raiders that lost the battle. */
export const battleLosers = (pub: Readonly<Pub>, who: Who): Who[] => (pub.battle?.losers ?? []).filter((w) => w >= 0 && w !== who);
/** Other sides of the battle. */
export const battleFoes = (pub: Readonly<Pub>, who: Who): Who[] =>
  (pub.battle?.sides ?? []).map((side) => side.who).filter((w) => w >= 0 && w !== who);
