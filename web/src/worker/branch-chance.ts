/** The chance of a match that goes on from another one: the other's own. Without the schemas of records, which are large. */
import { BranchedChance, type BranchSource, CommittedChance, chanceKey, FastChance, type KeyedChance } from '@starboard/kernel';

export function branchChance({ of: { terms, source }, anew }: BranchSource): KeyedChance {
  if (source.kind === 'lesson') throw new Error('a lesson has no branches');
  const first = source.kind === 'seed' ? new FastChance(source.seed) : new CommittedChance(chanceKey(terms, source.secret, source.words));
  return anew === undefined ? first : new BranchedChance(first, anew);
}
