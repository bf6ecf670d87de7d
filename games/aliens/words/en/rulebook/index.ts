/** The English rulebook in the app: the rules of RULES.md as a player reads them. */
import type { Rule } from '../../../rules/ids.ts';
import { chaptersOf } from '../../rulebook-chapters.ts';
import { abilities } from './abilities.ts';
import { game } from './game.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';

export const rulebook: Readonly<Record<Rule, string>> = { ...game, ...options, ...abilities, ...questions };

export const chapters = chaptersOf({
  ship: 'The ship',
  roles: 'Roles',
  turn: 'A turn',
  noises: 'Noises',
  attack: 'Attack',
  beginner: 'Beginner game',
  items: 'Items',
  eachItem: 'The items one by one',
  hatches: 'Escape hatches',
  end: 'End of the game',
  scenarios: 'Scenarios',
  crew: 'Members of the crew',
  table: 'At this table',
});
