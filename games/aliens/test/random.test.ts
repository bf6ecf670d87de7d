/** Conformance, leak tests included, at random tables: one game each. */
import { FastChance } from '@starboard/kernel';
import { type Check, cases, checks, report, runCheck, seedOf, testTables } from '@starboard/kernel/conformance';
import { describe, test } from 'vitest';
import { aliens } from '../game.ts';
import type { Options } from '../rules/types.ts';
import { isProblem, parseZone } from '../rules/zone-check.ts';
import { randomOptions, randomZone } from './tables.ts';

/** These take three quarters of the time: two of them watch one game, two the next. */
const COSTLY = [
  [checks.recordIsTheGame, checks.everythingIsSaid],
  [checks.imagineIsHonest, checks.undoIsExact],
] as const;

/** Runs many checks in one game, so that they share its play. */
function together(turn: number): Check {
  const left: readonly Check[] = COSTLY[turn % 2];
  const watching = Object.values<Check>(checks).filter((check) => !left.includes(check));
  return {
    name: 'all promises in one game',
    hears: true,
    at(p) {
      for (const check of watching) check.at?.(p);
    },
    always(p) {
      for (const check of watching) check.always?.(p);
    },
    end(p) {
      for (const check of watching) check.end?.(p);
    },
  };
}

function play(given: Partial<Options>, seats: number, seed: number, turn: number): boolean {
  const [table] = testTables(aliens, { optionSets: [given], seats: [seats], games: 1, moments: 2 });
  if (table === undefined) return false;
  const finding = runCheck(together(turn), { ...table, limits: { ...table.limits, games: 1 } }, seed);
  if (finding !== null) throw new Error(report(finding, seed));
  return true;
}

describe('one game each, with its promises watched', () => {
  test('200 random sets of options', () => {
    const seed = seedOf('aliens options');
    const wanted = cases(200);
    for (let i = 0, played = 0; played < wanted; i++) {
      const c = new FastChance(`${seed} ${i}`);
      const options = randomOptions(c);
      const seats = 2 + c.int(options.white === true && c.int(12) === 0 ? 15 : 4);
      if (play(options, seats, seed, played)) played++;
    }
  });

  test('100 random valid zones', () => {
    const seed = seedOf('aliens zones');
    for (let i = 0; i < cases(100); i++) {
      const c = new FastChance(`${seed} ${i}`);
      const zone = randomZone(c);
      const text = JSON.stringify(zone);
      if (isProblem(parseZone(text))) throw new Error(`seed ${seed}, zone ${i}: ${text}`);
      if (!play({ zone: 'own', ownZone: text, hatches: c.int(3) === 0 ? 'one-red' : 'printed' }, 2 + c.int(3), seed, i))
        throw new Error(`seed ${seed}, zone ${i} does not fit: ${text}`);
    }
  });
});
