/** What the kinds of files of this game are called. */
import type { FileKindWords, Language } from '@starboard/kernel';

export const kinds: Readonly<Record<string, Readonly<Record<Language, FileKindWords>>>> = {
  pack: {
    en: { one: 'Card pack', many: 'Card packs', make: 'New card pack', about: 'Paws, planets, Blueprints and starships of your own.' },
    de: { one: 'Kartenpaket', many: 'Kartenpakete', make: 'Neues Kartenpaket', about: 'Eigene Mietpfoten, Planeten, Blaupausen und Raumschiffe.' },
  },
};
