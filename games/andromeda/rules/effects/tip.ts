/** `tip` (N191): one of the owner's developments is tipped over. */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import { ownSites } from '../counters.ts';
import type { FrameOf } from '../frames.ts';
import type { Who } from '../ids.ts';
import { DEVELOP, placeOf } from '../picks.ts';
import { regionName } from '../told.ts';
import type { Andromeda } from '../types.ts';
import type { Kind } from './kind.ts';

function tipOver(s: S, x: X, who: Who, space: number): void {
  const c = contentOf(s.pub.options);
  s.pub.map.tipped[space] = 1;
  if (x.telling)
    x.tell('all', {
      kind: 'tipped',
      who: nameOf(s.pub, who),
      development: c.developments[c.tiles[s.pub.map.tile[space]].development].id,
      at: regionName(s.pub, space),
    });
}

export const tip: Kind<'tip'> = {
  kind: 'tip',
  collective: 'same',
  possible: (t, who) => ownSites(t.pub, who).length > 0,
  resolve: (_s, x, f) => x.push({ step: 'tip', who: f.who }),
};

export const tipStep: Step<Andromeda, FrameOf<'tip'>> = {
  run(s, f, x) {
    const list = ownSites(s.pub, f.who);
    if (list.length > 1) return ask(s, x, f.who, 'tip');
    x.pop();
    if (list.length === 1) tipOver(s, x, f.who, list[0]);
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'tip', picks: ownSites(k.pub, f.who).map((i) => DEVELOP[i]), ends: true, rule: 'N191' }),
  take(s, f, _seat, [pick], x) {
    x.pop();
    tipOver(s, x, f.who, placeOf(pick));
  },
};
