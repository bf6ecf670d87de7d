/** What play-outs came to, by seat: mean and how sure it is. Plain numbers, so that it can be kept and gone on with. */

export interface Tried {
  readonly runs: number;
  /** By seat. */
  readonly sums: readonly number[];
  readonly squares: readonly number[];
  /** What the logit of a mean is multiplied by (`ChanceOutlook`); missing: 1. */
  readonly temper?: number;
}

export const untried = (seats: number, temper = 1): Tried => ({
  ...(temper !== 1 && { temper }),
  runs: 0,
  sums: new Array<number>(seats).fill(0),
  squares: new Array<number>(seats).fill(0),
});

export const withRun = ({ runs, sums, squares, ...rest }: Tried, paid: readonly number[]): Tried => ({
  ...rest,
  runs: runs + 1,
  sums: sums.map((n, seat) => n + paid[seat]),
  squares: squares.map((n, seat) => n + paid[seat] ** 2),
});

export const together = (a: Tried, b: Tried): Tried => ({
  ...a,
  runs: a.runs + b.runs,
  sums: a.sums.map((n, seat) => n + b.sums[seat]),
  squares: a.squares.map((n, seat) => n + b.squares[seat]),
});

/** A few equal results prove little: so much they may still vary, squared, once. */
const LEAST = 0.01;

export interface LikelyWin {
  readonly mean: number;
  /** Its standard error. */
  readonly error: number;
}

export function chanceOfSeat({ runs, sums, squares, temper }: Tried, seat: number): LikelyWin {
  if (runs === 0) return { mean: 1 / sums.length, error: 1 };
  const mean = sums[seat] / runs;
  const variance = Math.max(squares[seat] / runs - mean * mean, LEAST / runs);
  return tempered({ mean, error: Math.sqrt(variance / Math.max(1, runs - 1)) }, runs, temper ?? 1);
}

/** A chance that was too sure of itself, brought nearer to even. */
export function tempered(found: LikelyWin, runs: number, temper: number): LikelyWin {
  if (temper === 1) return found;
  // Never seen is not impossible.
  const least = 0.5 / (runs + 1);
  const p = Math.max(least, Math.min(1 - least, found.mean));
  const mean = 1 / (1 + ((1 - p) / p) ** temper);
  return { mean, error: (found.error * temper * mean * (1 - mean)) / (p * (1 - p)) };
}
