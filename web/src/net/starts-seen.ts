/**
 * The starts that this device took part in, and what became of them, over all tables of this server. A server that wanted another
 * deal could let a start fail and begin anew at the same table or another one. It cannot change what was noted here.
 */
import { browserBox, keptOf, type SecretBox } from './fairness.ts';
import type { TableInfo } from './types.ts';

export interface SeenStart {
  readonly table: string;
  readonly attempt: number;
  /** The fingerprint of its terms. */
  readonly hash: string;
  /** The server's seal. */
  readonly commitment: string;
  readonly at: number;
  /** `gone`: the table no longer exists. `hidden`: the server's list lacks this start. */
  readonly end: 'pending' | 'begun' | 'cancelled' | 'silenced' | 'gone' | 'hidden';
}
interface Kept {
  /** Starts that are no longer in the list, and how many of them came to nothing. */
  readonly older: { readonly starts: number; readonly anew: number };
  readonly list: readonly SeenStart[];
}
type Table = Pick<TableInfo, 'id' | 'changedAt' | 'you' | 'fairness'>;

const KEY = 'starboard/starts';
const MOST = 200;

/** It was seen and did not become a game. */
export const cameToNothing = ({ end }: SeenStart): boolean => end !== 'pending' && end !== 'begun';

function read(box: SecretBox): Kept {
  try {
    const kept = JSON.parse(box.get(KEY) ?? 'null') as Kept | null;
    if (kept !== null && Array.isArray(kept.list)) return kept;
  } catch {
    // Damaged: treated as empty.
  }
  return { older: { starts: 0, anew: 0 }, list: [] };
}

function write({ older, list }: Kept, box: SecretBox): void {
  const cut = list.slice(0, -MOST);
  const kept: Kept = {
    older: { starts: older.starts + cut.length, anew: older.anew + cut.filter(cameToNothing).length },
    list: list.slice(-MOST),
  };
  try {
    box.set(KEY, JSON.stringify(kept));
  } catch {
    // The storage is full: the page must work all the same.
  }
}

/** Notes what a table says about its starts. */
export function noteStarts(table: Table, box: SecretBox = browserBox): void {
  const { attempts, start } = table.fairness;
  if (attempts.length === 0 && start === null && read(box).list.every((s) => s.table !== table.id)) return;
  const before = read(box);
  const rest = before.list.filter((s) => s.table !== table.id);
  const known = new Map(before.list.filter((s) => s.table === table.id).map((s) => [s.hash, s]));
  const sealedFor = new Set(Object.values(keptOf(table.id, box).seals).map((s) => s.server));
  const seated = table.you?.chair != null;
  for (const { attempt, hash, commitment, at, end } of attempts) {
    // Also one that began and failed while the page was closed: this device had sealed a secret for it.
    const mine = known.has(hash) || sealedFor.has(commitment) || (seated && start?.hash === hash);
    if (mine) known.set(hash, { table: table.id, attempt, hash, commitment, at, end });
  }
  const listed = new Set(attempts.map((a) => a.hash));
  const first = attempts.at(0)?.attempt ?? 1;
  for (const [hash, seen] of known) {
    // A list from before that start proves nothing, and the server keeps only the newest.
    if (!listed.has(hash) && seen.attempt >= first && table.changedAt > seen.at) known.set(hash, { ...seen, end: 'hidden' });
  }
  const list = [...rest, ...known.values()].sort((a, b) => a.at - b.at);
  if (JSON.stringify(list) !== JSON.stringify(before.list)) write({ older: before.older, list }, box);
}

/** A table no longer exists: starts that were under way came to nothing. */
export function noteGone(table: string, box: SecretBox = browserBox): void {
  const before = read(box);
  if (!before.list.some((s) => s.table === table && s.end === 'pending')) return;
  write({ ...before, list: before.list.map((s) => (s.table === table && s.end === 'pending' ? { ...s, end: 'gone' } : s)) }, box);
}

export interface StartsSeen {
  readonly starts: number;
  /** Those that came to nothing, so that the server drew anew. */
  readonly anew: number;
  readonly hidden: number;
  /** The newest of those that came to nothing. */
  readonly latest: readonly SeenStart[];
}

export function startsSeen(box: SecretBox = browserBox): StartsSeen {
  const { older, list } = read(box);
  const nothing = list.filter(cameToNothing);
  return {
    starts: older.starts + list.length,
    anew: older.anew + nothing.length,
    hidden: list.filter((s) => s.end === 'hidden').length,
    latest: nothing.slice(-10).reverse(),
  };
}
