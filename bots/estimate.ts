/** What play-outs came to, by seat: mean and how sure it is. Plain numbers, so that it can be kept and gone on with. */

export interface Tried {
  readonly runs: number;
  /** By seat. */
  readonly sums: readonly number[];
  readonly squares: readonly number[];
}

export const untried = (seats: number): Tried => ({ runs: 0, sums: new Array<number>(seats).fill(0), squares: new Array<number>(seats).fill(0) });

export const withRun = ({ runs, sums, squares }: Tried, paid: readonly number[]): Tried => ({
  runs: runs + 1,
  sums: sums.map((n, seat) => n + paid[seat]),
  squares: squares.map((n, seat) => n + paid[seat] ** 2),
});

export const together = (a: Tried, b: Tried): Tried => ({
  runs: a.runs + b.runs,
  sums: a.sums.map((n, seat) => n + b.sums[seat]),
  squares: a.squares.map((n, seat) => n + b.squares[seat]),
});

/** A few equal results prove little: so much they may still vary, squared, once. */
const LEAST = 0.01;

export function chanceOfSeat({ runs, sums, squares }: Tried, seat: number): { readonly mean: number; readonly error: number } {
  if (runs === 0) return { mean: 1 / sums.length, error: 1 };
  const mean = sums[seat] / runs;
  const variance = Math.max(squares[seat] / runs - mean * mean, LEAST / runs);
  return { mean, error: Math.sqrt(variance / Math.max(1, runs - 1)) };
}
