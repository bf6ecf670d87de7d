/** Which lines of a log no longer count, because what they tell was undone. */
import type { Notice, TimedEvent } from './wire.ts';

/** Of the table, not of the match: an undo does not change who sits where. */
const STAYS: readonly string[] = ['$undone', '$takeback', '$chair', '$conceded', '$hint', '$redeal', '$closed'] satisfies Notice['kind'][];

/** By line: whether a later undo or take-back reaches back to it. */
export function undoneLines(lines: readonly TimedEvent[]): boolean[] {
  const undone = new Array<boolean>(lines.length).fill(false);
  let reach = Number.POSITIVE_INFINITY;
  for (let i = lines.length - 1; i >= 0; i--) {
    const { at, event } = lines[i];
    if (event.kind === '$undone' || event.kind === '$takeback') reach = Math.min(reach, sinceOf(event) ?? reach);
    undone[i] = at !== null && at >= reach && !STAYS.includes(event.kind);
  }
  return undone;
}

const sinceOf = (event: TimedEvent['event']): number | null => ('since' in event && typeof event.since === 'number' ? event.since : null);
