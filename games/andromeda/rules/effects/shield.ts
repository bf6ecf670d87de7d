/** Damage that is ignored in this battle (N158). Noted with the card or ability that brings it, see ../battle/marks.ts. */
import { mark } from '../battle/marks.ts';
import type { Kind } from './kind.ts';

export const shield: Kind<'shield'> = {
  kind: 'shield',
  possible: (t) => t.pub.battle !== null && !t.pub.battle.void,
  resolve: (s, _x, f, e) => mark(s, f, e),
  collective: 'same',
};
