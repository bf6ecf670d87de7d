/** Sounds of a table: silent until the person has touched the page, as browsers and good manners want. */
import type { SoundName } from '../contract.ts';
import { type Sounds, score } from './score.ts';
import { Synth } from './synth.ts';

export { bar, CHORD, KIT_SOUNDS, noise, type Sounds, secondsOf, tone, type Voice } from './score.ts';

let synth: Synth | null = null;

const mayPlay = (): boolean => typeof AudioContext !== 'undefined' && navigator.userActivation?.hasBeenActive !== false;

/** Gets the speaker ready, which takes a device a moment: better while nothing moves. */
export function warm(): void {
  if (!mayPlay()) return;
  try {
    synth ??= new Synth(new AudioContext());
  } catch {
    // A device without a speaker is a quiet one.
  }
}

/** `volume`: 0 is silent, 1 the loudest; `pitch`: half tones higher; `own`: the sounds of the game. */
export function playSound(cue: SoundName, volume: number, pitch = 0, own?: Sounds): void {
  if (volume <= 0 || !mayPlay()) return;
  warm();
  const voices = score(cue, pitch, own);
  if (voices.length > 0) synth?.play(voices, volume);
}
