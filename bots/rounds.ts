/** Many games of one simulation: which bots sit where in which deal, and the plain numbers that come out. */
import type { Collector, Json, Types } from '@starboard/kernel';
import type { Budget, Level } from './levels.ts';
import { mixSeed, playGame, Stopped } from './play.ts';
import type { Brain } from './policy.ts';
import { rewards } from './search.ts';

/** What makes up a simulation; game number g follows from it and from nothing else. */
export interface Lineup {
  readonly options: object;
  readonly players: number;
  /** Levels by seat in the first game of a deal. */
  readonly bots: readonly Level[];
  /** Every deal is played once for every different seating, the bots moving on by one seat each time. */
  readonly rotate: boolean;
  readonly seed: number;
  readonly budget: Pick<Budget, 'iterations' | 'ms'>;
}

export interface GamesTask extends Lineup {
  /** Games from … to, the last excluded. */
  readonly from: number;
  readonly to: number;
}

/** Results of the games of a task in order; fewer where it was stopped. */
export interface Batch {
  readonly from: number;
  readonly games: number;
  /** Game by game, seat by seat: 1 for a win, 1/n for a shared one (unless it is won together). */
  readonly shares: Float64Array;
  readonly decisions: Float64Array;
  readonly endings: readonly string[];
  readonly tally: Readonly<Record<string, Float64Array>>;
  /** What the game's own collector counted; null without one. */
  readonly counts: Json;
}

/** How many seatings differ before the first one comes again. */
export function seatings(bots: readonly Level[], rotate: boolean): number {
  if (!rotate) return 1;
  for (let k = 1; k < bots.length; k++) if (bots.every((b, i) => b === bots[(i + k) % bots.length])) return k;
  return bots.length;
}

/** The deal of game g and who sits where in it. */
export function seating(lineup: Lineup, g: number): { deal: number; bots: Level[] } {
  const { bots } = lineup;
  const k = seatings(bots, lineup.rotate);
  return { deal: Math.floor(g / k), bots: bots.map((_, seat) => bots[(seat + (g % k)) % bots.length]) };
}

export function playBatch(brain: Brain<Types>, task: GamesTask, stop: () => boolean, collector: Collector | null): Batch {
  const room = task.to - task.from;
  const shares = new Float64Array(room * task.players);
  const decisions = new Float64Array(room);
  const endings: string[] = [];
  const tally: Record<string, Float64Array> = {};
  const budget: Budget = { ...task.budget, stop };
  let counts = collector?.start(task.options, task.players) ?? null;
  let games = 0;
  for (let g = task.from; g < task.to && !stop(); g++, games++) {
    const { deal, bots } = seating(task, g);
    try {
      const events: Types['event'][] | undefined = collector === null ? undefined : [];
      const played = playGame(brain, task.options, task.players, bots, mixSeed(task.seed, deal), budget, events);
      shares.set(rewards(played.outcome), games * task.players);
      decisions[games] = played.decisions;
      endings.push(played.outcome.ending);
      for (const key in played.tally) (tally[key] ??= new Float64Array(room).fill(Number.NaN))[games] = played.tally[key];
      if (collector !== null && events !== undefined) {
        const { outcome, state } = played;
        counts = collector.add(counts, { options: task.options, seats: task.players, events, state, outcome });
      }
    } catch (error) {
      if (error instanceof Stopped) break;
      throw error;
    }
  }
  return { from: task.from, games, shares, decisions, endings, tally, counts };
}
