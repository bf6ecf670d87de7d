/** The table on a terminal: everybody’s points, the cards on the table, your own hand. */
import { type Language, type Sketcher, type Span, seatsOf } from '@starboard/kernel';
import type { Sample } from '../rules/types.ts';
import { cardsText } from '../words/scene.ts';

const LABELS: { readonly [L in Language]: { readonly round: string; readonly played: string; readonly hand: string } } = {
  en: { round: 'Round', played: 'Played', hand: 'Your hand' },
  de: { round: 'Runde', played: 'Gespielt', hand: 'Deine Hand' },
};

export const sketch: Sketcher<Sample> = {
  draw(k, you, language, names, width) {
    const t = LABELS[language];
    const players = seatsOf(k.pub.points.length).map((seat): Span => ({ text: `${k.pub.points[seat]}  ${names[seat]}`, bold: seat === you }));
    const lines: Span[] = [
      { text: `${t.round} ${k.pub.round}/${k.pub.options.rounds}`, bold: true },
      ...players,
      { text: `${t.played}: ${cardsText(k.pub.played) || '–'}`, dim: true },
      ...(k.mine === null ? [] : [{ text: `${t.hand}: ${cardsText(k.mine.hand) || '–'}` }]),
    ];
    return lines.map((line) => [{ ...line, text: line.text.slice(0, width) }]);
  },
};
