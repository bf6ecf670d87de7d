/** Measuring where seats are dealt different sides. */
import { readOptions } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { describe, expect, test } from 'vitest';
import { meanWithin, measureSides, type SidePlan } from '../sides.ts';

const brain = await loadGame('aliens');
const plan: SidePlan = {
  ...{ options: readOptions(brain.game, { zone: 'fermi' }), players: 4, hero: 'normal', others: 'normal', against: 'normal' },
  ...{ by: 'wins', seed: 1, budget: {}, deals: 8, ms: 60_000 },
};

describe('measuring by side', () => {
  test('nobody gains by being what everybody is: the deals are the same', () => {
    const results = measureSides(brain, plan);
    expect(results.map((r) => r.role)).toEqual(['alien', 'human']);
    for (const r of results) expect(r).toMatchObject({ deals: 8, gain: { mean: 0, low: 0, high: 0 } });
  });

  test('a better side wins more, and leaves less to the other', () => {
    const [, humans] = measureSides(brain, { ...plan, others: 'random', against: 'easy', deals: 30 });
    expect(humans.hero, 'humans that escape').toBeGreaterThan(humans.others);
    const [aliens] = measureSides(brain, { ...plan, others: 'random', by: 'foes', deals: 30 });
    expect(aliens.gain.mean, 'humans that do not escape').toBeGreaterThan(0);
  });

  test('a mean and its interval', () => {
    expect(meanWithin([1, 1, 1], 2)).toEqual({ mean: 1, low: 1, high: 1 });
    expect(meanWithin([0, 2], 2)).toEqual({ mean: 1, low: -1, high: 3 });
    expect(meanWithin([], 2)).toEqual({ mean: 0, low: -1, high: 1 });
  });
});
