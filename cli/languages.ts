/** The languages of the platform, as the command line offers them. */
import { LANGUAGES, type Language } from '@starboard/kernel';

/** In the language itself: a person who ends up in the wrong one must find the way back. */
export const languageNames: { readonly [L in Language]: string } = { en: 'English', de: 'Deutsch' };

/** As it stands in a usage line. */
export const LANG_FLAG = `--lang ${LANGUAGES.join('|')}`;

export const isLanguage = (text: string | undefined): text is Language => LANGUAGES.some((language) => language === text);

/** The one after `language` in the list, which begins anew at its end. */
export const nextLanguage = (language: Language): Language => LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length];

/** What the key does that goes to the next language. */
export const languageKey = (language: Language): string => `l ${languageNames[nextLanguage(language)]}`;
