/** Records of matches of this device, from their logs. Loaded when somebody wants one: the schemas of records are large. */
import { openRecordFromLog, recordFromLog } from '@starboard/host';
import { type Json, type MatchRecord, ownStream, type Seat, type Source } from '@starboard/kernel';
import { store } from './store.ts';
import type { LocalTable } from './tables.ts';

const ALL = 2 ** 24;

export async function localRecord(id: string): Promise<MatchRecord | null> {
  const table = await store().table(id);
  const lines = await store().lines(id, 0, ALL);
  if (table === null || lines.length === 0) return null;
  return recordFromLog(lines, sourceOf(table), table.outcome);
}

const sourceOf = ({ seed, lesson, branch }: LocalTable): Source =>
  branch !== undefined
    ? branch.source
    : lesson === undefined
      ? { kind: 'seed', seed }
      : { kind: 'lesson', seed, forced: lesson.forced, until: lesson.until };

/** What one seat may take away from a running match. */
export async function ownStreamOf(id: string, seat: Seat | null): Promise<Json> {
  return ownStream(openRecordFromLog(await store().lines(id, 0, ALL)), seat);
}
