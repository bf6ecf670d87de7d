/**
 * Sounds as notes (docs/look.md, "Sound"): wood and glass, nothing recorded. Pure data, so that lengths and loudness can be
 * checked without a speaker; ./synth.ts plays them. The kit has the sounds every table needs; a game brings its own.
 */

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

/** Sounds by the name of their cue. */
export type Sounds = Readonly<Record<string, readonly Voice[]>>;

const STRIKE = 0.003;
/** What has died away to this is silent. */
export const SILENCE = 0.001;

export const tone = (hz: number, at: number, seconds: number, gain: number, more: Partial<Tone> = {}): Tone => ({
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
export const noise = (
  filter: Noise['filter'],
  from: number,
  to: number,
  at: number,
  seconds: number,
  gain: number,
  more: Partial<Noise> = {},
): Noise => ({
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

/** A small brass bell: its partials are not multiples of one another. */
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

/** A bar of wood over a hollow, with a little glass on top. */
export const bar = (hz: number, at: number, seconds: number, gain: number): Voice[] => [
  tone(hz, at, seconds, gain),
  tone(hz * 3.93, at, seconds * 0.3, gain * 0.3),
  tone(hz * 2, at, seconds * 0.6, gain * 0.25),
];

/** C, E, G: a game may use the same three for something smaller than the win. */
export const CHORD = [523.25, 659.25, 783.99] as const;

export const KIT_SOUNDS = {
  /** Somebody at this screen is asked. */
  turn: bell(587.33),
  /** A card slides. */
  draw: [noise('bandpass', 1500, 4200, 0, 0.15, 0.4, { attack: 0.05, q: 0.9 }), noise('lowpass', 900, 500, 0.13, 0.05, 0.12)],
  /** Something is put down. */
  place: clink(1318.5),
  /** A window is about to close. */
  tick: [tone(1860, 0, 0.05, 0.34, { wave: 'triangle' }), noise('bandpass', 2600, 2600, 0, 0.02, 0.4, { q: 4 })],
  win: [...CHORD, 1046.5].flatMap((hz, i) => bar(hz, i * 0.03, 1.5 - i * 0.03, 0.11)),
  refused: [tone(176, 0, 0.11, 0.5, { to: 118, wave: 'triangle' }), noise('lowpass', 520, 260, 0, 0.06, 0.4)],
} satisfies Sounds;

/** What a cue is made of, `half` half tones higher; nothing for a name that neither the game nor the kit has. */
export function score(cue: string, half = 0, own: Sounds = {}): readonly Voice[] {
  const all: Sounds = { ...KIT_SOUNDS, ...own };
  const voices = Object.hasOwn(all, cue) ? all[cue] : [];
  const factor = 2 ** (half / 12);
  return half === 0 ? voices : voices.map((v) => (v.kind === 'tone' ? { ...v, from: v.from * factor, to: v.to * factor } : v));
}

export const secondsOf = (voices: readonly Voice[]): number => voices.reduce((end, v) => Math.max(end, v.at + v.seconds), 0);
