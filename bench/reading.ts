/**
 * How generators of load read what seats are sent. They share the machine with the server, so they read no more than they must:
 * what all see is read at one seat, and of the others what is theirs alone.
 */
import { FLOW, type Known, SEALED, STACK, type Types } from '@starboard/kernel';

export type Sections = Record<string, unknown>;

/** How a frame ends in which nothing is of this seat's own, or of the table. */
const NOTHING_OWN = Buffer.from('"mine":{}}');
/** What is this seat's own comes last. */
const OWN = Buffer.from('"mine":{');

/** The JSON to parse of what this seat was sent; null: nothing of it is needed. */
export function textFor(seat: number, data: Buffer, frame: boolean): string | null {
  if (!frame || seat === 0) return data.toString();
  if (hasAt(data, data.length - NOTHING_OWN.length, NOTHING_OWN)) return null;
  return `{"t":"frame",${data.toString('utf8', lastOf(data, OWN))}`;
}

/** What is looked for is short and near the end: the search of Node costs more to begin with. */
function lastOf(data: Buffer, bytes: Buffer): number {
  let at = data.length - bytes.length;
  while (at > 0 && !hasAt(data, at, bytes)) at--;
  return at;
}

function hasAt(data: Buffer, at: number, bytes: Buffer): boolean {
  for (let i = 0; i < bytes.length; i++) if (data[at + i] !== bytes[i]) return false;
  return true;
}

/** The view as the browser has it. */
export const knownAt = (pub: Sections, mine: Sections): Known<Types> =>
  ({ pub, mine, flow: pub[FLOW], stack: pub[STACK], sealed: mine[SEALED] }) as unknown as Known<Types>;
