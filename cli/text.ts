/** Phrases as lines of text. */
import {
  type Cartridge,
  type KernelWhy,
  type Language,
  type Phrase,
  plain,
  type Refusal,
  type Seat,
  type Types,
  type Words,
} from '@starboard/kernel';
import type { PlatformWords } from './words.ts';

/** Control characters never reach the terminal: names and replay files may contain anything. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed.
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g;
export const clean = (text: string): string => text.replace(CONTROL, ' ');

/** One line with ordinary spaces, for screen readers and searching. */
export const flat = (phrase: Phrase, names: readonly string[]): string => clean(plain(phrase, names)).replaceAll('\u00a0', ' ');

const isKernelWhy = (why: string, words: PlatformWords): why is KernelWhy => Object.hasOwn(words.refusal, why);

/** Why not: the game's reason, or the platform's. */
export function reason(game: Words<Types>, words: PlatformWords, r: Refusal<Types>): Phrase {
  const say = Object.hasOwn(game.refusal, r.why) ? game.refusal[r.why] : undefined;
  if (say !== undefined) return say(r);
  return [isKernelWhy(r.why, words) ? words.refusal[r.why] : r.why];
}

/** An event in words. A replay file of other rules may hold unknown events; those are shown by name. */
export function eventPhrase(game: Words<Types>, e: Types['event'], you: Seat | null): Phrase {
  if (!Object.hasOwn(game.event, e.kind)) return [`(${e.kind})`];
  try {
    return game.event[e.kind](e, you);
  } catch {
    return [`(${e.kind})`];
  }
}

export const wordsOf = (cartridge: Cartridge<Types>, language: Language): Words<Types> => cartridge.game.words[language];

/** Breaks a text into lines of at most `width` characters, at spaces where possible; a no-break space holds. */
export function wrap(text: string, width: number, hang = ''): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    let rest = word;
    const room = (): number => width - (lines.length === 0 ? 0 : hang.length);
    if (line !== '' && line.length + 1 + rest.length <= room()) {
      line += ` ${rest}`;
      continue;
    }
    if (line !== '') {
      lines.push(line);
      line = '';
    }
    while (rest.length > room()) {
      lines.push(rest.slice(0, room()));
      rest = rest.slice(room());
    }
    line = rest;
  }
  if (line !== '' || lines.length === 0) lines.push(line);
  return lines.map((l, i) => (i === 0 ? l : hang + l).replaceAll('\u00a0', ' '));
}

/** Rows of cells as lines with straight columns, the first row above a rule. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, i) => cell.padEnd(widths[i]))
      .join('  ')
      .trimEnd();
  const [head, ...rest] = rows;
  return [line(head), widths.map((w) => '-'.repeat(w)).join('  '), ...rest.map(line)];
}
