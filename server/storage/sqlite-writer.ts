/**
 * The thread that writes to SQLite. Queued jobs are committed together, with one flush, and the event loop never waits for the
 * disk.
 */
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { alreadyExists, Conflict, type LogLine, type Snapshot, versionConflict } from '@starboard/host/storage';
import type Database from 'better-sqlite3';
import { lengthenLog, openFile, placeOf } from './sqlite-file.ts';
import { type Append, Journal, type JournalLine } from './sqlite-journal.ts';

export type Job =
  | ({ readonly do: 'append' } & Append)
  /** Moves journal lines to where readers find them. */
  | { readonly do: 'settle'; readonly match: string }
  /** 1: it was used. */
  | { readonly do: 'hasId'; readonly match: string; readonly id: string }
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
/** The result of a job: done (with the new version of a document), or why not. */
export type Result = number | { readonly conflict: boolean; readonly why: string };
/**
 * Jobs in order, or the end. Lists of plain values are copied between threads several times as fast as objects. An append, by far
 * the most frequent job, is [match, n, lines, snapshot's n or -1, its body or '', then at, ids, body for each line].
 */
export type Packed = (string | number | Job)[];
export type ToWriter = Packed | 'close';
/** Results in the order of the jobs; null: all succeeded without a value. `settled`: matches that left the journal. */
export interface FromWriter {
  readonly jobs: number;
  readonly results: readonly Result[] | null;
  readonly settled: readonly string[];
}

const DONE = 0;

/** Adds the whole append, or nothing if something is not JSON. */
export function packAppend(to: Packed, match: string, lines: readonly LogLine[], snapshot: Snapshot | undefined): void {
  const before = to.length;
  try {
    to.push(match, lines.length === 0 ? 0 : lines[0].n, lines.length);
    // The body is read only if there is no text, because it may have to be parsed first.
    if (snapshot === undefined) to.push(-1, '');
    else to.push(snapshot.n, snapshot.text ?? JSON.stringify(snapshot.body));
    for (const { at, ids, body, text } of lines) to.push(at, ids.length === 0 ? '' : JSON.stringify(ids), text ?? JSON.stringify(body));
  } catch (error) {
    to.length = before;
    throw error;
  }
}

function unpack(from: Packed, jobs: Job[]): void {
  for (let i = 0; i < from.length; ) {
    const first = from[i];
    if (typeof first === 'object') {
      jobs.push(first);
      i++;
      continue;
    }
    const [n, count, of] = [from[i + 1] as number, from[i + 2] as number, from[i + 3] as number];
    const snapshot = of < 0 ? null : ([of, from[i + 4] as string] as const);
    i += 5;
    const lines: JournalLine[] = [];
    for (let k = 0; k < count; k++, i += 3) lines.push([from[i] as number, from[i + 1] as string, from[i + 2] as string]);
    jobs.push({ do: 'append', match: first as string, n, lines, snapshot });
  }
}

/** Writes jobs to an open database. Separate from the thread, so that it can be used without one. */
export class JobWriter {
  readonly #db: Database.Database;
  readonly #journal: Journal;
  readonly #run: (job: Job) => Result;
  readonly #dataVersion;
  /** Changes when another connection has written. Then the cached state is stale. */
  #version: number | null = null;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#journal = new Journal(db);
    this.#run = statements(db, this.#journal);
    this.#dataVersion = db.prepare<[], number>('pragma data_version').pluck();
  }

  /** All jobs in one transaction. A refused job does not affect the others; if the disk fails, all fail. */
  commit(jobs: readonly Job[]): Result[] {
    try {
      return this.#transaction(() => jobs.map((job) => this.#run(job)));
    } catch {
      // Rare: run them again, each with its own savepoint.
      return this.#commitOneByOne(jobs);
    }
  }

  /** Moves everything out of the journal. */
  settle(): void {
    this.#transaction(() => this.#journal.move());
  }

  /** Matches that left the journal since the last call. */
  settled(): string[] {
    return this.#journal.moved();
  }

  #transaction<R>(run: () => R): R {
    try {
      return this.#db
        .transaction(() => {
          const version = this.#dataVersion.get()!;
          if (version !== this.#version) this.#journal.read();
          this.#version = version;
          const result = run();
          this.#journal.write();
          return result;
        })
        .immediate();
    } catch (error) {
      // Nothing was written or moved: the journal is read again.
      this.#version = null;
      this.#journal.moved();
      throw error;
    }
  }

  #commitOneByOne(jobs: readonly Job[]): Result[] {
    // Inside a transaction this is a savepoint.
    const alone = this.#db.transaction((job: Job) => this.#run(job));
    const careful = (job: Job): Result => {
      if (job.do !== 'put' && job.do !== 'delete') return this.#run(job);
      try {
        return alone(job);
      } catch (error) {
        // SQLite rolled back the whole transaction, for example because the disk is full.
        if (!this.#db.inTransaction) throw error;
        return refusal(error);
      }
    };
    try {
      return this.#transaction(() => jobs.map(careful));
    } catch (error) {
      return jobs.map(() => refusal(error));
    }
  }
}

const refusal = (error: unknown): Result => ({ conflict: error instanceof Conflict, why: error instanceof Error ? error.message : String(error) });

/** A job is checked before it writes. */
function statements(db: Database.Database, journal: Journal): (job: Job) => Result {
  const keyOf = db.prepare<[string], number>('select key from match where id = ?').pluck();
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
        const refused = journal.append(job);
        return refused === null ? DONE : refusal(refused);
      }
      case 'settle':
        journal.move(job.match);
        return DONE;
      case 'hasId':
        return journal.hasId(job.match, job.id) ? 1 : 0;
      case 'remove': {
        // Otherwise its lines would come back from the journal.
        journal.move();
        const key = keyOf.get(job.match);
        if (key === undefined) return DONE;
        dropLines.run(placeOf(key, 0), placeOf(key + 1, 0));
        for (const statement of removal) statement.run(key);
        return DONE;
      }
      case 'put': {
        const was = docOf.get(job.kind, job.id);
        if (job.version === null && was !== undefined) return refusal(alreadyExists(job.kind, job.id));
        if (job.version !== null && was?.version !== job.version) return refusal(versionConflict(job.kind, job.id, job.version));
        if (was !== undefined) {
          setDoc.run(was.version + 1, job.doc, was.created);
          dropKeys.run(was.created);
        }
        const created = was?.created ?? Number(addDoc.run(job.kind, job.id, job.doc).lastInsertRowid);
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
}

/** The thread: all queued messages are one group. */
if (parentPort !== null) {
  const port = parentPort;
  const { file } = workerData as { readonly file: string };
  const db = openFile(file);
  const writer = new JobWriter(db);
  lengthenLog(file);
  port.on('message', (first: ToWriter) => {
    const jobs: Job[] = [];
    let next: ToWriter | undefined = first;
    let closing = false;
    while (next !== undefined) {
      if (next === 'close') closing = true;
      else unpack(next, jobs);
      next = (receiveMessageOnPort(port) as { message: ToWriter } | undefined)?.message;
    }
    if (jobs.length > 0) {
      const results = writer.commit(jobs);
      const quiet = results.every((result) => result === DONE);
      port.postMessage({ jobs: jobs.length, results: quiet ? null : results, settled: writer.settled() } satisfies FromWriter);
    }
    if (!closing) return;
    try {
      writer.settle();
    } finally {
      // Lines that were not moved are still in the journal.
      db.close();
      port.close();
    }
  });
}
