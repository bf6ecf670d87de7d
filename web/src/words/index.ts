/**
 * The words of the client, one language at a time: the other one is loaded when somebody switches, and nothing reloads.
 * A key that a language lacks is a type error: English has the shape, every other language must fill it.
 */
import type { Language } from '@starboard/kernel';
import { create } from 'zustand';
import type { Words } from './words.ts';

export type { Words } from './words.ts';

const load: { readonly [L in Language]: () => Promise<Words> } = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

interface Speech {
  readonly language: Language;
  readonly words: Words;
}
const speech = create<Speech | null>(() => null);

/** Loads a language and speaks it from now on. */
export async function speak(language: Language): Promise<void> {
  const words = await load[language]();
  document.documentElement.lang = language;
  speech.setState({ language, words }, true);
}

/** The first call of `speak` must have ended: the page waits for it before it shows anything. */
const spoken = (s: Speech | null): Speech => {
  if (s === null) throw new Error('no language yet');
  return s;
};
export const useWords = (): Words => speech((s) => spoken(s).words);
export const useLanguage = (): Language => speech((s) => spoken(s).language);
/** For what is no component: notifications, titles. */
export const wordsNow = (): Words => spoken(speech.getState()).words;
