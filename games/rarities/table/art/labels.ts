/** What stands on a card: its name, broken where it may be, and a shorter one for small cards. */
import type { Language } from '@starboard/kernel';
import { ALIENS, type Tag } from '../../content/cards.ts';
import { cardNames } from '../names.ts';

export interface Label {
  readonly whole: string;
  readonly short: string;
  readonly kind: string | undefined;
}

/** Only where the name is longer. */
const SHORT: Readonly<Record<Language, Partial<Record<Tag, string>>>> = {
  en: { boots: 'Boots', roll: 'Roll', driver: 'Driver', cloak: 'Cloak', vacuum: 'Vacuum', plug: 'Plug', eye: 'Eye' },
  de: { boots: 'Stiefel', roll: 'Rolle', driver: 'Schrauber', cloak: 'Mantel', vacuum: 'Sauger', plug: 'Stöpsel', eye: 'Auge' },
};
/** `|` is where a long word may be broken. */
const BREAKS: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  de: ['Zeit|maschine', 'Mond|staub', 'Licht|jahr', 'Lang|finger', 'Schrau|ber'],
};
const KIND: Readonly<Record<Language, { readonly alien: string; readonly sabortal: string }>> = {
  en: { alien: 'Alien', sabortal: 'Stays yours' },
  de: { alien: 'Alien', sabortal: 'Bleibt dir' },
};

/** With a soft hyphen wherever a long word may be broken. */
const broken = (language: Language, text: string): string =>
  BREAKS[language].reduce((t, word) => t.replace(word.replace('|', ''), word.replace('|', '\u00ad')), text);

export function label(language: Language, tag: Tag): Label {
  const name = cardNames[language][tag].bare;
  // In running English text it is a common noun; a card begins like a title.
  const title = name[0].toUpperCase() + name.slice(1);
  const kind = tag === 'sabortal' ? KIND[language].sabortal : (ALIENS as readonly Tag[]).includes(tag) ? KIND[language].alien : undefined;
  return { whole: broken(language, title), short: broken(language, SHORT[language][tag] ?? title), kind };
}
