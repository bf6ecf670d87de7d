/** The guided first game, loaded when somebody wants to learn. */
import type { Lesson } from '@starboard/kernel';
import type { Aliens, Options } from '../rules/types.ts';
import { de } from './de.ts';
import { chance } from './deal.ts';
import { en } from './en.ts';
import { script } from './script.ts';

/** Written out, because the game with all its words would come along otherwise. */
const options: Options = {
  game: 'standard',
  zone: 'fermi',
  ownZone: '',
  hatches: 'printed',
  scenario: 'none',
  ownScenario: '',
  white: false,
  A1: false,
  A2: false,
  A4: 'nobody',
  A5: false,
  // The learner plays both sides in one match.
  B3: true,
  B4: 0,
  B6: false,
  C3: false,
  C6: '',
  D2: false,
  E3: 0,
  G4: false,
  H1: false,
  H2: false,
  H3: false,
  H4: false,
  H13: false,
  H14: false,
  H15: false,
  H16: false,
  J4: false,
  watchAll: false,
  // X.2 teaches how to read a trail.
  overlay: true,
};

export const lesson: Lesson<Aliens> = {
  options,
  bots: [
    null,
    { name: 'Vela', level: 'normal' },
    { name: 'Kuno', level: 'normal' },
    { name: 'Mira', level: 'easy' },
    { name: 'Orin', level: 'easy' },
    { name: 'Tove', level: 'easy' },
  ],
  chance,
  script,
  clear: ['plan'],
  pace: 'fast',
  words: { de, en },
};
