/** `vp`: the marker moves, never below 0 (N58). */
import { score } from '../gains.ts';
import type { Kind } from './kind.ts';

export const vp: Kind<'vp'> = {
  kind: 'vp',
  collective: 'same',
  possible: (t, who, e) => e.n > 0 || t.pub.sides[who].vp > 0,
  resolve: (s, x, f, e) => score(s, x, f.who, e.n, f.at),
};
