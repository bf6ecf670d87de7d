/**
 * The words of the client, one language at a time: the other one is loaded when somebody switches, and nothing reloads.
 * A key that a language lacks is a type error: English has the shape, every other language must fill it.
 */
import type { Language } from '@starboard/kernel';
import { use } from 'preact/compat';
import { watched } from '../state/store.ts';
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
/** Asked for so far: most visits stay near the tables and need none of them. */
const far = new Map<Language, Promise<FarWords>>();
function farIn(language: Language): Promise<FarWords> {
  let coming = far.get(language);
  if (coming === undefined) {
    coming = loadFar[language]();
    coming.catch(() => far.delete(language));
    far.set(language, coming);
  }
  return coming;
}

interface Speech {
  readonly language: Language;
  readonly words: PageWords;
  /** Null: nobody has needed them when this language was chosen. */
  readonly far: FarWords | null;
}
const speech = watched<{ readonly now: Speech | null }>(() => ({ now: null }));

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  // A page that shows them must not wait for them when the language changes.
  const [words, farWords] = await Promise.all([load[language](), far.size > 0 ? farIn(language) : null]);
  document.documentElement.lang = language;
  speech.setState({ now: { language, words, far: farWords } });
}

/** The first call of `speak` must have ended: the page waits for it before it shows anything. */
const spoken = ({ now }: { readonly now: Speech | null }): Speech => {
  if (now === null) throw new Error('no language yet');
  return now;
};
export const useWords = (): PageWords => speech((s) => spoken(s).words);
export const useLanguage = (): Language => speech((s) => spoken(s).language);
/** Of the pages away from the tables; they come with the first of these. */
export function useFarWords(): FarWords {
  const { language, far: there } = speech(spoken);
  return there ?? use(farIn(language));
}
/** For what is no component: notifications, titles. */
export const wordsNow = (): PageWords => spoken(speech.getState()).words;
