/** What is wrong with a zone of somebody's own, or with its file, in both languages, with the offending sectors. */
import { type Language, type Phrase, type Refusal, say } from '@starboard/kernel';
import type { Aliens } from '../rules/types.ts';
import type { FileFault, MapFault, ZoneProblem } from '../rules/zone-check.ts';
import * as common from './common.ts';

type Said = { readonly n: number; readonly of: number; readonly what: string };

const MAPS: { readonly [L in Language]: { readonly [K in MapFault]: string } } = {
  en: {
    torn: 'This ship is torn apart: from the first sector nobody gets to',
    'no-way': 'There is no way on from',
    'start-shut': 'This start leads nowhere',
    'hatch-cut-off': 'No human can get to',
  },
  de: {
    torn: 'Dieses Schiff ist zerrissen: Vom ersten Sektor aus kommt niemand hierhin',
    'no-way': 'Hier geht es nicht weiter',
    'start-shut': 'Dieser Start führt nirgendwohin',
    'hatch-cut-off': 'Hierhin kommt kein Mensch',
  },
};
const AND: { readonly [L in Language]: string } = { en: 'and', de: 'und' };
/** More would bury the sentence. */
const MOST_NAMED = 12;

const FILES: { readonly [L in Language]: { readonly [K in FileFault]: (s: Said) => string } } = {
  en: {
    'too-long': ({ n, of }) => `A zone file has at most ${of} characters; this one has ${n}.`,
    'no-json': () => 'This is no zone file: it is not JSON.',
    'no-object': () => 'A zone file is an object with a name, players and rows.',
    field: ({ what }) => `A zone file has no field “${what}”.`,
    name: ({ of }) => `The name of a zone has 1 to ${of} characters on one line.`,
    author: ({ of }) => `The author of a zone has 1 to ${of} characters on one line.`,
    players: () => 'The players of a zone are two whole numbers from 2 to 16, the fewest and the most.',
    rows: ({ of }) => `A zone has 1 to ${of} rows.`,
    marks: ({ n }) => `Row ${n} has something else than the marks . o # H A and 1 to 8.`,
    uneven: ({ n, of }) => `All rows must be equally long; row ${n} has not the ${of} columns of row 1.`,
    columns: ({ of }) => `A zone has 1 to ${of} columns.`,
    humans: ({ n }) => `A zone has one human start H; this one has ${n}.`,
    aliens: ({ n }) => `A zone has one alien start A; this one has ${n}.`,
    'no-hatch': () => 'A zone has at least one hatch, numbered from 1.',
    'hatch-gap': ({ n }) => `The hatches are numbered from 1 without gaps; ${n} is missing.`,
    'hatch-twice': ({ n }) => `Hatch ${n} is there more than once.`,
  },
  de: {
    'too-long': ({ n, of }) => `Eine Zonendatei hat höchstens ${of} Zeichen; diese hat ${n}.`,
    'no-json': () => 'Das ist keine Zonendatei: Es ist kein JSON.',
    'no-object': () => 'Eine Zonendatei ist ein Objekt mit name, players und rows.',
    field: ({ what }) => `Eine Zonendatei hat kein Feld „${what}“.`,
    name: ({ of }) => `Der Name einer Zone hat 1 bis ${of} Zeichen in einer Zeile.`,
    author: ({ of }) => `Der Autor einer Zone hat 1 bis ${of} Zeichen in einer Zeile.`,
    players: () => 'players sind bei einer Zone zwei ganze Zahlen von 2 bis 16: wie viele mindestens und wie viele höchstens.',
    rows: ({ of }) => `Eine Zone hat 1 bis ${of} Reihen.`,
    marks: ({ n }) => `In Reihe ${n} steht etwas anderes als die Zeichen . o # H A und 1 bis 8.`,
    uneven: ({ n, of }) => `Alle Reihen müssen gleich lang sein; Reihe ${n} hat nicht die ${of} Spalten von Reihe 1.`,
    columns: ({ of }) => `Eine Zone hat 1 bis ${of} Spalten.`,
    humans: ({ n }) => `Eine Zone hat einen Menschenstart H; diese hat ${n}.`,
    aliens: ({ n }) => `Eine Zone hat einen Alienstart A; diese hat ${n}.`,
    'no-hatch': () => 'Eine Zone hat mindestens eine Luke; sie werden ab 1 gezählt.',
    'hatch-gap': ({ n }) => `Die Luken sind ab 1 ohne Lücke gezählt; ${n} fehlt.`,
    'hatch-twice': ({ n }) => `Luke ${n} gibt es mehr als einmal.`,
  },
};

const isMap = (problem: string): problem is MapFault => Object.hasOwn(MAPS.en, problem);
const isFile = (problem: string): problem is FileFault => Object.hasOwn(FILES.en, problem);

export function zoneProblemSaid(language: Language, { problem, sectors, n = 0, of = 0, what = '' }: ZoneProblem): Phrase {
  if (isFile(problem)) return [FILES[language][problem]({ n, of, what })];
  const named = sectors.slice(0, MOST_NAMED);
  const more = sectors.length > named.length ? ' …' : '';
  return say`${MAPS[language][problem]}: ${common.sectors(language, named, AND[language])}${more}.`;
}

export function zoneFault(language: Language, r: Refusal<Aliens>): Phrase {
  const problem = common.detailText(r, 'problem');
  const number = (name: string): number => Number(common.detailText(r, name));
  if (!isFile(problem) && !isMap(problem)) return [problem];
  return zoneProblemSaid(language, {
    problem,
    sectors: common.detailSectors(r),
    n: number('n'),
    of: number('of'),
    what: common.detailText(r, 'what'),
  });
}
