/** German: what is wrong with a file, and what a good one holds. */
import type { FaultWords } from '../tongue.ts';
import { many } from './speech.ts';

const signs = (of: number): string => many(of, 'Zeichen', 'Zeichen');
const text = (what: string, of: number): string => `${what} hat 1 bis ${signs(of)} in einer Zeile`;
const players = (what: string): string =>
  `Das Feld players enthält bei ${what} zwei ganze Zahlen von 2 bis 16: wie viele mindestens und wie viele höchstens mitspielen.`;

export const faults: FaultWords = {
  more: (n) => `und ${n} ${n === 1 ? 'weiterer' : 'weitere'}`,
  map: {
    torn: 'Dieses Schiff ist zerrissen. Mit dem Rest hängen nicht zusammen',
    'no-way': 'Hier geht es nicht weiter',
    'start-shut': 'Dieser Startsektor führt nirgendwohin',
    'hatch-cut-off': 'Für Menschen nicht erreichbar',
  },
  zone: {
    'too-long': ({ n, of }) => `Eine Zonendatei hat höchstens ${signs(of)}; diese hat ${n}.`,
    'no-json': () => 'Das ist keine Zonendatei: Es ist kein JSON.',
    'no-object': () => 'Eine Zonendatei ist ein Objekt mit name, players und rows.',
    field: ({ what }) => `Eine Zonendatei hat kein Feld „${what}“.`,
    name: ({ of }) => `${text('Der Name einer Zone', of)}.`,
    author: ({ of }) => `${text('Die Angabe author einer Zone', of)}.`,
    players: () => players('einer Zone'),
    rows: ({ of }) => `Eine Zone hat 1 bis ${of} Reihen.`,
    marks: ({ n }) => `In Reihe ${n} steht etwas anderes als die Zeichen . o # H A und 1 bis 8.`,
    uneven: ({ n, of }) => `Alle Reihen müssen gleich lang sein: Reihe ${n} hat nicht ${many(of, 'Spalte', 'Spalten')} wie Reihe 1.`,
    columns: ({ of }) => `Eine Zone hat 1 bis ${of} Spalten.`,
    humans: ({ n }) => `Eine Zone hat einen Menschen-Sektor H; diese hat ${n}.`,
    aliens: ({ n }) => `Eine Zone hat einen Alien-Sektor A; diese hat ${n}.`,
    'no-hatch': () => 'Eine Zone hat mindestens eine Rettungskapsel; sie werden ab 1 gezählt.',
    'hatch-gap': ({ n }) => `Die Rettungskapseln sind ab 1 ohne Lücke gezählt; ${n} fehlt.`,
    'hatch-twice': ({ n }) => `Rettungskapsel\u00a0${n} gibt es mehr als einmal.`,
  },
  scenario: {
    'too-long': ({ n, of }) => `Eine Szenariodatei hat höchstens ${signs(of)}; diese hat ${n}.`,
    'no-json': () => 'Das ist keine Szenariodatei: Es ist kein JSON.',
    'no-object': () => 'Eine Szenariodatei ist ein Objekt mit name, players, description und options.',
    field: ({ what }) => `Eine Szenariodatei hat kein Feld „${what}“.`,
    name: ({ of }) => `${text('Der Name eines Szenarios', of)}, einmal oder in jeder Sprache.`,
    author: ({ of }) => `${text('Die Angabe author eines Szenarios', of)}.`,
    players: () => players('einem Szenario'),
    description: ({ of }) => `${text('Die Beschreibung eines Szenarios', of)}, einmal oder in jeder Sprache.`,
    options: () => 'Das Feld options enthält bei einem Szenario ein Objekt wie {"A.5": true}.',
    unknown: ({ what }) => `Eine Option „${what}“ gibt es nicht; Optionen haben Nummern wie A.5.`,
    value: ({ what }) => `Die Option ${what} kann diesen Wert nicht haben.`,
  },
  file: {
    by: (author) => ` von ${author}`,
    players: (min, max) => (min === max ? `für ${many(min, 'Person', 'Personen')}` : `für ${min} bis ${max} Personen`),
    zone: (columns, rows, safe, dangerous, hatches) =>
      [
        `${many(columns, 'Spalte', 'Spalten')}, ${many(rows, 'Reihe', 'Reihen')}`,
        `${many(safe, 'Sicherheitssektor', 'Sicherheitssektoren')} und ${many(dangerous, 'Gefahrensektor', 'Gefahrensektoren')}, ${many(hatches, 'Rettungskapsel', 'Rettungskapseln')}.`,
      ].join('; '),
    options: (list) => `Optionen: ${list}.`,
    asManyAsPlayers: 'so viele, wie mitspielen',
    noOptions: 'Es schaltet keine Option ein: Das ist das gedruckte Spiel.',
    fits: (zone, who) => `${zone}: ${who} Personen.`,
    not: (zone, why) => `Nicht auf ${zone}: ${why}`,
    nowhere: (who, why) => `Zu ${who} könnt ihr es auf keiner gedruckten Zone spielen: ${why}`,
  },
};
