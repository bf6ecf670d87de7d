/** How much of the game is still to come: what pays later is worth the less the nearer the end is. */
import { terminusOf } from '../rules/gains.ts';
import { NONE } from '../rules/ids.ts';
import type { Pub } from '../rules/types.ts';
import { focusOn } from './focus.ts';
import { WEIGHTS } from './weights.ts';

/** 1 at the start, 0 in the last round (N208). */
export function ahead(pub: Readonly<Pub>): number {
  const focus = focusOn(pub);
  if (focus === null) return reckonAhead(pub);
  focus.ahead ??= reckonAhead(pub);
  return focus.ahead;
}

function reckonAhead(pub: Readonly<Pub>): number {
  if (pub.turn.ending || pub.turn.left !== NONE) return 0;
  let most = 0;
  for (const side of pub.sides) if (side.vp > most) most = side.vp;
  return Math.max(0, 1 - most / terminusOf(pub));
}

/** What stores are worth: they can be spent nearly to the end. */
export const useful = (pub: Readonly<Pub>): number => Math.min(1, WEIGHTS.leftOver + ahead(pub) * 3);

/** Return turns a side will still take, about. */
export const returnsAhead = (pub: Readonly<Pub>): number => WEIGHTS.returns * ahead(pub);
