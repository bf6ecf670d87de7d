/** A finished match, moment by moment, with everything there was: the ground on which it is judged afterwards. */
import { type Game, type MatchRecord, playEntries, type Types } from '@starboard/kernel';
import type { TruePosition } from './outlook.ts';

/**
 * After every entry of the record, by its number; null where the entry was undone later or is one that undoes. Null as a whole:
 * these rules cannot play it again.
 */
export function truePositionsOf<T extends Types>(game: Game<T>, record: MatchRecord<T>): (TruePosition<T> | null)[] | null {
  const found: (TruePosition<T> | null)[] = [];
  if (record.entries.some((e) => e.rules !== game.rules.version)) return null;
  const match = playEntries(game, record, ({ act }, n, { state, memories }) => {
    if (act.kind === 'undo' || act.kind === 'takeback') {
      for (let i = act.of; i < n; i++) found[i] = null;
      found.push(null);
    } else found.push({ state, memories: structuredClone(memories) });
    return null;
  });
  return 'what' in match ? null : found;
}
