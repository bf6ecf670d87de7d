/**
 * SQLite, the default storage. A separate thread writes (./sqlite-writer.ts). Reads are short and use a second connection here;
 * in WAL mode readers do not wait for writers.
 */
import { Worker } from 'node:worker_threads';
import { Conflict, checkAppend, checkName, type LogLine, pageGone, type Snapshot, type Storage, storageClosed } from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';
import type Database from 'better-sqlite3';
import { lineOf, parseLines } from './rows.ts';
import { lineAt, migrateFile, openFile, placeOf } from './sqlite-file.ts';
import { SEVERAL } from './sqlite-journal.ts';
import { type FromWriter, type Job, JobWriter, type Packed, packAppend, type Result, type ToWriter } from './sqlite-writer.ts';

/** Taken at load time, so it is unaffected by fake timers. */
const { setImmediate } = globalThis;

/** Lines read at once; the event loop runs between two such slices. */
const SLICE = 256;
/**
 * The maximum number of jobs handed to the writer at once. The writer then works while the event loop handles further input. With
 * all jobs in one group, loop and disk would block each other; with few in each, every handful would be flushed on its own.
 */
const GROUP = 24;
/** Callers resolved at once. */
const AT_ONCE = 8;

interface LineColumns {
  readonly place: number;
  readonly at: number;
  readonly ids: string;
  readonly body: string;
}
interface Waiting {
  readonly resolve: (value: number) => void;
  readonly reject: (why: Error) => void;
}

export class SqliteStorage implements Storage {
  readonly #file: string;
  #reader: Reader | null = null;
  #worker: Worker | null = null;
  /** Jobs not handed over yet, and the callers waiting for results, in order. */
  #jobs: Packed = [];
  readonly #waiting = new Queue<Waiting>();
  /** Results not delivered yet. */
  readonly #results = new Queue<Result>();
  #telling = false;
  /** Jobs in `#jobs`. */
  #fresh = 0;
  /** A group is being filled. */
  #filling = false;
  /** The number of jobs so far, and of answered ones. */
  #given = 0;
  #answered = 0;
  /** Matches that may have lines in the journal, which readers do not see; with the last job that wrote them. */
  readonly #unsettled = new Map<string, number>();
  /** Why nothing can be written; set once the writer failed. */
  #over: Error | null = null;

  constructor(file: string) {
    this.#file = file;
  }

