/** Plays many games on all cores and counts. Every game follows from the seed and its number, so threads change nothing. */
import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Level } from './levels.ts';
import { REGISTRY, WORKER } from './pool.ts';
import { type Batch, type Lineup, seating, seatings } from './rounds.ts';
import { clustered, type Interval, type Spread, spread, wilson } from './statistics.ts';
import { STOP } from './worker.ts';

export interface Plan extends Lineup {
  readonly game: string;
  readonly games: number;
  readonly threads?: number;
  /** A module with `loadGame(id)` in the place of the registry, as a URL. */
  readonly loader?: string;
}

export interface Hooks {
  readonly signal?: AbortSignal;
  progress?(done: number, of: number): void;
  /** Called with all results so far from time to time; true ends the simulation. */
  enough?(results: Results): boolean;
}

/** How often somebody won, as a share of all games, against the fair share of as many chairs. */
export interface Standing extends Interval {
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
  readonly bySeat: readonly Standing[];
  readonly byBot: Readonly<Partial<Record<Level, Standing>>>;
  readonly tally: Readonly<Record<string, Spread>>;
  readonly endings: Readonly<Record<string, number>>;
  readonly decisions: number;
}

/** A simulation and what it took; only this part differs from run to run. */
export interface Simulated extends Simulation {
  readonly seconds: number;
  readonly decisionsPerSecond: number;
}

/** Milliseconds of work in one task: short enough to see progress and to share the last ones evenly. */
const TASK_MS = 250;

export async function simulate(plan: Plan, hooks: Hooks = {}): Promise<Simulated> {
  const threads = Math.max(1, Math.min(plan.threads ?? availableParallelism(), plan.games));
  const flags = new Int32Array(new SharedArrayBuffer(8));
  const stop = (): void => void Atomics.store(flags, STOP, 1);
  if (hooks.signal?.aborted) stop();
  hooks.signal?.addEventListener('abort', stop, { once: true });
  const pool = new Piscina({ filename: WORKER, name: 'games', minThreads: threads, maxThreads: threads, concurrentTasksPerWorker: 1 });
  const results = new Results(plan);
  const began = performance.now();
  const whole = seatings(plan.bots, plan.rotate);
  const { options, players, bots, rotate, seed, budget } = plan;
  const lineup = { loader: plan.loader ?? REGISTRY, gameId: plan.game, options, players, bots, rotate, seed, budget, flags };
  let next = 0;
  let size = whole;
  const work = async (): Promise<void> => {
    while (next < plan.games && Atomics.load(flags, STOP) === 0) {
      const from = next;
      next = Math.min(plan.games, next + size);
      const start = performance.now();
      const batch = (await pool.run({ ...lineup, from, to: next })) as Batch;
      const each = (performance.now() - start) / Math.max(1, batch.games);
      // Whole deals, and no more than leaves something to the others.
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
  const seconds = (performance.now() - began) / 1000;
  const summary = results.summary();
  return { ...summary, seconds, decisionsPerSecond: summary.decisions / seconds };
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
    const byBot: Partial<Record<Level, Standing>> = {};
    const winsByBot: Partial<Record<Level, number>> = {};
    for (const level of new Set(bots)) {
      const { sums, sizes } = this.byDeal(level);
      const won = sums.reduce((a, b) => a + b, 0);
      winsByBot[level] = won;
      byBot[level] = { wins: won, fair: bots.filter((b) => b === level).length / players, ...(rotate ? clustered(sums, sizes) : wilson(won, games)) };
    }
    return {
      ...{ game, options, players, bots, rotate, seed, games, planned, wins, winsByBot, byBot, endings, decisions },
      bySeat: wins.map((won) => ({ wins: won, fair: 1 / players, ...wilson(won, games) })),
      tally: Object.fromEntries(Object.entries(tally).map(([key, values]) => [key, spread(values)])),
    };
  }

  #each(visit: (batch: Batch, i: number, g: number) => void): void {
    this.#batches.sort((a, b) => a.from - b.from);
    for (const batch of this.#batches) for (let i = 0; i < batch.games; i++) visit(batch, i, batch.from + i);
  }
}
