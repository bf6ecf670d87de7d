/** `modify`: a lasting change, or one for this turn (section 5 of the content). */
import { SHIPS } from '../../content/vocabulary.ts';
import { markTies } from '../battle/marks.ts';
import { modify as change } from '../modifiers.ts';
import type { Kind } from './kind.ts';

export const modify: Kind<'modify'> = {
  kind: 'modify',
  // N237, N238: some keys count for it, the others are a tactic.
  collective: 'own',
  possible: () => true,
  resolve(s, _x, f, e) {
    // A card's use in a battle holds for that battle.
    if (s.pub.battle !== null && f.arg >= 0 && e.key === 'winTies') return markTies(s, f);
    const ship = e.ship === undefined || e.ship === 'all' ? null : SHIPS.indexOf(e.ship);
    change(s.pub.sides[f.who], e.key, e.n ?? 1, ship, e.for === 'turn');
  },
};
