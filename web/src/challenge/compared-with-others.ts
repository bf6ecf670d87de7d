/** How one did beside everybody else with the same deal, in a sentence. */
import type { ChallengeWords } from './words.ts';

/** From this many others on, shares say more than counts. */
const MANY = 100;

/** `better`, `equal`: the shares of the others that one did better than, and as well as. */
export function comparedWithOthers(c: ChallengeWords, better: number | null, equal: number | null, others: number): string {
  if (better === null || others <= 0) return c.nobodyElse;
  if (others === 1) return c.oneOther[better > 0 ? 'better' : equal === null || equal === 0 ? 'worse' : 'equal'];
  if (equal === 100) return c.likeAll;
  const of = (share: number): string => (others < MANY ? c.ofOthers(countOf(share, others), others) : c.percent(share));
  const equals = equal === null || equal === 0 ? null : others < MANY ? String(countOf(equal, others)) : c.percentShort(equal);
  return c.betterThan(of(better), equals);
}

const countOf = (share: number, others: number): number => Math.round((share * others) / 100);
