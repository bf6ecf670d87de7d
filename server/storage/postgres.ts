/**
 * PostgreSQL, for installations that have one. The same promises as SQLite: appends are written in groups, and a group is one
 * statement in its own transaction, so an acknowledged line has been flushed to the server's disk.
 */

import type { Conflict, LogLine, Snapshot, Storage } from '@starboard/host/storage';
import {
  alreadyExists,
  checkAppend,
  checkName,
  idUsedBefore,
  MOST_LINES,
  notFollowing,
  notOwner,
  pageGone,
  snapshotAhead,
  storageClosed,
  versionConflict,
} from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';
import pg from 'pg';
import { missing } from './migrations.ts';
import { Connections, isBroken, withConnection } from './postgres-connections.ts';
import { PostgresOwners, type Statement } from './postgres-owners.ts';
import * as sql from './postgres-sql.ts';
import { type LineRow, lineOf, rowOf, snapshotRowOf } from './rows.ts';

/** Groups written at the same time. A match always uses the same lane, which keeps its appends in order. */
const LANES = 4;
const SLICE = 1000;
/** An arbitrary key for the lock that serialises migrations. */
const MIGRATION_LOCK = 0x5374_6172;
const UNIQUE_VIOLATION = '23505';
/** Serialisation failure and deadlock: PostgreSQL asks one of the two to try again. */
const TRY_AGAIN = ['40001', '40P01'];
/** An append whose connection broke is sent again for so long; after that the lease of its server is over anyway. */
const AGAIN_FOR_MS = 2000;
const AGAIN_EVERY_MS = 50;

interface Append {
  readonly match: string;
  readonly lines: readonly LineRow[];
  readonly snapshot: readonly [n: number, body: string] | null;
  /** -1: any. */
  readonly epoch: number;
  /** Its last statement may have been carried out, though the connection broke. */
  unsure: boolean;
  readonly resolve: () => void;
  readonly reject: (why: unknown) => void;
}
interface Lane {
  waiting: Append[];
  busy: Promise<void> | null;
}
const newLanes = (): Lane[] => Array.from({ length: LANES }, () => ({ waiting: [], busy: null }));

interface LineColumns {
  readonly n: number;
  readonly at: number;
  readonly ids: string;
  readonly body: string;
}

export class PostgresStorage implements Storage {
  readonly #connections: Connections;
  #lanes = newLanes();
  /** Of before the connections were renewed, until they are through. */
  readonly #left = new Set<Promise<void>>();
  readonly owners: PostgresOwners;
  #closed = false;

