/** How the cards of a fan are held: a turn and a drop for each, the outermost turned and dropped most. */

export interface Pose {
  /** In degrees. */
  readonly turn: number;
  /** How much lower than the middle, as a share of the card's width. */
  readonly drop: number;
}

/** A hand is never opened wider than this, however many cards it holds; degrees from the first card to the last. */
const WIDEST = 24;

/** @param spread degrees between two neighbours. */
export function pose(i: number, count: number, spread: number): Pose {
  const step = count > 1 ? Math.min(spread, WIDEST / (count - 1)) : 0;
  const turn = (i - (count - 1) / 2) * step;
  // The cards lie on a circle around the wrist, about two and a half widths below.
  return { turn, drop: 2.5 * (1 - Math.cos((turn * Math.PI) / 180)) };
}
