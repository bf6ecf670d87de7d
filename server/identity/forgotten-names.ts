/**
 * Names of people who deleted their data. The log of a match is not changed, so that it can still be verified. Views, streams
 * and records that leave the server have an empty name instead; clients show "somebody who left".
 */
import type { HostMessage, Notice } from '@starboard/host';
import type { TableDoc } from '../tables/table-doc.ts';

/** The name of a chair as it may be shown. */
const shown = (doc: TableDoc, name: string, chair: number): string => {
  const { identity, name: now } = doc.chairs[chair];
  // Somebody else of the same name sits there.
  return doc.forgotten?.includes(name) && !(identity !== null && now === name) ? '' : name;
};

const shownAnywhere = (doc: TableDoc, name: string): string =>
  doc.forgotten?.includes(name) && !doc.chairs.some((c) => c.identity !== null && c.name === name) ? '' : name;

export const namesShown = (doc: TableDoc, names: readonly string[]): string[] => names.map((name, chair) => shown(doc, name, chair));

type SeatNotice = Extract<Notice, { kind: '$chair' }>;

const chairShown = (doc: TableDoc, e: SeatNotice): SeatNotice => ({
  ...e,
  name: shown(doc, e.name, e.seat),
  ...(e.from !== undefined && { from: shown(doc, e.from, e.seat) }),
  ...(e.by !== undefined && { by: e.by.map((name) => shownAnywhere(doc, name)) }),
});

/** What a screen finds when it opens a match. */
export function heardShown(doc: TableDoc, message: HostMessage): HostMessage {
  if (!doc.forgotten?.length || (message.t !== 'whole' && message.t !== 'frame')) return message;
  const lines = message.lines.map((line) => {
    const { event } = line;
    return event.kind === '$chair' ? { ...line, event: chairShown(doc, event as SeatNotice) } : line;
  });
  if (message.table === undefined) return { ...message, lines };
  const chairs = message.table.chairs.map((c, i) => ({ ...c, name: shown(doc, c.name, i) }));
  return { ...message, lines, table: { ...message.table, chairs } } as HostMessage;
}
