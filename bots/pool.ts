/** Bots that think in other threads, so that the server or terminal does not block. */
import { availableParallelism } from 'node:os';
import type { Known, Seat, Types } from '@starboard/kernel';
import { Piscina } from 'piscina';
import type { Budget, Level, Thought } from './levels.ts';
import { STARTED, STOP, type ThinkTask } from './worker.ts';

export const REGISTRY = '@starboard/registry';
export const REPORTS = '@starboard/registry/reports';
export const WORKER = new URL('./worker.ts', import.meta.url).href;

/** A thought that did not end when it was told to, and whose thread was ended instead. */
export class Runaway extends Error {}

export interface PoolOptions {
  /** Threads at most; one core is left to the caller unless there is but one. */
  readonly threads?: number;
  /** A module with `loadGame(id)` in the place of the registry, as a URL. */
  readonly loader?: string;
  /** How long after an abort, or after its own time, a thought may go on before its thread is ended. */
  readonly graceMs?: number;
}

export class BotPool {
  readonly #piscina: Piscina<ThinkTask, Thought>;
  readonly #loader: string;
  readonly #grace: number;
  readonly #running = new Set<Int32Array>();
  /** Threads at most. More thoughts than these wait in the order of arrival; a caller who wants another order lets fewer in. */
  readonly threads: number;

  constructor(options: PoolOptions = {}) {
    this.#loader = options.loader ?? REGISTRY;
    this.#grace = options.graceMs ?? 2000;
    this.threads = Math.max(1, options.threads ?? availableParallelism() - 1);
    // Threads start when they are first needed and stay: loading a game again costs more than an idle thread.
    this.#piscina = new Piscina({
      filename: WORKER,
      name: 'runThinkTask',
      minThreads: 0,
      maxThreads: this.threads,
      idleTimeout: 60_000,
      concurrentTasksPerWorker: 1,
    });
  }

  /**
   * Like `think`, in another thread. `known` must be made by `viewOf`: all of it is sent. An abort ends the search soon, with
   * the best answer so far; a thought that does not end in time is a `Runaway`.
   */
  async think<T extends Types>(
    gameId: string,
    level: Level,
    known: Known<T>,
    memory: T['memory'],
    seat: Seat,
    seed: number,
    budget: Pick<Budget, 'iterations' | 'ms'>,
    signal?: AbortSignal,
  ): Promise<Thought<T>> {
    const flags = new Int32Array(new SharedArrayBuffer(8));
    const killer = new AbortController();
    const sent = Date.now();
    let timer: NodeJS.Timeout | undefined;
    /** Ends the thread that long after `since`, or after it began: waiting for a free thread does not count. */
    const killAfter = (ms: number, since: number): void => {
      const began = Atomics.load(flags, STARTED);
      const left = ms - (Date.now() - Math.max(since, sent + began));
      clearTimeout(timer);
      if (began > 0 && left <= 0) killer.abort();
      else timer = setTimeout(killAfter, Math.max(left, 20), ms, since).unref();
    };
    const stop = (): void => {
      Atomics.store(flags, STOP, 1);
      killAfter(this.#grace, Date.now());
    };
    if (signal?.aborted) stop();
    else if (budget.ms !== undefined) killAfter(budget.ms + this.#grace, sent);
    signal?.addEventListener('abort', stop, { once: true });
    this.#running.add(flags);
    const { iterations, ms } = budget;
    const task: ThinkTask = {
      loader: this.#loader,
      gameId,
      level,
      known: known as Known<Types>,
      memory,
      seat,
      seed,
      budget: { iterations, ms },
      flags,
      sent,
    };
    try {
      return (await this.#piscina.run(task, { signal: killer.signal })) as Thought<T>;
    } catch (error) {
      if (killer.signal.aborted) throw new Runaway(`A ${level} bot of ${gameId} did not stop thinking in time; its thread was ended.`);
      throw error;
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      this.#running.delete(flags);
    }
  }

  /** Ends all threads; thoughts under way are rejected. */
  async close(): Promise<void> {
    for (const flags of this.#running) Atomics.store(flags, STOP, 1);
    await this.#piscina.destroy();
  }
}
