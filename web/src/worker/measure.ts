/// <reference lib="webworker" />
/** Bots play many games among themselves, and the game's collector counts them: as `starboard simulate --report` does, on this device. */
import type { Collector, Game, Mind, Types } from '@starboard/kernel';
import { loadMind, loadRules } from '@starboard/registry/parts';
import { loadReport } from '@starboard/registry/reports';
// Not from the package's index: it also exports the thread pool, which needs Node.
import { playBatch } from '../../../bots/rounds.ts';
import type { MeasureReply, MeasureTask } from './protocol.ts';

declare const self: DedicatedWorkerGlobalScope;

/** A search of `hard` may take so many iterations per move here: figures are wanted within minutes. */
const ITERATIONS = 200;

let ready: Promise<readonly [Game<Types>, Mind<Types>, Collector | null]> | null = null;

self.onmessage = async ({ data: task }: MessageEvent<MeasureTask>) => {
  const { game, options, players, level, seed, from, to } = task;
  try {
    ready ??= Promise.all([loadRules(game, options), loadMind(game), loadReport(game) ?? null]);
    const [rules, mind, collector] = await ready;
    const bots = Array.from({ length: players }, () => level);
    const lineup = { options, players, bots, rotate: false, seed, budget: { iterations: ITERATIONS }, from, to };
    const { counts } = playBatch({ game: rules, mind }, lineup, () => false, collector);
    self.postMessage({ from, counts } satisfies MeasureReply);
  } catch (error) {
    console.error(error);
    self.postMessage({ from, counts: null } satisfies MeasureReply);
  }
};
