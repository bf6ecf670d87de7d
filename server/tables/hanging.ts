/** Tables that hang: games that nobody goes on with, and tables that never began. Their host, or the server's, may end them. */
import type { ServerContext } from '../context.ts';
import type { TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** When a clock ran out this long ago, nobody looks at the table. */
export const OVERDUE_MS = 10 * MINUTE_MS;
/** A match in which nothing has happened for this long. */
export const STILL_MS = 7 * DAY_MS;
/** A table of this age will no longer begin. */
export const UNBEGUN_MS = 3 * DAY_MS;
/** Reading stops here. */
const MOST = 500;

interface Found {
  readonly id: string;
  readonly doc: TableDoc;
}

export interface Hanging {
  /** Running, and longer than their clock or than anybody waits. */
  readonly games: readonly Found[];
  /** Waiting, old, and nobody is there. */
  readonly unbegun: readonly Found[];
}

export async function hangingTables(tables: Tables): Promise<Hanging> {
  const { context, docs, live } = tables;
  const now = context.now();
  const games: Found[] = [];
  for await (const found of docs.all('state', 'running')) {
    if (games.length >= MOST) break;
    const due = live.asked(found.id)?.due ?? found.doc.due;
    if (due !== null ? now - due > OVERDUE_MS : await isStill(context, found, now)) games.push(found);
  }
  const unbegun: Found[] = [];
  for await (const found of docs.all('state', 'waiting')) {
    if (unbegun.length >= MOST) break;
    const there = found.doc.chairs.some((c) => c.identity !== null && live.here(found.id, c.identity));
    // Tables of a league wait for their round.
    if (now - found.doc.changedAt > UNBEGUN_MS && !there && found.doc.tournament === undefined) unbegun.push(found);
  }
  return { games, unbegun };
}

/** The document of a running table changes rarely: whether anybody answered is in the log. */
const isStill = async (context: ServerContext, { id, doc }: Found, now: number): Promise<boolean> =>
  now - doc.changedAt > STILL_MS && now - (await lastLineAt(context, id)) > STILL_MS;

/** When the last thing happened in a match; 0: nothing is known of it. */
export async function lastLineAt({ storage }: ServerContext, id: string): Promise<number> {
  const stored = await storage.load(id);
  const last = stored?.lines.at(-1)?.at;
  if (last !== undefined || stored?.snapshot == null) return last ?? 0;
  return (await storage.lines(id, stored.snapshot.n - 1, 1))[0]?.at ?? 0;
}
