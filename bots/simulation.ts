/** Plays many games on all cores and counts. Every game follows from the seed and its number, so threads change nothing. */
import { availableParallelism } from 'node:os';
import { type Collector, type Counts, countUp, type Interval, type Json, wilson } from '@starboard/kernel';
import { Piscina } from 'piscina';
import type { Level } from './levels.ts';
import { REGISTRY, REPORTS, WORKER } from './pool.ts';
import { type Batch, type Lineup, seating, seatings } from './rounds.ts';
import { clustered, type Spread, spread } from './statistics.ts';
import { loadCollector, type PoolTask, STOP } from './worker.ts';

export interface Plan extends Lineup {
  readonly game: string;
  readonly games: number;
  readonly threads?: number;
  /** Every task has this many games: then two simulations with one seed can be compared block by block. Missing: as it suits. */
  readonly block?: number;
  /** A module with `loadGame(id)`, and `loadReport(id)` for `measure`, in the place of the registry, as a URL. */
  readonly loader?: string;
}

export interface Hooks {
  readonly signal?: AbortSignal;
  progress?(done: number, of: number): void;
  /** Called with all results so far from time to time; true ends the simulation. */
  enough?(results: Results): boolean;
}

/** How often somebody won, as a share of all games (of all chairs, where several win together), against a fair share. */
export interface WinShare extends Interval {
  readonly wins: number;
  readonly fair: number;
}

export interface Simulation {
  readonly game: string;
  readonly options: object;
  readonly players: number;
  readonly bots: readonly Level[];
  readonly rotate: boolean;
  readonly seed: number;
  /** Games that were played and counted; fewer than planned after an interruption. */
  readonly games: number;
  readonly planned: number;
  /** By seat; a shared win counts its fraction. */
  readonly wins: readonly number[];
  readonly winsByBot: Readonly<Partial<Record<Level, number>>>;
  readonly bySeat: readonly WinShare[];
  readonly byBot: Readonly<Partial<Record<Level, WinShare>>>;
  readonly tally: Readonly<Record<string, Spread>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: number;
}

/** A simulation and what it took; only this part differs from run to run. */
export interface Simulated extends Simulation {
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

/** A simulation with all that a report is made of. */
export interface Measured {
  readonly figures: Simulated;
  /** How many games took so many answers; and for every key of the tally, how many had which number. */
  readonly lengths: Counts;
  readonly tallies: Readonly<Record<string, Counts>>;
  /** The game's own collector and its counts of all games; null: the game has none. */
  readonly own: { readonly collector: Collector; readonly counts: Json; readonly blocks: readonly Json[] } | null;
}

/** Milliseconds of work in one task: short enough to see progress and to share the last ones evenly. */
const TASK_MS = 250;

export async function simulate(plan: Plan, hooks: Hooks = {}): Promise<Simulated> {
  const { results, seconds } = await playAll(plan, hooks, null);
  return timed(results, seconds);
}

/** Like `simulate`, and the game's collector sees every match. */
export async function measure(plan: Plan, hooks: Hooks = {}): Promise<Measured> {
  const reports = plan.loader ?? REPORTS;
  const collector = await loadCollector(reports, plan.game);
  const { results, seconds } = await playAll(plan, hooks, reports);
  const own = collector === null ? null : { collector, counts: results.collected(collector), blocks: results.blocks() };
  return { figures: timed(results, seconds), ...results.counts(), own };
}

function timed(results: Results, seconds: number): Simulated {
  const summary = results.summary();
  return { ...summary, seconds, decisionsPerSecond: summary.decisions / seconds };
}

async function playAll(plan: Plan, hooks: Hooks, reports: string | null): Promise<{ results: Results; seconds: number }> {
  const threads = Math.max(1, Math.min(plan.threads ?? availableParallelism(), plan.games));
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const stop = (): void => void Atomics.store(flags, STOP, 1);
  if (hooks.signal?.aborted) stop();
  hooks.signal?.addEventListener('abort', stop, { once: true });
  const pool = new Piscina({ filename: WORKER, name: 'runGamesTask', minThreads: threads, maxThreads: threads, concurrentTasksPerWorker: 1 });
  const results = new Results(plan);
  const began = performance.now();
  const whole = seatings(plan.bots, plan.rotate);
  const { options, players, bots, rotate, seed, budget } = plan;
  const lineup = { loader: plan.loader ?? REGISTRY, reports, gameId: plan.game, options, players, bots, rotate, seed, budget, flags };
  let next = 0;
  let size = plan.block ?? whole;
  const work = async (): Promise<void> => {
    while (next < plan.games && Atomics.load(flags, STOP) === 0) {
      const from = next;
      next = Math.min(plan.games, next + size);
      const start = performance.now();
      const batch = (await pool.run({ ...lineup, from, to: next } satisfies PoolTask)) as Batch;
      const each = (performance.now() - start) / Math.max(1, batch.games);
      // Whole deals, and no more than leaves something to the others.
      if (plan.block === undefined)
        size = whole * Math.max(1, Math.min(Math.floor(TASK_MS / each / whole), Math.ceil((plan.games - next) / whole / threads / 2)));
      results.add(batch);
      hooks.progress?.(results.games, plan.games);
      if (hooks.enough?.(results)) stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, work));
  } finally {
    hooks.signal?.removeEventListener('abort', stop);
    stop();
    await pool.destroy();
  }
  return { results, seconds: (performance.now() - began) / 1000 };
}

