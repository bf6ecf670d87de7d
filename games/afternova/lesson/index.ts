/** The guided first game, loaded when somebody wants to learn. */
import type { Lesson } from '@starboard/kernel';
import type { Afternova } from '../rules/types.ts';
import { de } from './de.ts';
import { chance } from './deal.ts';
import { en } from './en.ts';
import { options } from './hints.ts';
import { script } from './script.ts';

export const lesson: Lesson<Afternova> = {
  options,
  bots: [null, { name: 'Momo', level: 'easy' }, { name: 'Kiki', level: 'easy' }],
  chance,
  script,
  words: { de, en },
};
