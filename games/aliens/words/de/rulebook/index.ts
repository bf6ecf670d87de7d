/** The German rulebook in the app: the rules of RULES.md as a player reads them. */
import type { Rule } from '../../../rules/ids.ts';
import { chaptersOf } from '../../rulebook-chapters.ts';
import { abilities } from './abilities.ts';
import { game } from './game.ts';
import { options } from './options.ts';
import { questions } from './questions.ts';

export const rulebook: Readonly<Record<Rule, string>> = { ...game, ...options, ...abilities, ...questions };

export const chapters = chaptersOf({
  ship: 'Das Schiff',
  roles: 'Charaktere',
  turn: 'Ein Zug',
  noises: 'Geräusche',
  attack: 'Angriff',
  beginner: 'Einsteigerspiel',
  items: 'Gegenstände',
  eachItem: 'Die Gegenstände im Einzelnen',
  hatches: 'Rettungskapseln',
  end: 'Ende der Partie',
  scenarios: 'Szenarien',
  crew: 'Mitglieder der Crew',
  table: 'An diesem Tisch',
});
