/** Sounds of a table: silent until the person has touched the page, as browsers and good manners want. */
import type { Cue } from '../contract.ts';
import { score } from './score.ts';
import { Synth } from './synth.ts';

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

/** `volume`: 0 is silent, 1 the loudest; `pitch`: half tones higher. */
export function play(cue: Cue, volume: number, pitch = 0): void {
  if (volume <= 0 || !mayPlay()) return;
  warm();
  synth?.play(score(cue, pitch), volume);
}
