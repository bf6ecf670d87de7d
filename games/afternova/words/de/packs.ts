/** Deutsch: Kartenpakete und was an ihnen falsch ist. */
import { RANGES } from '../../content/pack.ts';
import type { PackWords } from '../pack-faults.ts';
import { names } from './names.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const range = ([least, most]: readonly [number, number]): string => `${least} bis ${most}`;
const fragments = (n: number): string => many(n, 'Fragment', 'Fragmente');
const paws = (n: number): string => many(n, 'Mietpfote', 'Mietpfoten');
const planets = (n: number): string => many(n, 'Planet', 'Planeten');
const blueprints = (n: number): string => many(n, 'Blaupause', 'Blaupausen');
const ships = (n: number): string => many(n, 'Raumschiff', 'Raumschiffe');

export const packs: PackWords = {
  language: 'de',
  names,
  pack: 'Das Kartenpaket',
  card: { paws: 'Mietpfote', planets: 'Planet', blueprints: 'Blaupause', ships: 'Raumschiff' },
  faults: {
    'too-long': ({ n, of }) => `Ein Kartenpaket hat höchstens ${of} Zeichen; diese Datei hat ${n}.`,
    'no-json': () => 'Das ist kein Kartenpaket: Es ist kein JSON.',
    'no-object': () => 'Ein Kartenpaket ist ein Objekt mit game, name, fragments, paws, planets, blueprints und ships.',
    field: ({ card, what }) => `${card} hat ein Feld „${what}“, das dort nicht hingehört.`,
    game: () => 'Das ist kein Kartenpaket für Afternova: Als game muss "afternova" darin stehen.',
    name: ({ card, of }) => `${card} braucht einen Namen von 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    author: ({ of }) => `author hat 1 bis ${of} Zeichen in einer Zeile.`,
    about: ({ of }) => `about hat 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    supply: () => `fragments sind fünf ganze Zahlen von ${range(RANGES.supply)}, eine für jede Farbe.`,
    list: ({ what, of }) => `Ein Kartenpaket hat eine Liste „${what}“ mit 1 bis ${of} Karten.`,
    'no-card': ({ card }) => `${card} ist kein Objekt.`,
    id: ({ card }) => `${card} braucht eine id aus 1 bis 16 Kleinbuchstaben, Ziffern und Bindestrichen.`,
    twice: ({ card, what }) => `${card} hat die id „${what}“, die schon eine andere Karte hat.`,
    look: ({ card }) => `Die Zeichnung von ${card} heißt mit 1 bis 16 Kleinbuchstaben, Ziffern und Bindestrichen.`,
    skills: ({ card }) => `${card} braucht ${range(RANGES.icons)} Fähigkeiten aus pilot, engineer, security und mining.`,
    needs: ({ card }) => `${card} verlangt genau zwei der Fähigkeiten pilot, engineer, security und mining, jede davon ${range(RANGES.need)} Mal.`,
    spaces: ({ card }) => `${card} hat ${range(RANGES.spaces)} Fragmente.`,
    cost: ({ card }) => `${card} kostet insgesamt ${range(RANGES.cost)} Fragmente, gezählt nach yellow, green, purple, white und black.`,
    points: ({ card }) => `${card} bringt ${range(RANGES.points)} Punkte, eine ganze Zahl.`,
    upgrade: ({ card }) =>
      `${card} hat ein Upgrade, das es nicht gibt: Schreib null oder eines wie {"kind": "cargo", "n": 1} oder {"kind": "boost", "skill": "pilot", "n": 1}.`,
    storage: ({ card }) => `${card} fasst ${range(RANGES.storage)} Fragmente.`,
    objective: ({ card }) => `${card} braucht zwei verschiedene Farben als Ziel.`,
  },
  problems: {
    'few-paws': ({ n, of }) => `Es hat ${paws(n)}; zu sechst braucht ihr mindestens ${of}.`,
    'few-planets': ({ n, of }) => `Es hat ${planets(n)}; mindestens ${of} sollten es sein.`,
    'few-blueprints': ({ n, of }) => `Es hat ${blueprints(n)}; zu sechst braucht ihr mindestens ${of}.`,
    'few-ships': ({ n, of }) => `Es hat ${ships(n)}; es müssen ${of} sein, damit zu sechst alle eines haben.`,
    'few-fragments': ({ n, of }) => `Es hat ${fragments(n)}; um drei Planeten zu füllen und allen eines zu lassen, braucht es ${of}.`,
    unmet: ({ card, what, n, of }) =>
      `${card} lässt sich nie abbauen: ${of === 1 ? 'Nötig ist' : 'Nötig sind'} ${of}× ${what}, und alle Mietpfoten zusammen haben ${n}.`,
    'many-paws': ({ card, n, of }) =>
      `${card} ist unerreichbar: Selbst die besten Mietpfoten wären ${many(n, 'Karte', 'Karten')}, und eine Hand fasst ${of}.`,
    unpaid: ({ card, n, of }) =>
      `${card} lässt sich nie bezahlen: Sie kostet ${fragments(n)}, und mit allen erreichbaren Upgrades fasst das kleinste Schiff ${of}.`,
    scarce: ({ card, what, n, of }) => `${card} lässt sich nie bezahlen: Sie kostet ${n} ${what}, und im Spiel gibt es nur ${of}.`,
    unwanted: ({ what }) => `Die Farben sind nicht ausgewogen: Keine Blaupause verlangt ${what}.`,
    uneven: ({ what, n, of }) =>
      `Die Farben sind nicht ausgewogen: Blaupausen verlangen ${what} ${n}-mal, gerecht wären bei so vielen Fragmenten etwa ${of}.`,
  },
  file: {
    by: (author) => ` von ${author}`,
    cards: (a, b, c, d) => `${paws(a)}, ${planets(b)}, ${blueprints(c)}, ${ships(d)}.`,
    fragments: (n, each) => `${fragments(n)}: ${each}.`,
    asked: (each) => `Blaupausen verlangen ${each}.`,
    storage: (least, most) => `Ein Schiff fasst zuerst ${fragments(least)} und mit fünf Upgrades bis zu ${most}.`,
    kinds: {
      paws: 'Mietpfoten',
      planets: 'Planeten',
      blueprints: 'Blaupausen',
      ships: 'Raumschiffe',
      fragments,
      points: (n) => many(n, 'Punkt', 'Punkte'),
    },
  },
};
