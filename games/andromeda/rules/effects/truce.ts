/** Peace, if everybody accepts (N148); only among players. */
import { isCollective } from '../asking.ts';
import { offerTruce, truceThinkable } from '../battle/diplomacy.ts';
import type { Kind } from './kind.ts';

export const truce: Kind<'truce'> = {
  kind: 'truce',
  possible: (t) => t.pub.battle !== null && !t.pub.battle.void && truceThinkable(t.pub.battle, (who) => isCollective(t.pub, who)),
  resolve: (s, x, f, e) => offerTruce(s, x, f.who, e.vp),
  collective: 'never',
};
