/// <reference lib="webworker" />
/** Bots play many games among themselves, and the game's collector counts them: as `starboard simulate --report` does, on this device. */
import { loadBrain } from '@starboard/registry/parts';
import { loadReport } from '@starboard/registry/reports';
// Not from the package's index: it also exports the thread pool, which needs Node.
import { playBatch } from '../../../bots/rounds.ts';
import type { MeasureReply, MeasureTask } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** Most iterations per move for `hard` here: figures are wanted within minutes. */
const ITERATIONS = 200;

self.onmessage = async ({ data: task }: MessageEvent<MeasureTask>) => {
  const { game, options, players, level, seed, from, to } = task;
  try {
    // For each block: the level may be another one now, and only `hard` brings all that it needs.
    const [brain, collector] = await Promise.all([loadBrain(game, options, level), loadReport(game) ?? null]);
    const bots = Array.from({ length: players }, () => level);
    const lineup = { options, players, bots, rotate: false, seed, budget: { iterations: ITERATIONS }, from, to };
    const { counts } = playBatch(brain, lineup, () => false, collector);
    self.postMessage({ from, counts } satisfies MeasureReply);
  } catch (error) {
    console.error(error);
    self.postMessage({ from, counts: null } satisfies MeasureReply);
  }
};