  constructor(url: string) {
    this.#connections = new Connections(url);
    this.owners = new PostgresOwners(
      (statement, values) => this.#rows(statement, values),
      (use) => withConnection(this.#connections.pool, use),
      () => this.#reconnect(),
    );
  }

  /** What waits for a silent database holds nobody up. Its epochs are old by now, so it comes too late wherever it comes. */
  #reconnect(): void {
    for (const { busy } of this.#lanes) {
      if (busy === null) continue;
      this.#left.add(busy);
      void busy.finally(() => this.#left.delete(busy));
    }
    this.#lanes = newLanes();
    this.#connections.renew();
  }

  async migrate(): Promise<void> {
    await migratePostgres(this.#connections.pool);
  }

  append(match: string, lines: readonly LogLine[], snapshot?: Snapshot, epoch = -1): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw storageClosed();
      checkAppend(match, lines, snapshot);
      if (lines.length === 0 && snapshot === undefined) return resolve();
      const lane = this.#lanes[laneOf(match)];
      lane.waiting.push({
        match,
        lines: lines.map(rowOf),
        snapshot: snapshot === undefined ? null : snapshotRowOf(snapshot),
        epoch,
        unsure: false,
        resolve,
        reject,
      });
      lane.busy ??= this.#drain(lane);
    });
  }

  async load(match: string): Promise<{ snapshot: Snapshot | null; lines: LogLine[] } | null> {
    const [row] = await this.#rows<{ key: string; n: number | null; body: string }>(sql.SNAPSHOT, [match]);
    if (row === undefined) return null;
    const snapshot = row.n === null ? null : { n: row.n, body: JSON.parse(row.body) };
    return { snapshot, lines: await this.#slices(row.key, snapshot?.n ?? 0, Number.MAX_SAFE_INTEGER) };
  }

  async lines(match: string, from: number, limit: number): Promise<LogLine[]> {
    const [row] = await this.#rows<{ key: string }>(sql.KEY, [match]);
    return row === undefined ? [] : this.#slices(row.key, from, limit);
  }

  async hasId(match: string, id: string): Promise<boolean> {
    return (await this.#rows(sql.HAS_ID, [match, id])).length > 0;
  }

  async remove(match: string): Promise<void> {
    // Appends that were queued before it come first.
    await this.#lanes[laneOf(match)].busy;
    await this.#rows(sql.REMOVE, [match]);
  }

  async get(kind: string, id: string): Promise<{ version: number; doc: Json } | null> {
    const [row] = await this.#rows<{ version: number; doc: string }>(sql.GET, [kind, id]);
    return row === undefined ? null : { version: row.version, doc: JSON.parse(row.doc) };
  }

  async put(kind: string, id: string, doc: Json, keys: Readonly<Record<string, string>>, version: number | null): Promise<number> {
    const names = Object.keys(keys);
    const values = Object.values(keys);
    checkName(kind, id, ...names, ...values);
    const shared = [kind, id, JSON.stringify(doc), names, values];
    const [row] = await this.#rows<{ version: number }>(
      version === null ? sql.CREATE : sql.REPLACE,
      version === null ? shared : [...shared, version],
    );
    if (row === undefined) throw version === null ? alreadyExists(kind, id) : versionConflict(kind, id, version);
    return row.version;
  }

  async find(kind: string, key: string, value: string, limit: number, before?: string): Promise<{ id: string; version: number; doc: Json }[]> {
    let until = String(Number.MAX_SAFE_INTEGER);
    if (before !== undefined) {
      const [row] = await this.#rows<{ created: string }>(sql.CREATED, [kind, before]);
      if (row === undefined) throw pageGone(kind, before);
      until = row.created;
    }
    const rows = await this.#rows<{ id: string; version: number; doc: string }>(sql.FIND, [kind, key, value, until, limit]);
    return rows.map((row) => ({ ...row, doc: JSON.parse(row.doc) }));
  }

  async delete(kind: string, id: string): Promise<void> {
    await this.#rows(sql.DELETE, [kind, id]);
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    await this.#connections.close(Promise.all([...this.#left, ...this.#lanes.map((lane) => lane.busy)]));
  }

  async #rows<R extends pg.QueryResultRow>(statement: Statement, values: unknown[]): Promise<R[]> {
    if (this.#closed && this.#connections.pool.ending) throw storageClosed();
    return this.#connections.rows<R>(statement, values);
  }

  async #slices(key: string, from: number, limit: number): Promise<LogLine[]> {
    const found: LogLine[] = [];
    for (let left = limit; left > 0; ) {
      const slice = await this.#rows<LineColumns>(sql.LINES, [key, Math.min(from, MOST_LINES) + found.length, Math.min(left, SLICE)]);
      for (const { n, at, ids, body } of slice) found.push(lineOf(n, at, ids, body));
      left -= slice.length;
      if (slice.length < SLICE) break;
    }
    return found;
  }

  /** Writes groups until the lane is empty. Appends that arrive meanwhile form the next group. */
  async #drain(lane: Lane): Promise<void> {
    // The first group takes everything of this turn of the event loop.
    await Promise.resolve();
    while (lane.waiting.length > 0) {
      const taken = new Set<string>();
      const group: Append[] = [];
      const later: Append[] = [];
      for (const append of lane.waiting) {
        // A second append to a match can be checked only after the first is written.
        (taken.has(append.match) ? later : group).push(append);
        taken.add(append.match);
      }
      lane.waiting = later;
      await this.#group(group);
    }
    lane.busy = null;
  }

  async #group(group: readonly Append[], attempts = 5, since = performance.now()): Promise<void> {
    let won: Set<string>;
    try {
      won = await this.#write(group);
    } catch (error) {
      const code = error instanceof pg.DatabaseError ? error.code : undefined;
      // Whether it was carried out is unknown. An epoch makes it safe to send it again: somebody else's lines are never passed over.
      if (isBroken(error) && !this.#closed && performance.now() - since < AGAIN_FOR_MS && group.every((append) => append.epoch >= 0)) {
        for (const append of group) append.unsure = true;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_EVERY_MS));
        return this.#group(group, attempts, since);
      }
      if (group.length === 1 && code === UNIQUE_VIOLATION) group[0].reject(idUsedBefore(group[0].match));
      else if (TRY_AGAIN.includes(code ?? '') && attempts > 1) await this.#group(group, attempts - 1, since);
      // One append is wrong: written one by one, only that one fails. Without an error code the connection failed, and so do all.
      else if (group.length > 1 && code !== undefined) for (const append of group) await this.#group([append]);
      else for (const append of group) append.reject(error);
      return;
    }
    for (const append of group) if (won.has(append.match)) append.resolve();
    for (const append of group) {
      if (won.has(append.match)) continue;
      const there = append.unsure ? await this.#findOut(append, since).catch((error: unknown) => error) : false;
      if (there === true) append.resolve();
      else append.reject(there === false ? await this.#whyNot(append).catch((error: unknown) => error) : there);
    }
  }

  /** Asks for as long as it would send it again. */
  async #findOut(append: Append, since: number): Promise<boolean> {
    for (;;) {
      try {
        return await this.#isThere(append);
      } catch (error) {
        if (!isBroken(error) || this.#closed || performance.now() - since > AGAIN_FOR_MS) throw error;
        await new Promise((resolve) => setTimeout(resolve, AGAIN_EVERY_MS));
      }
    }
  }

  /** Whether an append was carried out, of which the connection did not tell. */
  async #isThere({ match, lines }: Append): Promise<boolean> {
    if (lines.length === 0) return false;
    await this.#rows(sql.TOUCH, [match]);
    const found = await this.#rows<LineColumns>(sql.LINES_OF, [match, lines[0][0], lines.length]);
    return found.length === lines.length && found.every(({ n, at, ids, body }, i) => isSame(lines[i], n, at, ids, body));
  }

  async #write(group: readonly Append[]): Promise<Set<string>> {
    const wanted: [string[], number[], number[]] = [[], [], []];
    const lines: [string[], number[], number[], string[], string[]] = [[], [], [], [], []];
    const used: [string[], string[]] = [[], []];
    const shots: [string[], number[], string[]] = [[], [], []];
    const epochs: number[] = [];
    for (const { match, lines: own, snapshot, epoch } of group) {
      epochs.push(epoch);
      push(wanted, match, own[0]?.[0] ?? snapshot?.[0] ?? 0, own.length);
      for (const [n, at, ids, body, each] of own) {
        push(lines, match, n, at, ids, body);
        for (const id of each) push(used, match, id);
      }
      if (snapshot !== null) push(shots, match, ...snapshot);
    }
    const rows = await this.#rows<{ id: string }>(sql.APPEND, [...wanted, ...lines, ...used, ...shots, epochs]);
    return new Set(rows.map((row) => row.id));
  }

  async #whyNot({ match, lines, snapshot, epoch }: Append): Promise<Conflict> {
    const [row] = await this.#rows<{ size: number; epoch: string }>(sql.SIZE, [match]);
    const size = row?.size ?? 0;
    if (epoch >= 0 && Number(row?.epoch ?? -1) !== epoch) return notOwner(match, epoch);
    return lines.length === 0 && snapshot !== null ? snapshotAhead(match, snapshot[0], size) : notFollowing(match, size, lines[0][0]);
  }
}

