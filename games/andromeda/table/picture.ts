/**
 * What moves at the table step by step: points, steps on the tracks, the event marker. Events bring it to what is known
 * (./test/picture.test.ts). Everything else is drawn from what is known.
 */
import type { Known, Seat } from '@starboard/kernel';
import { numberIn, TRACKS } from '../content/vocabulary.ts';
import type { Event } from '../rules/events.ts';
import type { Name } from '../rules/names.ts';
import type { Andromeda } from '../rules/types.ts';

export interface Picture {
  readonly vp: readonly number[];
  readonly tracks: readonly (readonly number[])[];
  readonly marker: number;
}

export function rest({ pub }: Known<Andromeda>, _you: Seat | null): Picture {
  return { vp: pub.sides.map((s) => s.vp), tracks: pub.sides.map((s) => s.tracks), marker: pub.decks.marker };
}

/** The side that an event names. */
export const whoIn = (m: Picture, name: Name): number => (name === 'collective' ? m.vp.length - 1 : name);

export function land(m: Picture, e: Event): Picture {
  switch (e.kind) {
    case 'scored':
    case 'score':
    case 'destiny':
      return { ...m, vp: m.vp.with(whoIn(m, e.who), m.vp[whoIn(m, e.who)] + e.vp) };
    case 'stepped': {
      const who = whoIn(m, e.who);
      const track = numberIn(TRACKS, e.track);
      return track < 0 ? m : { ...m, tracks: m.tracks.with(who, m.tracks[who].with(track, e.to)) };
    }
    case 'marker':
      return { ...m, marker: e.space };
    default:
      return m;
  }
}
