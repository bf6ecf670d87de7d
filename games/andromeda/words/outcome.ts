/** What both languages need to say how a game ended. */
import type { Outcome, Seat } from '@starboard/kernel';
import { seatOf } from '../rules/asking.ts';
import { type Category, RULE_OF } from '../rules/scoring.ts';
import type { Andromeda } from '../rules/types.ts';

/** The reader comes first: "You and Jonas win." */
export const readerFirst = <P>(parties: readonly P[], you: Seat | null): P[] => [...parties].sort((a, b) => Number(b === you) - Number(a === you));

export const winners = (o: Outcome<Andromeda>, you: Seat | null): Seat[] =>
  readerFirst(
    o.ranks.flatMap((rank, seat) => (rank === 1 ? [seatOf(seat)] : [])),
    you,
  );

/** Which category of the final scoring a part belongs to; `vp`: scored before the end. */
const CATEGORY_OF = new Map<string, Category | 'vp'>(
  // Moons and tokens score for the Collective alone, which has no parts.
  Object.entries(RULE_OF).flatMap(([category, rule]) => (isCategory(category) ? [[rule, category]] : [])),
);
function isCategory(name: string): name is Category | 'vp' {
  return Object.hasOwn(RULE_OF, name);
}
export const categoryOf = (rule: string): Category | 'vp' => CATEGORY_OF.get(rule) ?? 'vp';
