/**
 * Whether chances are what they say: bots play many games, chances are taken at moments drawn by lot, and seats that were given
 * 20 to 30 % should win 20 to 30 % of the time. `node bots/calibrate.ts GAME --games 1000`
 */
import { parseArgs } from 'node:util';
import { seatsOf, type Types, Z95 } from '@starboard/kernel';
import { chanceOfSeat } from './estimate.ts';
import type { Level } from './levels.ts';
import { gameWith, levelNamed, whole } from './measuring.ts';
import { type Ground, lookAhead, reachOfOutlook, type TruePosition } from './outlook.ts';
import { mixSeed, playGame } from './play.ts';
import type { Brain } from './policy.ts';
import { rewards } from './search.ts';
import { clustered } from './statistics.ts';

export interface CalibrationPlan {
  readonly options: object;
  readonly players: number;
  readonly level: Level;
  readonly games: number;
  /** Moments of a game of middling length. */
  readonly moments: number;
  /** Play-outs at each moment. */
  readonly runs: number;
  readonly seed: number;
  /** With all cards open, or from what a seat knew, each in its turn. */
  readonly eyes: 'open' | 'seat';
  /** How far play-outs go, in answers; null: to the end. Missing: as the analysis does. */
  readonly answers?: number | null;
}

/** One seat at one moment: the chance it was given, and what it got in the end. */
export interface Forecast {
  readonly game: number;
  readonly given: number;
  readonly got: number;
  /** Part of the game that was over, 0 … 1. */
  readonly when: number;
}

export function forecasts<T extends Types>(brain: Brain<T>, plan: CalibrationPlan, progress?: (game: number) => void): Forecast[] {
  const { options, players, level, seed } = plan;
  const found: Forecast[] = [];
  const bots = new Array<Level>(players).fill(level);
  let long = 0;
  for (let i = 0; i < LENGTHS; i++) long += playGame(brain, options, players, bots, mixSeed(seed, LOT, i), {}).decisions / LENGTHS;
  for (let game = 0; game < plan.games; game++) {
    const moments: (TruePosition<T> & { readonly n: number })[] = [];
    // By lot, every moment of every game with the same chance: a number for each game would prefer short ones, and those end otherwise.
    const played = playGame(brain, options, players, bots, mixSeed(seed, game), {}, undefined, (at) => {
      if (mixSeed(seed, game, LOT, at.n) / 2 ** 32 >= plan.moments / long) return;
      moments.push({ state: brain.game.copy(at.state), memories: structuredClone(at.memories), n: at.n });
    });
    const got = rewards(played.outcome);
    moments.forEach((moment, i) => {
      const ground: Ground = plan.eyes === 'open' ? 'open' : seatsOf(players)[(game + i) % players];
      const reach = plan.answers === undefined ? reachOfOutlook(brain) : { answers: plan.answers };
      const tried = lookAhead(brain, moment, ground, mixSeed(seed, game, LOT, i), 0, plan.runs, reach);
      for (const seat of seatsOf(players))
        found.push({ game, given: chanceOfSeat(tried, seat).mean, got: got[seat], when: moment.n / Math.max(1, played.decisions) });
    });
    progress?.(game + 1);
  }
  return found;
}
const LOT = 77;
/** Games that tell how long one is. */
const LENGTHS = 20;

export interface ReliabilityRow {
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly given: number;
  readonly got: { readonly mean: number; readonly low: number; readonly high: number };
}

/** In steps of `step`: what was given, and what came of it. Moments of one game hang together, so games are what varies. */
export function reliability(found: readonly Forecast[], step: number): ReliabilityRow[] {
  const rows: ReliabilityRow[] = [];
  for (let i = 0; i < Math.round(1 / step); i++) {
    const here = found.filter(({ given }) => Math.min(Math.floor(given / step), Math.round(1 / step) - 1) === i);
    if (here.length === 0) continue;
    const games = [...Map.groupBy(here, (f) => f.game).values()];
    const got = clustered(
      games.map((g) => g.reduce((n, f) => n + f.got, 0)),
      games.map((g) => g.length),
      Z95,
    );
    rows.push({ from: i * step, to: (i + 1) * step, forecasts: here.length, given: here.reduce((n, f) => n + f.given, 0) / here.length, got });
  }
  return rows;
}

/** The mean squared miss; and that of giving every seat the same, as often as seats win at all. */
export function brier(found: readonly Forecast[]): { readonly score: number; readonly equal: number } {
  const all = found.reduce((n, f) => n + f.got, 0) / found.length;
  const miss = (of: (f: Forecast) => number): number => found.reduce((n, f) => n + (of(f) - f.got) ** 2, 0) / found.length;
  return { score: miss((f) => f.given), equal: miss(() => all) };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      players: { type: 'string', default: '4' },
      level: { type: 'string', default: 'normal' },
      moments: { type: 'string', default: '6' },
      runs: { type: 'string', default: '32' },
      seed: { type: 'string', default: '1' },
      eyes: { type: 'string', default: 'open' },
      answers: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  const { cartridge: brain, options } = await gameWith(positionals[0] ?? '', values.option);
  const plan: CalibrationPlan = {
    options,
    players: whole('players', values.players),
    level: levelNamed(values.level),
    games: whole('games', values.games),
    moments: whole('moments', values.moments),
    runs: whole('runs', values.runs),
    seed: whole('seed', values.seed),
    eyes: values.eyes === 'seat' ? 'seat' : 'open',
    ...(values.answers !== undefined && { answers: values.answers === 'end' ? null : whole('answers', values.answers) }),
  };
  const found = forecasts(brain, plan, (n) => {
    if (n % 100 === 0) console.error(`${n} of ${plan.games} games`);
  });
  const { score, equal } = brier(found);
  console.log(
    `${positionals[0]}, ${plan.players} players, ${plan.games} games, eyes: ${plan.eyes}, ${plan.runs} play-outs a moment, seed ${plan.seed}`,
  );
  console.log(`Brier score ${score.toFixed(4)}, all equal ${equal.toFixed(4)}\n`);
  console.log('| given | moments | mean given | won | 95 % interval |');
  console.log('|---|---|---|---|---|');
  for (const r of reliability(found, 0.1))
    console.log(
      `| ${percent(r.from)} – ${percent(r.to)} | ${r.forecasts} | ${percent(r.given, 1)} | ${percent(r.got.mean, 1)} | ${percent(r.got.low, 1)} – ${percent(r.got.high, 1)} |`,
    );
}

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
