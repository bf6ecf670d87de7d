/** Tin and kazoo (docs/look.md, "Sound"). */
import { bar, CHORD, noise, type Sounds, tone, type Voice } from '@starboard/table-kit/sound';

const tin = (hz: number, at: number, loud = 0.16): Voice[] => [
  tone(hz, at, 0.14, loud, { to: hz * 0.97 }),
  noise('bandpass', hz * 3, hz * 2.4, at, 0.08, loud * 0.6),
];
const kazoo = (from: number, to: number, at: number, length: number): Voice[] => [
  tone(from, at, length, 0.12, { to, attack: 0.04 }),
  tone(from * 2.01, at, length, 0.06, { to: to * 2.01, attack: 0.04 }),
  tone(from * 3.02, at, length, 0.03, { to: to * 3.02, attack: 0.04 }),
];

export const sounds = {
  shuffle: [...tin(900, 0, 0.1), ...tin(1100, 0.09, 0.1), ...tin(1000, 0.18, 0.1)],
  pebbles: [...tin(1500, 0, 0.09), ...tin(1750, 0.07, 0.09), ...tin(1600, 0.15, 0.09)],
  megaphone: [...kazoo(330, 440, 0, 0.16), ...kazoo(440, 440, 0.18, 0.2)],
  paper: [noise('highpass', 2400, 1600, 0, 0.16, 0.13, { attack: 0.02 })],
  rip: [noise('bandpass', 1800, 5200, 0, 0.24, 0.22, { q: 0.6 })],
  no: [...kazoo(300, 220, 0, 0.18), ...kazoo(240, 150, 0.2, 0.26)],
  pad: [tone(150, 0, 0.1, 0.3, { to: 90 }), noise('lowpass', 700, 300, 0, 0.09, 0.2)],
  thump: [tone(110, 0, 0.16, 0.5, { to: 60 }), noise('lowpass', 900, 300, 0, 0.1, 0.28), ...tin(700, 0.02, 0.06)],
  clink: tin(1250, 0, 0.16),
  cheer: [...kazoo(392, 523, 0.05, 0.14), ...kazoo(523, 659, 0.2, 0.24)],
  clatter: [...tin(620, 0, 0.16), ...tin(480, 0.08, 0.12)],
  slide: [noise('bandpass', 1400, 2600, 0, 0.16, 0.12, { attack: 0.03 })],
  ratchet: [...[0, 0.06, 0.12].flatMap((at) => [noise('bandpass', 2600, 2600, at, 0.03, 0.22)]), ...bar(880, 0.24, 0.3, 0.2)],
  horns: CHORD.flatMap((hz) => kazoo(hz / 2, hz / 2, 0, 0.5)),
} satisfies Sounds;
