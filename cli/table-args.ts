/** From what was typed to a table: which game, who sits where, which options. */
import { randomBytes } from 'node:crypto';
import { type Level, levels } from '@starboard/bots';
import { plain, readOptions, type Seat, seatsOf } from '@starboard/kernel';
import { type AnyCartridge, gameIds, hasGame, loadGame } from '@starboard/registry';
import { BadInput, type CliContext, type FlagSpec, type FlagSpecs, type ParsedArgs } from './command.ts';
import { loadText } from './files.ts';
import type { TableSetup } from './session.ts';
import { optionSpecsOf } from './table-notes.ts';
import { clean, reason, wordsOf } from './text.ts';

/** The names of the bots, by chair; short, because a terminal is narrow. */
const BOTS = ['Juno', 'Orin', 'Vega', 'Tamsin', 'Kesh', 'Mirela', 'Bao', 'Sable'];
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

/** The options of the game that was named as flags of their own, in both spellings. */
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

/** How many may sit down where nobody has chosen any options yet. */
export function possiblePlayers({ game }: AnyCartridge): number[] {
  const options = readOptions(game, { ...game.presets?.solo });
  const [min, max] = game.seats;
  return Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((n) => (game.fits?.(options, n) ?? null) === null);
}

/** Levels for so many chairs: the last one named fills the rest. */
export function levelsOf(text: string | undefined, chairs: number, { words }: CliContext): Level[] {
  // Whoever plays alone needs nobody named.
  if (text === undefined && chairs === 0) return [];
  const named = (text ?? 'normal').split(',').map((t) => t.trim());
  const wrong = named.find((t) => !levels.includes(t as Level));
  if (wrong !== undefined) throw new BadInput(words.bad.bot(wrong, levels));
  if (named.length > chairs) throw new BadInput(words.bad.bots(named.length, chairs));
  return Array.from({ length: chairs }, (_, i) => (named[i] ?? named.at(-1)) as Level);
}

/** Table options from `--option name=value`, on top of the game's own idea of what suits this kind of table. */
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
 * What was typed, as options. Of a text option `@FILE` stands for what is in the file; and where a choice can be a file of
 * one's own, the file may be named in its place: `--zone my-zone.json` is that choice and its text.
 */
function typedOption(cartridge: AnyCartridge, name: string, typed: string, context: CliContext): [name: string, value: string][] {
  const specs = optionSpecsOf(cartridge);
  const spec = Object.hasOwn(specs, name) ? specs[name] : undefined;
  if (spec?.kind === 'text' && typed.startsWith('@')) return [[name, madeFile(cartridge, name, typed.slice(1), context)]];
  const place = spec?.kind === 'choice' && !spec.of.includes(typed) ? fileFor(cartridge, name) : null;
  if (place === null) return [[name, typed]];
  // Without a dot or a slash it was rather meant for one of the choices.
  if (!/[./\\]/.test(typed)) throw new BadInput(context.words.bad.optionOrFile(name, (spec as { readonly of: readonly string[] }).of));
  return [
    [name, place.is],
    [place.option, madeFile(cartridge, place.option, typed, context)],
  ];
}

/** The text option that a choice of a file is about; null: the choice takes none. */
function fileFor(cartridge: AnyCartridge, choice: string): { readonly option: string; readonly is: string } | null {
  for (const [option, spec] of Object.entries(optionSpecsOf(cartridge)))
    if (spec.kind === 'text' && spec.file !== undefined && spec.only?.option === choice) return { option, is: spec.only.is };
  return null;
}

/** The text of a file that somebody made for a game: what is no such file at all is said at once. */
function madeFile(cartridge: AnyCartridge, option: string, file: string, { language, words }: CliContext): string {
  const text = loadText(file, words);
  const spec = optionSpecsOf(cartridge)[option];
  const found = spec.kind === 'text' && spec.file !== undefined ? cartridge.files?.[spec.file]?.check(text, language) : undefined;
  if (typeof found === 'string') throw new BadInput(found);
  return text;
}

/** `readOptions` decides; this says it in the person's language. */
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

/** A chair as a person counts them, from 1. */
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
