/**
 * A secret as words for a sheet of paper: twelve bytes, one word each (96 bits). Every language has a list of its own, no word is in
 * two of them, so what was written down in one language opens in any.
 */
import { LANGUAGES, type Language } from '@starboard/kernel';
import { PAPER_GERMAN } from './list.de.ts';
import { PAPER_ENGLISH } from './list.en.ts';

const LISTS: Readonly<Record<Language, readonly string[]>> = { de: PAPER_GERMAN.trim().split(/\s+/), en: PAPER_ENGLISH.trim().split(/\s+/) };
const PLACE: ReadonlyMap<string, number> = new Map(LANGUAGES.flatMap((l) => LISTS[l].map((word, i) => [word, i] as const)));
export const PAPER_WORDS = 12;

export const paperWords = (secret: string, language: Language): string[] =>
  Array.from(atob(secret.replaceAll('-', '+').replaceAll('_', '/')), (byte) => LISTS[language][byte.charCodeAt(0)]);

/** What somebody typed, in whatever case and with whatever between the words: numbers, commas, lines. */
export const wordsTyped = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** Of what was typed so far, the words that no sheet has. */
export const strangeWords = (text: string): string[] => wordsTyped(text).filter((word) => !PLACE.has(word));

/** The secret; null: these are not twelve words of ours. */
export function paperSecret(text: string): string | null {
  const places = wordsTyped(text).map((word) => PLACE.get(word));
  if (places.length !== PAPER_WORDS || !places.every((p) => p !== undefined)) return null;
  return btoa(String.fromCharCode(...places))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
