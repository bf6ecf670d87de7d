/** The checks bite: every broken game is caught by the check that is meant for it, and by a short game. */
import { describe, expect, test } from 'vitest';
import { type Check, checks, runCheck, seedOf, surveys, type TestTable, testTables } from '../conformance/index.ts';
import { recordOfPlay, report } from '../conformance/shrink.ts';
import type { Game, Types } from '../contract.ts';
import { readRecord } from '../record.ts';
import * as leaks from './broken/leaks.ts';
import * as rules from './broken/rules.ts';
import { fog } from './toys/fog.ts';

const seed = seedOf('broken games');
/** A broken game may be broken rarely. */
const GAMES = 30;

const tableOf = <T extends Types>(game: Game<T>): TestTable<T> => {
  const table = testTables(game, { seats: [3], optionSets: [{}], moments: 100, answers: 150, memory: 500 })[0];
  return { ...table, limits: { ...table.limits, games: GAMES } };
};

function isCaught<T extends Types>(what: string, game: Game<T>, by: Check, problem: RegExp, longest = 40): void {
  test(`${what}: caught by '${by.name}'`, () => {
    const finding = runCheck(by, tableOf(game), seed);
    expect(finding?.problem).toMatch(problem);
    expect(finding!.list.length).toBeLessThanOrEqual(longest);
  });
}

describe('leaks', () => {
  isCaught('a secret in the view', leaks.leakInView, checks.L2, /sees a secret/);
  isCaught('a secret in the cover', leaks.leakInCover, checks.L2, /label/);
  isCaught('a secret in an event', leaks.leakInEvent, checks.L2, /hears a secret/);
  isCaught('a secret in the picks', leaks.leakInPicks, checks.L1, /by the picks/);
  isCaught('a secret in the picks', leaks.leakInPicks, checks.viewIsEnough, /the view alone/);
  isCaught('a secret in the refusals', leaks.leakInRefusals, checks.L1, /by the picks/);
  isCaught('an undo that peeks', leaks.undoThatPeeks, checks.L2, /hears a secret/);
  isCaught('an undo after nothing was found', leaks.undoAfterNothing, checks.L2, /can be taken back/);
  isCaught('a seat that is not asked', leaks.skippedSeat, checks.L2, /secret|taken back/);
  isCaught('sealed answers opened by tell', leaks.tellsTheSealed, checks.L2, /hears a secret/);

  isCaught('a secret told while the table is dealt', leaks.tellsTheDeal, checks.dealIsSilent, /hears a secret while the table is dealt/);
  isCaught('a secret shown while the table is dealt', leaks.showsTheDeal, checks.dealIsSilent, /is shown, by F1, what `secrets` still lists/);

  test.each([
    [
      'no secrets at all',
      leaks.noSecrets,
      ["'mine.role' is hidden from somebody and never redealt", "'dark.pile' is hidden from somebody and never redealt"],
    ],
    ['no secrets, and a real leak', leaks.noSecretsAndALeak, ["'mine.at' is hidden from somebody and never redealt"]],
    ['a section that redeal forgets', leaks.forgottenPlaces, ["'mine.at' is hidden from somebody and never redealt"]],
    ['secrets that are not listed', leaks.unlistedSecrets, ["'mine.role' is hidden and redealt, but no secret ever moves with it"]],
  ])('%s: caught by the survey of hidden sections', (_, game, expected) => {
    const survey = surveys['L3: everything hidden is redealt and listed as a secret'];
    expect(survey(tableOf(fog), seed)).toEqual([]);
    expect(survey(tableOf(game), seed)).toEqual(expect.arrayContaining(expected));
  });

  test('what is said to follow from a rule must not be redealt', () => {
    const survey = surveys['L3: everything hidden is redealt and listed as a secret'];
    const known = { ...tableOf(leaks.noSecrets), derivable: { 'mine.role': 'F1' } as const };
    expect(survey(known, seed).join()).not.toMatch(/mine\.role/);
    expect(survey({ ...tableOf(fog), derivable: { 'mine.role': 'F1' } }, seed)).toEqual([
      "'mine.role' is said to follow from F1, and yet it is redealt",
    ]);
  });

  test('a redeal that moves nothing is weak, and no leak would be noticed', () => {
    expect(surveys['L3: a redeal moves every secret that is free'](tableOf(leaks.blindRedeal), seed)).toContainEqual(
      expect.stringMatching(/'place' changed in 0 of/),
    );
    const [sound, blind] = [fog, leaks.blindRedeal].map((game) => surveys['L3: every secret made to leak is noticed'](tableOf(game), seed));
    expect(sound).toEqual([]);
    expect(blind).toContain("'place' leaks by the view, and nobody notices");
  });
});

