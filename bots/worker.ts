/** What runs in a thread of the pool. It loads the game itself and gets plain data: what one seat knows and remembers. */
import type { Cartridge, Collector, Known, Seat, Types } from '@starboard/kernel';
import type { Budget, Level, Thought } from './levels.ts';
import { type Batch, type GamesTask, playBatch } from './rounds.ts';
import { think } from './think.ts';

/** A module with `loadGame(id)`; the registry unless a test brings its own games. */
export interface Loader {
  loadGame(id: string): Promise<Cartridge<Types>>;
}

/** A module with `loadReport(id)`; null: the game has no sections of its own. */
export interface Reports {
  loadReport(id: string): Promise<Collector> | null;
}

export const loadCollector = async (reports: string, gameId: string): Promise<Collector | null> =>
  ((await import(reports)) as Reports).loadReport(gameId);

/** Everything that crosses to the thread for one thought. */
export interface ThinkTask {
  readonly loader: string;
  readonly gameId: string;
  readonly level: Level;
  readonly known: Known<Types>;
  readonly memory: object;
  readonly seat: Seat;
  readonly seed: number;
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
  readonly flags: Int32Array;
  /** When the caller sent it, by the clock. */
  readonly sent: number;
}

/** Fields of `flags`, shared with the caller: it raises the first; the thread writes when it began, in ms after `sent`. */
export const STOP = 0;
export const STARTED = 1;

const stopOf =
  (flags: Int32Array): (() => boolean) =>
  () =>
    Atomics.load(flags, STOP) !== 0;

const load = async (loader: string, gameId: string): Promise<Cartridge<Types>> => ((await import(loader)) as Loader).loadGame(gameId);

export async function runThinkTask(task: ThinkTask): Promise<Thought> {
  const cartridge = await load(task.loader, task.gameId);
  Atomics.store(task.flags, STARTED, Math.max(1, Date.now() - task.sent));
  return think(cartridge, task.level, task.known, task.memory, task.seat, task.seed, { ...task.budget, stop: stopOf(task.flags) });
}

export interface PoolTask extends GamesTask {
  readonly loader: string;
  /** Where the game's collector is; null: no report is wanted. */
  readonly reports: string | null;
  readonly gameId: string;
  readonly flags: Int32Array;
}

export async function runGamesTask(task: PoolTask): Promise<Batch> {
  const cartridge = await load(task.loader, task.gameId);
  const collector = task.reports === null ? null : await loadCollector(task.reports, task.gameId);
  return playBatch(cartridge, task, stopOf(task.flags), collector);
}
