/** Dice that are turned to a face after the roll (N152). Noted with the card or ability that brings it, see ../battle/marks.ts. */
import { mark } from '../battle/marks.ts';
import type { Kind } from './kind.ts';

export const setDie: Kind<'setDie'> = {
  kind: 'setDie',
  possible: (t) => t.pub.battle !== null,
  resolve: (s, _x, f, e) => mark(s, f, e),
  collective: 'same',
};
