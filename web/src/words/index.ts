/**
 * The words of the client, one language at a time. Another one is loaded when somebody switches; the page does not reload.
 * English defines the shape; a language that lacks a key does not compile.
 */
import type { Language } from '@starboard/kernel';
import { use } from 'preact/compat';
import { watched } from '../state/store.ts';
import { bent } from './bend.ts';
import { loadSpokenParts, spokenPart } from './parts.ts';
import type { FarWords, PageWords } from './words.ts';

export type { PageWords } from './words.ts';

const load: { readonly [L in Language]: () => Promise<PageWords> } = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

const loadFar: { readonly [L in Language]: () => Promise<FarWords> } = {
  de: async () => (await import('./far.de.ts')).farDe,
  en: async () => (await import('./far.en.ts')).farEn,
};
/** Loaded on demand: most visits stay near the tables and need none of them. */
const farWords = spokenPart('far', async (language) => bent(await loadFar[language]()));

interface Speech {
  readonly language: Language;
  readonly words: PageWords;
}
const speech = watched<{ readonly now: Speech | null }>(() => ({ now: null }));
let wanted: Language | null = null;

/** Loads a language with every part that pages have used so far, then switches. Rejects, and changes nothing, if a part is missing. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  const [words] = await Promise.all([load[language]().then(bent), loadSpokenParts(language)]);
  // Somebody has switched again meanwhile.
  if (wanted !== language) return;
  document.documentElement.lang = language;
  speech.setState({ now: { language, words } });
}

/** The first call of `speak` must have ended: the page waits for it before it shows anything. */
const spoken = ({ now }: { readonly now: Speech | null }): Speech => {
  if (now === null) throw new Error('no language yet');
  return now;
};
export const useWords = (): PageWords => speech((s) => spoken(s).words);
export const useLanguage = (): Language => speech((s) => spoken(s).language);
/** Words of the pages away from the tables; loaded with the first of them. */
export const useFarWords = (): FarWords => use(farWords(useLanguage()));
/** Outside of components: notifications, titles. */
export const languageNow = (): Language => spoken(speech.getState()).language;
export const wordsNow = (): PageWords => spoken(speech.getState()).words;
