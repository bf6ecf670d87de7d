/** All checks together, without a test runner. */
import type { Game, Types } from '../contract.ts';
import { seedOf } from './cases.ts';
import type { Check } from './check.ts';
import { sealedInAnyOrder, undoIsExact } from './checks/flow.ts';
import { greyedIsRefused, idleIsLegal, listedIsAccepted, noDeadEnds, othersAreRefused, viewIsEnough } from './checks/legality.ts';
import { imagineIsHonest, memoryIsBounded } from './checks/mind.ts';
import { ordersAreKept } from './checks/orders.ts';
import { recordIsTheGame } from './checks/record.ts';
import { copyIsWhole, endsInTime, invariantsHold, sameAgain, stateIsPlain } from './checks/state.ts';
import { everythingIsSaid } from './checks/words.ts';
import { forgottenSecrets } from './leak/hidden.ts';
import { uncaughtMutants, weakSecrets } from './leak/power.ts';
import { dealIsSilent } from './leak/start.ts';
import { L1, L2 } from './leak/worlds.ts';
import { runCheck } from './run.ts';
import { report } from './shrink.ts';
import { type ConformanceConfig, testTables } from './table.ts';

/** By name, so that a test can ask for one of them. */
export const checks = {
  endsInTime,
  invariantsHold,
  stateIsPlain,
  copyIsWhole,
  sameAgain,
  noDeadEnds,
  listedIsAccepted,
  othersAreRefused,
  greyedIsRefused,
  viewIsEnough,
  idleIsLegal,
  ordersAreKept,
  undoIsExact,
  sealedInAnyOrder,
  everythingIsSaid,
  memoryIsBounded,
  imagineIsHonest,
  recordIsTheGame,
  L1,
  L2,
  dealIsSilent,
} as const satisfies Record<string, Check>;

/** Checks of a whole table rather than of one game; they return what is wrong in sentences. */
export const surveys = {
  'L3: everything hidden is redealt and listed as a secret': forgottenSecrets,
  'L3: a redeal moves every secret that is free': weakSecrets,
  'L3: every secret made to leak is noticed': uncaughtMutants,
} as const;

/** What is broken, without a test runner: one sentence each. */
export function findings<T extends Types>(game: Game<T>, config: ConformanceConfig<T> = {}): string[] {
  const seed = config.seed ?? seedOf(`conformance ${game.id}`);
  return testTables(game, config).flatMap((table) => [
    ...Object.values(checks).flatMap((check) => {
      const finding = runCheck(check, table, seed);
      return finding === null ? [] : [report(finding, seed)];
    }),
    ...Object.entries(surveys).flatMap(([name, survey]) => survey(table, seed).map((wrong) => `${game.id} (${table.name}): ${name}: ${wrong}`)),
  ]);
}
