/** The command that repeats the simulation, in parts that must not be broken across lines. */
import type { Plan } from '@starboard/bots';
import { type Language, readOptions } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { flagOf } from '../table-args.ts';

/** Flags of the command. A game option with the same name needs --option. */
const OWN = ['players', 'games', 'bots', 'rotate', 'seed', 'iterations', 'option', 'json', 'report', 'lang', 'help'];

export function commandOf(plan: Plan, { game }: AnyCartridge, file: string, language: Language): string[] {
  const usual = readOptions(game, {}) as Readonly<Record<string, unknown>>;
  const chosen = Object.entries(plan.options as Readonly<Record<string, unknown>>).filter(([name, value]) => value !== usual[name]);
  const said = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));
  const options = chosen.map(([name, value]) =>
    OWN.includes(flagOf(name)) || OWN.includes(name) ? ['--option', `${name}=${said(value)}`] : [`--${flagOf(name)}`, said(value)],
  );
  const { players, games, bots, rotate, seed, budget } = plan;
  // The last level applies to all remaining seats.
  const levels = bots.slice(0, bots.findLastIndex((bot) => bot !== bots.at(-1)) + 2);
  const pieces = [
    ['starboard', 'simulate', game.id],
    ['--players', players],
    ['--games', games],
    ['--bots', levels.join(',')],
    ...(rotate ? [['--rotate']] : []),
    ['--seed', seed],
    ...(budget.iterations === undefined ? [] : [['--iterations', budget.iterations]]),
    ...options,
    ['--lang', language],
    ['--report', file],
  ];
  return pieces.map((words) => words.map((word) => quoted(String(word))).join(' '));
}

/** Quoted for a shell. */
const quoted = (word: string): string => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
