/**
 * The thread that writes to SQLite. Whatever has queued up while it slept or wrote becomes one transaction: one flush of the
 * disk for all, and the main loop never waits for a disk.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { changed, exists, notFollowing, snapshotAhead, usedBefore } from './checks.ts';
import type { LineRow } from './rows.ts';
import { lineAt, openFile, placeOf } from './sqlite-file.ts';
import { Conflict } from './storage.ts';

export type Job =
  | {
      readonly do: 'append';
      readonly match: string;
      readonly lines: readonly LineRow[];
      readonly snapshot: readonly [n: number, body: string] | null;
    }
  | { readonly do: 'remove'; readonly match: string }
  | {
      readonly do: 'put';
      readonly kind: string;
      readonly id: string;
      readonly doc: string;
      readonly keys: readonly (readonly [key: string, value: string])[];
      readonly version: number | null;
    }
  | { readonly do: 'delete'; readonly kind: string; readonly id: string };
/** What became of a job: done (with the new version of a document), or why not. */
export type Result = number | { readonly conflict: boolean; readonly why: string };
/** Jobs in their order, or the end. The results come back in the same order. */
export type ToWriter = readonly Job[] | 'close';

const DONE = 0;

/** Writes jobs to an open database; apart from the thread, so that it can be tested and used without one. */
export class JobWriter {
  readonly #db: Database.Database;
  readonly #run: (job: Job) => Result;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#run = statements(db);
  }

  /** All jobs in one transaction. A job that is refused takes nothing with it; a disk that fails refuses them all. */
  commit(jobs: readonly Job[]): Result[] {
    try {
      return this.#db.transaction(() => jobs.map((job) => this.#run(job))).immediate();
    } catch {
      // An id was used before, which is seldom: all again, each job with its own way back.
      return this.#commitOneByOne(jobs);
    }
  }

  #commitOneByOne(jobs: readonly Job[]): Result[] {
    // Inside a transaction this is a savepoint.
    const alone = this.#db.transaction((job: Job) => this.#run(job));
    const careful = (job: Job): Result => {
      try {
        return alone(job);
      } catch (error) {
        // Where SQLite gave up the whole transaction (disk full), there is nothing to go on with.
        if (!this.#db.inTransaction) throw error;
        return refusal(error);
      }
    };
    try {
      return this.#db.transaction(() => jobs.map(careful)).immediate();
    } catch (error) {
      return jobs.map(() => refusal(error));
    }
  }
}

const refusal = (error: unknown): Result => ({ conflict: error instanceof Conflict, why: error instanceof Error ? error.message : String(error) });

/** A job is checked before it writes; only a used id shows while writing, by throwing. */
function statements(db: Database.Database): (job: Job) => Result {
  const keyOf = db.prepare<[string], number>('select key from match where id = ?').pluck();
  const newKey = db.prepare<[string]>('insert into match (id) values (?)');
  const lastPlace = db
    .prepare<[number, number], number>('select place from match_line where place >= ? and place < ? order by place desc limit 1')
    .pluck();
  const addLine = db.prepare<[number, number, string, string]>('insert into match_line (place, at, ids, body) values (?, ?, ?, ?)');
  const addId = db.prepare<[number, string]>('insert into match_id (match, id) values (?, ?)');
  const addSnapshot = db.prepare<[number, number, string]>('insert or replace into match_snapshot (match, n, body) values (?, ?, ?)');
  const oldSnapshots = db.prepare<[number, number]>(
    'delete from match_snapshot where match = ? and n not in (select n from match_snapshot where match = ? order by n desc limit 2)',
  );
  const dropLines = db.prepare<[number, number]>('delete from match_line where place >= ? and place < ?');
  const removal = ['match_id where match', 'match_snapshot where match', 'match where key'].map((what) =>
    db.prepare<[number]>(`delete from ${what} = ?`),
  );
  const docOf = db.prepare<[string, string], { created: number; version: number }>('select created, version from doc where kind = ? and id = ?');
  const addDoc = db.prepare<[string, string, string]>('insert into doc (kind, id, version, doc) values (?, ?, 1, ?)');
  const setDoc = db.prepare<[number, string, number]>('update doc set version = ?, doc = ? where created = ?');
  const dropDoc = db.prepare<[number]>('delete from doc where created = ?');
  const addKey = db.prepare<[string, string, string, number]>('insert into doc_key (kind, key, value, created) values (?, ?, ?, ?)');
  const dropKeys = db.prepare<[number]>('delete from doc_key where created = ?');

  return (job) => {
    switch (job.do) {
      case 'append': {
        const { match, lines, snapshot } = job;
        let key = keyOf.get(match);
        const size = key === undefined ? 0 : sizeOf(key);
        if (lines.length > 0 && lines[0][0] !== size) return refusal(notFollowing(match, size, lines[0][0]));
        const grown = size + lines.length;
        if (snapshot !== null && (snapshot[0] > grown || grown === 0)) return refusal(snapshotAhead(match, snapshot[0], grown));
        if (grown === 0) return DONE;
        key ??= newKey.run(match).lastInsertRowid as number;
        for (const [n, at, ids, body, each] of lines) {
          addLine.run(placeOf(key, n), at, ids, body);
          for (const id of each) addIdOf(match, key, id);
        }
        if (snapshot !== null) {
          addSnapshot.run(key, snapshot[0], snapshot[1]);
          oldSnapshots.run(key, key);
        }
        return DONE;
      }
      case 'remove': {
        const key = keyOf.get(job.match);
        if (key === undefined) return DONE;
        dropLines.run(placeOf(key, 0), placeOf(key + 1, 0));
        for (const statement of removal) statement.run(key);
        return DONE;
      }
      case 'put': {
        const was = docOf.get(job.kind, job.id);
        if (job.version === null && was !== undefined) return refusal(exists(job.kind, job.id));
        if (job.version !== null && was?.version !== job.version) return refusal(changed(job.kind, job.id, job.version));
        if (was !== undefined) {
          setDoc.run(was.version + 1, job.doc, was.created);
          dropKeys.run(was.created);
        }
        const created = was?.created ?? (addDoc.run(job.kind, job.id, job.doc).lastInsertRowid as number);
        for (const [key, value] of job.keys) addKey.run(job.kind, key, value, created);
        return (was?.version ?? 0) + 1;
      }
      case 'delete': {
        const was = docOf.get(job.kind, job.id);
        if (was === undefined) return DONE;
        dropKeys.run(was.created);
        dropDoc.run(was.created);
        return DONE;
      }
    }
  };

  function sizeOf(key: number): number {
    const last = lastPlace.get(placeOf(key, 0), placeOf(key + 1, 0));
    return last === undefined ? 0 : lineAt(last) + 1;
  }

  function addIdOf(match: string, key: number, id: string): void {
    try {
      addId.run(key, id);
    } catch (error) {
      if (error instanceof Database.SqliteError && error.code === 'SQLITE_CONSTRAINT_PRIMARYKEY') throw usedBefore(match);
      throw error;
    }
  }
}

/** The thread: everything that waits at the door is one group. */
if (parentPort !== null) {
  const port = parentPort;
  const db = openFile((workerData as { readonly file: string }).file);
  const writer = new JobWriter(db);
  port.on('message', (first: ToWriter) => {
    const jobs: Job[] = [];
    let next: ToWriter | undefined = first;
    let closing = false;
    while (next !== undefined) {
      if (next === 'close') closing = true;
      else jobs.push(...next);
      next = (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message;
    }
    if (jobs.length > 0) port.postMessage(writer.commit(jobs));
    if (closing) {
      db.close();
      port.close();
    }
  });
}
