/** The notes of every cue: short, never too loud, and each a sound of its own. */
import { describe, expect, test } from 'vitest';
import type { Cue } from '../contract.ts';
import { SILENCE, score, secondsOf, type Voice } from '../sound/score.ts';

const LIMITS: { readonly [C in Cue]: number } = {
  turn: 0.6,
  draw: 0.6,
  place: 0.6,
  land: 0.6,
  'land-own': 0.6,
  tick: 0.6,
  alarm: 0.9,
  set: 0.6,
  win: 1.5,
  refused: 0.6,
};
const CUES = Object.keys(LIMITS) as Cue[];
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
    expect(secondsOf(voices)).toBeLessThanOrEqual(LIMITS[cue] + 1e-9);
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

test('only the sabortal and the win are longer than 600 ms', () => {
  expect(CUES.filter((cue) => secondsOf(score(cue)) > 0.6).toSorted()).toEqual(['alarm', 'win']);
  expect(secondsOf(score('alarm'))).toBeCloseTo(0.9);
  expect(secondsOf(score('win'))).toBeCloseTo(1.5);
});

test('a relic rings higher by half tones, an own ship lands lower, the win has the notes of the set', () => {
  expect(score('place', 12)[0].from).toBeCloseTo(2 * score('place')[0].from);
  expect(score('land-own')[0].from).toBeLessThan(score('land')[0].from);
  const notes = score('set').map((v) => v.from);
  for (const hz of notes) expect(score('win').map((v) => v.from)).toContain(hz);
  const begins = score('set').map((v) => v.at);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
});
