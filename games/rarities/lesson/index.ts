/** The guided first game, loaded when somebody wants to learn. */
import type { Lesson } from '@starboard/kernel';
import type { Rarities } from '../rules/types.ts';
import { de } from './de.ts';
import { chance } from './deal.ts';
import { en } from './en.ts';
import { script } from './script.ts';

export const lesson: Lesson<Rarities> = {
  // Zorgo begins, so that the pass is the learner's in the second mission.
  options: { landing: 'sealed', landingSeconds: 6, begins: '3', memoryAid: false },
  bots: [null, { name: 'Nova', level: 'easy' }, { name: 'Zorgo', level: 'easy' }],
  chance,
  script,
  words: { de, en },
};
