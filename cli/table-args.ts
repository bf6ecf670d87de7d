/** From the arguments to a table: the game, the seats, the options. */
import { randomBytes } from 'node:crypto';
import { isLevel, LEVELS, type Level, plain, readOptions, type Seat, seatsOf } from '@starboard/kernel';
import { type AnyCartridge, gameIds, hasGame, loadGame } from '@starboard/registry';
import { BadInput, type CliContext, type FlagSpec, type FlagSpecs, type ParsedArgs } from './command.ts';
import { loadText } from './files.ts';
import type { TableSetup } from './session.ts';
import { optionSpecsOf } from './table-notes.ts';
import { clean, reason, wordsOf } from './text.ts';

/** Short, because a terminal is narrow. */
const BOTS = [
  ...['Juno', 'Orin', 'Vega', 'Tamsin', 'Kesh', 'Mirela', 'Bao', 'Sable'],
  ...['Kuno', 'Tove', 'Idris', 'Nell', 'Ravi', 'Fenna', 'Oskar', 'Lumi'],
];
const LONGEST_NAME = 16;
const LONGEST_SEED = 200;
const USUAL_PLAYERS = 4;

export async function gameOf(id: string | undefined, { words }: CliContext): Promise<AnyCartridge> {
  if (id === undefined) throw new BadInput(words.bad.noGame(gameIds));
  if (!hasGame(id)) throw new BadInput(words.bad.game(id, gameIds));
  return loadGame(id);
}

/** How an option is spelled as a flag: `landingSeconds` is `--landing-seconds`. */
export const flagOf = (option: string): string => option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The options of the named game as flags, in both spellings. */
export async function optionFlags(args: readonly string[]): Promise<FlagSpecs> {
  const id = args.find(hasGame);
  if (id === undefined) return {};
  const { game } = await loadGame(id);
  return Object.fromEntries(
    Object.keys(game.options).flatMap((option): [string, FlagSpec][] => {
      const spec: FlagSpec = { type: 'string', option };
      return [
        [option, spec],
        [flagOf(option), spec],
      ];
    }),
  );
}

/** Refuses arguments beyond the ones a command knows. */
export function atMost(given: ParsedArgs, n: number, { words }: CliContext): void {
  if (given.positionals.length > n) throw new BadInput(words.bad.extra(given.positionals[n]));
}

export function playersOf(given: ParsedArgs, cartridge: AnyCartridge, context: CliContext): number {
  const [min, max] = cartridge.game.seats;
  const text = given.text('players');
  if (text === undefined) return usualPlayers(cartridge);
  const n = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (n >= min && n <= max) return n;
  throw new BadInput(context.words.bad.players(wordsOf(cartridge, context.language).title, min, max));
}

export const usualPlayers = ({ game }: AnyCartridge): number => Math.min(Math.max(USUAL_PLAYERS, game.seats[0]), game.seats[1]);

/** The possible numbers of players with the default options. */
export function possiblePlayers({ game }: AnyCartridge): number[] {
  const options = readOptions(game, { ...game.presets?.solo });
  const [min, max] = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => (game.fits?.(options, n) ?? null) === null);
}

/** The level of each bot; the last one named fills the rest. */
export function levelsOf(text: string | undefined, chairs: number, { words }: CliContext): Level[] {
  // No bots in a game for one.
  if (text === undefined && chairs === 0) return [];
  const named = (text ?? 'normal').split(',').map((t) => t.trim());
  const known = named.filter(isLevel);
  const wrong = named.find((t) => !isLevel(t));
  if (wrong !== undefined) throw new BadInput(words.bad.bot(wrong, LEVELS));
  if (named.length > chairs) throw new BadInput(words.bad.bots(named.length, chairs));
  return Array.from({ length: chairs }, (_, i) => known[Math.min(i, known.length - 1)]);
}

/** Table options from `--option name=value`, on top of the game's preset for one person among bots. */
export function optionsOf(given: readonly string[], cartridge: AnyCartridge, players: number, solo: boolean, context: CliContext): object {
  const { game } = cartridge;
  const chosen: Record<string, string> = {};
  for (const text of given) {
    const at = text.indexOf('=');
    if (at < 1) throw new BadInput(context.words.bad.option(text));
    for (const [name, value] of typedOption(cartridge, text.slice(0, at), text.slice(at + 1), context)) {
      checkOption(cartridge, name, value, context);
      chosen[name] = value;
    }
  }
  const options = readOptions(game, { ...(solo ? game.presets?.solo : {}), ...chosen });
  const refused = game.fits?.(options, players) ?? null;
  if (refused !== null) throw new BadInput(plain(reason(wordsOf(cartridge, context.language), context.words, refused), []));
  return options;
}

