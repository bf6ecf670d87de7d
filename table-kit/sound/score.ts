/**
 * The sounds of the tables as notes (look.md, section 6): wood and glass, nothing recorded. Pure data, so that lengths and
 * loudness can be checked without a speaker; ./synth.ts plays them.
 */
import type { Cue } from '../contract.ts';

interface Sounding {
  /** Seconds after the cue's begin. */
  readonly at: number;
  readonly seconds: number;
  /** At its loudest, 0 … 1. */
  readonly gain: number;
  /** Seconds until it is at its loudest; then it dies away until its end. */
  readonly attack: number;
  /** Hz at the begin and at the end. */
  readonly from: number;
  readonly to: number;
}
/** Something that rings or whistles. */
interface Tone extends Sounding {
  readonly kind: 'tone';
  readonly wave: 'sine' | 'triangle';
}
/** Something that rustles, hisses or knocks: noise through a filter. */
interface Noise extends Sounding {
  readonly kind: 'noise';
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  readonly q: number;
}
export type Voice = Tone | Noise;

const STRIKE = 0.003;
/** What has died away to this is silent. */
export const SILENCE = 0.001;

const tone = (hz: number, at: number, seconds: number, gain: number, more: Partial<Tone> = {}): Tone => ({
  kind: 'tone',
  wave: 'sine',
  at,
  seconds,
  gain,
  attack: STRIKE,
  from: hz,
  to: hz,
  ...more,
});
const noise = (filter: Noise['filter'], from: number, to: number, at: number, seconds: number, gain: number, more: Partial<Noise> = {}): Noise => ({
  kind: 'noise',
  filter,
  q: 1,
  at,
  seconds,
  gain,
  attack: STRIKE,
  from,
  to,
  ...more,
});

/** A small bell of brass: its partials are no multiples of one another. */
const bell = (hz: number): Voice[] => [
  tone(hz / 2, 0, 0.58, 0.12, { attack: 0.01 }),
  tone(hz, 0, 0.58, 0.22),
  tone(hz * 2.01, 0, 0.4, 0.1),
  tone(hz * 2.76, 0, 0.28, 0.06),
  tone(hz * 5.4, 0, 0.1, 0.03),
];

/** Two glasses touch. */
const clink = (hz: number): Voice[] => [
  tone(hz, 0, 0.34, 0.24),
  tone(hz * 2.32, 0, 0.2, 0.14),
  tone(hz * 4.25, 0, 0.09, 0.07),
  noise('highpass', 6000, 6000, 0, 0.012, 0.16),
];

/** A hull touches ground and lets off steam. */
const touchdown = (hz: number): Voice[] => [
  tone(hz, 0, 0.2, 0.6, { to: hz * 0.38 }),
  noise('lowpass', 420, 160, 0, 0.09, 0.2),
  noise('bandpass', 5200, 1800, 0.07, 0.4, 0.07, { attack: 0.05, q: 0.7 }),
];

/** A bar of wood over a hollow, with a little glass on top. */
const bar = (hz: number, at: number, seconds: number, gain: number): Voice[] => [
  tone(hz, at, seconds, gain),
  tone(hz * 3.93, at, seconds * 0.3, gain * 0.3),
  tone(hz * 2, at, seconds * 0.6, gain * 0.25),
];

/** C, E, G: the same three when a set closes and, together, when the game is won. */
const NOTES = [523.25, 659.25, 783.99] as const;

const CUES: { readonly [C in Cue]: (half: number) => Voice[] } = {
  turn: () => bell(587.33),
  draw: () => [noise('bandpass', 1500, 4200, 0, 0.15, 0.4, { attack: 0.05, q: 0.9 }), noise('lowpass', 900, 500, 0.13, 0.05, 0.12)],
  place: (half) => clink(1318.5 * 2 ** (half / 12)),
  land: () => touchdown(150),
  'land-own': () => touchdown(100),
  tick: () => [tone(1860, 0, 0.05, 0.34, { wave: 'triangle' }), noise('bandpass', 2600, 2600, 0, 0.02, 0.4, { q: 4 })],
  alarm: () => [
    tone(260, 0, 0.07, 0.45, { to: 980, attack: 0.02 }),
    noise('bandpass', 1200, 700, 0.055, 0.05, 0.35, { q: 1.5 }),
    tone(1480, 0.14, 0.76, 0.2, { to: 300, attack: 0.06 }),
    tone(2960, 0.14, 0.6, 0.03, { to: 700, attack: 0.06 }),
  ],
  set: () => NOTES.flatMap((hz, i) => bar(hz, i * 0.13, 0.33, 0.22)),
  win: () => [...NOTES, 1046.5].flatMap((hz, i) => bar(hz, i * 0.03, 1.5 - i * 0.03, 0.11)),
  refused: () => [tone(176, 0, 0.11, 0.5, { to: 118, wave: 'triangle' }), noise('lowpass', 520, 260, 0, 0.06, 0.4)],
};

/** What a cue is made of; `half`: half tones higher. */
export const score = (cue: Cue, half = 0): readonly Voice[] => CUES[cue](half);

export const secondsOf = (voices: readonly Voice[]): number => voices.reduce((end, v) => Math.max(end, v.at + v.seconds), 0);
