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
  const found = { mean, error: Math.sqrt(variance / Math.max(1, runs - 1)) };
  if (temper === undefined || temper === 1) return found;
  const means = sums.map((n) => n / runs);
  const one = Math.abs(means.reduce((a, b) => a + b, 0) - 1) < 1e-6;
  return one ? temperedShare(found, means, runs, temper) : tempered(found, runs, temper);
}

/** A chance that was too sure of itself, brought nearer to even; or one that was not sure enough, farther from it. */
export function tempered(found: LikelyWin, runs: number, temper: number): LikelyWin {
  const p = possible(found.mean, runs);
  const mean = 1 / (1 + ((1 - p) / p) ** temper);
  return { mean, error: scaledError(found, p, mean, temper) };
}

/** The same where one seat wins: all of them together stay one. `means`: of all seats. */
function temperedShare(found: LikelyWin, means: readonly number[], runs: number, temper: number): LikelyWin {
  const p = possible(found.mean, runs);
  const all = means.reduce((sum, m) => sum + possible(m, runs) ** temper, 0);
  const mean = p ** temper / all;
  return { mean, error: scaledError(found, p, mean, temper) };
}

/** Never seen is not impossible; but of what was never seen in a hundred play-outs, hardly one in five hundred came. */
const UNSEEN = 0.2;
const possible = (mean: number, runs: number): number => Math.max(UNSEEN / (runs + 1), Math.min(1 - UNSEEN / (runs + 1), mean));
const scaledError = ({ error }: LikelyWin, p: number, mean: number, temper: number): number => (error * temper * mean * (1 - mean)) / (p * (1 - p));
