/** `leader` (N114, D18): one of the owner's leaders from any region, else from the spent pile, else 1 VP. */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { score } from '../gains.ts';
import { SPACES, type Who } from '../ids.ts';
import { LEADER, placeOf } from '../picks.ts';
import { regionName } from '../told.ts';
import { trigger } from '../triggers.ts';
import type { Andromeda, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

export function leaderRegions(pub: Readonly<Pub>, who: Who): number[] {
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) if (pub.map.leaders[who * SPACES + i] > 0) list.push(i);
  return list;
}

/** N113, N115: so many leaders of a region into the station. */
export function recruit(s: S, x: X, who: Who, space: number, n: number): void {
  s.pub.map.leaders[who * SPACES + space] -= n;
  s.pub.sides[who].leaders += n;
  if (x.telling) x.tell('all', { kind: 'recruited', who: nameOf(s.pub, who), n, from: regionName(s.pub, space) });
  trigger(s, x, who, 'recruit');
}

export const leader: Kind<'leader'> = {
  kind: 'leader',
  collective: 'same',
  possible: () => true,
  resolve: (_s, x, f, e) => x.push({ step: 'leader', who: f.who, n: e.n }),
};

export const leaderStep: Step<Andromeda, FrameOf<'leader'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    const regions = leaderRegions(s.pub, f.who);
    if (regions.length > 1) return ask(s, x, f.who, 'leader');
    f.n--;
    const side = s.pub.sides[f.who];
    if (regions.length === 1) recruit(s, x, f.who, regions[0], 1);
    else if (side.spent > 0) {
      side.spent--;
      side.leaders++;
      if (x.telling) x.tell('all', { kind: 'recruited', who: nameOf(s.pub, f.who), n: 1, from: 'spent' });
    } else score(s, x, f.who, 1, 'leader');
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'leader', picks: leaderRegions(k.pub, f.who).map((i) => LEADER[i]), ends: true, rule: 'N114' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    recruit(s, x, f.who, placeOf(pick), 1);
  },
};
