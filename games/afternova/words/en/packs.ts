/** English: card packs and what is wrong with them. */
import { RANGES } from '../../content/pack.ts';
import type { PackWords } from '../pack-faults.ts';
import { names } from './names.ts';
import { times } from './speech.ts';

const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;
const range = ([least, most]: readonly [number, number]): string => `${least} to ${most}`;
const fragments = (n: number): string => many(n, 'fragment', 'fragments');
const paws = (n: number): string => many(n, 'Hired Paw', 'Hired Paws');
const planets = (n: number): string => many(n, 'planet', 'planets');
const blueprints = (n: number): string => many(n, 'Blueprint', 'Blueprints');
const ships = (n: number): string => many(n, 'starship', 'starships');

export const packs: PackWords = {
  language: 'en',
  names,
  pack: 'The pack',
  card: { paws: 'Paw', planets: 'Planet', blueprints: 'Blueprint', ships: 'Ship' },
  faults: {
    'too-long': ({ n, of }) => `A pack has at most ${of} characters; this file has ${n}.`,
    'no-json': () => 'This is not a pack: it is not JSON.',
    'no-object': () => 'A pack is an object with game, name, fragments, paws, planets, blueprints and ships.',
    field: ({ card, what }) => `${card} has a field “${what}” that does not belong there.`,
    game: () => 'This is not a pack for Afternova: its game has to be "afternova".',
    name: ({ card, of }) => `${card} needs a name of 1 to ${of} characters on one line, once or as de and en.`,
    author: ({ of }) => `The author of a pack has 1 to ${of} characters on one line.`,
    about: ({ of }) => `The description of a pack has 1 to ${of} characters on one line, once or as de and en.`,
    supply: () => `The fragments of a pack are five whole numbers from ${range(RANGES.supply)}, one for each colour.`,
    list: ({ what, of }) => `A pack has a list “${what}” with 1 to ${of} cards.`,
    'no-card': ({ card }) => `${card} is not an object.`,
    id: ({ card }) => `${card} needs an id of 1 to 16 small letters, digits and hyphens.`,
    twice: ({ card, what }) => `${card} has the id “${what}”, which another card already has.`,
    look: ({ card }) => `The drawing of ${card} is named by 1 to 16 small letters, digits and hyphens.`,
    skills: ({ card }) => `${card} needs ${range(RANGES.icons)} skills out of pilot, engineer, security and mining.`,
    needs: ({ card }) => `${card} needs exactly two of the skills pilot, engineer, security and mining, each with ${range(RANGES.need)} icons.`,
    spaces: ({ card }) => `${card} has ${range(RANGES.spaces)} fragments.`,
    cost: ({ card }) => `${card} costs ${range(RANGES.cost)} fragments in all, counted by yellow, green, purple, white and black.`,
    points: ({ card }) => `${card} is worth ${range(RANGES.points)} points, a whole number.`,
    upgrade: ({ card }) =>
      `${card} has an upgrade that does not exist: write null, or one such as {"kind": "cargo", "n": 1} or {"kind": "boost", "skill": "pilot", "n": 1}.`,
    storage: ({ card }) => `${card} holds ${range(RANGES.storage)} fragments.`,
    objective: ({ card }) => `${card} needs two different colours as its objective.`,
  },
  problems: {
    'few-paws': ({ n, of }) => `It has ${paws(n)}; six players need at least ${of}.`,
    'few-planets': ({ n, of }) => `It has ${planets(n)}; there should be at least ${of}.`,
    'few-blueprints': ({ n, of }) => `It has ${blueprints(n)}; six players need at least ${of}.`,
    'few-ships': ({ n, of }) => `It has ${ships(n)}; there have to be ${of}, one for each of six players.`,
    'few-fragments': ({ n, of }) => `It has ${fragments(n)}; to fill three planets and leave one for everybody it needs ${of}.`,
    unmet: ({ card, what, n, of }) =>
      `${card} can never be extracted: it needs ${many(of, 'icon', 'icons')} of ${what}, and all Paws together have ${n}.`,
    'many-paws': ({ card, n, of }) => `${card} is out of reach: even the best Paws would be ${many(n, 'card', 'cards')}, and a hand holds ${of}.`,
    unpaid: ({ card, n, of }) =>
      `${card} can never be paid for: it costs ${fragments(n)}, and with all upgrades within reach the smallest ship holds ${of}.`,
    scarce: ({ card, what, n, of }) => `${card} can never be paid for: it costs ${n} ${what}, and the game has only ${of}.`,
    unwanted: ({ what }) => `The colours are not balanced: no Blueprint asks for ${what}.`,
    uneven: ({ what, n, of }) =>
      `The colours are not balanced: Blueprints ask for ${what} ${times(n)}; about ${of} would be fair for its number of fragments.`,
  },
  file: {
    by: (author) => ` by ${author}`,
    cards: (a, b, c, d) => `${paws(a)}, ${planets(b)}, ${blueprints(c)}, ${ships(d)}.`,
    fragments: (n, each) => `${fragments(n)}: ${each}.`,
    asked: (each) => `Blueprints ask for ${each}.`,
    storage: (least, most) => `A ship holds ${fragments(least)} at first, and up to ${most} with five upgrades.`,
    kinds: {
      paws: 'Hired Paws',
      planets: 'Planets',
      blueprints: 'Blueprints',
      ships: 'Starships',
      fragments,
      points: (n) => many(n, 'point', 'points'),
    },
  },
};
