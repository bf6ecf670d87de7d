/** What to know about a table before it begins: unusual options, files, and advice of the game. */
import { type Advice, type Language, type OptionSpec, type Phrase, readOptions, type Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from './command.ts';
import { clean, flat, wordsOf } from './text.ts';

type AnySpec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;

/** Longer values, such as the text of a map, are cut. */
const LONGEST_OPTION = 40;
/** How many lines a file says about itself: its name and its size. */
const LINES = 2;

export const optionSpecsOf = ({ game }: AnyCartridge): Readonly<Record<string, AnySpec>> => game.options as Readonly<Record<string, AnySpec>>;

export const isFile = (spec: AnySpec | undefined): boolean => spec?.kind === 'text' && spec.file !== undefined;

/** The options that differ from the usual ones of a table with one person, in words: "Landing: race". */
export function optionNotes(cartridge: AnyCartridge, options: object, context: CliContext): string[] {
  const { game } = cartridge;
  const usual = new Map<string, unknown>(Object.entries(readOptions(game, { ...game.presets?.solo })));
  return Object.entries(options)
    .filter(([name, value]) => value !== usual.get(name) && !isFile(optionSpecsOf(cartridge)[name]))
    .map(([name, value]) => optionNote(cartridge, name, value, context));
}

function optionNote(cartridge: AnyCartridge, name: string, value: unknown, { language, words }: CliContext): string {
  const said = optionWordsOf(cartridge, language)[name];
  const text = typeof value === 'boolean' ? words.plain.switch(value) : (said?.of?.[String(value)] ?? clean(String(value)).slice(0, LONGEST_OPTION));
  return `${said?.name ?? name}: ${text.replace(/\.$/, '')}`;
}

/** The names of a game's options and of their values. */
export const optionWordsOf = (cartridge: AnyCartridge, language: Language): OptionTexts => wordsOf(cartridge, language).option as OptionTexts;
type OptionTexts = Readonly<Record<string, { readonly name: string; readonly of: Readonly<Record<string, string>> | null } | undefined>>;

export function filesOf(cartridge: AnyCartridge, options: object, { language }: CliContext): string[] {
  return Object.entries(options as Readonly<Record<string, unknown>>).flatMap(([name, value]) => {
    const spec = optionSpecsOf(cartridge)[name];
    if (spec?.kind !== 'text' || spec.file === undefined || typeof value !== 'string' || value === '') return [];
    const report = cartridge.files?.[spec.file]?.check(value, language);
    return report === undefined || typeof report === 'string' ? [] : report.about.slice(0, LINES).map(clean);
  });
}

export function adviceOf(cartridge: AnyCartridge, options: object, players: number, { language, words }: CliContext): string[] {
  const { game } = cartridge;
  const say = wordsOf(cartridge, language).advice as Readonly<Record<string, (a: Advice<Types>) => Phrase>> | undefined;
  const advice = game.advise?.(readOptions(game, { ...options }), players) ?? [];
  return advice.flatMap((a) => (say?.[a.why] === undefined ? [] : [words.plain.mind(flat(say[a.why](a), []), a.rule)]));
}
