/** What a notification says whose message cannot be read. The service worker knows only the browser's language. */
import type { Language } from '@starboard/kernel';

export const pushedWords: Readonly<Record<Language, string>> = {
  en: 'There is news at one of your tables.',
  de: 'An einem deiner Tische gibt es Neues.',
};
