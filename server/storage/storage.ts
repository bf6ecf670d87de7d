/**
 * What the platform keeps, behind one interface: SQLite by default, PostgreSQL by DATABASE_URL, IndexedDB in the browser for
 * matches at one device. The same conformance suite (./suite.ts) runs against each.
 *
 * `append` is the promise of the whole product: once it resolves, the lines survive kill -9 and a power cut.
 */
import type { Json } from '@starboard/kernel';

export interface StoredLine {
  /** Counted from 0, without gaps. */
  readonly n: number;
  readonly at: number;
  /** Ids of the screens' messages it answers: each is used once in a match, for ever. */
  readonly ids: readonly string[];
  readonly body: Json;
  /** The body as JSON, where whoever appends has it already; none is given back. */
  readonly text?: string;
}
export interface StoredSnapshot {
  /** The number of lines it includes; so the next line is number `n`. */
  readonly n: number;
  readonly body: Json;
  /** As of a line. */
  readonly text?: string;
}

/** The log of matches. One owner writes to a match at a time; `n` must follow the last line, else the append is refused. */
export interface MatchStore {
  /**
   * Lines of one match and perhaps a snapshot of what they led to, all or nothing; refused (Conflict) where `n` does not
   * follow, an id was used before or the snapshot includes lines that are not there. The first append, with line 0, makes the
   * match. Appends to one match are written in the order of the calls, without waiting for the one before.
   */
  append(match: string, lines: readonly StoredLine[], snapshot?: StoredSnapshot): Promise<void>;
  /** The newest snapshot and the lines after it; null: no such match. */
  load(match: string): Promise<{ snapshot: StoredSnapshot | null; lines: StoredLine[] } | null>;
  /** At most `limit` lines from number `from` on; none where there is no such match. */
  lines(match: string, from: number, limit: number): Promise<StoredLine[]>;
  hasId(match: string, id: string): Promise<boolean>;
  /** Everything of the match, its ids included; nothing happens where there is none. */
  remove(match: string): Promise<void>;
}
/** Somebody else was there first, or the caller's knowledge is out of date; nothing was written. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** Everything else is documents with a few looked-up keys: identities, tables, invitations, notices. */
export interface DocStore {
  get(kind: string, id: string): Promise<{ version: number; doc: Json } | null>;
  /**
   * `version`: null creates (refused if there), a number replaces exactly that version (else Conflict). Gives the new version.
   * `keys` replace the document's keys: a key has one value, so what has many, as the people of a table, goes into the name:
   * `{ [`person ${id}`]: '' }`.
   */
  put(kind: string, id: string, doc: Json, keys: Readonly<Record<string, string>>, version: number | null): Promise<number>;
  /**
   * Newest first, by creation; replacing a document does not move it. `before`: the id of the last one of the page before,
   * which must still be there (else Conflict), though it may have lost the key.
   */
  find(kind: string, key: string, value: string, limit: number, before?: string): Promise<{ id: string; version: number; doc: Json }[]>;
  /** Nothing happens where there is none. */
  delete(kind: string, id: string): Promise<void>;
}

export interface Storage extends MatchStore, DocStore {
  /** Brings the tables to the form this version knows. Comes first; refuses what a newer version wrote. */
  migrate(): Promise<void>;
  /** Waits for what is being written. Everything called later is refused. */
  close(): Promise<void>;
}
