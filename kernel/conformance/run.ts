/** How a check is run: random games first, then, if one breaks a promise, the shortest that still does. */
import type { Types } from '../contract.ts';
import { type Check, dealOf, type Finding, strideOf, watch } from './check.ts';
import { atRandom } from './play.ts';
import { shrink } from './shrink.ts';
import type { TestTable } from './table.ts';

export function runCheck<T extends Types>(check: Check, table: TestTable<T>, seed: number): Finding<T> | null {
  const stride = strideOf(table);
  for (let g = 0; g < table.limits.games; g++) {
    const deal = dealOf(seed, table, g);
    const { decide, log } = atRandom(`${deal} decisions`);
    const failure = watch(check, table, deal, decide, stride);
    if (failure !== null) return { check: check.name, table, deal, ...shrink(check, table, deal, log, failure) };
  }
  return null;
}
