/** What is worth knowing of a table before it begins: the files it brings along, and what the game advises. */
import { type Advice, type OptionSpec, type Phrase, readOptions, type Types } from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { CliContext } from './command.ts';
import { clean, flat, wordsOf } from './text.ts';

type AnySpec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;

/** Of what a file says about itself: its name, and what it is like. */
const LINES = 2;

export const optionSpecsOf = ({ game }: AnyCartridge): Readonly<Record<string, AnySpec>> => game.options as Readonly<Record<string, AnySpec>>;

export const isFile = (spec: AnySpec | undefined): boolean => spec?.kind === 'text' && spec.file !== undefined;

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
