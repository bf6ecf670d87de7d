/** The little statistics that figures need: shares and means with their 95 % intervals, made of sums that can be added up. */

/** A measured value with its 95 % interval. */
export interface Interval {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

export const Z95 = 1.959964;

/** How many standard errors the mean of `freedom + 1` values misses by, at most, except with probability `risk`: Student's t, both sides. */
export function studentT(freedom: number, risk: number): number {
  let [low, high] = [0, 1];
  while (1 - within(high, freedom) > risk) high *= 2;
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2;
    if (1 - within(middle, freedom) > risk) low = middle;
    else high = middle;
  }
  return high;
}

/** The probability that |t| is less: the finite series for whole degrees of freedom (Abramowitz and Stegun 26.7.3, 26.7.4). */
function within(t: number, freedom: number): number {
  const angle = Math.atan(t / Math.sqrt(freedom));
  const cos = Math.cos(angle);
  const odd = freedom % 2 === 1;
  let term = odd ? cos : 1;
  let sum = 0;
  for (let k = odd ? 1 : 0; k <= freedom - 2; k += 2) {
    sum += term;
    term *= ((k + 1) / (k + 2)) * cos * cos;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

/** Wilson's interval of `wins` (fractions allowed) in `n` independent trials. */
export function wilson(wins: number, n: number, z = Z95): Interval {
  if (n === 0) return { mean: 0, low: 0, high: 1 };
  const p = wins / n;
  const d = 1 + (z * z) / n;
  const mid = (p + (z * z) / (2 * n)) / d;
  const half = (z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))) / d;
  return { mean: p, low: Math.max(0, mid - half), high: Math.min(1, mid + half) };
}

/**
 * A count out of a total, match by match: events within one match are correlated, so the match is the unit. Plain sums, which
 * stay exact as long as whole numbers go in; `of` is 1 for a mean per match.
 */
export type Ratio = readonly [matches: number, hits: number, of: number, hitsSquared: number, both: number, ofSquared: number];

export const NO_RATIO: Ratio = [0, 0, 0, 0, 0, 0];

/** With one more match. */
export const withMatch = ([m, x, y, xx, xy, yy]: Ratio, hits: number, of: number): Ratio => [
  m + 1,
  x + hits,
  y + of,
  xx + hits * hits,
  xy + hits * of,
  yy + of * of,
];

export const mergeRatios = (a: Ratio, b: Ratio): Ratio => [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5]];

/** The other ones, of as many. */
export const restOf = ([m, x, y, xx, xy, yy]: Ratio): Ratio => [m, y - x, y, yy - 2 * xy + xx, yy - xy, yy];

/** The share (0 … 1) with its interval. Where nothing varied, the matches themselves are the only trials. */
export function shareOf(ratio: Ratio): Interval {
  const { mean, half } = spreadOf(ratio);
  if (half === null) return { ...wilson(mean * ratio[0], ratio[0]), mean };
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

/** The mean of something that is not below 0, with its interval. */
export function meanOf(ratio: Ratio): Interval {
  const { mean, half } = spreadOf(ratio);
  return { mean, low: Math.max(0, mean - (half ?? 0)), high: mean + (half ?? 0) };
}

/** Half the width of an interval of this many standard errors; null: nothing varied. */
export function spreadOf([m, x, y, xx, xy, yy]: Ratio, errors = Z95): { mean: number; half: number | null } {
  const mean = y === 0 ? 0 : x / y;
  const squares = xx - 2 * mean * xy + mean * mean * yy;
  // What is left of equal sums is rounding.
  if (m < 2 || y === 0 || squares < 1e-9 * Math.max(1, xx)) return { mean, half: null };
  return { mean, half: (errors * Math.sqrt((m / (m - 1)) * squares)) / y };
}
