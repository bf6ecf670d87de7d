/** What a command is, and how its flags are read: every mistake becomes one sentence (`BadInput`), never a stack trace. */
import { parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@starboard/kernel';
import { isLanguage } from './languages.ts';
import type { PlatformWords } from './words.ts';

/** Something the person typed cannot be; the message is one sentence for them. Exit code 2. */
export class BadInput extends Error {}

/** Where a command runs: the language it speaks. */
export interface CliContext {
  readonly language: Language;
  readonly words: PlatformWords;
}

export interface FlagSpec {
  readonly type: 'string' | 'boolean';
  readonly multiple?: boolean;
  /** Another way to say `--option NAME=…`. */
  readonly option?: string;
}
export type FlagSpecs = Readonly<Record<string, FlagSpec>>;

export interface Command {
  readonly flags: FlagSpecs;
  /** Flags that follow from what was typed: the options of a game. Those of the command's own come first. */
  more?(args: readonly string[]): Promise<FlagSpecs>;
  /** Everything after the command's name goes to it unread. */
  readonly raw?: boolean;
  /** The exit code. */
  run(given: ParsedArgs, context: CliContext): Promise<number>;
}

/** What was typed after the command's name. */
export class ParsedArgs {
  readonly positionals: readonly string[];
  readonly #values: Readonly<Record<string, readonly (string | true)[]>>;

  constructor(values: Readonly<Record<string, readonly (string | true)[]>>, positionals: readonly string[]) {
    this.#values = values;
    this.positionals = positionals;
  }

  /** The same, with other values for some flags. */
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

/** Reads flags leniently and judges them here, because the messages of `parseArgs` are neither short nor translated. */
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
    // `--seed --fast` forgot the seed; `--seed=--fast` did not, and a negative number is a wrong number.
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
  if (isLanguage(asked)) return { language: asked, wrong: null };
  // Without a value the flags themselves complain.
  return { language: usual, wrong: asked === undefined || asked === '' || asked.startsWith('-') ? null : asked };
}
