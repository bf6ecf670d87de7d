/** The guided first game, loaded when somebody wants to learn. */
import type { Lesson } from '@starboard/kernel';
import type { Andromeda } from '../rules/types.ts';
import { de } from './de.ts';
import { chance } from './deal.ts';
import { en } from './en.ts';
import { script } from './script.ts';

export const lesson: Lesson<Andromeda> = {
  // Alone against the mildest commander, with as little to read as possible.
  options: {
    length: 'short',
    events: 'aurora',
    moons: 'base',
    artifacts: 'auto',
    special: false,
    destiny: false,
    escalation: false,
    collective: 'halcyon',
    pack: '',
  },
  bots: [null],
  chance,
  script,
  words: { de, en },
};
