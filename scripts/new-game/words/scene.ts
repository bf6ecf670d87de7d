/** The situation in words: one structure, filled in by each language. */
import { type Known, type Paragraph, type Phrase, type Seat, say, seatsOf, who } from '@starboard/kernel';
import { VALUES } from '../content/cards.ts';
import type { Sample } from '../rules/types.ts';

export interface SceneWords {
  round(n: number, of: number): string;
  readonly you: string;
  readonly hand: string;
  readonly played: string;
  readonly nothing: string;
  points(n: number): string;
}

/** `1, 3, 3`: cards by value. */
export const cardsText = (counts: readonly number[]): string => counts.flatMap((n, kind) => Array.from({ length: n }, () => VALUES[kind])).join(', ');

export const sceneIn =
  (t: SceneWords) =>
  (k: Known<Sample>, you: Seat | null): readonly Paragraph[] => [
    {
      title: t.round(k.pub.round, k.pub.options.rounds),
      lines: seatsOf(k.pub.points.length).map((seat): Phrase => say`${seat === you ? t.you : who(seat)}: ${t.points(k.pub.points[seat])}`),
    },
    { title: t.played, lines: [[cardsText(k.pub.played) || t.nothing]] },
    ...(k.mine === null ? [] : [{ title: t.hand, lines: [[cardsText(k.mine.hand) || t.nothing]], mine: true }]),
  ];
