/** All ships of the battle go to the repair bay (N148, N281). */
import { withdraw as leave } from '../battle/diplomacy.ts';
import type { Kind } from './kind.ts';

export const withdraw: Kind<'withdraw'> = {
  kind: 'withdraw',
  possible: (t) => t.pub.battle !== null && !t.pub.battle.void,
  resolve: (s, x, f) => leave(s, x, f.who),
  collective: 'never',
};
