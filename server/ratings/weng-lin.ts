/**
 * Ratings after a match, by R. C. Weng and C.-J. Lin, "A Bayesian Approximation Method for Online Ranking", JMLR 12 (2011), Algorithm 1
 * (Bradley–Terry, full pair). A strength is a normal distribution; each pair of teams that played against each other moves both, and
 * narrows them. Two things are added, both parameters of a pair or a member, so that the published numbers come out with 1:
 *
 *  - `share`: what a member's strength counts for in its team. 1 adds strengths up as in the paper; 1 / n takes their mean.
 *  - `weight`: how much a pair tells; see ./rating.ts.
 */
export interface Strength {
  readonly mu: number;
  readonly sigma: number;
}
export interface TeamMember extends Strength {
  readonly share: number;
}
export interface Team {
  readonly members: readonly TeamMember[];
  /** 1 is best; equal places are a draw. */
  readonly place: number;
}
export interface Pairing {
  /** What team `b` tells about team `a`; 0: nothing, they did not play against each other. */
  weight(a: number, b: number): number;
  /** The spread of one game, in the paper β. */
  readonly beta: number;
  /** How fast a strength becomes certain, in the paper γ: σ / c there, 1 by the plain approximation. */
  gamma(sigma: number, c: number): number;
}

/** A strength never becomes more certain than this part of what it was by one match (in the paper κ). */
const LEAST = 0.0001;

/** By team and member: the strengths afterwards. */
export function rateTeams(teams: readonly Team[], { weight, beta, gamma }: Pairing): Strength[][] {
  const sums = teams.map(({ members, place }) => ({
    place,
    mu: members.reduce((sum, m) => sum + m.share * m.mu, 0),
    variance: members.reduce((sum, m) => sum + (m.share * m.sigma) ** 2, 0),
  }));
  return teams.map(({ members }, a) => {
    const mine = sums[a];
    // The slope and the curvature of the likelihood in this team's strength.
    let slope = 0;
    let curve = 0;
    for (const [b, theirs] of sums.entries()) {
      const told = b === a ? 0 : weight(a, b);
      if (told === 0) continue;
      const c = Math.sqrt(mine.variance + theirs.variance + 2 * beta ** 2);
      const expected = 1 / (1 + Math.exp((theirs.mu - mine.mu) / c));
      const scored = mine.place < theirs.place ? 1 : mine.place > theirs.place ? 0 : 0.5;
      slope += (told * (scored - expected)) / c;
      curve += (told * gamma(Math.sqrt(mine.variance), c) * expected * (1 - expected)) / c ** 2;
    }
    return members.map(({ mu, sigma, share }) => ({
      mu: mu + share * sigma ** 2 * slope,
      sigma: sigma * Math.sqrt(Math.max(1 - (share * sigma) ** 2 * curve, LEAST)),
    }));
  });
}
