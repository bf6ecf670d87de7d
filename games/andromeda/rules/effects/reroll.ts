/** Dice that may be rerolled (N152). Noted with the card or ability that brings it, see ../battle/marks.ts. */
import { enemiesOf, mark } from '../battle/marks.ts';
import type { Kind } from './kind.ts';

export const reroll: Kind<'reroll'> = {
  kind: 'reroll',
  possible: (t, who, e) => t.pub.battle !== null && (e.side === 'own' || enemiesOf(t.pub.battle, who).length > 0),
  resolve: (s, _x, f, e) => mark(s, f, e),
  collective: 'same',
};
