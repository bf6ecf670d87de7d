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
  /** Something else is measured now: this ends here. */
  cut(): void;
}

interface Run {
  readonly plans: readonly MeasurePlan[];
  readonly queue: { readonly plan: number; readonly at: number }[];
  readonly hear: Hearing;
  open: number;
}

/** Plans whose blocks are kept. */
const MOST_KEPT = 24;
type Blocks = readonly (Json | undefined)[];

/**
 * The workers for one work: what a game's code needs is loaded once for all that is measured. One measurement at a time; the next
 * one ends the former. A block that was played is not played again: the same plan and seed are the same games.
 */
export class MeasurePool {
  readonly #make: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #busy = new Set<Worker>();
  #run: Run | null = null;
  /** By plan; what was asked for last is last. */
  readonly #kept = new Map<string, (Json | undefined)[]>();

  constructor(make: () => Worker = () => new Worker(url, { type: 'module' })) {
    this.#make = make;
  }

  /** Plays `games` of each plan, block by block in turns; returns how to stop. */
  measure(plans: readonly MeasurePlan[], games: number, hear: Hearing): () => void {
    const before = this.#run;
    this.#stop();
    before?.hear.cut();
    const had = plans.map((plan) => this.#blocksOf(plan));
    const all = Array.from({ length: Math.ceil(games / BLOCK) }, (_, at) => plans.map((_plan, plan) => ({ plan, at }))).flat();
    const queue = all.filter(({ plan, at }) => had[plan][at] === undefined);
    const run: Run = { plans, queue, hear, open: queue.length };
    this.#run = run;
    for (const { plan, at } of all) {
      const counts = had[plan][at];
      if (counts !== undefined) hear.block(plan, at, structuredClone(counts));
    }
    // Not before the caller knows how to stop it.
    if (queue.length === 0) queueMicrotask(() => this.#end(run));
    const most = Math.min(workersHere(), queue.length);
    while (this.#busy.size < most) this.#feed(this.#idle.pop() ?? this.#make(), run);
    return () => {
      if (this.#run === run) this.#stop();
    };
  }

  /** Blocks that were played before this page was opened. */
  remember(plan: MeasurePlan, blocks: Blocks): void {
    const kept = this.#blocksOf(plan);
    for (const [at, counts] of blocks.entries()) kept[at] ??= counts ?? undefined;
  }

  #blocksOf(plan: MeasurePlan): (Json | undefined)[] {
    const key = JSON.stringify(plan);
    const blocks = this.#kept.get(key) ?? [];
    this.#kept.delete(key);
    this.#kept.set(key, blocks);
    for (const old of [...this.#kept.keys()].slice(0, -MOST_KEPT)) this.#kept.delete(old);
    return blocks;
  }

  #end(run: Run): void {
    if (this.#run !== run) return;
    this.#run = null;
    run.hear.done();
  }

  close(): void {
    this.#stop();
    for (const worker of this.#idle.splice(0)) worker.terminate();
  }

  /** What is being played is not waited for. */
  #stop(): void {
    this.#run = null;
    for (const worker of this.#busy) worker.terminate();
    this.#busy.clear();
  }

  #feed(worker: Worker, run: Run): void {
    const next = run.queue.shift();
    if (next === undefined) {
      this.#busy.delete(worker);
      this.#idle.push(worker);
      return;
    }
    this.#busy.add(worker);
    const from = next.at * BLOCK;
    const fail = (): void => {
      if (this.#run !== run || !this.#busy.has(worker)) return;
      this.#stop();
      run.hear.failed();
    };
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<MeasureReply>) => {
      if (this.#run !== run || !this.#busy.has(worker)) return;
      if (data.counts === null) return fail();
      this.#blocksOf(run.plans[next.plan])[next.at] = structuredClone(data.counts);
      run.hear.block(next.plan, next.at, data.counts);
      run.open--;
      this.#feed(worker, run);
      if (run.open === 0) this.#end(run);
    };
    worker.postMessage({ ...run.plans[next.plan], from, to: from + BLOCK } satisfies MeasureTask);
  }
}

/** Something else was measured instead. */
export class CutShort extends Error {}

/** All that was counted of one plan. Rejects where it could not be played, when the signal says to stop, and with `CutShort`. */
export function measuredBy(
  pool: MeasurePool,
  plan: MeasurePlan,
  games: number,
  merge: (a: Json, b: Json) => Json,
  signal: AbortSignal,
): Promise<Json> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    let sum: Json | null = null;
    const stop = pool.measure([plan], games, {
      block(_plan, _at, counts) {
        sum = sum === null ? counts : merge(sum, counts);
      },
      done: () => resolve(sum),
      failed: () => reject(new Error('It could not be played.')),
      cut: () => reject(new CutShort()),
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
