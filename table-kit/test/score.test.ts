/** The notes of every cue: short, never too loud, and each a sound of its own. */
import { describe, expect, test } from 'vitest';
import { KIT_SOUNDS, SILENCE, score, secondsOf, type Voice } from '../sound/score.ts';

/** Only the win may ring on. */
const limitOf = (cue: string): number => (cue === 'win' ? 1.5 : 0.6);
const CUES = Object.keys(KIT_SOUNDS);
const EAR: readonly [number, number] = [30, 16_000];

/** How loud a voice can be at most at a time: it rises to its gain and dies away by powers, as the synth does it. */
function level(v: Voice, t: number): number {
  const since = t - v.at;
  if (since < 0 || since > v.seconds) return 0;
  if (since <= v.attack) return v.gain;
  return v.gain * (SILENCE / v.gain) ** ((since - v.attack) / (v.seconds - v.attack));
}
const loudest = (voices: readonly Voice[]): number =>
  Math.max(...Array.from({ length: 1600 }, (_, i) => voices.reduce((sum, v) => sum + level(v, i / 1000), 0)));

describe.each(CUES)('%s', (cue) => {
  const voices = score(cue);

  test('is over in time', () => {
    expect(voices.length).toBeGreaterThan(0);
    expect(secondsOf(voices)).toBeLessThanOrEqual(limitOf(cue) + 1e-9);
  });

  test('never clips, even if all its voices swing the same way', () => {
    expect(loudest(voices)).toBeLessThanOrEqual(0.95);
    expect(loudest(voices)).toBeGreaterThan(0.15);
  });

  test('can be played: every time and pitch makes sense and can be heard', () => {
    for (const v of voices) {
      expect(v.at).toBeGreaterThanOrEqual(0);
      expect(v.attack).toBeGreaterThan(0);
      expect(v.attack).toBeLessThan(v.seconds);
      expect(v.gain).toBeGreaterThan(0);
      for (const hz of [v.from, v.to]) {
        expect(hz).toBeGreaterThanOrEqual(EAR[0]);
        expect(hz).toBeLessThanOrEqual(EAR[1]);
      }
    }
  });
});

test('a cue sounds higher by half tones; rustling stays as it is', () => {
  const [tone, noise] = [score('place', 12), score('place')].map((voices) => ({ first: voices[0].from, last: voices[voices.length - 1].from }));
  expect(tone.first).toBeCloseTo(2 * noise.first);
  expect(tone.last).toBe(noise.last);
});

test('a game brings its own sounds, and may replace one of the kit', () => {
  const own = { ratchet: score('tick'), win: score('turn') };
  expect(score('ratchet', 0, own)).toEqual(score('tick'));
  expect(score('win', 0, own)).toEqual(score('turn'));
  expect(score('draw', 0, own)).toEqual(score('draw'));
  for (const unknown of ['ratchet', 'constructor']) expect(score(unknown)).toEqual([]);
});
