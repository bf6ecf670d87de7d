/** The few words that belong to the drawings themselves. */
import type { Language } from '@starboard/kernel';

interface PlotWords {
  readonly players: string;
  readonly player: string;
  readonly when: string;
  readonly what: string;
  readonly measure: string;
  readonly total: string;
  readonly tries: string;
  readonly actual: string;
  readonly expected: string;
  readonly band: string;
  readonly luck: string;
  readonly before: string;
  readonly after: string;
  readonly value: string;
  readonly nothing: string;
  readonly mean: string;
  readonly median: string;
  readonly interval: string;
  readonly by: string;
  readonly place: string;
  readonly none: string;
  of(actual: number, tries: number): string;
  luckier(share: string): string;
  range(low: number, high: number): string;
}

export const words: { readonly [L in Language]: PlotWords } = {
  en: {
    players: 'Players',
    player: 'Player',
    when: 'When',
    what: 'What happened',
    measure: 'Measure',
    total: 'Total',
    tries: 'Draws',
    actual: 'What happened',
    expected: 'Expected',
    band: 'Usual range',
    luck: 'Luckier than',
    before: 'Before',
    after: 'After',
    value: 'Value',
    nothing: 'no draws',
    mean: 'mean',
    median: 'median',
    interval: '95% interval',
    by: 'Measured by',
    place: 'Place',
    none: 'none',
    of: (actual, tries) => `${actual} of ${tries}`,
    luckier: (share) => `luckier than ${share}`,
    range: (low, high) => `${low} to ${high}`,
  },
  de: {
    players: 'Am Tisch',
    player: 'Wer',
    when: 'Wann',
    what: 'Was geschah',
    measure: 'Was',
    total: 'Summe',
    tries: 'Ziehungen',
    actual: 'Was geschah',
    expected: 'Zu erwarten',
    band: 'Üblicher Bereich',
    luck: 'Mehr Glück als',
    before: 'Vorher',
    after: 'Nachher',
    value: 'Wert',
    nothing: 'nichts gezogen',
    mean: 'Mittel',
    median: 'Median',
    interval: '95-%-Bereich',
    by: 'Gemessen an',
    place: 'Ort',
    none: 'nie',
    of: (actual, tries) => `${actual} von ${tries}`,
    luckier: (share) => `mehr Glück als ${share}`,
    range: (low, high) => `${low} bis ${high}`,
  },
};
