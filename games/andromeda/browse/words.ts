/** Labels of the browser. What a piece is called and does comes from the game's words. */
import type { Language } from '@starboard/kernel';
import type { ModuleType } from '../content/vocabulary.ts';
import type { Origin, Shelf } from './pieces.ts';

interface BrowseWords {
  readonly find: string;
  readonly shelves: Readonly<Record<Shelf, string>>;
  readonly shelf: string;
  readonly everything: string;
  readonly types: Readonly<Record<ModuleType, string>>;
  readonly origin: Readonly<Record<Origin, string>>;
  readonly originMore: Readonly<Record<Origin, string>>;
  readonly origins: string;
  readonly allOrigins: string;
  readonly kinds: string;
  readonly allKinds: string;
  /** What each sign of a piece says. */
  readonly signs: string;
  readonly price: (text: string) => string;
  readonly wheel: string;
  readonly found: (n: number, of: number) => string;
  readonly nothing: string;
  readonly words: string;
  readonly other: string;
  readonly data: string;
  readonly battle: string;
  readonly free: string;
  readonly close: string;
}

export const browseWords: { readonly [L in Language]: BrowseWords } = {
  en: {
    find: 'Find a piece',
    shelf: 'Sorts of pieces',
    everything: 'Everything',
    shelves: {
      modules: 'Modules',
      moons: 'Moons',
      tactics: 'Tactics',
      factions: 'Factions',
      upgrades: 'Upgrades',
      developments: 'Developments',
      events: 'Events',
      raiders: 'Raiders',
      destiny: 'Destinies',
      regions: 'Regions',
      tokens: 'Tokens',
      commanders: 'Commanders',
      orders: 'The Collective',
    },
    types: { science: 'Science', industry: 'Industry', commerce: 'Commerce', civilization: 'Civilization' },
    origin: { printed: 'printed', name: 'name printed', ours: 'ours', changed: 'changed' },
    originMore: {
      printed: 'Printed: known from public sources.',
      name: 'The name is printed, what it does is ours: nothing public says its value. A pack can replace it.',
      ours: 'Ours, designed for this version: nothing public says its value. A pack can replace it.',
      changed: 'Changed by this pack.',
    },
    origins: 'Where it comes from',
    allOrigins: 'from anywhere',
    kinds: 'What it does',
    allKinds: 'doing anything',
    signs: 'Read the signs',
    price: (text) => `On the dark plate, the price: ${text}`,
    wheel: 'The command wheel',
    found: (n, of) => (n === of ? `${n} pieces` : `${n} of ${of} pieces`),
    nothing: 'No piece is like that. Fewer letters find more.',
    words: 'In words',
    other: 'In German',
    data: 'As data',
    battle: 'Battle',
    free: 'Free',
    close: 'Close',
  },
  de: {
    find: 'Teil suchen',
    shelf: 'Arten von Teilen',
    everything: 'Alles',
    shelves: {
      modules: 'Module',
      moons: 'Monde',
      tactics: 'Taktiken',
      factions: 'Fraktionen',
      upgrades: 'Upgrades',
      developments: 'Großkomplexe',
      events: 'Ereignisse',
      raiders: 'Bedrohungen',
      destiny: 'Schicksale',
      regions: 'Sektoren',
      tokens: 'Plättchen',
      commanders: 'Befehlshaber',
      orders: 'Das Kollektiv',
    },
    types: { science: 'Wissenschaft', industry: 'Industrie', commerce: 'Wirtschaft', civilization: 'Kultur' },
    origin: { printed: 'gedruckt', name: 'Name gedruckt', ours: 'von uns', changed: 'geändert' },
    originMore: {
      printed: 'Gedruckt: aus öffentlichen Quellen bekannt.',
      name: 'Der Name ist gedruckt, die Wirkung ist von uns: Ihr Wert steht nirgends öffentlich. Ein Kartenpaket kann sie ersetzen.',
      ours: 'Von uns für diese Fassung entworfen: Der Wert steht nirgends öffentlich. Ein Kartenpaket kann es ersetzen.',
      changed: 'Von diesem Kartenpaket geändert.',
    },
    origins: 'Woher es kommt',
    allOrigins: 'egal woher',
    kinds: 'Was es bewirkt',
    allKinds: 'egal welche Wirkung',
    signs: 'Die Zeichen lesen',
    price: (text) => `Auf der dunklen Platte der Preis: ${text}`,
    wheel: 'Das Kommandorad',
    found: (n, of) => (n === of ? `${n} Teile` : `${n} von ${of} Teilen`),
    nothing: 'So ein Teil gibt es nicht. Weniger Buchstaben finden mehr.',
    words: 'In Worten',
    other: 'Auf Englisch',
    data: 'Als Daten',
    battle: 'Schlacht',
    free: 'Frei',
    close: 'Schließen',
  },
};
