/** Checks costly options in a thread of its own: one at a time, people by turns, each within a time. */
import { Piscina } from 'piscina';
import { refused } from '../api/problem.ts';
import { FairQueue } from '../operations/fair-queue.ts';
import type { OptionsCheck } from './options-check.ts';
import type { CheckTask } from './options-worker.ts';

const LOOK_MS = 50;
/** What one check may take, without loading the game. The largest honest files take a tenth of it. */
const CHECK_MS = 2000;
/** An idle thread ends: most servers rarely need it. */
const IDLE_MS = 60_000;

export class OptionsThread {
  readonly #loader: string;
  readonly #queue = new FairQueue(1);
  #piscina: Piscina<CheckTask, OptionsCheck> | null = null;

  constructor(loader: string) {
    this.#loader = loader;
  }

  check(owner: string, task: Omit<CheckTask, 'loader' | 'began'>): Promise<OptionsCheck> {
    return this.#queue.run(owner, () => this.#run(task));
  }

  async #run(task: Omit<CheckTask, 'loader' | 'began'>): Promise<OptionsCheck> {
    this.#piscina ??= new Piscina({
      filename: new URL('./options-worker.ts', import.meta.url).href,
      name: 'checkInWorker',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
    const began = new Int32Array(new SharedArrayBuffer(4));
    const stop = new AbortController();
    let since: number | null = null;
    const timer = setInterval(() => {
      if (since === null && Atomics.load(began, 0) === 1) since = performance.now();
      if (since !== null && performance.now() - since > CHECK_MS) stop.abort();
    }, LOOK_MS);
    try {
      return await this.#piscina.run({ ...task, loader: this.#loader, began }, { signal: stop.signal });
    } catch (error) {
      if (stop.signal.aborted) throw refused('slow-check');
      throw error;
    } finally {
      clearInterval(timer);
    }
  }

  async close(): Promise<void> {
    await this.#piscina?.destroy();
  }
}
