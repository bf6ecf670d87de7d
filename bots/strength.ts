/**
 * How much better one bot is than others: one hero at a table of others, in every chair of every deal, as a multiple of
 * its fair share of wins.
 *
 *   node bots/strength.ts GAME --hero hard --others normal --players 3,4,5,6 --iterations 400 --seconds 600
 *
 * Stops as soon as the answer is clear. Looking again and again makes chance hits likelier, so "clear" is asked of a wider
 * interval (99.5 %, and enough deals) than the 95 % one that is printed.
 */
import { parseArgs } from 'node:util';
import type { Level } from './levels.ts';
import { gameWith, levelNamed, whole } from './measuring.ts';
import { type Results, simulate } from './simulation.ts';
import { clustered } from './statistics.ts';

/** What the levels must reach: this ratio, with an interval above that one. */
const WANTED = { ratio: 1.5, low: 1.25 };
const CLEAR = { z: 2.81, deals: 60 };

export interface Judgement {
  readonly verdict: 'reached' | 'missed' | 'open';
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
  readonly deals: number;
}

/** The ratio to the fair share in the deals that were played from every chair, and whether more could change the verdict. */
export function judge(results: Pick<Results, 'byDeal'>, hero: Level, players: number): Judgement {
  const all = results.byDeal(hero);
  const sums = all.sums.filter((_, i) => all.sizes[i] === players);
  const sizes = sums.map(() => players);
  const shown = clustered(sums, sizes);
  const wide = clustered(sums, sizes, CLEAR.z);
  const ratio = shown.mean * players;
  let verdict: Judgement['verdict'] = 'open';
  if (sums.length >= CLEAR.deals) {
    if (wide.low * players > WANTED.low && ratio >= WANTED.ratio) verdict = 'reached';
    else if (wide.high * players < WANTED.ratio) verdict = 'missed';
  }
  return { verdict, ratio, low: shown.low * players, high: shown.high * players, deals: sums.length };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      hero: { type: 'string', default: 'hard' },
      others: { type: 'string', default: 'normal' },
      players: { type: 'string' },
      iterations: { type: 'string', default: '400' },
      games: { type: 'string', default: '20000' },
      seconds: { type: 'string', default: '600' },
      seed: { type: 'string', default: '1' },
      threads: { type: 'string' },
      option: { type: 'string', multiple: true, default: [] },
      all: { type: 'boolean', default: false },
    },
  });
  const id = positionals[0] ?? '';
  const { cartridge, options } = await gameWith(id, values.option);
  const hero = levelNamed(values.hero);
  const others = levelNamed(values.others);
  const [min, max] = cartridge.game.seats;
  const tables = values.players?.split(',').map((n) => whole('players', n)) ?? Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const iterations = whole('iterations', values.iterations);
  const games = whole('games', values.games);
  const seconds = whole('seconds', values.seconds);
  const seed = whole('seed', values.seed);
  const threads = values.threads === undefined ? {} : { threads: whole('threads', values.threads) };
  console.log(`${id}, seed ${seed}, ${iterations} iterations, at most ${seconds} s a row\n`);
  console.log('| hero | others | players | games | deals | ratio to fair share | 95 % interval | verdict | s |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const players of tables) {
    const bots: Level[] = [hero, ...new Array<Level>(players - 1).fill(others)];
    let judged: Judgement = { verdict: 'open', ratio: 0, low: 0, high: players, deals: 0 };
    const done = await simulate(
      { game: id, options, players, bots, rotate: true, games, seed, budget: { iterations }, ...threads },
      {
        signal: AbortSignal.timeout(seconds * 1000),
        enough: (results) => {
          judged = judge(results, hero, players);
          return !values.all && judged.verdict !== 'open';
        },
      },
    );
    const { verdict, ratio, low, high, deals } = judged;
    const cells = [
      hero,
      others,
      players,
      done.games,
      deals,
      ratio.toFixed(2),
      `${low.toFixed(2)} – ${high.toFixed(2)}`,
      verdict,
      done.seconds.toFixed(0),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
