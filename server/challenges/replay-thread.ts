/** Plays challenges again in a thread of its own: one at a time, networks by turns, each within a time. */
import { Piscina } from 'piscina';
import { ApiError, refused } from '../api/problem.ts';
import { FairQueue } from '../operations/fair-queue.ts';
import type { ReplayTask } from './replay-worker.ts';
import type { Replayed } from './replaying.ts';

/** The longest honest match takes a tenth of it. */
export const REPLAY_MS = 30_000;
/** Of one network; more are sent again later. A person can be many names, and each of these holds a whole game in memory. */
export const REPLAYS_WAITING = 8;
const IDLE_MS = 60_000;

export class ReplayThread {
  readonly #loader: string;
  readonly #queue = new FairQueue(1);
  #piscina: Piscina<ReplayTask, Replayed> | null = null;

  constructor(loader: string) {
    this.#loader = loader;
  }

  async run(owner: string, task: Omit<ReplayTask, 'loader'>): Promise<Replayed> {
    if (this.#queue.waiting(owner) >= REPLAYS_WAITING) throw new ApiError('busy', 'Several games are being played again already.');
    return this.#queue.run(owner, async () => {
      this.#piscina ??= new Piscina({
        filename: new URL('./replay-worker.ts', import.meta.url).href,
        name: 'replayInWorker',
        minThreads: 0,
        maxThreads: 1,
        idleTimeout: IDLE_MS,
      });
      const stop = new AbortController();
      const timer = setTimeout(() => stop.abort(), REPLAY_MS);
      try {
        return await this.#piscina.run({ ...task, loader: this.#loader }, { signal: stop.signal });
      } catch (error) {
        if (stop.signal.aborted) throw refused('slow-replay');
        throw error;
      } finally {
        clearTimeout(timer);
      }
    });
  }

  async close(): Promise<void> {
    await this.#piscina?.destroy();
  }
}
