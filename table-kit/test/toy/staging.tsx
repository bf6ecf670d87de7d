/** How the table of Fog follows its events: the picture, what moves, and two sounds of its own. */
import type { Known, Seat } from '@starboard/kernel';
import type { Fog } from '../../../kernel/test/toys/fog-table.ts';
import type { Motion, Staging } from '../../contract.ts';
import { noise, type Sounds, tone } from '../../sound/index.ts';

/** What everybody sees. Where you are is in no event (moves are sealed), so the table draws it from what is known. */
export interface FogPicture {
  readonly night: number;
  readonly noise: readonly (number | null)[];
  readonly caught: readonly boolean[];
}

const sounds: Sounds = {
  ping: [tone(660, 0, 0.5, 0.3)],
  strike: [tone(90, 0, 0.4, 0.5, { to: 45 }), noise('lowpass', 900, 200, 0, 0.3, 0.3)],
};

function land(m: FogPicture, e: Fog['event']): FogPicture {
  switch (e.kind) {
    case 'night':
      return { ...m, night: e.night };
    case 'noise':
      return { ...m, noise: m.noise.with(e.seat, e.at) };
    case 'strike':
      return { ...m, caught: m.caught.map((was, s) => was || e.caught.some((c) => c === s)) };
    default:
      return m;
  }
}

function motions(e: Fog['event']): readonly Motion[] {
  const at = 'at' in e ? `place ${e.at}` : '';
  switch (e.kind) {
    case 'noise':
      return [{ kind: 'pulse', from: at, to: at, cue: 'ping', pitch: e.at }];
    case 'strike':
      return [{ kind: 'drama', from: at, to: at, dim: true, cue: 'strike' }];
    default:
      return [];
  }
}

export const staging: Staging<Fog, FogPicture> = {
  rest: ({ pub }: Known<Fog>, _you: Seat | null) => ({ night: pub.night, noise: pub.noise, caught: pub.caught }),
  // Nothing leaves its place: a noise only rings.
  lift: (m) => m,
  land,
  motions: (_, e) => motions(e),
  sounds,
};
