/**
 * How strong each faction is against an average one, from who ended above whom in random line-ups: the model of Bradley and
 * Terry, whose strengths explain all pairs at once, so that a faction that met strong ones is not blamed for it.
 */
import type { Counts } from '@starboard/kernel';

const ROUNDS = 400;
/** Half a point against everybody keeps a faction that never won, or always did, within bounds. */
const PRIOR = 0.5;

/** By faction: the chance to end above an average opponent. `points`: by a * n + b, twice how often a ended above b. */
export function strengths(points: Counts, n: number): number[] {
  const won = (a: number, b: number): number => (points[a * n + b] ?? 0) / 2 + PRIOR;
  let s = Array.from({ length: n }, () => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const next = s.map((own, a) => {
      let wins = 0;
      let weight = 0;
      for (let b = 0; b < n; b++) {
        if (a === b) continue;
        wins += won(a, b);
        weight += (won(a, b) + won(b, a)) / (own + s[b]);
      }
      return wins / weight;
    });
    const mean = Math.exp(next.reduce((sum, x) => sum + Math.log(x), 0) / n);
    s = next.map((x) => x / mean);
  }
  return s.map((x) => x / (1 + x));
}
