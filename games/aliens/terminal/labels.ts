/** The words of the drawing. */
import type { Language } from '@starboard/kernel';

interface SketchWords {
  round(n: number, of: number): string;
  over: string;
  here: string;
  open: string;
  human: string;
  alien: string;
  escaped: string;
  eliminated: string;
  fed: string;
  /** Q32: has voted to end the game. */
  agreed: string;
  items(n: number): string;
  /** A hatch by its coordinates; `steps`: the reader's way there, null without one. */
  way(place: string, steps: number | null): string;
  /** Q52: what the piles hold. */
  readonly piles: { readonly danger: string; readonly items: string; readonly hatch: string };
  /** What the shapes mean. */
  legend: readonly (readonly [shape: string, meaning: string])[];
  /** What a player's row shows. */
  trail: readonly (readonly [shape: string, meaning: string])[];
}

export const sketchWords: { readonly [L in Language]: SketchWords } = {
  en: {
    round: (n, of) => `Round ${n} of ${of}`,
    over: 'Over',
    here: 'you:',
    open: 'hatches',
    human: 'human',
    alien: 'alien',
    escaped: 'escaped',
    eliminated: 'eliminated',
    fed: 'fed',
    agreed: 'votes to end',
    items: (n) => (n === 1 ? '1 item' : `${n} items`),
    way: (place, n) => (n === null ? place : `${place}, ${n} ${n === 1 ? 'step' : 'steps'}`),
    piles: { danger: 'danger cards', items: 'items left', hatch: 'hatch cards' },
    legend: [
      ['@', 'you'],
      ['○', 'safe'],
      ['▪', 'dangerous'],
      ['●■', 'in reach'],
      ['H A', 'starts'],
      ['1', 'hatch'],
      ['×', 'closed'],
      ['a', 'announced'],
      ['!a', 'was there'],
    ],
    trail: [
      ['D09', 'noise'],
      ['~', 'silence'],
      ['–', 'no card'],
      ['D09!', 'really there'],
    ],
  },
  de: {
    round: (n, of) => `Runde ${n} von ${of}`,
    over: 'Zu Ende',
    here: 'du:',
    open: 'Kapseln',
    human: 'Mensch',
    alien: 'Alien',
    escaped: 'entkommen',
    eliminated: 'ausgeschieden',
    fed: 'satt',
    agreed: 'stimmt fürs Ende',
    items: (n) => `${n} Ggst.`,
    way: (place, n) => (n === null ? place : `${place}, ${n} ${n === 1 ? 'Schritt' : 'Schritte'}`),
    piles: { danger: 'Gefahrenkarten', items: 'Gegenstände übrig', hatch: 'Kapselkarten' },
    legend: [
      ['@', 'du'],
      ['○', 'sicher'],
      ['▪', 'Gefahr'],
      ['●■', 'erreichbar'],
      ['H A', 'Startsektoren'],
      ['1', 'Kapsel'],
      ['×', 'zu'],
      ['a', 'angesagt'],
      ['!a', 'war dort'],
    ],
    trail: [
      ['D09', 'Geräusch'],
      ['~', 'ruhig'],
      ['–', 'keine Karte'],
      ['D09!', 'wirklich dort'],
    ],
  },
};
