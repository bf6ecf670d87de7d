/** Brass bowls, glass and wood (docs/look.md, "Sound"). Nothing is longer than 600 ms. */
import { noise, type Sounds, tone } from '@starboard/table-kit/sound';

/** A struck bowl: a low tone and two of its partials. */
const bowl = (hz: number, gain: number, seconds = 0.55) => [
  tone(hz, 0, seconds, gain),
  tone(hz * 2.76, 0, seconds * 0.6, gain * 0.35),
  tone(hz * 5.4, 0, seconds * 0.25, gain * 0.15),
];

export const sounds: Sounds = {
  launch: bowl(294, 0.16),
  bowed: [tone(147, 0, 0.55, 0.14, { attack: 0.2, to: 139 })],
  glass: [tone(1568, 0, 0.12, 0.08), tone(2637, 0, 0.08, 0.04)],
  rise: [tone(523, 0, 0.16, 0.1), tone(784, 0.09, 0.2, 0.1)],
  moon: bowl(587, 0.1, 0.4),
  wood: [noise('lowpass', 420, 180, 0, 0.09, 0.3), tone(196, 0, 0.09, 0.12)],
  brass: bowl(220, 0.2),
  low: bowl(110, 0.22),
  dice: [
    noise('highpass', 2600, 1800, 0, 0.06, 0.14),
    noise('highpass', 2600, 1800, 0.12, 0.06, 0.12),
    noise('highpass', 2600, 1800, 0.22, 0.06, 0.1),
  ],
  victory: [...bowl(294, 0.16), ...bowl(370, 0.12), ...bowl(440, 0.12)],
  metal: [tone(880, 0, 0.1, 0.07, { wave: 'triangle' })],
};
