import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sendAway } from '../cluster/send-away.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Screens of which some wait for an answer, and the order in which they were closed. */
function screens(waiting: readonly boolean[]) {
  const closed: number[] = [];
  const all = waiting.map((waits, i) => ({ waits, close: () => closed.push(i) }));
  return { all, closed };
}

test('screens whose answers cannot come hold up no other: a hundred are gone as soon as one', async () => {
  const { all, closed } = screens(Array.from({ length: 100 }, () => true));
  void sendAway(all, 1000);
  await vi.advanceTimersByTimeAsync(1400);
  expect(closed).toHaveLength(100);
});

test('a screen that waits gets its answer before it is closed', async () => {
  const { all, closed } = screens([true, false]);
  void sendAway(all, 100);
  await vi.advanceTimersByTimeAsync(150);
  expect(closed).toEqual([1]);
  all[0].waits = false;
  await vi.advanceTimersByTimeAsync(20);
  expect(closed).toEqual([1, 0]);
});

test('they are spread over the time', async () => {
  const { all, closed } = screens([false, false, false, false]);
  void sendAway(all, 1000);
  await vi.advanceTimersByTimeAsync(300);
  expect(closed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(700);
  expect(closed).toEqual([0, 1, 2, 3]);
});
