/** English: what is wrong with a file, and what a good one holds. */
import type { FaultWords } from '../tongue.ts';
import { many } from './speech.ts';

const text = (what: string, of: number): string => `${what} must have 1 to ${many(of, 'character')} on one line`;
const players = (what: string): string => `The players of a ${what} are two whole numbers from 2 to 16: the fewest and the most.`;

export const faults: FaultWords = {
  more: (n) => `and ${n} more`,
  map: {
    torn: 'This ship is torn apart. These sectors do not hang together with the rest',
    'no-way': 'There is no way on from',
    'start-shut': 'This start leads nowhere',
    'hatch-cut-off': 'No human can reach',
  },
  zone: {
    'too-long': ({ n, of }) => `A zone file has at most ${many(of, 'character')}; this one has ${n}.`,
    'no-json': () => 'This is not a zone file: it is not JSON.',
    'no-object': () => 'A zone file is an object with a name, players and rows.',
    field: ({ what }) => `A zone file has no field “${what}”.`,
    name: ({ of }) => `${text('The name of a zone', of)}.`,
    author: ({ of }) => `${text('The author of a zone', of)}.`,
    players: () => players('zone'),
    rows: ({ of }) => `A zone has 1 to ${of} rows.`,
    marks: ({ n }) => `Row ${n} contains something other than the marks . o # H A and 1 to 8.`,
    uneven: ({ n, of }) => `All rows must have the same length: row ${n} does not have ${many(of, 'column')} like row 1.`,
    columns: ({ of }) => `A zone has 1 to ${of} columns.`,
    humans: ({ n }) => `A zone has one human start H; this one has ${n}.`,
    aliens: ({ n }) => `A zone has one alien start A; this one has ${n}.`,
    'no-hatch': () => 'A zone has at least one hatch, numbered from 1.',
    'hatch-gap': ({ n }) => `Hatches are numbered from 1 without gaps; ${n} is missing.`,
    'hatch-twice': ({ n }) => `There is more than one hatch\u00a0${n}.`,
  },
  scenario: {
    'too-long': ({ n, of }) => `A scenario file has at most ${many(of, 'character')}; this one has ${n}.`,
    'no-json': () => 'This is not a scenario file: it is not JSON.',
    'no-object': () => 'A scenario file is an object with a name, players, a description and options.',
    field: ({ what }) => `A scenario file has no field “${what}”.`,
    name: ({ of }) => `${text('The name of a scenario', of)}, once or in every language.`,
    author: ({ of }) => `${text('The author of a scenario', of)}.`,
    players: () => players('scenario'),
    description: ({ of }) => `${text('The description of a scenario', of)}, once or in every language.`,
    options: () => 'The options of a scenario are an object such as {"A.5": true}.',
    unknown: ({ what }) => `There is no option “${what}”; options have codes such as A.5.`,
    value: ({ what }) => `Option ${what} cannot have this value.`,
  },
  file: {
    by: (author) => ` by ${author}`,
    players: (min, max) => (min === max ? `for ${many(min, 'player')}` : `for ${min} to ${max} players`),
    zone: (columns, rows, safe, dangerous, hatches) =>
      `${many(columns, 'column')}, ${many(rows, 'row')}; ${safe} safe and ${many(dangerous, 'dangerous sector')}, ${many(hatches, 'hatch', 'hatches')}.`,
    options: (list) => `Options: ${list}.`,
    asManyAsPlayers: 'as many as there are players',
    noOptions: 'It switches on no option: this is the game as printed.',
    fits: (zone, who) => `${zone}: ${who} players.`,
    not: (zone, why) => `Not on ${zone}: ${why}`,
    nowhere: (who, why) => `With ${who} players it cannot be played on any printed zone: ${why}`,
  },
};
