/**
 * Names of people who deleted their data. The log of a match keeps its bytes, so that it can still be verified; what leaves
 * the server of it (views, streams, records) has an empty name in their place, which every client says in its own language:
 * somebody who left.
 */
import type { HostMessage } from '@starboard/host';
import type { TableDoc } from '../tables/table-doc.ts';

/** The name of a chair as it may be shown. */
const shown = (doc: TableDoc, name: string, chair: number): string => {
  const { identity, name: now } = doc.chairs[chair];
  // Somebody else of the same name sits there.
  return doc.forgotten?.includes(name) && !(identity !== null && now === name) ? '' : name;
};

export const namesShown = (doc: TableDoc, names: readonly string[]): string[] => names.map((name, chair) => shown(doc, name, chair));

/** What a screen finds when it opens a match. */
export function heardShown(doc: TableDoc, message: HostMessage): HostMessage {
  if (!doc.forgotten?.length || (message.t !== 'whole' && message.t !== 'frame')) return message;
  const lines = message.lines.map((line) => {
    const { event } = line;
    return event.kind === '$chair' && 'name' in event ? { ...line, event: { ...event, name: shown(doc, String(event.name), event.seat) } } : line;
  });
  if (message.table === undefined) return { ...message, lines };
  const chairs = message.table.chairs.map((c, i) => ({ ...c, name: shown(doc, c.name, i) }));
  return { ...message, lines, table: { ...message.table, chairs } } as HostMessage;
}
