/** A table in the making: which options are usual, what does not go together, what the game advises. */
import {
  type Advice,
  BadOption,
  type FileReport,
  type FileTool,
  type Game,
  type Language,
  type OptionSpec,
  type OptionWords,
  type Phrase,
  type Refusal,
  readOptions,
  type Types,
} from '@starboard/kernel';
import type { Spoken } from '@starboard/registry/parts';
import type { GameCode } from './code.ts';

export type OptionValues = { readonly [name: string]: string | number | boolean };
export type Spec = OptionSpec<string> | OptionSpec<boolean> | OptionSpec<number>;

/** The usual options, with what suits this kind of table. */
export function usualOptions(game: Game<Types>, mode: 'solo' | 'online' | 'hotseat'): OptionValues {
  const preset = mode === 'online' ? {} : (game.presets?.[mode] ?? {});
  return readOptions(game, { ...preset }) as OptionValues;
}

export type OptionSaid = OptionWords<string> | OptionWords<boolean> | OptionWords<number>;
/** What is said about one option. */
export const optionWords = (words: Spoken, name: string): OptionSaid => (words.option as Readonly<Record<string, OptionSaid>>)[name];

export const specsOf = (game: Game<Types>): Readonly<Record<string, Spec>> => game.options as Readonly<Record<string, Spec>>;

/** Whether an option counts for anything, as the others stand. */
export const counts = (spec: Spec, values: OptionValues): boolean =>
  spec.kind !== 'text' || spec.only === undefined || values[spec.only.option] === spec.only.is;

/** Why these options do not go: a sentence, or the game's reason; null: they do. */
export function unfit(game: Game<Types>, values: OptionValues, seats: number): Refusal<Types> | string | null {
  try {
    return game.fits?.(readOptions(game, values), seats) ?? null;
  } catch (error) {
    if (error instanceof BadOption) return error.message;
    throw error;
  }
}

/** The option whose file is still wanted; null: none is. */
export const fileWanted = (game: Game<Types>, values: OptionValues): string | null =>
  Object.entries(specsOf(game)).find(
    ([name, spec]) => spec.kind === 'text' && spec.file !== undefined && spec.only !== undefined && counts(spec, values) && values[name] === '',
  )?.[0] ?? null;

export interface Chairs {
  /** Numbers of chairs to choose from. */
  readonly possible: readonly number[];
  /** The others, by what keeps them out. */
  readonly refused: readonly { readonly seats: readonly number[]; readonly why: Refusal<Types> }[];
}

/** How many chairs these options allow. If they allow none at all, the number of chairs is not what is wrong. */
export function chairsFor(game: Game<Types>, values: OptionValues): Chairs {
  const [least, most] = game.seats;
  const all = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const possible: number[] = [];
  const refused: { seats: number[]; why: Refusal<Types> }[] = [];
  for (const n of all) {
    const why = unfit(game, values, n);
    if (why === null) possible.push(n);
    else if (typeof why !== 'string') {
      const same = refused.find((r) => r.why.rule === why.rule && r.why.why === why.why);
      if (same === undefined) refused.push({ seats: [n], why });
      else same.seats.push(n);
    }
  }
  return possible.length === 0 ? { possible: all, refused: [] } : { possible, refused };
}

export interface AdviceLine {
  readonly rule: string;
  readonly phrase: Phrase;
}

/** What the game would have one bear in mind; nothing where the table cannot be made at all. */
export function advised({ game, words }: GameCode, values: OptionValues, seats: number): AdviceLine[] {
  if (game.advise === undefined || unfit(game, values, seats) !== null) return [];
  const say = words.advice as Readonly<Record<string, (a: Advice<Types>) => Phrase>> | undefined;
  return game.advise(readOptions(game, values), seats).flatMap((a) => {
    const said = say?.[a.why]?.(a);
    return said === undefined ? [] : [{ rule: a.rule, phrase: said }];
  });
}

/** What a file is, or the one sentence why it is none. */
export function examined(tool: FileTool, text: string, language: Language): FileReport {
  const found = tool.check(text, language);
  return typeof found === 'string' ? { about: [], problems: [found] } : found;
}
