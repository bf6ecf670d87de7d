/** A tactic of an enemy side no longer counts (N147, N259). Which one was said when it was played. */
import { nameOf } from '../asking.ts';
import { cancel, cancellable } from '../battle/marks.ts';
import { partyOf } from '../battle/start.ts';
import { contentOf } from '../content.ts';
import type { Kind } from './kind.ts';

export const cancelTactic: Kind<'cancelTactic'> = {
  kind: 'cancelTactic',
  possible: (t, who) => t.pub.battle !== null && !t.pub.battle.void && cancellable(t.pub.battle, who).length > 0,
  resolve(s, x, f) {
    const { battle } = s.pub;
    const against = battle?.uses[f.arg]?.against;
    if (battle === null || against === undefined || against < 0) return;
    const use = battle.uses[against];
    cancel(battle, against);
    if (x.telling)
      x.tell('all', {
        kind: 'cancelled',
        who: nameOf(s.pub, f.who),
        tactic: contentOf(s.pub.options).tactics[use.tactic].id,
        of: partyOf(s.pub, use.who),
      });
  },
  collective: 'same',
};
