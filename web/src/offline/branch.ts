/** A match of this device that goes on from a moment of a finished one: its log begins with what was done until then. */
import type { Deed, LogLine, Sitting } from '@starboard/host';
import { branchAt, type Game, type Json, type Level, type MatchRecord, type Seat, type Types } from '@starboard/kernel';
import { plainTermsOf } from '../worker/setup.ts';
import { store } from './store.ts';
import { type LocalTable, newLocalTable } from './tables.ts';

export interface BranchPlan {
  readonly record: MatchRecord;
  /** The moment: the last entry that stays. */
  readonly at: number;
  readonly seat: Seat;
  /** Of the one who plays on. */
  readonly name: string;
  readonly level: Level;
  /** How long bots take; missing: as people do. */
  readonly pace?: LocalTable['settings']['pace'];
  readonly replay: string | null;
  /** What the seat could not know is dealt anew, and luck is another: that of this secret. Null: all is as it was. */
  readonly anew: string | null;
}

/** What is stored of it, before anybody plays on. */
export function branched(
  game: Game<Types>,
  { record, at, seat, name, level, pace = 'human', replay, anew }: BranchPlan,
): { table: LocalTable; lines: LogLine[] } {
  const { terms, names, outcome } = record;
  if (outcome === null) throw new RangeError('a match that is not over has no branches');
  const entries = record.entries.slice(0, at + 1);
  const sittings = names.map((of, i): Sitting => (i === seat ? { kind: 'person', name, level: null } : { kind: 'bot', name: of, level }));
  const table = newLocalTable({
    game: terms.game,
    options: terms.options as LocalTable['options'],
    // Undone and taken back is what was.
    settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: entries.some((e) => e.act.kind === 'takeback'), pace },
    sittings,
    branch: { source: branchAt(record, at, anew ?? undefined), at, replay, names, outcome, ...(anew !== null && { redeal: seat }) },
  });
  const last = entries.at(-1)?.at ?? 0;
  const began = Date.now() - last;
  const lineOf = (deed: Deed, n: number, t: number | null): LogLine => ({ n, at: began + (t ?? 0), ids: [], body: deed as unknown as Json });
  const { settings } = table;
  const deeds = entries.flatMap((entry, n): [deed: Deed, t: number | null][] => [
    // Help that was asked for before stays in the record.
    ...(record.hints ?? []).filter((hint) => hint.n === n).map((hint): [Deed, number | null] => [{ k: 'hint', seat: hint.seat }, entry.at]),
    [n === 0 ? { k: 'start', entry, began, terms: plainTermsOf(game, table), settings, sittings, present: [] } : { k: 'act', entry }, entry.at],
  ]);
  return { table, lines: deeds.map(([deed, t], n) => lineOf(deed, n, t)) };
}

/** `more`: what makes it the same for several people. */
export async function keepBranch(
  game: Game<Types>,
  plan: BranchPlan,
  more: Partial<Pick<LocalTable, 'seed' | 'botSeed' | 'challenge'>> = {},
): Promise<string> {
  const { table: made, lines } = branched(game, plan);
  const table = { ...made, ...more };
  await store().append(table.id, lines);
  await store().keepTable(table);
  return table.id;
}
