/** What the kinds of files of this game are called. */
import type { FileKindWords, Language } from '@starboard/kernel';

export const kinds: Readonly<Record<string, Readonly<Record<Language, FileKindWords>>>> = {
  pack: {
    en: { one: 'Content pack', many: 'Content packs', make: 'New content pack', about: 'Modules, tactics, moons and events of your own.' },
    de: { one: 'Inhaltspaket', many: 'Inhaltspakete', make: 'Neues Inhaltspaket', about: 'Eigene Module, Taktiken, Monde und Ereignisse.' },
  },
};
