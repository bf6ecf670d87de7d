/** What the kinds of files of this game are called. Apart from everything else: the workshop's first page wants nothing more. */
import type { FileKindWords, Language } from '@starboard/kernel';

export const kinds: Readonly<Record<string, Readonly<Record<Language, FileKindWords>>>> = {
  zone: {
    en: { one: 'Zone', many: 'Zones', make: 'New zone', about: 'Maps of the ship: sectors, starts and escape hatches.' },
    de: { one: 'Zone', many: 'Zonen', make: 'Neue Zone', about: 'Pläne des Schiffs: Sektoren, Startsektoren und Rettungskapseln.' },
  },
  scenario: {
    en: { one: 'Scenario', many: 'Scenarios', make: 'New scenario', about: 'Sets of options with a story: who hunts whom, and by which rules.' },
    de: { one: 'Szenario', many: 'Szenarien', make: 'Neues Szenario', about: 'Optionen mit einer Geschichte: wer wen jagt und nach welchen Regeln.' },
  },
};
