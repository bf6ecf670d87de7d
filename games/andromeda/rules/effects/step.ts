/** `step`: advance on a track (section 21), on one of choice by D16. */
import type { Choice, Step } from '@starboard/kernel';
import { numberIn, TRACKS } from '../../content/vocabulary.ts';
import { ask, isCollective } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import type { Who } from '../ids.ts';
import { numberOf, TRACK } from '../picks.ts';
import type { Andromeda, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

const ALL: readonly number[] = TRACKS.map((_, i) => i);

/** The tracks that a step of choice may be made on. */
export function tracksFor(pub: Readonly<Pub>, who: Who, which: string): readonly number[] {
  const c = contentOf(pub.options);
  const side = pub.sides[who];
  if (which === 'faction') return isCollective(pub, who) ? c.commanderTracks[side.faction] : c.factionTracks[side.faction];
  if (which !== 'lowest') return ALL;
  const least = Math.min(...side.tracks);
  return ALL.filter((t) => side.tracks[t] === least);
}

export const step: Kind<'step'> = {
  kind: 'step',
  collective: 'same',
  possible: () => true,
  resolve(s, x, f, e) {
    const track = numberIn(TRACKS, e.track);
    if (track >= 0) return x.push({ step: 'climb', who: f.who, track, n: e.n });
    x.push({ step: 'track', who: f.who, tracks: [...tracksFor(s.pub, f.who, e.track)], n: e.n });
  },
};

export const trackStep: Step<Andromeda, FrameOf<'track'>> = {
  run(s, f, x) {
    if (f.tracks.length > 1) return ask(s, x, f.who, 'track');
    x.pop();
    x.push({ step: 'climb', who: f.who, track: f.tracks[0], n: f.n });
  },
  picks: (_k, f): Choice<Andromeda> => ({ kind: 'track', picks: f.tracks.map((t) => TRACK[t]), ends: true, rule: 'N192' }),
  take(_s, f, _seat, [pick], x) {
    x.pop();
    x.push({ step: 'climb', who: f.who, track: numberOf(pick), n: f.n });
  },
};
