/**
 * How much better one bot is than others where seats are dealt different sides (`Game.roles`): the seats of one side are
 * played by the hero, all others by the others, and the same deals are played without any hero. What counts is the share of
 * that side's seats that win, deal by deal against the same deal. Sides may win together; then what the hero leaves to the
 * other side tells more (`--by foes`: how much fewer of the others win).
 *
 *   node bots/sides.ts GAME --hero hard --others normal --players 4,6,8 --iterations 200 --seconds 60 --option zone=fermi
 *
 * Stops as soon as the answer is clear, like ./strength.ts: asked of a wider interval than the 95 % one that is printed.
 */
import { parseArgs } from 'node:util';
import { Runner, type Types, Z95 } from '@starboard/kernel';
import type { Budget, Level } from './levels.ts';
import { gameWith, levelNamed, whole } from './measuring.ts';
import { dealChance, mixSeed, playGame } from './play.ts';
import type { Brain } from './policy.ts';
import { rewards } from './search.ts';

const CLEAR = { z: 2.81, deals: 30 };

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export interface SideResult {
  readonly role: string;
  readonly deals: number;
  /** The share of the side's seats that won, played by the hero and by the others; by foes, of the other side's seats that did not. */
  readonly hero: number;
  readonly others: number;
  readonly gain: Mean;
}

export interface SidePlan {
  readonly options: object;
  readonly players: number;
  readonly hero: Level;
  readonly others: Level;
  /** Who sits on the other side. */
  readonly against: Level;
  /** What decides: the wins of the side, or how few it leaves to the other. */
  readonly by: 'wins' | 'foes';
  readonly seed: number;
  readonly budget: Budget;
  /** Only this side is measured; missing: each. */
  readonly side?: string | undefined;
  /** Most deals, and most milliseconds for each side. */
  readonly deals: number;
  readonly ms: number;
}

/** One side after the other; a side is settled as soon as its gain is clearly above or below nothing. */
export function measureSides<T extends Types>(brain: Brain<T>, plan: SidePlan): SideResult[] {
  const { game } = brain;
  if (game.roles === undefined) throw new RangeError(`'${game.id}' deals no roles; measure it with strength.ts.`);
  const names = new Set(rolesOf(brain, plan, 0));
  const wanted = [...names].filter((role) => plan.side === undefined || role === plan.side);
  return wanted.sort().map((role) => measureSide(brain, plan, role));
}

const rolesOf = <T extends Types>(brain: Brain<T>, plan: SidePlan, deal: number): readonly string[] =>
  brain.game.roles!(Runner.start(brain.game, plan.options, plan.players, dealChance(mixSeed(plan.seed, deal)), false).state);

function measureSide<T extends Types>(brain: Brain<T>, plan: SidePlan, role: string): SideResult {
  const { players, hero, others, against, budget } = plan;
  const gains: number[] = [];
  let [won, wonWithout] = [0, 0];
  const until = performance.now() + plan.ms;
  for (let deal = 0; deal < plan.deals && performance.now() < until; deal++) {
    const roles = rolesOf(brain, plan, deal);
    const counted = roles.flatMap((r, seat) => ((r === role) === (plan.by === 'wins') ? [seat] : []));
    const share = (bots: Level[]): number => {
      const { outcome } = playGame(brain, plan.options, players, bots, mixSeed(plan.seed, deal), budget);
      const paid = rewards(outcome);
      const won = counted.reduce((sum, seat) => sum + paid[seat], 0) / counted.length;
      return plan.by === 'wins' ? won : 1 - won;
    };
    const wins = share(roles.map((r) => (r === role ? hero : against)));
    const without = share(roles.map((r) => (r === role ? others : against)));
    won += wins;
    wonWithout += without;
    gains.push(wins - without);
    const wide = meanWithin(gains, CLEAR.z);
    if (gains.length >= CLEAR.deals && (wide.low > 0 || wide.high < 0)) break;
  }
  const deals = Math.max(1, gains.length);
  return { role, deals: gains.length, hero: won / deals, others: wonWithout / deals, gain: meanWithin(gains, Z95) };
}

export function meanWithin(values: readonly number[], z: number): Mean {
  const n = values.length;
  if (n < 2) return { mean: values[0] ?? 0, low: -1, high: 1 };
  const mean = values.reduce((a, b) => a + b, 0) / n;
  const squares = values.reduce((sum, v) => sum + (v - mean) ** 2, 0);
  const half = z * Math.sqrt(squares / (n - 1) / n);
  return { mean, low: mean - half, high: mean + half };
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      hero: { type: 'string', default: 'hard' },
      others: { type: 'string', default: 'normal' },
      against: { type: 'string' },
      by: { type: 'string', default: 'wins' },
      side: { type: 'string' },
      players: { type: 'string', default: '4,6,8' },
      iterations: { type: 'string', default: '200' },
      deals: { type: 'string', default: '2000' },
      seconds: { type: 'string', default: '60' },
      seed: { type: 'string', default: '1' },
      option: { type: 'string', multiple: true, default: [] },
    },
  });
  const id = positionals[0] ?? '';
  const { cartridge: brain, options } = await gameWith(id, values.option);
  console.log('| hero | others | players | side | deals | hero wins | others win | gain | 95 % interval |');
  console.log('|---|---|---|---|---|---|---|---|---|');
  for (const players of values.players.split(',').map((n) => whole('players', n))) {
    const plan = {
      ...{ options, players, hero: levelNamed(values.hero), others: levelNamed(values.others), against: levelNamed(values.against ?? values.others) },
      ...{ by: values.by === 'foes' ? ('foes' as const) : ('wins' as const), seed: whole('seed', values.seed), side: values.side },
      ...{
        budget: { iterations: whole('iterations', values.iterations) },
        deals: whole('deals', values.deals),
        ms: whole('seconds', values.seconds) * 1000,
      },
    };
    for (const r of measureSides(brain, plan)) {
      const cells = [plan.hero, plan.others, players, r.role, r.deals, percent(r.hero), percent(r.others), percent(r.gain.mean)];
      console.log(`| ${cells.join(' | ')} | ${percent(r.gain.low)} – ${percent(r.gain.high)} |`);
    }
  }
}

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  });
}