/** Collects batches as they come and counts them in the order of the games. */
export class Results {
  readonly #plan: Plan;
  readonly #batches: Batch[] = [];
  games = 0;

  constructor(plan: Plan) {
    this.#plan = plan;
  }

  add(batch: Batch): void {
    this.#batches.push(batch);
    this.games += batch.games;
  }

  /** Per deal: the share of all its games that seats with this level won. */
  byDeal(level: Level): { sums: number[]; sizes: number[] } {
    const deals = new Map<number, [sum: number, size: number]>();
    this.#each((batch, i, g) => {
      const { deal, bots } = seating(this.#plan, g);
      const entry = deals.get(deal) ?? [0, 0];
      deals.set(deal, entry);
      entry[1]++;
      bots.forEach((bot, seat) => {
        if (bot === level) entry[0] += batch.shares[i * this.#plan.players + seat];
      });
    });
    const list = [...deals.values()];
    return { sums: list.map(([sum]) => sum), sizes: list.map(([, size]) => size) };
  }

  summary(): Simulation {
    const plan = this.#plan;
    const { players, bots, games: planned, rotate, seed, game, options } = plan;
    const { games } = this;
    const wins = new Array<number>(players).fill(0);
    const endings: Record<string, number> = {};
    const tally: Record<string, number[]> = {};
    let decisions = 0;
    this.#each((batch, i) => {
      for (let seat = 0; seat < players; seat++) wins[seat] += batch.shares[i * players + seat];
      endings[batch.endings[i]] = (endings[batch.endings[i]] ?? 0) + 1;
      for (const key in batch.tally) (tally[key] ??= []).push(batch.tally[key][i]);
      decisions += batch.decisions[i];
    });
    const byBot: Partial<Record<Level, WinShare>> = {};
    const winsByBot: Partial<Record<Level, number>> = {};
    // Where several win together, more is won than there are games: then shares are of chairs, and fair is what all chairs win.
    const total = wins.reduce((a, b) => a + b, 0);
    const together = total > games + 1e-6;
    for (const level of new Set(bots)) {
      const { sums, sizes } = this.byDeal(level);
      const won = sums.reduce((a, b) => a + b, 0);
      const chairs = bots.filter((b) => b === level).length;
      const trials = together ? chairs : 1;
      const share = rotate
        ? clustered(
            sums,
            sizes.map((size) => size * trials),
          )
        : wilson(won, games * trials);
      winsByBot[level] = won;
      byBot[level] = { wins: won, fair: together ? total / (games * players) : chairs / players, ...share };
    }
    return {
      ...{ game, options, players, bots, rotate, seed, games, planned, wins, winsByBot, byBot, endings, decisions },
      bySeat: wins.map((won) => ({ wins: won, fair: together ? total / (games * players) : 1 / players, ...wilson(won, games) })),
      tally: Object.fromEntries(Object.entries(tally).map(([key, values]) => [key, spread(values)])),
    };
  }

  /** How often each length and each number of the tally came. */
  counts(): Pick<Measured, 'lengths' | 'tallies'> {
    const lengths: Counts = {};
    const tallies: Record<string, Counts> = {};
    this.#each((batch, i) => {
      countUp(lengths, batch.decisions[i]);
      for (const key in batch.tally) {
        const value = batch.tally[key][i];
        if (!Number.isNaN(value)) countUp((tallies[key] ??= {}), value);
      }
    });
    return { lengths, tallies };
  }

  /** What the collector counted in all batches, in the order of the games. */
  collected(collector: Collector): Json {
    const { options, players } = this.#plan;
    this.#batches.sort((a, b) => a.from - b.from);
    return this.#batches.reduce<Json>((sum, batch) => collector.merge(sum, structuredClone(batch.counts)), collector.start(options, players));
  }

  /** What the collector counted in each task, in the order of the games. */
  blocks(): Json[] {
    this.#batches.sort((a, b) => a.from - b.from);
    return this.#batches.map((batch) => batch.counts);
  }

  #each(visit: (batch: Batch, i: number, g: number) => void): void {
    this.#batches.sort((a, b) => a.from - b.from);
    for (const batch of this.#batches) for (let i = 0; i < batch.games; i++) visit(batch, i, batch.from + i);
  }
}
