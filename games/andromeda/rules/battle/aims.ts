/** What a list of effects needs to be told when it is used in a battle (N147), and whether it does anything (N119). */
import { all, type Effects } from '../../content/effect.ts';
import type { Sight } from '../asking.ts';
import { anyPossible } from '../effects/registry.ts';
import type { Who } from '../ids.ts';
import type { Pick } from '../types.ts';
import { cancellable, enemiesOf } from './marks.ts';
import { AGAINST, foePick } from './picks.ts';
import type { Battle } from './types.ts';

const aimed = new WeakMap<Effects, boolean>();
/** Whether a part of it is aimed at an enemy side. */
export function aimsAtFoe(list: Effects): boolean {
  let known = aimed.get(list);
  if (known === undefined) {
    known = all(list).some((e) => (e.k === 'dice' || e.k === 'targeting' || e.k === 'reroll') && e.side === 'foe');
    aimed.set(list, known);
  }
  return known;
}
export const cancels = (list: Effects): boolean => list.some((e) => e.k === 'cancelTactic');

/** Further picks that a use needs: at whom, or which tactic; null: none. Where there is one possibility it is taken. */
export function aimPicks(battle: Readonly<Battle>, who: Who, list: Effects): { readonly kind: 'foe' | 'against'; readonly picks: Pick[] } | null {
  if (cancels(list)) {
    const uses = cancellable(battle, who);
    return uses.length > 1 ? { kind: 'against', picks: uses.map((i) => AGAINST[i]) } : null;
  }
  if (!aimsAtFoe(list)) return null;
  const foes = enemiesOf(battle, who);
  return foes.length > 1 ? { kind: 'foe', picks: foes.map(foePick) } : null;
}

/** N119: at least one part can have an effect; what is decided later (won, lost) may. */
export const works = (t: Sight, who: Who, list: Effects): boolean => anyPossible(t, who, list);

/** N111: parts that count for a roll on the Void. */
export const worksInVoid = (t: Sight, who: Who, list: Effects): boolean =>
  list.some((e) =>
    e.k === 'when'
      ? anyPossible(t, who, [e]) && worksInVoid(t, who, e.then)
      : e.k === 'setDie' || ((e.k === 'dice' || e.k === 'targeting' || e.k === 'reroll') && e.side === 'own'),
  );
