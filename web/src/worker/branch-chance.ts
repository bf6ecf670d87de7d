/** The chance of a match that goes on from another one: the other's own. Without the schemas of records, which are large. */
import { type BranchSource, CommittedChance, chanceKey, FastChance, type KeyedChance } from '@starboard/kernel';

export function branchChance({ of: { terms, source } }: BranchSource): KeyedChance {
  if (source.kind === 'lesson') throw new Error('a lesson has no branches');
  return source.kind === 'seed' ? new FastChance(source.seed) : new CommittedChance(chanceKey(terms, source.secret, source.words));
}
