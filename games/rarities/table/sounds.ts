/** Sounds of this table beyond the kit's (docs/look.md, "Sound"). */
import { bar, CHORD, noise, type Sounds, tone, type Voice } from '@starboard/table-kit/sound';

/** A hull touches ground and lets off steam. */
const touchdown = (hz: number): Voice[] => [
  tone(hz, 0, 0.2, 0.6, { to: hz * 0.38 }),
  noise('lowpass', 420, 160, 0, 0.09, 0.2),
  noise('bandpass', 5200, 1800, 0.07, 0.4, 0.07, { attack: 0.05, q: 0.7 }),
];

export const sounds = {
  land: touchdown(150),
  /** Your own ship is the heavier one. */
  'land-own': touchdown(100),
  /** A cork pops, then a slide whistle falls. */
  sabortal: [
    tone(260, 0, 0.07, 0.45, { to: 980, attack: 0.02 }),
    noise('bandpass', 1200, 700, 0.055, 0.05, 0.35, { q: 1.5 }),
    tone(1480, 0.14, 0.76, 0.2, { to: 300, attack: 0.06 }),
    tone(2960, 0.14, 0.6, 0.03, { to: 700, attack: 0.06 }),
  ],
  /** A set is complete: the notes of the win, one after another. */
  set: CHORD.flatMap((hz, i) => bar(hz, i * 0.13, 0.33, 0.22)),
} satisfies Sounds;
