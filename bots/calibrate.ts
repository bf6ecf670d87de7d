/**
 * Whether chances are what they say: bots play many games, chances are taken at moments drawn by lot, and seats that were given
 * 20 to 30 % should win 20 to 30 % of the time. `node bots/calibrate.ts GAME --games 1000`
 */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { seatsOf, type Types } from '@starboard/kernel';
import type { Level } from './levels.ts';
import { gameWith, levelNamed, whole } from './measuring.ts';
import { type Ground, lookAhead, reachOfOutlook, type TruePosition, temperOf } from './outlook.ts';
import { mixSeed, playGame } from './play.ts';
import type { Brain } from './policy.ts';
import { bestTemper, brier, forecastsOf, type JudgedMoment, reliability } from './reliability.ts';
import { reliabilityPlot } from './reliability-plot.ts';
import { rewards } from './search.ts';

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

/** Plays the games and takes stock at moments drawn by lot; chances as they come, before any tempering. */
export function* judgedMoments<T extends Types>(brain: Brain<T>, plan: CalibrationPlan): Generator<JudgedMoment> {
  const { options, players, level, seed } = plan;
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
    for (const [i, moment] of moments.entries()) {
      const ground: Ground = plan.eyes === 'open' ? 'open' : seatsOf(players)[(game + i) % players];
      const reach = plan.answers === undefined ? reachOfOutlook(brain) : { answers: plan.answers };
      const { temper: _, ...tried } = lookAhead(brain, moment, ground, mixSeed(seed, game, LOT, i), 0, plan.runs, reach);
      yield { game, when: moment.n / Math.max(1, played.decisions), tried, got };
    }
  }
}
const LOT = 77;
/** Games that tell how long one is. */
const LENGTHS = 20;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      games: { type: 'string', default: '1000' },
      players: { type: 'string', default: '4' },
      level: { type: 'string', default: 'normal' },
      moments: { type: 'string', default: '3' },
      runs: { type: 'string', default: '96' },
      seed: { type: 'string', default: '1' },
      eyes: { type: 'string', default: 'open' },
      answers: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      /** Writes every moment there, as it comes. */
      keep: { type: 'string' },
      /** Reads what was kept and plays nothing. */
      from: { type: 'string' },
      /** In the place of the game's own. */
      temper: { type: 'string' },
      plot: { type: 'string' },
    },
  });
  const id = positionals[0] ?? '';
  const { cartridge: brain, options } = await gameWith(id, values.option);
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
  const moments = values.from === undefined ? take(judgedMoments(brain, plan), values.keep) : kept(values.from);
  const temper = values.temper === undefined ? temperOf(brain, plan.eyes === 'open' ? 'open' : seatsOf(1)[0]) : Number(values.temper);
  const found = forecastsOf(moments, temper);
  const { score, equal } = brier(found);
  const games = new Set(moments.map((m) => m.game)).size;
  console.log(
    `${id}, ${plan.players} players, ${games} games, ${moments.length} moments, eyes: ${plan.eyes}, ${moments[0].tried.runs} play-outs each`,
  );
  console.log(`Temper ${temper} (the best afterwards: ${bestTemper(moments)}); Brier score ${score.toFixed(4)}, all equal ${equal.toFixed(4)}\n`);
  console.log('| given | forecasts | mean given | won | 95 % interval |');
  console.log('|---|---|---|---|---|');
  for (const r of reliability(found, 0.1))
    console.log(
      `| ${percent(r.from)} – ${percent(r.to)} | ${r.forecasts} | ${percent(r.given, 1)} | ${percent(r.got.mean, 1)} | ${percent(r.got.low, 1)} – ${percent(r.got.high, 1)} |`,
    );
  if (values.plot !== undefined)
    writeFileSync(values.plot, reliabilityPlot(`${brain.game.id}, ${plan.eyes === 'open' ? 'all cards open' : 'one seat’s eyes'}`, found));
}

/** All of them; written down too, where that is wanted. */
function take(moments: Iterable<JudgedMoment>, file: string | undefined): JudgedMoment[] {
  const all: JudgedMoment[] = [];
  for (const moment of moments) {
    all.push(moment);
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(moment)}\n`);
    if (all.length % 300 === 0) console.error(`game ${moment.game}`);
  }
  return all;
}

const kept = (file: string): JudgedMoment[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as JudgedMoment);

const percent = (share: number, digits = 0): string => `${(100 * share).toFixed(digits)} %`;

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
