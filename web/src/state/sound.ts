/** The sounds of the tables for whoever needs one: loaded when the first is wanted, and as loud as somebody likes it. */
import type { Cue } from '@starboard/table-kit';
import { usePrefs } from './prefs.ts';

const loudness = (): number => {
  const { sound, volume } = usePrefs.getState();
  return sound ? volume : 0;
};

export function sound(cue: Cue): void {
  if (loudness() === 0) return;
  // Without the file there is no sound, and nothing else is missing.
  import('@starboard/table-kit/sound').then(({ play }) => play(cue, loudness())).catch(() => {});
}
