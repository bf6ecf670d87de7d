/** Labels of the illustrated table. Sentences come from the game's own words. */
import { type Language, plain } from '@starboard/kernel';
import { order as orderDe } from '../words/de/questions.ts';
import { speech as de } from '../words/de/speech.ts';
import { order as orderEn } from '../words/en/questions.ts';
import { speech as en } from '../words/en/speech.ts';
import type { Labels } from './labels.ts';
import { GERMAN } from './words-de.ts';
import { ENGLISH } from './words-en.ts';

const LABELS: Readonly<Record<Language, Labels>> = { de: GERMAN, en: ENGLISH };
const SPEECH = { de, en } as const;
const ORDERS = { de: orderDe, en: orderEn } as const;

/** Labels, and what they are made of in the game's own words. */
const withSpeech = (language: Language) => {
  const speech = SPEECH[language];
  const labels = LABELS[language];
  return {
    ...labels,
    speech,
    order: ORDERS[language],
    gems: (counts: readonly number[]): string => plain(speech.gems(counts), []),
    colour: speech.colour,
    skill: speech.skill,
    need: (skill: number, has: number, of: number): string => labels.need(speech.skill(skill), has, of),
    storage: (gems: string, n: number, room: number): string => labels.stored(gems, n, room),
    storageWord: labels.storage,
    builtOf: labels.built,
    upgrade: speech.names.upgrade,
  };
};
export type TableWords = ReturnType<typeof withSpeech>;
export const tableWords: Readonly<Record<Language, TableWords>> = { de: withSpeech('de'), en: withSpeech('en') };
