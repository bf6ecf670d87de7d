/** Workers that bots play in: shared by everything that is measured, and ended when nobody waits for them. */
import type { Json } from '@starboard/kernel';
import { expect, test, vi } from 'vitest';
import type { MeasureReply, MeasureTask } from '../src/worker/protocol.ts';
import { BLOCK, type MeasurePlan, MeasurePool, measuredBy } from '../src/workshop/measuring.ts';

vi.mock('../src/worker/measure.ts?shared-worker', () => ({ default: '' }));

/** Answers when told to. */
class Player {
  static all: Player[] = [];
  tasks: MeasureTask[] = [];
  ended = false;
  onmessage: ((e: { data: MeasureReply }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    Player.all.push(this);
  }
  postMessage(task: MeasureTask): void {
    this.tasks.push(task);
  }
  terminate(): void {
    this.ended = true;
  }
  answer(counts: Json): void {
    this.onmessage?.({ data: { from: this.tasks[this.tasks.length - 1].from, counts } });
  }
}
const pool = (): MeasurePool => {
  Player.all = [];
  vi.stubGlobal('navigator', { hardwareConcurrency: 3 });
  return new MeasurePool(() => new Player() as unknown as Worker);
};
const plan = (seed: number): MeasurePlan => ({ game: 'g', options: {}, players: 2, level: 'easy', seed });

test('blocks are shared out in turns, and the workers are there for the next measurement', () => {
  const p = pool();
  const heard: string[] = [];
  const hear = {
    block: (n: number, at: number) => heard.push(`${n} ${at}`),
    done: () => heard.push('done'),
    failed: () => heard.push('failed'),
    cut: () => heard.push('cut'),
  };
  p.measure([plan(1), plan(2)], 2 * BLOCK, hear);
  expect(Player.all).toHaveLength(2);
  for (const worker of [...Player.all, ...Player.all]) worker.answer(1);
  expect(heard).toEqual(['0 0', '1 0', '0 1', '1 1', 'done']);
  p.measure([plan(3)], 2 * BLOCK, hear);
  expect(Player.all).toHaveLength(2);
  expect(Player.all.map((w) => w.tasks.length)).toEqual([3, 3]);
  p.close();
  expect(Player.all.every((w) => w.ended)).toBe(true);
});

test('a new measurement ends the one before; what comes late is not heard', () => {
  const p = pool();
  const heard: string[] = [];
  const hear = (name: string) => ({
    block: () => heard.push(name),
    done: () => heard.push(`${name} done`),
    failed: () => heard.push(`${name} failed`),
    cut: () => heard.push(`${name} cut`),
  });
  const stop = p.measure([plan(1)], 4 * BLOCK, hear('a'));
  const first = [...Player.all];
  p.measure([plan(2)], BLOCK, hear('b'));
  expect(first.every((w) => w.ended)).toBe(true);
  stop();
  for (const worker of first) worker.answer(1);
  Player.all[2].answer(1);
  expect(heard).toEqual(['a cut', 'b', 'b done']);
});

test('what cannot be played fails once, and a signal ends the waiting', async () => {
  const p = pool();
  const ending = new AbortController();
  const add = (a: Json, b: Json): Json => Number(a) + Number(b);
  const sum = measuredBy(p, plan(1), 2 * BLOCK, add, ending.signal);
  for (const worker of Player.all) worker.answer(5);
  expect(await sum).toBe(10);
  const broken = measuredBy(p, plan(2), 2 * BLOCK, add, ending.signal);
  Player.all[0].answer(null);
  await expect(broken).rejects.toThrow();
  const stopped = measuredBy(p, plan(3), 2 * BLOCK, add, ending.signal);
  ending.abort(new Error('enough'));
  await expect(stopped).rejects.toThrow('enough');
  await expect(measuredBy(p, plan(1), BLOCK, add, ending.signal)).rejects.toThrow('enough');
});

test('what was played is not played again: neither in this page nor before it was opened', async () => {
  const p = pool();
  const { signal } = new AbortController();
  const list = (a: Json, b: Json): Json => [a, b].flat();
  const played = (): number => Player.all.reduce((sum, worker) => sum + worker.tasks.length, 0);
  const first = measuredBy(p, plan(1), 2 * BLOCK, list, signal);
  for (const [i, worker] of Player.all.entries()) worker.answer([`game ${i}`]);
  expect(await first).toEqual(['game 0', 'game 1']);
  // What a caller does with its figures is its own business.
  ((await first) as string[]).push('spoilt');
  expect(await measuredBy(p, plan(1), 2 * BLOCK, list, signal)).toEqual(['game 0', 'game 1']);
  expect(played()).toBe(2);
  const more = measuredBy(p, plan(1), 3 * BLOCK, list, signal);
  expect(played()).toBe(3);
  Player.all.find((worker) => worker.tasks.length === 2)?.answer(['game 2']);
  expect(await more).toEqual(['game 0', 'game 1', 'game 2']);
  p.remember(plan(2), [['kept'], undefined]);
  const other = measuredBy(p, plan(2), 2 * BLOCK, list, signal);
  expect(played()).toBe(4);
  Player.all.find((worker) => worker.tasks.at(-1)?.seed === 2)?.answer(['new']);
  expect(await other).toEqual(['kept', 'new']);
});
