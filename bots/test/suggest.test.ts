/** The search for a fairer file, with a file that is a number and a measure that wobbles. */
import { FastChance } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type SuggestStep, suggest } from '../suggest.ts';

/** The share is the number in the file, in percent; few games are off by a little, always the same for a text. */
function searching(from: number, target: number, more: Partial<Parameters<typeof suggest>[1]> = {}) {
  const chance = new FastChance(7);
  const path: SuggestStep[] = [];
  const measured: number[] = [];
  const done = suggest(String(from), {
    vary: (text) => ({ text: String(Number(text) + chance.int(11) - 5), what: 'moved' }),
    async measure(text, games) {
      measured.push(games);
      const mean = (Number(text) + ((Number(text) * 7) % 3) / (games < 100 ? 1 : 10)) / 100;
      return { mean, low: mean - 0.05, high: mean + 0.05 };
    },
    ...{ target, within: 0.02, games: 400, steps: 50, tries: 30, found: (step) => path.push(step) },
    ...more,
  });
  return { done, path, measured };
}

test('it comes as near as was wanted, and every step on the way is nearer', async () => {
  const { done, path } = searching(10, 0.5);
  const best = await done;
  expect(Math.abs(best.share.mean - 0.5)).toBeLessThanOrEqual(0.02);
  expect(path.at(-1)).toEqual(best);
  const off = path.map((s) => Math.abs(s.share.mean - 0.5));
  expect(off).toEqual(off.toSorted((a, b) => b - a));
  expect(path.length).toBeGreaterThan(3);
});

test('what is good enough is left as it is', async () => {
  const { done, path, measured } = searching(50, 0.5);
  expect((await done).text).toBe('50');
  expect(path).toHaveLength(1);
  expect(measured).toEqual([400]);
});

test('it gives up after so many tries, and keeps the beginning', async () => {
  const { done } = searching(10, 0.9, { vary: (text) => ({ text: String(Number(text) - 1), what: 'worse' }), tries: 5 });
  expect((await done).text).toBe('10');
});

test('it stops when it is told to', async () => {
  const stop = new AbortController();
  stop.abort();
  const { done } = searching(10, 0.9, { signal: stop.signal });
  expect((await done).text).toBe('10');
});
