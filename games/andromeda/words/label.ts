/** The two lines of a button: a short label, and below it what it does. */
import type { Phrase } from '@starboard/kernel';
import type { Tongue } from './tongue.ts';

export interface PickText {
  readonly label: Phrase;
  readonly detail: Phrase | null;
}

/** Every label and every detail begins with a capital. */
export function capital(phrase: Phrase): Phrase {
  const [first, ...rest] = phrase;
  const up = (s: string): string => `${s.charAt(0).toUpperCase()}${s.slice(1)}`;
  if (first === undefined || (typeof first !== 'string' && 'seat' in first)) return phrase;
  return [typeof first === 'string' ? up(first) : { ...first, text: up(first.text) }, ...rest];
}

export const label = (text: Phrase, detail: Phrase | null = null): PickText => ({
  label: capital(text),
  detail: detail === null || detail.length === 0 ? null : capital(detail),
});

/** Facts side by side; empty ones are left out. */
export function dotted(parts: readonly Phrase[]): Phrase {
  const there = parts.filter((p) => p.some((part) => part !== ''));
  return there.flatMap((p, i) => (i === 0 ? p : [' · ', ...p]));
}

const length = (phrase: Phrase): number => phrase.reduce((n, p) => n + (typeof p === 'string' ? p.length : 'seat' in p ? 8 : p.text.length), 0);
/** The long form where it fits on a button, else the short one. */
export const fitting = (t: Tongue, long: Phrase, short: Phrase): Phrase => (length(long) <= t.longest ? long : short);
