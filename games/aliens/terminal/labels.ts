/** The few words of the drawing. */
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
  /** Q32: would finish here. */
  agreed: string;
  items(n: number): string;
  /** What the shapes mean. */
  legend: readonly (readonly [shape: string, meaning: string])[];
  /** What stands in a player's row. */
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
    eliminated: 'out',
    fed: 'fed',
    agreed: 'would finish',
    items: (n) => (n === 1 ? '1 item' : `${n} items`),
    legend: [
      ['@', 'you'],
      ['○', 'safe'],
      ['▪', 'dangerous'],
      ['●■', 'in reach'],
      ['H A', 'starts'],
      ['1', 'hatch'],
      ['×', 'shut'],
      ['a', 'said there'],
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
    over: 'Vorbei',
    here: 'du:',
    open: 'Luken',
    human: 'Mensch',
    alien: 'Alien',
    escaped: 'entkommen',
    eliminated: 'raus',
    fed: 'satt',
    agreed: 'will aufhören',
    items: (n) => (n === 1 ? '1 Ding' : `${n} Dinge`),
    legend: [
      ['@', 'du'],
      ['○', 'sicher'],
      ['▪', 'gefährlich'],
      ['●■', 'erreichbar'],
      ['H A', 'Starts'],
      ['1', 'Luke'],
      ['×', 'zu'],
      ['a', 'dort angesagt'],
      ['!a', 'war dort'],
    ],
    trail: [
      ['D09', 'Geräusch'],
      ['~', 'Stille'],
      ['–', 'keine Karte'],
      ['D09!', 'wirklich dort'],
    ],
  },
};
