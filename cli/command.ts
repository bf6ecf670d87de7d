/** Commands and their flags. Every mistake becomes one sentence (`BadInput`), never a stack trace. */
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@starboard/kernel';
import type { PlatformWords } from './words.ts';

/** The input is wrong; the message is one sentence for the person. Exit code 2. */
export class BadInput extends Error {}

/** What every command gets: the language and its words. */
export interface CliContext {
  readonly language: Language;
  readonly words: PlatformWords;
}

export interface FlagSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Short for `--option NAME=…`. */
  readonly option?: string;
}
export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export interface Command {
  readonly flags: FlagSpecs;
  /** Flags that depend on the arguments: the options of a game. The command's own flags win. */
  more?(args: readonly string[]): Promise<FlagSpecs>;
  /** The command gets its arguments unparsed. */
  readonly raw?: boolean;
  /** The exit code. */
  run(given: ParsedArgs, context: CliContext): Promise<number>;
}

/** The arguments after the command's name. */
export class ParsedArgs {
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, readonly (string | true)[]>>;

  constructor(values: Readonly<Record<string, readonly (string | true)[]>>, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  /** A copy with other values for some flags. */
  but(values: Readonly<Record<string, string>>): ParsedArgs {
    return new ParsedArgs({ ...this.#values, ...Object.fromEntries(Object.entries(values).map(([name, v]) => [name, [v]])) }, this.positionals);
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name);
  }

  /** The last value of a flag; undefined without it. */
  text(name: string): string | undefined {
    return this.texts(name).at(-1);
  }

  texts(name: string): string[] {
    return (this.#values[name] ?? []).filter((v) => v !== true);
  }

  /** A whole number within limits, or `usual` without the flag. */
  number(name: string, min: number, max: number, usual: number, words: PlatformWords): number {
    const text = this.text(name);
    if (text === undefined) return usual;
    const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    if (n >= min && n <= max) return n;
    throw new BadInput(words.bad.number(`--${name}`, min, max, text));
  }
}

const COMMON: FlagSpecs = { lang: { type: 'string' }, help: { type: 'boolean' } };

/** Parses leniently and checks the flags itself: the messages of `parseArgs` are long and only in English. */
export function readFlags(args: readonly string[], specs: FlagSpecs, words: PlatformWords): ParsedArgs {
  const known = { ...specs, ...COMMON };
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, allowPositionals: true, tokens: true });
  const values: Record<string, (string | true)[]> = {};
  const positionals: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const spec = Object.hasOwn(known, token.name) ? known[token.name] : undefined;
    if (spec === undefined) throw new BadInput(words.bad.flag(token.rawName));
    if (spec.type === 'boolean') {
      if (token.value !== undefined) throw new BadInput(words.bad.noValue(token.rawName));
      values[token.name] = [true];
      continue;
    }
    // In `--seed --fast` the seed is missing, in `--seed=--fast` it is not. A negative number is a (wrong) value.
    const missing = token.value === undefined || token.value === '' || (!token.inlineValue && /^-(?!\d)/.test(token.value));
    if (missing) throw new BadInput(words.bad.value(token.rawName));
    if (spec.option !== undefined) {
      (values.option ??= []).push(`${spec.option}=${token.value}`);
      continue;
    }
    if (values[token.name] !== undefined && spec.multiple !== true) throw new BadInput(words.bad.twice(token.rawName));
    (values[token.name] ??= []).push(token.value!);
  }
  return new ParsedArgs(values, positionals);
}

/** The language that `--lang` names, else the system's, else the first of the list. */
export function languageOf(args: readonly string[], env: Readonly<Record<string, string | undefined>>): { language: Language; wrong: string | null } {
  const system = env.LC_ALL || env.LC_MESSAGES || env.LANG || '';
  const usual = LANGUAGES.find((language) => new RegExp(`^${language}(?![a-z])`, 'i').test(system)) ?? LANGUAGES[0];
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const i = own.findLastIndex((a) => a === '--lang' || a.startsWith('--lang='));
  if (i < 0) return { language: usual, wrong: null };
  const asked = own[i] === '--lang' ? own[i + 1] : own[i].slice('--lang='.length);
  if (asked !== undefined && isLanguage(asked)) return { language: asked, wrong: null };
  // A missing value is reported by `readFlags`.
  return { language: usual, wrong: asked === undefined || asked === '' || asked.startsWith('-') ? null : asked };
}
