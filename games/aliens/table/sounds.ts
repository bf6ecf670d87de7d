/** Almost silent, with one sonar ping (docs/look.md, "Sound"). */
import { noise, type Sounds, tone } from '@starboard/table-kit/sound';

export const sounds = {
  /** The lights go out. */
  hum: [tone(55, 0, 0.58, 0.2, { to: 41, attack: 0.04 }), tone(110, 0, 0.5, 0.05, { to: 82 })],
  /** A true noise and a made-up one sound the same. */
  ping: [tone(620, 0, 0.55, 0.24), tone(1240, 0, 0.3, 0.05)],
  thump: [tone(70, 0, 0.22, 0.3, { to: 48 })],
  strike: [tone(96, 0, 0.55, 0.55, { to: 38 }), noise('lowpass', 900, 160, 0, 0.4, 0.34)],
  plate: [tone(880, 0, 0.18, 0.16, { to: 760 }), noise('bandpass', 3800, 2200, 0, 0.22, 0.12)],
  wheel: [noise('bandpass', 700, 1200, 0, 0.3, 0.14), tone(180, 0.05, 0.3, 0.14, { to: 240 })],
  air: [noise('highpass', 1800, 5200, 0, 0.55, 0.2, { attack: 0.12 })],
  crack: [noise('bandpass', 2400, 500, 0, 0.26, 0.34, { q: 0.8 }), tone(120, 0, 0.3, 0.3, { to: 60 })],
  hiss: [noise('highpass', 3000, 6000, 0, 0.35, 0.12, { attack: 0.05 })],
  paper: [noise('highpass', 2600, 1800, 0, 0.14, 0.12, { attack: 0.02 })],
  /** Felt soles. */
  steps: [noise('lowpass', 420, 240, 0, 0.09, 0.2), noise('lowpass', 420, 240, 0.24, 0.09, 0.14)],
  breath: [noise('bandpass', 500, 900, 0, 0.5, 0.05, { attack: 0.22, q: 0.6 })],
  /** A chord, low. */
  end: [tone(65.4, 0, 0.59, 0.2, { attack: 0.06 }), tone(98, 0, 0.59, 0.14, { attack: 0.06 }), tone(155.6, 0, 0.59, 0.08, { attack: 0.06 })],
  click: [noise('bandpass', 2200, 2200, 0, 0.05, 0.2)],
} satisfies Sounds;
