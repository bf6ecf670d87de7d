/** The sounds of this table: short, and related to each other and to the kit's. */
import { KIT_SOUNDS, secondsOf } from '@starboard/table-kit/sound';
import { expect, test } from 'vitest';
import { sounds } from '../sounds.ts';

test('only the sabortal is longer than 600 ms', () => {
  for (const [cue, voices] of Object.entries(sounds)) expect(secondsOf(voices), cue).toBeLessThanOrEqual(cue === 'sabortal' ? 0.9 : 0.6 + 1e-9);
  expect(secondsOf(sounds.sabortal)).toBeCloseTo(0.9);
});

test('your own ship lands lower, and a set has the notes of the win, one after another', () => {
  expect(sounds['land-own'][0].from).toBeLessThan(sounds.land[0].from);
  for (const { from } of sounds.set) expect(KIT_SOUNDS.win.map((v) => v.from)).toContain(from);
  const begins = sounds.set.map((v) => v.at);
  expect(begins).toEqual(begins.toSorted((a, b) => a - b));
});
