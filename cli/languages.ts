/** The languages of the platform, as the command line offers them. */
import { LANGUAGES, type Language, nextLanguage } from '@starboard/kernel';

/** In the language itself: a person who ends up in the wrong one must find the way back. */
export const languageNames: { readonly [L in Language]: string } = { en: 'English', de: 'Deutsch' };

/** As it stands in a usage line. */
export const LANG_FLAG = `--lang ${LANGUAGES.join('|')}`;

/** What the key does that goes to the next language. */
export const languageKey = (language: Language): string => `l ${languageNames[nextLanguage(language)]}`;
