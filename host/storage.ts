/**
 * The storage contract. SQLite (the default), PostgreSQL (with DATABASE_URL) and IndexedDB (matches on one device) implement
 * it, and one suite tests them all (./test/storage-suite/). No Node modules here: browsers load this file too.
 *
 * When `append` resolves, the lines survive kill -9 and a power cut. Everything else relies on that.
 */
import type { Json } from '@starboard/kernel';

/** One line of a match's log: the unit of durability, JSON from which everything is rebuilt. */
export interface LogLine {
  /** Counted from 0, without gaps. */
  readonly n: number;
  readonly at: number;
  /** Ids of the client messages it answers. An id is used once in a match, for ever. */
  readonly ids: readonly string[];
  readonly body: Json;
  /** The body as JSON, if the caller has it already. Reading never returns it. */
  readonly text?: string;
}
/** A host at one moment. */
export interface Snapshot {
  /** How many lines it includes; the next line has this number. */
  readonly n: number;
  readonly body: Json;
  /** The body as JSON, if the caller has it already. */
  readonly text?: string;
}

/** The logs of matches. One owner writes to a match at a time. */
export interface MatchStore {
  /**
   * Appends lines, and perhaps a snapshot that includes them: all or nothing. Throws `Conflict` if `n` does not follow the last
   * line, an id was used before, or the snapshot includes missing lines. Appending line 0 creates the match. Appends to one
   * match are written in the order of the calls; a caller need not wait for the previous one. With an `epoch` (see
   * `MatchOwners`) it is also a `Conflict` if the match has been claimed since.
   */
  append(match: string, lines: readonly LogLine[], snapshot?: Snapshot, epoch?: number): Promise<void>;
  /** The newest snapshot and the lines after it; null: no such match. */
  load(match: string): Promise<{ snapshot: Snapshot | null; lines: LogLine[] } | null>;
  /** At most `limit` lines, starting with number `from`; empty if there is no such match. */
  lines(match: string, from: number, limit: number): Promise<LogLine[]>;
  hasId(match: string, id: string): Promise<boolean>;
  /** Deletes the match and its ids. A missing match is not an error. */
  remove(match: string): Promise<void>;
}
/** Another writer was faster, or the caller has stale data. Nothing was written. */
export class Conflict extends Error {
  override readonly name = 'Conflict';
}

/** The storage could not be reached, or did not answer in time. Whether something was written is unknown. */
export class StorageAway extends Error {
  override readonly name = 'StorageAway';
}

/** Everything else is documents with a few indexed keys: identities, tables, invitations, notices. */
export interface DocStore {
  get(kind: string, id: string): Promise<{ version: number; doc: Json } | null>;
  /**
   * `version`: null creates the document, a number replaces exactly that version; otherwise `Conflict`. Returns the new
   * version. `keys` replaces all keys of the document. A key has one value; a list goes into the names of several keys, as
   * `{ [`person ${id}`]: '' }`.
   */
  put(kind: string, id: string, doc: Json, keys: Readonly<Record<string, string>>, version: number | null): Promise<number>;
  /**
   * Newest first, by creation; replacing a document does not move it. `before`: the last id of the previous page. That
   * document must still exist (else `Conflict`), but may have lost the key.
   */
  find(kind: string, key: string, value: string, limit: number, before?: string): Promise<{ id: string; version: number; doc: Json }[]>;
  /** A missing document is not an error. */
  delete(kind: string, id: string): Promise<void>;
}

/** A server among several that share a storage. Its number is never used again. */
export interface StorageNode {
  readonly id: number;
  readonly name: string;
  /** The version of each game's rules that it can play. */
  readonly rules: Readonly<Record<string, string>>;
  readonly load: number;
  /** It is shutting down and takes no more matches. */
  readonly draining: boolean;
  /** It cannot reach the others. */
  readonly cut: boolean;
}
/** What a claim gives: the epoch for appends, and until when the owner before is known to have run; null: it let go. */
export interface MatchClaim {
  readonly epoch: number;
  readonly aliveUntil: number | null;
}

/**
 * Who writes to a match, where several servers share a storage. The storage's clock alone says whether a lease is over, and no
 * clock decides about safety: every claim raises the epoch of the match, in the row that an append changes. An append with an
 * older epoch is refused, and a reader after a claim sees everything that was ever acknowledged.
 */
