/** Sounds of the tables: loaded with the first one, played at the preferred volume. */
import type { SoundName } from '@starboard/table-kit';
import { usePrefs } from './prefs.ts';

const loudness = (): number => {
  const { sound, volume } = usePrefs.getState();
  return sound ? volume : 0;
};

export function sound(cue: SoundName): void {
  if (loudness() === 0) return;
  // If the file cannot be loaded, the table is silent.
  import('@starboard/table-kit/sound').then(({ playSound: play }) => play(cue, loudness())).catch(() => {});
}