describe('state and rules', () => {
  isCaught('a closure in the state', rules.closureInState, checks.stateIsPlain, /afterwards is a function/);
  isCaught('dice of its own', rules.rollsItsOwnDice, checks.sameAgain, /played again|when nobody listens/);
  isCaught('another state in silence', rules.differsInSilence, checks.sameAgain, /differently|when nobody listens/);
  isCaught('a dead end', rules.deadEnd, checks.noDeadEnds, /dead end/);
  isCaught('a pick accepted that was not listed', rules.acceptsUnlisted, checks.othersAreRefused, /not listed and accepted/);
  isCaught('a list that changes', rules.acceptsUnlisted, checks.noDeadEnds, /two looks/);
  isCaught('picks from a dark local', rules.readsTheDark, checks.viewIsEnough, /the view alone/);
  isCaught('a pick that is in no alphabet', rules.strangePick, checks.noDeadEnds, /'shout'.*alphabet/);
  isCaught('a pick both greyed and listed', rules.greyedAndListed, checks.greyedIsRefused, /both listed and greyed/);
  isCaught('a copy that shares', rules.sharedCopy, checks.copyIsWhole, /shares something/);
  isCaught('a copy that shares', rules.sharedTable, checks.undoIsExact, /undo does not give back/);
  isCaught('a copy that loses something', rules.lostCopy, checks.copyIsWhole, /the copy is not equal: \.stack/);
  isCaught('an idle answer that is illegal', rules.illegalIdle, checks.idleIsLegal, /idle answer \[left\]/);
  isCaught('an order that answers illegally', rules.illegalOrder, checks.ordersAreKept, /'hide' of seat \d answers \[left\].*refused/);
  isCaught('an advice without words', rules.speechlessAdvice, checks.everythingIsSaid, /no words for the advice 'few'/);
  isCaught('an order without words', rules.silentOrder, checks.ordersAreKept, /en: the order 'hide' is said as ''/);
  isCaught('an order that is offered and does not stand', rules.deadOrder, checks.ordersAreKept, /offered to seat \d and does not stand/);
  isCaught('an order that is none', rules.credulousOrder, checks.ordersAreKept, /is not an order but stands/);
  isCaught('a sealed window that depends on arrival', rules.firstComeSealed, checks.sealedInAnyOrder, /refused later/);
  isCaught('a lost card', rules.losesACard, checks.invariantsHold, /cards: /);
  isCaught('a game without end', rules.neverEnds, checks.endsInTime, /does not end/, 400);
  isCaught('missing words', rules.forgetsWords, checks.everythingIsSaid, /en: the pick .* 'Give undefined'/);
  isCaught('a table with a hole', rules.raggedTable, checks.everythingIsSaid, /de: a row of 'Angebote' has 1 cells for 2 columns/);
  isCaught('a memory that grows', rules.endlessMemory, checks.memoryIsBounded, /has grown to/);
  isCaught('an imagination that changes what is known', rules.dishonestImagination, checks.imagineIsHonest, /\.mine\.hand/);
  isCaught('an imagination that shares the view', rules.sharedImagination, checks.imagineIsHonest, /read only|read-only|not extensible/);
});

test('a finding comes with a short record that shows it again', () => {
  const finding = runCheck(checks.L2, tableOf(leaks.leakInEvent), seed)!;
  const text = report(finding, seed);
  expect(text).toMatch(/fog \(3 seats\) breaks a promise: L2/);
  expect(text).toMatch(/record: .*\.json/);
  const record = readRecord(JSON.stringify(recordOfPlay(finding.table, finding.deal, finding.given)));
  expect(record.entries.length).toBe(finding.given.length + 1);
  expect(record.entries.length).toBeLessThan(10);
});
