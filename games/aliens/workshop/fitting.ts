/** Where a scenario fits, once per set of options: it takes a while, and texts change more often than switches. */
import { readOptions } from '@starboard/kernel';
import type { ScenarioFile } from '../content/scenarios.ts';
import { aliens } from '../game.ts';
import { type Fitting, whereItFits } from '../rules/scenario-check.ts';

const MOST_KEPT = 20;
const kept = new Map<string, readonly Fitting[]>();

export function fittingsOf(file: ScenarioFile): readonly Fitting[] {
  const key = JSON.stringify([file.players, file.options]);
  const had = kept.get(key);
  if (had !== undefined) return had;
  const found = whereItFits(file, readOptions(aliens, {}));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, found);
  return found;
}
