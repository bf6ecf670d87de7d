/** The three printed scenarios as data: what a scenario file holds (section 2 of the rules). */

import type { Language } from '@starboard/kernel';

/** Text of a scenario file: one string for all readers, or one for each language. */
export type Told = string | Readonly<Record<Language, string>>;

/** Options by their printed ids. What is not named is off. */
export interface ScenarioOptions {
  readonly 'A.1'?: true;
  readonly 'A.2'?: true;
  /** To whom safe sectors are closed. */
  readonly 'A.4'?: 'everybody' | 'aliens' | 'humans';
  readonly 'A.5'?: true;
  readonly 'B.3'?: true;
  /** The hatch where humans begin. */
  readonly 'B.4'?: number;
  readonly 'B.6'?: true;
  readonly 'C.3'?: true;
  /** The hatches where aliens begin, in turn order. */
  readonly 'C.6'?: readonly number[];
  readonly 'D.2'?: true;
  /** This many eliminations win; `players`: as many as there are players. */
  readonly 'E.3'?: number | 'players';
  readonly 'G.4'?: true;
  readonly 'H.1'?: true;
  readonly 'H.2'?: true;
  readonly 'H.3'?: true;
  readonly 'H.4'?: true;
  readonly 'H.13'?: true;
  readonly 'H.14'?: true;
  readonly 'H.15'?: true;
  readonly 'H.16'?: true;
  readonly 'J.4'?: true;
  /** E5: the White Edition's humans take part. */
  readonly white?: true;
  /** E28. */
  readonly hatches?: 'one-red' | 'none';
}

/** A scenario as a file: what `starboard scenario check` reads. */
export interface ScenarioFile {
  readonly name: Told;
  readonly author?: string;
  /** How many players it is meant for: advice, not a rule. */
  readonly players: readonly [min: number, max: number];
  readonly description: Told;
  readonly options: ScenarioOptions;
}

export const SCENARIOS = {
  book: {
    name: { de: 'Streng nach Vorschrift', en: 'By the book' },
    author: 'Santa Ragione',
    players: [4, 16],
    description: {
      de: 'Jedes Mitglied der Crew kann etwas, das sonst niemand kann. Gegenstände werden verdeckt benutzt, und Stille wird belohnt.',
      en: 'Every member of the crew can do something that nobody else can. Items are used face down, and silence is rewarded.',
    },
    options: {
      'G.4': true,
      'H.1': true,
      'H.2': true,
      'H.3': true,
      'H.4': true,
      'H.13': true,
      'H.14': true,
      'H.15': true,
      'H.16': true,
      'J.4': true,
      white: true,
    },
  },
  infected: {
    name: { de: 'Infiziert', en: 'Infected' },
    author: 'Santa Ragione',
    players: [4, 8],
    description: {
      de: 'Wer erwischt wird, jagt mit. Dafür funktioniert jede Rettungskapsel, und kein Alien wird schneller.',
      en: 'Eliminated humans join the hunt. In return no hatch fails, and no alien gets faster.',
    },
    options: { 'B.3': true, 'C.3': true, 'D.2': true },
  },
  arena: {
    name: { de: 'Arena', en: 'Arena' },
    author: 'Santa Ragione',
    players: [2, 8],
    description: {
      de: 'Keine Menschen mehr an Bord: Die Aliens fallen übereinander her, bis eines genug andere erwischt hat.',
      en: 'No humans are left aboard: the aliens turn on each other until one of them has eliminated enough others.',
    },
    options: { 'A.4': 'everybody', 'A.5': true, 'B.6': true, 'C.6': [1, 2, 3, 4], 'E.3': 'players' },
  },
} as const satisfies Readonly<Record<string, ScenarioFile>>;
