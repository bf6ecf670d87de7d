/**
 * The conformance kit: every promise of ../contract.ts, checked by playing. A game's test is one line:
 *
 *     conformance(game);
 *
 * This file binds it to vitest; ./suite.ts does the work and needs no test runner.
 */
import { describe, test } from 'vitest';
import type { Game, Types } from '../contract.ts';
import { seedOf } from './cases.ts';
import { runCheck } from './run.ts';
import { report } from './shrink.ts';
import { checks, surveys } from './suite.ts';
import { type ConformanceConfig, testTables } from './table.ts';

export { cases, seedOf } from './cases.ts';
export type { Check, Finding } from './check.ts';
export { runCheck } from './run.ts';
export { report } from './shrink.ts';
export { checks, findings, surveys } from './suite.ts';
export { type ConformanceConfig, optionSets, type TestTable, testTables } from './table.ts';

/** Registers a test for every promise at every table. */
export function conformance<T extends Types>(game: Game<T>, config: ConformanceConfig<T> = {}): void {
  describe(`${game.id} keeps the contract`, () => {
    const seed = config.seed ?? seedOf(`conformance ${game.id}`);
    for (const table of testTables(game, config)) {
      describe(table.name, () => {
        for (const check of Object.values(checks)) {
          test(check.name, () => {
            const finding = runCheck(check, table, seed);
            if (finding !== null) throw new Error(report(finding, seed));
          });
        }
        for (const [name, survey] of Object.entries(surveys)) {
          test(name, () => {
            const wrong = survey(table, seed);
            if (wrong.length > 0) throw new Error(`${game.id} (${table.name}), seed ${seed}:\n${wrong.join('\n')}`);
          });
        }
      });
    }
  });
}
