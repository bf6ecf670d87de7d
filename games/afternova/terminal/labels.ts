/** Labels of the drawing. */
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
  from: string;
  planet: string;
  gives: string;
  gets: string;
  after: string;
  called: string;
  promised: string;
  points: string;
  ready: string;
  /** Columns that fragments take in words: in a storage, on a planet, in a contract. */
  readonly wide: { readonly storage: number; readonly planet: number; readonly part: number };
}

export const sketchWords: { readonly [L in Language]: SketchWords } = {
  en: {
    turn: (n, name) => `Turn ${n}: ${name}`,
    over: 'The game is over',
    piles: (paws, plans) => `decks: ${paws} ${paws === 1 ? 'Paw' : 'Paws'}, ${plans} ${plans === 1 ? 'Blueprint' : 'Blueprints'}`,
    bag: 'bag',
    heap: 'heap',
    lack: 'you lack',
    enough: 'you can do it alone',
    storage: 'storage',
    paws: 'Paws',
    plans: 'Blueprints',
    built: 'completed',
    hand: 'Your hand',
    goal: 'hidden objective',
    market: 'Market',
    offers: 'Offers',
    contract: (n) => `Contract ${n}`,
    hidden: (n) => (n === 1 ? '1 Paw' : `${n} Paws`),
    from: 'from',
    planet: 'planet',
    gives: 'gives',
    gets: 'gets',
    after: 'after',
    called: 'called for',
    promised: 'for',
    points: 'pts',
    ready: 'payable',
    wide: { storage: 17, planet: 17, part: 10 },
  },
  de: {
    turn: (n, name) => `Zug ${n}: ${name}`,
    over: 'Die Partie ist zu Ende',
    piles: (paws, plans) => `Stapel: ${paws} ${paws === 1 ? 'Mietpfote' : 'Mietpfoten'}, ${plans} ${plans === 1 ? 'Blaupause' : 'Blaupausen'}`,
    bag: 'Beutel',
    heap: 'Haufen',
    lack: 'dir fehlt',
    enough: 'schaffst du allein',
    storage: 'Lager',
    paws: 'Pfoten',
    plans: 'Blaupausen',
    built: 'vollendet',
    hand: 'Deine Hand',
    goal: 'geheimes Ziel',
    market: 'Markt',
    offers: 'Angebote',
    contract: (n) => `Vertrag ${n}`,
    hidden: (n) => (n === 1 ? '1 Pfote' : `${n} Pfoten`),
    from: 'von',
    planet: 'Planet',
    gives: 'gibt',
    gets: 'bekommt',
    after: 'danach',
    called: 'gesucht',
    promised: 'für',
    points: 'Pkt.',
    ready: 'bezahlbar',
    wide: { storage: 24, planet: 25, part: 15 },
  },
};
