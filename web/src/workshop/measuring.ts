/** Many games by bots in workers of this page. Blocks of games are shared out; what is counted does not depend on who played what. */
import type { Json } from '@starboard/kernel';
import url from '../worker/measure.ts?shared-worker';
import type { MeasureReply, MeasureTask } from '../worker/protocol.ts';

/** Games in a block: two versions are compared block by block. */
export const BLOCK = 10;
/** One core is left to the page. */
const MOST_WORKERS = 4;
const workersHere = (): number => Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency - 1));

export type MeasurePlan = Omit<MeasureTask, 'from' | 'to'>;

export interface Hearing {
  /** Another block of a plan: what was counted in it. */
  block(plan: number, at: number, counts: Json): void;
  done(): void;
  failed(): void;
}

/** Plays `games` of each plan, block by block in turns; returns how to stop. */
export function measureHere(plans: readonly MeasurePlan[], games: number, hear: Hearing): () => void {
  const queue = Array.from({ length: Math.ceil(games / BLOCK) }, (_, at) => plans.map((_plan, plan) => ({ plan, at }))).flat();
  const workers = new Set<Worker>();
  let open = queue.length;
  const stop = (): void => {
    for (const worker of workers) worker.terminate();
    workers.clear();
  };
  const fail = (): void => {
    stop();
    hear.failed();
  };
  // A worker keeps the code of one table: what a plan's files need is loaded once for all.
  const feed = (worker: Worker): void => {
    const next = queue.shift();
    if (next === undefined) return;
    const from = next.at * BLOCK;
    worker.onmessage = ({ data }: MessageEvent<MeasureReply>) => {
      if (!workers.has(worker)) return;
      if (data.counts === null) return fail();
      hear.block(next.plan, next.at, data.counts);
      open--;
      if (open > 0) return feed(worker);
      stop();
      hear.done();
    };
    worker.postMessage({ ...plans[next.plan], from, to: from + BLOCK } satisfies MeasureTask);
  };
  for (let i = 0; i < Math.min(workersHere(), queue.length); i++) {
    const worker = new Worker(url, { type: 'module' });
    worker.onerror = () => {
      if (workers.has(worker)) fail();
    };
    workers.add(worker);
  }
  for (const worker of [...workers]) feed(worker);
  return stop;
}
