/** What is wrong with a scenario file, and what is said of a good one, in both languages. */
import type { Language, Refusal } from '@starboard/kernel';
import type { ScenarioProblem } from '../rules/scenario-file.ts';
import type { Aliens } from '../rules/types.ts';
import * as common from './common.ts';

type Said = { readonly n: number; readonly of: number; readonly what: string };
type Sentences = { readonly [K in ScenarioProblem['problem']]: (s: Said) => string };

const FAULTS: { readonly [L in Language]: Sentences } = {
  en: {
    'too-long': ({ n, of }) => `A scenario file has at most ${of} characters; this one has ${n}.`,
    'no-json': () => 'This is no scenario file: it is not JSON.',
    'no-object': () => 'A scenario file is an object with a name, players, a description and options.',
    field: ({ what }) => `A scenario file has no field “${what}”.`,
    name: ({ of }) => `The name of a scenario has 1 to ${of} characters on one line, once or as de and en.`,
    author: ({ of }) => `The author of a scenario has 1 to ${of} characters on one line.`,
    players: () => 'The players of a scenario are two whole numbers from 2 to 16, the fewest and the most.',
    description: ({ of }) => `The description of a scenario has 1 to ${of} characters on one line, once or as de and en.`,
    options: () => 'The options of a scenario are an object such as {"A.5": true}.',
    unknown: ({ what }) => `There is no option “${what}”; options have ids such as A.5.`,
    value: ({ what }) => `Option ${what} has a value that it cannot have.`,
  },
  de: {
    'too-long': ({ n, of }) => `Eine Szenariodatei hat höchstens ${of} Zeichen; diese hat ${n}.`,
    'no-json': () => 'Das ist keine Szenariodatei: Es ist kein JSON.',
    'no-object': () => 'Eine Szenariodatei ist ein Objekt mit name, players, description und options.',
    field: ({ what }) => `Eine Szenariodatei hat kein Feld „${what}“.`,
    name: ({ of }) => `Der Name eines Szenarios hat 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    author: ({ of }) => `Der Autor eines Szenarios hat 1 bis ${of} Zeichen in einer Zeile.`,
    players: () => 'players sind bei einem Szenario zwei ganze Zahlen von 2 bis 16: wie viele mindestens und wie viele höchstens.',
    description: ({ of }) => `Die Beschreibung eines Szenarios hat 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    options: () => 'options sind bei einem Szenario ein Objekt wie {"A.5": true}.',
    unknown: ({ what }) => `Eine Option „${what}“ gibt es nicht; Optionen haben Nummern wie A.5.`,
    value: ({ what }) => `Option ${what} hat einen Wert, den sie nicht haben kann.`,
  },
};

export const scenarioFault = (language: Language, { problem, n = 0, of = 0, what = '' }: ScenarioProblem): string =>
  FAULTS[language][problem]({ n, of, what });

export function scenarioRefused(language: Language, r: Refusal<Aliens>): string {
  const problem = common.detailText(r, 'problem');
  if (!Object.hasOwn(FAULTS.en, problem)) return problem;
  const number = (name: string): number => Number(common.detailText(r, name));
  return scenarioFault(language, {
    problem: problem as ScenarioProblem['problem'],
    n: number('n'),
    of: number('of'),
    what: common.detailText(r, 'what'),
  });
}

/** What is said of files that are right. */
export const fileWords: { readonly [L in Language]: FileWords } = {
  en: {
    by: (author) => ` by ${author}`,
    players: (min, max) => (min === max ? `for ${min} players` : `for ${min} to ${max} players`),
    zone: (columns, rows, safe, dangerous, hatches) =>
      `${columns} columns, ${rows} rows; ${safe} safe and ${dangerous} dangerous sectors, ${hatches} ${hatches === 1 ? 'hatch' : 'hatches'}.`,
    options: (list) => `Options: ${list}.`,
    noOptions: 'It switches no option: this is the game as printed.',
    fits: (zone, players) => `${zone}: ${players} players.`,
    not: (zone, why) => `Not on ${zone}: ${why}`,
    nowhere: (players, why) => `With ${players} players it cannot be played on any printed zone: ${why}`,
  },
  de: {
    by: (author) => ` von ${author}`,
    players: (min, max) => (min === max ? `für ${min} Spieler` : `für ${min} bis ${max} Spieler`),
    zone: (columns, rows, safe, dangerous, hatches) =>
      `${columns} Spalten, ${rows} Reihen; ${safe} sichere und ${dangerous} gefährliche Sektoren, ${hatches} ${hatches === 1 ? 'Luke' : 'Luken'}.`,
    options: (list) => `Optionen: ${list}.`,
    noOptions: 'Es schaltet keine Option ein: Das ist das Spiel, wie es gedruckt ist.',
    fits: (zone, players) => `${zone}: ${players} Spieler.`,
    not: (zone, why) => `Nicht auf ${zone}: ${why}`,
    nowhere: (players, why) => `Zu ${players} kann man es auf keiner gedruckten Zone spielen: ${why}`,
  },
};

export interface FileWords {
  by(author: string): string;
  players(min: number, max: number): string;
  zone(columns: number, rows: number, safe: number, dangerous: number, hatches: number): string;
  options(list: string): string;
  readonly noOptions: string;
  fits(zone: string, players: string): string;
  not(zone: string, why: string): string;
  nowhere(players: string, why: string): string;
}
