/** The situation in words, as a screen shows it. */
import type { Paragraph } from '@starboard/kernel';

/** Where there is little room: what is the reader's own first, the rest as the game tells it. */
export const mineFirst = (paragraphs: readonly Paragraph[]): readonly Paragraph[] =>
  paragraphs.toSorted((a, b) => Number(b.mine ?? false) - Number(a.mine ?? false));