  async migrate(): Promise<void> {
    if (this.#over !== null) throw this.#over;
    migrateFile(this.#file);
    if (this.#worker !== null) return;
    settleFile(this.#file);
    this.#reader = new Reader(openFile(this.#file, { readonly: true }));
    this.#worker = new Worker(new URL('./sqlite-writer.ts', import.meta.url), { workerData: { file: this.#file }, name: 'sqlite-writer' });
    this.#worker.on('message', (message: FromWriter) => this.#hear(message));
    this.#worker.on('error', (error: Error) => this.#end(new Error(`the thread that writes to '${this.#file}' failed: ${error.message}`)));
    this.#worker.on('exit', () => this.#end(storageClosed()));
  }

  append(match: string, lines: readonly LogLine[], snapshot?: Snapshot): Promise<void> {
    return new Promise<void>((resolve, reject) => {
      this.#begin();
      checkAppend(match, lines, snapshot);
      packAppend(this.#jobs, match, lines, snapshot);
      this.#unsettled.set(match, this.#given + 1);
      this.#await({ resolve: () => resolve(), reject });
    });
  }

  remove(match: string): Promise<void> {
    return this.#write(() => ({ do: 'remove', match })) as Promise<unknown> as Promise<void>;
  }

  put(kind: string, id: string, doc: Json, keys: Readonly<Record<string, string>>, version: number | null): Promise<number> {
    return this.#write(() => {
      const pairs = Object.entries(keys);
      checkName(kind, id, ...pairs.flat());
      return { do: 'put', kind, id, doc: JSON.stringify(doc), keys: pairs, version };
    });
  }

  delete(kind: string, id: string): Promise<void> {
    return this.#write(() => ({ do: 'delete', kind, id })).then(() => undefined);
  }

  async load(match: string): Promise<{ snapshot: Snapshot | null; lines: LogLine[] } | null> {
    await this.#settled(match);
    const key = this.#read().key(match);
    if (key === undefined) return null;
    const snapshot = this.#read().snapshot(key);
    return { snapshot, lines: await this.#slices(key, snapshot?.n ?? 0, Number.MAX_SAFE_INTEGER) };
  }

  async lines(match: string, from: number, limit: number): Promise<LogLine[]> {
    await this.#settled(match);
    const key = this.#read().key(match);
    return key === undefined ? [] : this.#slices(key, from, limit);
  }

  async hasId(match: string, id: string): Promise<boolean> {
    // A read does not wait for a flush.
    if (this.#unsettled.has(match)) return (await this.#write(() => ({ do: 'hasId', match, id }))) === 1;
    const key = this.#read().key(match);
    return key !== undefined && this.#read().hasId(key, id);
  }

  async get(kind: string, id: string): Promise<{ version: number; doc: Json } | null> {
    return this.#read().get(kind, id);
  }

  async find(kind: string, key: string, value: string, limit: number, before?: string): Promise<{ id: string; version: number; doc: Json }[]> {
    return this.#read().find(kind, key, value, limit, before);
  }

  async close(): Promise<void> {
    if (this.#over === null && this.#worker !== null) {
      const ended = new Promise((resolve) => this.#worker?.once('exit', resolve));
      this.#hand();
      this.#over = storageClosed();
      this.#worker.postMessage('close' satisfies ToWriter);
      await ended;
    }
    this.#over ??= storageClosed();
    this.#reader?.close();
    this.#reader = null;
  }

  #read(): Reader {
    if (this.#reader === null) throw this.#over ?? new Error('migrate() comes first');
    return this.#reader;
  }

  /** In slices, so that a long log does not block the event loop. Lines never change, so slices are consistent. */
  async #slices(key: number, from: number, limit: number): Promise<LogLine[]> {
    const found: LogLine[] = [];
    for (let left = limit; left > 0; ) {
      const wanted = Math.min(left, SLICE);
      const slice = this.#read().lines(key, from + found.length, wanted);
      found.push(...slice);
      left -= slice.length;
      if (slice.length < wanted || left === 0) break;
      await new Promise((resolve) => setImmediate(resolve));
    }
    return found;
  }

  /** Resolves when readers see everything written to the match so far. */
  async #settled(match: string): Promise<void> {
    this.#read();
    if (this.#unsettled.has(match)) await this.#write(() => ({ do: 'settle', match }));
  }

  #write(make: () => Job): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#begin();
      this.#jobs.push(make());
      this.#await({ resolve, reject });
    });
  }

  #begin(): void {
    if (this.#over !== null) throw this.#over;
    if (this.#worker === null) throw new Error('migrate() comes first');
  }

  /** A job was added. */
  #await(waiting: Waiting): void {
    this.#waiting.push(waiting);
    this.#given++;
    this.#fresh++;
    if (this.#fresh === GROUP) this.#hand();
    else if (!this.#filling) {
      this.#filling = true;
      this.#fill();
    }
  }

  /** A group grows for as long as each turn of the loop brings further jobs. Somebody alone waits for no one. */
  #fill(): void {
    const given = this.#given;
    setImmediate(() => {
      if (this.#given > given) return this.#fill();
      this.#filling = false;
      this.#hand();
    });
  }

  /** Sends many jobs in one message. The writer commits all waiting jobs in one transaction. */
  #hand(): void {
    if (this.#fresh === 0) return;
    this.#worker?.postMessage(this.#jobs satisfies ToWriter);
    this.#jobs = [];
    this.#fresh = 0;
  }

  #hear({ jobs, results, settled }: FromWriter): void {
    this.#answered += jobs;
    // Later appends are in the journal again.
    for (const match of settled) if ((this.#unsettled.get(match) ?? 0) <= this.#answered) this.#unsettled.delete(match);
    for (let i = 0; i < jobs; i++) this.#results.push(results === null ? 0 : results[i]);
    if (!this.#telling) this.#tell();
  }

  /** Delivers results in small batches, so that the event loop can run in between. */
  #tell(): void {
    for (let i = 0; i < AT_ONCE; i++) {
      const result = this.#results.shift();
      if (result === undefined) break;
      const { resolve, reject } = this.#waiting.shift()!;
      if (typeof result === 'number') resolve(result);
      else reject(result.conflict ? new Conflict(result.why) : new Error(result.why));
    }
    this.#telling = this.#results.length > 0;
    if (this.#telling) setImmediate(() => this.#tell());
  }

  #end(why: Error): void {
    while (this.#results.length > 0) this.#tell();
    this.#over ??= why;
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) next.reject(this.#over);
  }
}

/** Moves journal rows that a crash or a copy of a running database left behind. */
function settleFile(file: string): void {
  const db = openFile(file);
  try {
    new JobWriter(db).settle();
  } finally {
    db.close();
  }
}

/** A queue that does not move its items. */
class Queue<V> {
  #items: V[] = [];
  #next = 0;

  get length(): number {
    return this.#items.length - this.#next;
  }

  push(item: V): void {
    this.#items.push(item);
  }

  shift(): V | undefined {
    if (this.#next === this.#items.length) return undefined;
    const item = this.#items[this.#next++];
    if (this.#next === this.#items.length) {
      this.#items = [];
      this.#next = 0;
    }
    return item;
  }
}

/** The statements of the reading connection. */
class Reader {
  readonly #db: Database.Database;
  readonly #key;
  readonly #snapshot;
  readonly #lines;
  readonly #hasId;
  readonly #doc;
  readonly #created;
  readonly #find;

  constructor(db: Database.Database) {
    this.#db = db;
    this.#key = db.prepare<[string], number>('select key from match where id = ?').pluck();
    this.#snapshot = db.prepare<[number], { n: number; body: string }>('select n, body from match_snapshot where match = ? order by n desc limit 1');
    // A row may hold several lines, so the first line may be in a row that begins before it.
    this.#lines = db.prepare<[number, number, number, number], LineColumns>(
      `select place, at, ids, body from match_line
       where place >= coalesce((select max(place) from match_line where place >= ? and place <= ?), ?) and place < ? order by place`,
    );
    this.#hasId = db.prepare<[number, string], number>('select 1 from match_id where match = ? and id = ?').pluck();
    this.#doc = db.prepare<[string, string], { version: number; doc: string }>('select version, doc from doc where kind = ? and id = ?');
    this.#created = db.prepare<[string, string], number>('select created from doc where kind = ? and id = ?').pluck();
    this.#find = db.prepare<[string, string, string, number, number], { id: string; version: number; doc: string }>(
      `select d.id, d.version, d.doc from doc_key k join doc d on d.created = k.created
       where k.kind = ? and k.key = ? and k.value = ? and k.created < ? order by k.created desc limit ?`,
    );
  }

  key(match: string): number | undefined {
    return this.#key.get(match);
  }

  snapshot(key: number): Snapshot | null {
    const row = this.#snapshot.get(key);
    return row === undefined ? null : { n: row.n, body: JSON.parse(row.body) };
  }

  lines(key: number, from: number, limit: number): LogLine[] {
    const found: LogLine[] = [];
    const at = placeOf(key, from);
    for (const row of this.#lines.iterate(placeOf(key, 0), at, at, placeOf(key + 1, 0))) {
      const n = lineAt(row.place);
      if (row.ids !== SEVERAL) {
        if (n >= from) found.push(lineOf(n, row.at, row.ids, row.body));
      } else for (const line of parseLines(n, row.body)) if (line.n >= from && found.length < limit) found.push(line);
      if (found.length >= limit) break;
    }
    return found;
  }

  hasId(key: number, id: string): boolean {
    return this.#hasId.get(key, id) !== undefined;
  }

  get(kind: string, id: string): { version: number; doc: Json } | null {
    const row = this.#doc.get(kind, id);
    return row === undefined ? null : { version: row.version, doc: JSON.parse(row.doc) };
  }

  find(kind: string, key: string, value: string, limit: number, before?: string): { id: string; version: number; doc: Json }[] {
    const until = before === undefined ? Number.MAX_SAFE_INTEGER : this.#created.get(kind, before);
    if (until === undefined) throw pageGone(kind, String(before));
    return this.#find.all(kind, key, value, until, limit).map((row) => ({ ...row, doc: JSON.parse(row.doc) }));
  }

  close(): void {
    this.#db.close();
  }
}
