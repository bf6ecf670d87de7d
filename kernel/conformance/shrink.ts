/** Makes a failing game short, and writes it down as a record that anybody can play again. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { hash32 } from '../chance.ts';
import type { Types } from '../contract.ts';
import { Match } from '../match.ts';
import { type MatchRecord, makeRecord, plainTerms } from '../record.ts';
import { type Check, type Failure, type Finding, watch } from './check.ts';
import { byList, chanceOfDeal, type GivenAnswer } from './play.ts';
import type { TestTable } from './table.ts';

const PATIENCE_MS = 4000;

/** The shortest list of decisions that fast-check finds to fail as well, looking closely at every moment. */
export function shrink<T extends Types>(
  check: Check,
  table: TestTable<T>,
  deal: number,
  list: readonly number[],
  failure: Failure<T>,
): Failure<T> & { list: readonly number[] } {
  let best = { ...failure, list };
  const holds = fc.property(fc.array(fc.nat()), (shorter) => {
    const again = watch(check, table, deal, byList(shorter), 1);
    if (again !== null) best = { ...again, list: shorter };
    return again === null;
  });
  fc.check(holds, { examples: [[[...list]]], numRuns: 1, seed: 0, interruptAfterTimeLimit: PATIENCE_MS });
  return best;
}

/** The record of a finding; null when the match cannot even be recorded up to there. */
export function recordOfPlay<T extends Types>(table: TestTable<T>, deal: number, given: readonly GivenAnswer<T>[]): MatchRecord<T> | null {
  const names = Array.from({ length: table.seats }, (_, i) => `seat ${i}`);
  try {
    const match = new Match(table.game, table.options, table.seats, chanceOfDeal(deal));
    const record = (): MatchRecord<T> => makeRecord(match, plainTerms(table.game, table.options, names), { kind: 'seed', seed: String(deal) }, names);
    for (const { seat, answer } of given) {
      // The last answer may be the very one that throws; everything before it is still worth keeping.
      try {
        match.answer(seat, answer);
      } catch {
        break;
      }
    }
    return JSON.parse(JSON.stringify(record())) as MatchRecord<T>;
  } catch {
    return null;
  }
}

/** What the author of a game reads when a check fails: what, where, and how to see it again. */
export function report<T extends Types>(f: Finding<T>, seed: number): string {
  const { game, name } = f.table;
  const lines = [
    `${game.id} (${name}) breaks a promise: ${f.check}.`,
    f.problem,
    `seed ${seed}, deal ${f.deal}, decisions [${f.list}], ${f.given.length} answers:`,
    ...f.given.slice(-12).map((g) => `  seat ${g.seat}: ${g.answer.join(' · ')}`),
  ];
  const record = recordOfPlay(f.table, f.deal, f.given);
  if (record !== null) {
    const folder = join(tmpdir(), 'starboard-conformance');
    mkdirSync(folder, { recursive: true });
    const file = join(folder, `${game.id}-${hash32(`${f.check} ${name} ${f.deal} ${f.list}`).toString(16)}.json`);
    writeFileSync(file, JSON.stringify(record));
    lines.push(`record: ${file}`);
  }
  return lines.join('\n');
}
