/** A hundred random playable packs with varying options: the conformance checks hold for all. */
import { FastChance } from '@starboard/kernel';
import { type Check, cases, checks, report, runCheck, seedOf, testTables } from '@starboard/kernel/conformance';
import { describe, expect, test } from 'vitest';
import { afternova } from '../game.ts';
import type { Options } from '../rules/types.ts';
import { randomPack } from './packs.ts';

const OPTIONS: readonly Partial<Options>[] = [
  {},
  { startPaws: 'many', marketWipe: true },
  { giftsToOutsiders: true, ending: 'round' },
  { activeMustPlayPaw: false, ending: 'step', clock: 30 },
];

/** Several checks per game, to save time. */
const { invariantsHold, noDeadEnds, listedIsAccepted, viewIsEnough, idleIsLegal, copyIsWhole, imagineIsHonest, stateIsPlain, L1, L2 } = checks;
const together: Check = {
  name: 'the promises of the contract, leaks among them',
  hears: true,
  always(p) {
    if (p.given.length % 20 === 0 || p.over) {
      invariantsHold.always!(p);
      stateIsPlain.always!(p);
    }
  },
  at(p) {
    for (const check of [noDeadEnds, listedIsAccepted, viewIsEnough, idleIsLegal, copyIsWhole, L1, L2] as readonly Check[]) check.at!(p);
    if (p.given.length % 9 === 0) imagineIsHonest.at!(p);
  },
};

describe('random packs', () => {
  const seed = seedOf('afternova packs');
  test.each(Array.from({ length: cases(100) }, (_, i) => i))('A1: pack %i is played to the end and leaks nothing', (i) => {
    const pack = JSON.stringify(randomPack(new FastChance(`${seed} ${i}`)));
    const [table] = testTables(afternova, { optionSets: [{ ...OPTIONS[i % OPTIONS.length], pack }], seats: [3 + (i % 4)], games: 1, moments: 2 });
    expect(table).toBeDefined();
    const finding = runCheck(together, table, seed + i);
    if (finding !== null) throw new Error(report(finding, seed + i));
  });
});