/**
 * The typed value as options. For a text option, `@FILE` means the content of the file. Where a choice accepts a file, its name
 * sets both: `--zone ./my-zone.json` is the choice "own" and its text.
 */
function typedOption(cartridge: AnyCartridge, name: string, typed: string, context: CliContext): [name: string, value: string][] {
  const specs = optionSpecsOf(cartridge);
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec?.kind === 'text' && typed.startsWith('@')) return [[name, madeFile(cartridge, name, typed.slice(1), context)]];
  const place = spec?.kind === 'choice' && !spec.of.includes(typed) ? fileFor(cartridge, name) : null;
  if (place === null) return [[name, typed]];
  // Without a dot or slash it is probably a misspelled choice.
  if (!/[./\\]/.test(typed)) throw new BadInput(context.words.bad.optionOrFile(name, (spec as { readonly of: readonly string[] }).of));
  return [
    [name, place.is],
    [place.option, madeFile(cartridge, place.option, typed, context)],
  ];
}

/** The text option behind a choice that accepts a file; null: none. */
function fileFor(cartridge: AnyCartridge, choice: string): { readonly option: string; readonly is: string } | null {
  for (const [option, spec] of Object.entries(optionSpecsOf(cartridge)))
    if (spec.kind === 'text' && spec.file !== undefined && spec.only?.option === choice) return { option, is: spec.only.is };
  return null;
}

/** The text of a file for a game. Refuses files of another kind. */
function madeFile(cartridge: AnyCartridge, option: string, file: string, { language, words }: CliContext): string {
  const text = loadText(file, words);
  const spec = optionSpecsOf(cartridge)[option];
  const found = spec.kind === 'text' && spec.file !== undefined ? cartridge.files?.[spec.file]?.check(text, language) : undefined;
  if (typeof found === 'string') throw new BadInput(found);
  return text;
}

/** `readOptions` decides what is valid; this reports it in the person's language. */
function checkOption(cartridge: AnyCartridge, name: string, value: string, { words }: CliContext): void {
  const { game } = cartridge;
  const specs = optionSpecsOf(cartridge);
  if (!Object.hasOwn(specs, name)) throw new BadInput(words.bad.noOption(name, Object.keys(specs)));
  try {
    readOptions(game, { [name]: value });
  } catch {
    const spec = specs[name];
    if (spec.kind === 'text') throw new BadInput(words.bad.optionText(name, spec.most));
    if (spec.kind === 'number') throw new BadInput(words.bad.optionNumber(name, spec.min, spec.max));
    throw new BadInput(words.bad.optionOf(name, spec.kind === 'choice' ? spec.of : ['on', 'off']));
  }
}

export function seedArg(given: ParsedArgs, { words }: CliContext): string {
  const seed = given.text('seed') ?? randomBytes(4).toString('hex');
  if (seed.length > LONGEST_SEED) throw new BadInput(words.bad.seed(LONGEST_SEED));
  return clean(seed);
}

/** A seat as people count them, from 1. */
export function seatArg(text: string | undefined, players: number, { words }: CliContext): Seat | null {
  if (text === undefined) return null;
  const n = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (n < 1 || n > players) throw new BadInput(words.bad.seat(text, players));
  return (n - 1) as Seat;
}

export function tableOf(given: ParsedArgs, cartridge: AnyCartridge, context: CliContext): TableSetup {
  const players = playersOf(given, cartridge, context);
  const me = seatArg(given.text('seat'), players, context) ?? (0 as Seat);
  const bots = levelsOf(given.text('bots'), players - 1, context);
  const levels = seatsOf(players).map((seat) => (seat === me ? null : bots[seat < me ? seat : seat - 1]));
  const name = clean(given.text('name') ?? context.words.guest).trim();
  if (name.length < 1 || name.length > LONGEST_NAME) throw new BadInput(context.words.bad.name(LONGEST_NAME));
  return {
    cartridge,
    options: optionsOf(given.texts('option'), cartridge, players, true, context),
    me,
    levels,
    names: namesAt(levels, name),
    seed: seedArg(given, context),
  };
}

function namesAt(levels: readonly (Level | null)[], person: string): string[] {
  const free = BOTS.filter((bot) => bot !== person);
  let next = 0;
  return levels.map((level) => (level === null ? person : (free[next++] ?? `Bot ${next}`)));
}
