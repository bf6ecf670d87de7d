/** The statistics of strength, on top of the kernel's. */
import { type Interval, wilson, Z95 } from '@starboard/kernel';

/**
 * The interval of a share measured in clusters (all games of one deal): games of a deal hang together, so deals are what
 * varies. `sums[i]` is the share won in cluster i of `sizes[i]` games.
 */
export function clustered(sums: readonly number[], sizes: readonly number[], z = Z95): Interval {
  const clusters = sums.length;
  let won = 0;
  let n = 0;
  for (let i = 0; i < clusters; i++) {
    won += sums[i];
    n += sizes[i];
  }
  const mean = n === 0 ? 0 : won / n;
  let squares = 0;
  for (let i = 0; i < clusters; i++) squares += (sums[i] - mean * sizes[i]) ** 2;
  // Without any variation seen, the clusters themselves are the only trials.
  if (clusters < 2 || squares < 1e-12) return { ...wilson(mean * clusters, clusters, z), mean };
  const half = (z * Math.sqrt((clusters / (clusters - 1)) * squares)) / n;
  return { mean, low: Math.max(0, mean - half), high: Math.min(1, mean + half) };
}

export interface Spread {
  readonly mean: number;
  readonly median: number;
  readonly p95: number;
}

/** Mean, median and 95th percentile; missing values (NaN) do not count. */
export function spread(values: readonly number[]): Spread {
  const sorted = values.filter((v) => !Number.isNaN(v)).sort((a, b) => a - b);
  const n = sorted.length;
  if (n === 0) return { mean: 0, median: 0, p95: 0 };
  const mean = sorted.reduce((sum, v) => sum + v, 0) / n;
  const middle = n >> 1;
  const median = n % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  return { mean, median, p95: sorted[Math.min(n - 1, Math.ceil(0.95 * n) - 1)] };
}