export interface MatchOwners {
  /** A new server, alive until `leaseMs` from now. */
  join(about: Pick<StorageNode, 'name' | 'rules'>, leaseMs: number): Promise<number>;
  /** False: its lease was over, and its matches may be somebody else's. */
  renew(node: number, leaseMs: number, load: number, draining: boolean, cut?: boolean): Promise<boolean>;
  /** Its matches are nobody's. */
  leave(node: number): Promise<void>;
  /** The servers whose lease is not over. */
  nodes(): Promise<StorageNode[]>;
  /**
   * Makes a server the owner of a match: of one that is nobody's, its own, or one whose owner's lease is over. Otherwise, or if
   * its own lease is over, null. A match need not have begun. `dead`: this owner does not answer; its match is taken before its
   * lease is over if its connection to the storage has ended too.
   */
  claim(match: string, node: number, dead?: number): Promise<MatchClaim | null>;
  /**
   * Hands a match over, to another server or to nobody. Gives the epoch that it has from now on, with which the next owner may append
   * without a claim; null: it no longer was this owner's.
   */
  release(match: string, node: number, epoch: number, to: number | null): Promise<number | null>;
  /** The owner; null: nobody, or its lease is over. */
  ownerOf(match: string): Promise<number | null>;
  /** Of these matches, those without an owner whose lease runs. */
  unowned(matches: readonly string[]): Promise<string[]>;
  /** How long ago, in milliseconds, a server was alive that could play these rules; null: none was, or it left in order. */
  lastWith(game: string, rules: string): Promise<number | null>;
  /** Runs something while no other server runs the same; waits for its turn. */
  inTurn<R>(job: string, run: () => Promise<R>): Promise<R>;
  /** The lease of this server is over, perhaps because the storage is silent: what it does not answer in a moment has failed. */
  reconnect(): void;
  /** At most `limit` matches of servers whose lease is over. */
  orphans(limit: number): Promise<string[]>;
}

export interface Storage extends MatchStore, DocStore {
  /** Only of storages that several servers can share. */
  readonly owners?: MatchOwners;
  /** Upgrades the schema. Must be called first; refuses a schema that a newer version wrote. */
  migrate(): Promise<void>;
  /** Waits for pending writes. Every later call is refused. */
  close(): Promise<void>;
}

// ---- Checks that every storage makes before anything reaches a database ------------------------------------------------------

/** Databases disagree about NUL and lone surrogates in text. JSON escapes both in bodies, but names are plain text. */
const UNFIT = /[\0\p{Cs}]/u;
const LONGEST = 512;
/** Lines of one match at most: far beyond any game. SQLite's row ids rely on these 24 bits. */
export const MOST_LINES = 2 ** 24;

/** Nearly all names are plain ASCII, and this loop is cheaper than the pattern. */
function isPlain(name: string): boolean {
  for (let i = 0; i < name.length; i++) {
    const c = name.charCodeAt(i);
    if (c < 0x20 || c > 0x7e) return false;
  }
  return true;
}

const isCount = (n: number): boolean => Number.isSafeInteger(n) && n >= 0;

/** Checks the name of a match, kind, document or key, or the id of a message. */
export function checkName(...names: readonly string[]): void {
  for (const name of names) {
    if (typeof name !== 'string' || name.length > LONGEST || (!isPlain(name) && UNFIT.test(name)))
      throw new RangeError(`not fit as a name: ${JSON.stringify(name)}`);
  }
}

/** Refuses an append that is wrong whatever the database holds. */
export function checkAppend(match: string, lines: readonly LogLine[], snapshot?: Snapshot): void {
  checkName(match);
  const first = lines[0]?.n ?? 0;
  if (!isCount(first) || first + lines.length > MOST_LINES)
    throw new RangeError(`line ${first} of match '${match}': lines are counted from 0 to ${MOST_LINES}`);
  const ids = new Set<string>();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (line.n !== first + i) throw new Conflict(`match '${match}': line ${line.n} does not follow line ${first + i - 1}`);
    if (!Number.isFinite(line.at)) throw new RangeError(`line ${line.n} of match '${match}' has no time`);
    for (const id of line.ids) {
      checkName(id);
      if (ids.has(id)) throw idUsedBefore(match);
      ids.add(id);
    }
  }
  if (snapshot === undefined) return;
  if (!isCount(snapshot.n)) throw new RangeError(`a snapshot of match '${match}' of ${snapshot.n} lines`);
  if (lines.length > 0 && snapshot.n > first + lines.length) throw snapshotAhead(match, snapshot.n, first + lines.length);
}

export const notFollowing = (match: string, has: number, first: number): Conflict =>
  new Conflict(`match '${match}' has ${has} lines; line ${first} does not follow`);
export const notOwner = (match: string, epoch: number): Conflict => new Conflict(`match '${match}' was claimed after epoch ${epoch}`);
export const idUsedBefore = (match: string): Conflict => new Conflict(`match '${match}': an id was used before`);
export const snapshotAhead = (match: string, n: number, has: number): Conflict =>
  new Conflict(`match '${match}' has ${has} lines; a snapshot of ${n} is ahead of them`);
export const alreadyExists = (kind: string, id: string): Conflict => new Conflict(`there is a ${kind} '${id}' already`);
export const versionConflict = (kind: string, id: string, version: number): Conflict =>
  new Conflict(`version ${version} of the ${kind} '${id}' is not there`);
export const pageGone = (kind: string, id: string): Conflict => new Conflict(`the ${kind} '${id}' to go on after no longer exists`);
export const storageClosed = (): Error => new Error('the storage is closed');
