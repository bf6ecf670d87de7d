/** Words of the terminal drawing. */
import type { Language } from '@starboard/kernel';

interface SketchWords {
  turn(n: number): string;
  readonly over: string;
  readonly last: string;
  readonly terminus: string;
  readonly event: string;
  readonly vp: string;
  readonly hand: string;
  readonly dock: string;
  readonly hangar: string;
  readonly bay: string;
  readonly yard: string;
  readonly leaders: string;
  readonly market: string;
  readonly upgrades: string;
  readonly raiders: string;
  readonly battle: string;
  /** The letter of dice. */
  readonly die: string;
  /** Letters of the five resources, of the five tracks, of the four ships. */
  readonly resources: readonly string[];
  readonly tracks: readonly string[];
  readonly ships: readonly string[];
  /** What the signs mean. */
  readonly legend: readonly (readonly [shape: string, meaning: string])[];
}

export const sketchWords: { readonly [L in Language]: SketchWords } = {
  en: {
    turn: (n) => `Turn ${n}`,
    over: 'Over',
    last: 'Last round',
    terminus: 'to',
    event: 'event',
    vp: 'VP',
    hand: 'hand',
    dock: 'dock',
    hangar: 'hangar',
    bay: 'bay',
    yard: 'scrap',
    leaders: 'leaders',
    market: 'Market',
    upgrades: 'Upgrades',
    raiders: 'raiders',
    battle: 'Battle',
    die: 'd',
    resources: ['E', 'I', 'T', 'N', 'C'],
    tracks: ['sci', 'ind', 'com', 'civ', 'sup'],
    ships: ['t', 'f', 's', 'h'],
    legend: [
      ['E I T N C', 'energy ice titanium nanocarbon credits'],
      ['ooo', 'moons'],
      ['D', 'development'],
      ['*', 'your leader'],
      ['+', 'bonus'],
      ['!', 'event icon'],
      ['t f s h', 'transport fighter science vessel heavy cruiser'],
      ['!S', 'raider by class'],
      ['~1', 'nebula'],
      ['x', 'damaged'],
      ['(o)', 'moon in a slot'],
      ['%', 'Mechaphages'],
      ['?', 'probe'],
      ['&', 'ghost'],
    ],
  },
  de: {
    turn: (n) => `Zug ${n}`,
    over: 'Zu Ende',
    last: 'Letzte Runde',
    terminus: 'bis',
    event: 'Ereignis',
    vp: 'SP',
    hand: 'Hand',
    dock: 'Dock',
    hangar: 'Hangar',
    bay: 'Bucht',
    yard: 'Schrott',
    leaders: 'Anführer',
    market: 'Markt',
    upgrades: 'Upgrades',
    raiders: 'Bedrohungen',
    battle: 'Schlacht',
    die: 'W',
    resources: ['E', 'I', 'T', 'N', 'C'],
    tracks: ['Wis', 'Ind', 'Wir', 'Kul', 'Übl'],
    ships: ['k', 'a', 'f', 's'],
    legend: [
      ['E I T N C', 'Energie Eis Titan Nanokarbon Credits'],
      ['ooo', 'Monde'],
      ['D', 'Großkomplex'],
      ['*', 'eigener Anführer'],
      ['+', 'Bonus'],
      ['!', 'Ereignis-Symbol'],
      ['k a f s', 'Kolonieschiff Abfangjäger Forschungsschiff Schlachtschiff'],
      ['!S', 'Bedrohung nach Klasse'],
      ['~1', 'Nebel'],
      ['x', 'beschädigt'],
      ['(o)', 'Mond im Slot'],
      ['%', 'Mechaphagen'],
      ['?', 'Sonde'],
      ['&', 'Geist'],
    ],
  },
};
