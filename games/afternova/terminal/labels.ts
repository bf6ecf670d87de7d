/** The few words of the drawing. */
import type { Language } from '@starboard/kernel';

interface SketchWords {
  turn(n: number, name: string): string;
  over: string;
  piles(paws: number, plans: number): string;
  bag: string;
  heap: string;
  lack: string;
  enough: string;
  storage: string;
  paws: string;
  plans: string;
  built: string;
  hand: string;
  goal: string;
  market: string;
  offers: string;
  contract(n: number): string;
  /** How many Paws of a hidden row. */
  hidden(n: number): string;
  of: string;
  planet: string;
  gives: string;
  gets: string;
  after: string;
  called: string;
  promised: string;
  points: string;
  ready: string;
}

export const sketchWords: { readonly [L in Language]: SketchWords } = {
  en: {
    turn: (n, name) => `Turn ${n}: ${name}`,
    over: 'Over',
    piles: (paws, plans) => `decks: ${paws} Paws, ${plans} Blueprints`,
    bag: 'bag',
    heap: 'heap',
    lack: 'you lack',
    enough: 'you can do it alone',
    storage: 'storage',
    paws: 'Paws',
    plans: 'plans',
    built: 'built',
    hand: 'Your hand',
    goal: 'goal',
    market: 'Market',
    offers: 'Offers',
    contract: (n) => `Contract ${n}`,
    hidden: (n) => (n === 1 ? '1 Paw' : `${n} Paws`),
    of: 'of',
    planet: 'planet',
    gives: 'gives',
    gets: 'gets',
    after: 'then',
    called: 'called for',
    promised: 'for',
    points: 'pts',
    ready: 'payable',
  },
  de: {
    turn: (n, name) => `Zug ${n}: ${name}`,
    over: 'Vorbei',
    piles: (paws, plans) => `Stapel: ${paws} Mietpfoten, ${plans} Blaupausen`,
    bag: 'Beutel',
    heap: 'Haufen',
    lack: 'dir fehlt',
    enough: 'schaffst du allein',
    storage: 'Lager',
    paws: 'Pfot.',
    plans: 'Pläne',
    built: 'fertig',
    hand: 'Deine Hand',
    goal: 'Ziel',
    market: 'Markt',
    offers: 'Angebote',
    contract: (n) => `Vertrag ${n}`,
    hidden: (n) => (n === 1 ? '1 Pfote' : `${n} Pfoten`),
    of: 'von',
    planet: 'Planet',
    gives: 'gibt',
    gets: 'bekommt',
    after: 'danach',
    called: 'gesucht',
    promised: 'für',
    points: 'Pkt.',
    ready: 'bezahlbar',
  },
};
