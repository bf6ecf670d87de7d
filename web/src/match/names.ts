/** Names in a log belong to the people who sat there then. */
import type { Notice, TimedEvent } from '@starboard/host';

interface Keyed extends TimedEvent {
  readonly key: number;
}

const isSeatChange = (e: TimedEvent['event']): e is Extract<Notice, { kind: '$chair' }> => e.kind === '$chair';

/** By the key of a line: the names at that moment. `now`: the names of today. */
export function namesThen(lines: readonly Keyed[], now: readonly string[]): (key: number) => readonly string[] {
  // From the end backwards: before a line that says who came, the seat had the name of who left.
  const changes: { readonly before: number; readonly names: readonly string[] }[] = [];
  let names = now;
  for (let i = lines.length - 1; i >= 0; i--) {
    const { event, key } = lines[i];
    if (!isSeatChange(event) || event.from === undefined || event.from === '' || names[event.seat] === event.from) continue;
    names = names.with(event.seat, event.from);
    changes.push({ before: key, names });
  }
  return (key) => changes.findLast((c) => key < c.before)?.names ?? now;
}