function push<T extends unknown[][]>(columns: T, ...row: { [I in keyof T]: T[I][number] }): void {
  for (let i = 0; i < columns.length; i++) columns[i].push(row[i]);
}

const isSame = ([n, at, ids, body]: LineRow, ...found: [n: number, at: number, ids: string, body: string]): boolean =>
  n === found[0] && at === found[1] && ids === found[2] && body === found[3];

/** Any hash function works. */
function laneOf(match: string): number {
  let h = 0;
  for (let i = 0; i < match.length; i++) h = (Math.imul(h, 31) + match.charCodeAt(i)) | 0;
  return (h >>> 0) % LANES;
}

/** All missing steps in one transaction, by one process at a time. `to`: tests make old databases. */
export async function migratePostgres(pool: pg.Pool, to?: number): Promise<void> {
  await withConnection(pool, async (client) => {
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('create table if not exists starboard_schema (version integer not null)');
      const { rows } = await client.query<{ name: string }>('select current_database() as name');
      for (const { version, step } of missing(`'${rows[0].name}'`, await postgresVersion(client), to, await oldestWriter(client))) {
        await client.query(step.postgres);
        await client.query(
          step.oldest === undefined ? 'insert into starboard_schema (version) values ($1)' : 'insert into starboard_schema values ($1, $2)',
          step.oldest === undefined ? [version] : [version, step.oldest],
        );
      }
      await client.query('commit');
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    }
  });
}

/** The oldest program that may write; undefined: none but those that know the whole schema. */
async function oldestWriter(client: pg.ClientBase): Promise<number | undefined> {
  // Before the seventh step there is no such column.
  const { rows } = await client.query<{ oldest: string | null }>(
    "select to_jsonb(s) ->> 'oldest' as oldest from starboard_schema s order by version desc limit 1",
  );
  return rows[0]?.oldest == null ? undefined : Number(rows[0].oldest);
}

/** The version of the schema. Its table must exist. */
export async function postgresVersion(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number }>('select coalesce(max(version), 0) as version from starboard_schema');
  return rows[0].version;
}
