/** What a card is called where there is little room, and the few words of the drawing. */
import type { Language } from '@starboard/kernel';
import type { Tag } from '../content/cards.ts';

/** For cells of 5, of 7 and of 9 columns and more. */
type Short = readonly [string, string, string];

const short: { readonly [L in Language]: { readonly [T in Tag]: Short } } = {
  en: {
    boots: ['Boot', 'Boots', 'Boots'],
    roll: ['Roll', 'Roll', 'Roll'],
    driver: ['Driv', 'Driver', 'Driver'],
    cloak: ['Cloa', 'Cloak', 'Cloak'],
    vacuum: ['Vacu', 'Vacuum', 'Vacuum'],
    time: ['Time', 'Time', 'Time M.'],
    plug: ['Plug', 'Plug', 'Plug'],
    eye: ['Eye', 'Eye', 'Eye'],
    pilferer: ['Pilf', 'Pilf.', 'Pilferer'],
    schemer: ['Sche', 'Schem.', 'Schemer'],
    thief: ['Thie', 'Thief', 'Thief'],
    sabortal: ['Sab.', 'Sabor.', 'Sabortal'],
  },
  de: {
    boots: ['Stie', 'Stief.', 'Stiefel'],
    roll: ['Roll', 'Rolle', 'Rolle'],
    driver: ['Schr', 'Schra.', 'Schraub.'],
    cloak: ['Mant', 'Mantel', 'Mantel'],
    vacuum: ['Saug', 'Sauger', 'Sauger'],
    time: ['Zeit', 'Zeitm.', 'Zeitm.'],
    plug: ['Stöp', 'Stöps.', 'Stöpsel'],
    eye: ['Auge', 'Auge', 'Auge'],
    pilferer: ['Lang', 'Langf.', 'Langf.'],
    schemer: ['Intr', 'Intr.', 'Intrig.'],
    thief: ['Dieb', 'Dieb', 'Zeitdieb'],
    sabortal: ['Sab.', 'Sabor.', 'Sabortal'],
  },
};

export const label = (language: Language, tag: Tag, cell: number): string => short[language][tag][cell >= 9 ? 2 : cell >= 7 ? 1 : 0];

export interface SketchWords {
  mission(n: number): string;
  pile(n: number): string;
  /** Both where there is no line for them, in 15 columns. */
  brief(mission: number, pile: number): string;
  pass(name: string): string;
  hand: string;
  odds: string;
  yours: string;
  aliens: string;
  seen: string;
}

export const sketchWords: { readonly [L in Language]: SketchWords } = {
  en: {
    mission: (n) => `Mission ${n}`,
    pile: (n) => `draw pile ${n}`,
    brief: (mission, pile) => `M${mission}, pile ${pile}`,
    pass: (name) => `pass: ${name}`,
    hand: 'hand',
    odds: 'sab.',
    yours: 'in your hand',
    aliens: 'Your aliens: ',
    seen: 'Seen aliens: ',
  },
  de: {
    mission: (n) => `Mission ${n}`,
    pile: (n) => `Stapel ${n}`,
    brief: (mission, pile) => `M${mission}, Stapel ${pile}`,
    pass: (name) => `Ausweis: ${name}`,
    hand: 'Hand',
    odds: 'Sab.',
    yours: 'in deiner Hand',
    aliens: 'Deine Aliens: ',
    seen: 'Gesehene Aliens: ',
  },
};
