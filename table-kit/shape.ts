/** How a table is arranged, from the room it has. The sizes are those of docs/look.md, "Layout". */

/**
 * wide: a desk, everything in rows. tall: a tablet held upright, the same with more rows. phone: upright, the least of everything.
 * side: a phone on its side, with the question and what is mine in a column at the right.
 */
export type Shape = 'wide' | 'tall' | 'phone' | 'side';

export function shapeOf(width: number, height: number): Shape {
  if (height < 430 && width > height) return 'side';
  if (width < 560) return 'phone';
  return width < 900 && height >= 840 ? 'tall' : 'wide';
}

/** Whether there is room for the least only. */
export const isSmall = (shape: Shape): boolean => shape === 'phone' || shape === 'side';
