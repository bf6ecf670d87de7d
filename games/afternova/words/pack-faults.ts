/** What is wrong with a card pack, or with its file, and what is said of a good one, in both languages. */
import type { Language } from '@starboard/kernel';
import type { Fault, Kind, PackFault } from '../content/pack.ts';
import { RANGES } from '../content/pack.ts';
import type { PackProblem } from '../content/playable.ts';
import type { Colour, Skill } from '../content/types.ts';
import { names, told } from './names.ts';

/** `card`: "Blueprint 7", or the pack itself. */
type Said = { readonly card: string; readonly what: string; readonly n: number; readonly of: number };
type Sentences<K extends string> = { readonly [P in K]: (s: Said) => string };

const range = ([least, most]: readonly [number, number], to: string): string => `${least} ${to} ${most}`;

const FAULTS: { readonly [L in Language]: Sentences<Fault> } = {
  en: {
    'too-long': ({ n, of }) => `A pack has at most ${of} characters; this file has ${n}.`,
    'no-json': () => 'This is no pack: it is not JSON.',
    'no-object': () => 'A pack is an object with game, name, fragments, paws, planets, blueprints and ships.',
    field: ({ card, what }) => `${card} has a field “${what}” that does not belong there.`,
    game: () => 'This is no pack for Afternova: its game has to be "afternova".',
    name: ({ card, of }) => `${card} needs a name of 1 to ${of} characters on one line, once or as de and en.`,
    author: ({ of }) => `The author of a pack has 1 to ${of} characters on one line.`,
    about: ({ of }) => `What is said about a pack has 1 to ${of} characters on one line, once or as de and en.`,
    supply: () => `The fragments of a pack are five whole numbers from ${range(RANGES.supply, 'to')}, one for each colour.`,
    list: ({ what, of }) => `A pack has a list “${what}” with 1 to ${of} cards.`,
    'no-card': ({ card }) => `${card} is no object.`,
    id: ({ card }) => `${card} needs an id of 1 to 16 small letters, digits and hyphens.`,
    twice: ({ card, what }) => `${card} has the id “${what}”, which another card has already.`,
    skills: ({ card }) => `${card} needs ${range(RANGES.icons, 'to')} skills out of pilot, engineer, security and mining.`,
    needs: ({ card }) => `${card} needs exactly two of the skills pilot, engineer, security and mining, each with ${range(RANGES.need, 'to')} icons.`,
    spaces: ({ card }) => `${card} has ${range(RANGES.spaces, 'to')} fragments.`,
    cost: ({ card }) => `${card} costs ${range(RANGES.cost, 'to')} fragments in all, counted by yellow, green, purple, white and black.`,
    points: ({ card }) => `${card} is worth ${range(RANGES.points, 'to')} points, a whole number.`,
    upgrade: ({ card }) =>
      `${card} has an upgrade that does not exist: write null, or one such as {"kind": "cargo", "n": 1} or {"kind": "boost", "skill": "pilot", "n": 1}.`,
    storage: ({ card }) => `${card} holds ${range(RANGES.storage, 'to')} fragments.`,
    objective: ({ card }) => `${card} needs two different colours as its objective.`,
  },
  de: {
    'too-long': ({ n, of }) => `Ein Kartenpaket hat höchstens ${of} Zeichen; diese Datei hat ${n}.`,
    'no-json': () => 'Das ist kein Kartenpaket: Es ist kein JSON.',
    'no-object': () => 'Ein Kartenpaket ist ein Objekt mit game, name, fragments, paws, planets, blueprints und ships.',
    field: ({ card, what }) => `${card} hat ein Feld „${what}“, das dort nicht hingehört.`,
    game: () => 'Das ist kein Kartenpaket für Afternova: Als game muss "afternova" darin stehen.',
    name: ({ card, of }) => `${card} braucht einen Namen von 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    author: ({ of }) => `Der Autor eines Kartenpakets hat 1 bis ${of} Zeichen in einer Zeile.`,
    about: ({ of }) => `Was über ein Kartenpaket gesagt wird, hat 1 bis ${of} Zeichen in einer Zeile, einmal oder als de und en.`,
    supply: () => `fragments sind fünf ganze Zahlen von ${range(RANGES.supply, 'bis')}, eine für jede Farbe.`,
    list: ({ what, of }) => `Ein Kartenpaket hat eine Liste „${what}“ mit 1 bis ${of} Karten.`,
    'no-card': ({ card }) => `${card} ist kein Objekt.`,
    id: ({ card }) => `${card} braucht eine id aus 1 bis 16 Kleinbuchstaben, Ziffern und Bindestrichen.`,
    twice: ({ card, what }) => `${card} hat die id „${what}“, die schon eine andere Karte hat.`,
    skills: ({ card }) => `${card} braucht ${range(RANGES.icons, 'bis')} Fähigkeiten aus pilot, engineer, security und mining.`,
    needs: ({ card }) =>
      `${card} verlangt genau zwei der Fähigkeiten pilot, engineer, security und mining, jede mit ${range(RANGES.need, 'bis')} Symbolen.`,
    spaces: ({ card }) => `${card} hat ${range(RANGES.spaces, 'bis')} Fragmente.`,
    cost: ({ card }) => `${card} kostet insgesamt ${range(RANGES.cost, 'bis')} Fragmente, gezählt nach yellow, green, purple, white und black.`,
    points: ({ card }) => `${card} bringt ${range(RANGES.points, 'bis')} Punkte, eine ganze Zahl.`,
    upgrade: ({ card }) =>
      `${card} hat ein Upgrade, das es nicht gibt: Schreib null oder eines wie {"kind": "cargo", "n": 1} oder {"kind": "boost", "skill": "pilot", "n": 1}.`,
    storage: ({ card }) => `${card} fasst ${range(RANGES.storage, 'bis')} Fragmente.`,
    objective: ({ card }) => `${card} braucht zwei verschiedene Farben als Ziel.`,
  },
};

const PROBLEMS: { readonly [L in Language]: Sentences<PackProblem['problem']> } = {
  en: {
    'few-paws': ({ n, of }) => `It has ${n} Hired Paws; six players need at least ${of}.`,
    'few-planets': ({ n, of }) => `It has ${n} planets; there should be at least ${of}.`,
    'few-blueprints': ({ n, of }) => `It has ${n} Blueprints; six players need at least ${of}.`,
    'few-ships': ({ n, of }) => `It has ${n} starships; there have to be ${of}, one for each of six players.`,
    'few-fragments': ({ n, of }) => `It has ${n} fragments; to fill three planets and leave one for everybody it needs ${of}.`,
    unmet: ({ card, what, n, of }) => `${card} can never be extracted: it needs ${of} icons of ${what}, and all Paws together have ${n}.`,
    'many-paws': ({ card, n, of }) => `${card} is out of reach: even the best Paws would be ${n} cards, and a hand holds ${of}.`,
    unpaid: ({ card, n, of }) =>
      `${card} can never be paid: it costs ${n} fragments, and with all upgrades within reach the smallest ship holds ${of}.`,
    scarce: ({ card, what, n, of }) => `${card} can never be paid: it costs ${n} of ${what}, and there are ${of} in the game.`,
    unwanted: ({ what }) => `The colours are not balanced: no Blueprint asks for ${what}.`,
    uneven: ({ what, n, of }) =>
      `The colours are not balanced: Blueprints ask for ${what} ${n} times, and for its number of fragments about ${of} would be fair.`,
  },
  de: {
    'few-paws': ({ n, of }) => `Es hat ${n} Mietpfoten; zu sechst braucht ihr mindestens ${of}.`,
    'few-planets': ({ n, of }) => `Es hat ${n} Planeten; mindestens ${of} sollten es sein.`,
    'few-blueprints': ({ n, of }) => `Es hat ${n} Blaupausen; zu sechst braucht ihr mindestens ${of}.`,
    'few-ships': ({ n, of }) => `Es hat ${n} Raumschiffe; es müssen ${of} sein, damit zu sechst alle eines haben.`,
    'few-fragments': ({ n, of }) => `Es hat ${n} Fragmente; um drei Planeten zu füllen und allen eines zu lassen, braucht es ${of}.`,
    unmet: ({ card, what, n, of }) => `${card} lässt sich nie abbauen: Nötig sind ${of} Symbole ${what}, und alle Mietpfoten zusammen haben ${n}.`,
    'many-paws': ({ card, n, of }) => `${card} ist unerreichbar: Selbst die besten Mietpfoten wären ${n} Karten, und eine Hand fasst ${of}.`,
    unpaid: ({ card, n, of }) =>
      `${card} lässt sich nie bezahlen: Sie kostet ${n} Fragmente, und mit allen erreichbaren Upgrades fasst das kleinste Schiff ${of}.`,
    scarce: ({ card, what, n, of }) => `${card} lässt sich nie bezahlen: Sie kostet ${n}-mal ${what}, und im Spiel gibt es das ${of}-mal.`,
    unwanted: ({ what }) => `Die Farben sind nicht ausgewogen: Keine Blaupause verlangt ${what}.`,
    uneven: ({ what, n, of }) =>
      `Die Farben sind nicht ausgewogen: Blaupausen verlangen ${what} ${n}-mal, gerecht wären bei so vielen Fragmenten etwa ${of}.`,
  },
};

const CARD: { readonly [L in Language]: { readonly [K in Kind]: string } } = {
  en: { paws: 'Paw', planets: 'Planet', blueprints: 'Blueprint', ships: 'Ship' },
  de: { paws: 'Mietpfote', planets: 'Planet', blueprints: 'Blaupause', ships: 'Raumschiff' },
};
const PACK: { readonly [L in Language]: string } = { en: 'The pack', de: 'Das Kartenpaket' };

export function packFaultSaid(language: Language, { fault, kind, card, what, n = 0, of = 0 }: PackFault): string {
  const where = kind === undefined || card === undefined ? PACK[language] : `${CARD[language][kind]} ${card}`;
  return FAULTS[language][fault]({ card: where, what: what ?? kind ?? '', n, of });
}

/** Which kind of card a problem names. */
const PLANET_PROBLEMS: readonly PackProblem['problem'][] = ['unmet', 'many-paws'];

export function packProblemSaid(language: Language, { problem, name, what = '', n = 0, of = 0 }: PackProblem): string {
  const { colours, skills, quoted } = names[language];
  const card =
    name === undefined ? '' : `${CARD[language][PLANET_PROBLEMS.includes(problem) ? 'planets' : 'blueprints']} ${quoted(told(language, name))}`;
  const called = Object.hasOwn(colours, what) ? colours[what as Colour].noun : Object.hasOwn(skills, what) ? skills[what as Skill].noun : '';
  return PROBLEMS[language][problem]({ card, what: called, n, of });
}

/** A refusal of a table with such a pack brings one of the two along. */
export const packSaid = (language: Language, wrong: PackFault | PackProblem): string =>
  'fault' in wrong ? packFaultSaid(language, wrong) : packProblemSaid(language, wrong);

interface FileWords {
  by(author: string): string;
  cards(paws: number, planets: number, blueprints: number, ships: number): string;
  fragments(n: number, each: string): string;
  asked(each: string): string;
  storage(least: number, most: number): string;
  /** The headings of a list of all cards, and what is on them. */
  readonly kinds: { readonly [K in Kind]: string } & { fragments(n: number): string; points(n: number): string };
}

/** What is said of packs that are right. */
export const fileWords: { readonly [L in Language]: FileWords } = {
  en: {
    by: (author) => ` by ${author}`,
    cards: (paws, planets, blueprints, ships) => `${paws} Hired Paws, ${planets} planets, ${blueprints} Blueprints, ${ships} starships.`,
    fragments: (n, each) => `${n} fragments: ${each}.`,
    asked: (each) => `Blueprints ask for ${each}.`,
    storage: (least, most) => `A ship holds ${least} fragments at first, and up to ${most} with five upgrades.`,
    kinds: {
      paws: 'Hired Paws',
      planets: 'Planets',
      blueprints: 'Blueprints',
      ships: 'Starships',
      fragments: (n) => (n === 1 ? '1 fragment' : `${n} fragments`),
      points: (n) => (n === 1 ? '1 point' : `${n} points`),
    },
  },
  de: {
    by: (author) => ` von ${author}`,
    cards: (paws, planets, blueprints, ships) => `${paws} Mietpfoten, ${planets} Planeten, ${blueprints} Blaupausen, ${ships} Raumschiffe.`,
    fragments: (n, each) => `${n} Fragmente: ${each}.`,
    asked: (each) => `Blaupausen verlangen ${each}.`,
    storage: (least, most) => `Ein Schiff fasst zuerst ${least} Fragmente und mit fünf Upgrades bis zu ${most}.`,
    kinds: {
      paws: 'Mietpfoten',
      planets: 'Planeten',
      blueprints: 'Blaupausen',
      ships: 'Raumschiffe',
      fragments: (n) => (n === 1 ? '1 Fragment' : `${n} Fragmente`),
      points: (n) => (n === 1 ? '1 Punkt' : `${n} Punkte`),
    },
  },
};
