/**
 * The matches of this browser in IndexedDB, and their tables. It implements the same contract as the server's databases and
 * passes the same tests (host/test/storage-suite/matches.ts).
 */

import type { LogLine, MatchStore, Snapshot } from '@starboard/host/storage';
import { checkAppend, checkName, idUsedBefore, notFollowing, snapshotAhead } from '@starboard/host/storage';
import { finished, openDatabase, requested } from './database.ts';
import type { LocalTable } from './tables.ts';

const VERSION = 1;
const LINES = 'lines';
const IDS = 'ids';
const SNAPSHOTS = 'snapshots';
const TABLES = 'tables';

interface LineRow extends LogLine {
  readonly match: string;
}
interface SnapshotRow extends Snapshot {
  readonly match: string;
}

/** All keys of one match, in a store whose keys start with the match. */
const within = (match: string, from: number | string = -Infinity): IDBKeyRange => IDBKeyRange.bound([match, from], [match, []]);

export class BrowserStore implements MatchStore {
  readonly #db: Promise<IDBDatabase>;

  constructor(name = 'starboard', factory: IDBFactory = indexedDB) {
    this.#db = openDatabase(factory, name, VERSION, (db) => {
      db.createObjectStore(LINES, { keyPath: ['match', 'n'] });
      db.createObjectStore(IDS);
      db.createObjectStore(SNAPSHOTS, { keyPath: 'match' });
      db.createObjectStore(TABLES, { keyPath: 'id' });
    });
  }

  async append(match: string, lines: readonly LogLine[], snapshot?: Snapshot): Promise<void> {
    checkAppend(match, lines, snapshot);
    // A copy: the caller may change its objects meanwhile.
    const own = structuredClone({
      lines: lines.map(({ n, at, ids, body }): LogLine => ({ n, at, ids, body })),
      snapshot: snapshot === undefined ? undefined : { n: snapshot.n, body: snapshot.body },
    });
    if (lines.length === 0 && snapshot === undefined) return;
    const db = await this.#db;
    // Transactions on the same stores run in the order of their creation. `strict` waits for the disk.
    const tx = db.transaction([LINES, IDS, SNAPSHOTS], 'readwrite', { durability: 'strict' });
    const end = finished(tx);
    let refused: Error | null = null;
    const refuse = (error: Error): void => {
      refused = error;
      tx.abort();
    };
    this.#count(tx, match, (has) => {
      const first = own.lines[0]?.n ?? has;
      if (first !== has) return refuse(notFollowing(match, has, first));
      const total = has + own.lines.length;
      if (own.snapshot !== undefined && (total === 0 || own.snapshot.n > total)) return refuse(snapshotAhead(match, own.snapshot.n, total));
      for (const line of own.lines) {
        tx.objectStore(LINES).add({ ...line, match } satisfies LineRow);
        for (const id of line.ids) {
          const added = tx.objectStore(IDS).add(line.n, [match, id]);
          added.onerror = () => {
            refused = idUsedBefore(match);
          };
        }
      }
      if (own.snapshot !== undefined) this.#keep(tx, { ...own.snapshot, match });
    });
    await end.catch((error: unknown) => {
      throw refused ?? error;
    });
  }

  /** The number of lines of a match. With a callback, because the transaction would end at an await. */
  #count(tx: IDBTransaction, match: string, then: (has: number) => void): void {
    const last = tx.objectStore(LINES).openKeyCursor(within(match), 'prev');
    last.onsuccess = () => then(last.result === null ? 0 : (last.result.primaryKey as [string, number])[1] + 1);
  }

  /** Keeps the newest snapshot. */
  #keep(tx: IDBTransaction, row: SnapshotRow): void {
    const store = tx.objectStore(SNAPSHOTS);
    const had: IDBRequest<SnapshotRow | undefined> = store.get(row.match);
    had.onsuccess = () => {
      if (had.result === undefined || had.result.n <= row.n) store.put(row);
    };
  }

  async load(match: string): Promise<{ snapshot: Snapshot | null; lines: LogLine[] } | null> {
    checkName(match);
    const tx = (await this.#db).transaction([LINES, SNAPSHOTS], 'readonly');
    const row: SnapshotRow | undefined = await requested(tx.objectStore(SNAPSHOTS).get(match));
    const lines: LineRow[] = await requested(tx.objectStore(LINES).getAll(within(match, row?.n ?? 0)));
    if (row === undefined && lines.length === 0) return null;
    return { snapshot: row === undefined ? null : { n: row.n, body: row.body }, lines: lines.map(lineOf) };
  }

  async lines(match: string, from: number, limit: number): Promise<LogLine[]> {
    checkName(match);
    if (limit <= 0) return [];
    const tx = (await this.#db).transaction(LINES, 'readonly');
    const rows: LineRow[] = await requested(tx.objectStore(LINES).getAll(within(match, from), limit));
    return rows.map(lineOf);
  }

  async hasId(match: string, id: string): Promise<boolean> {
    checkName(match, id);
    const tx = (await this.#db).transaction(IDS, 'readonly');
    return (await requested(tx.objectStore(IDS).getKey([match, id]))) !== undefined;
  }

  async remove(match: string): Promise<void> {
    checkName(match);
    const tx = (await this.#db).transaction([LINES, IDS, SNAPSHOTS, TABLES], 'readwrite');
    const end = finished(tx);
    tx.objectStore(LINES).delete(within(match));
    tx.objectStore(IDS).delete(within(match));
    tx.objectStore(SNAPSHOTS).delete(match);
    tx.objectStore(TABLES).delete(match);
    await end;
  }

  // ---- The tables of this device ----------------------------------------------------------------------------------------

  async table(id: string): Promise<LocalTable | null> {
    const tx = (await this.#db).transaction(TABLES, 'readonly');
    const found: LocalTable | undefined = await requested(tx.objectStore(TABLES).get(id));
    return found ?? null;
  }

  /** Newest first. */
  async tables(): Promise<LocalTable[]> {
    const tx = (await this.#db).transaction(TABLES, 'readonly');
    const all: LocalTable[] = await requested(tx.objectStore(TABLES).getAll());
    return all.sort((a, b) => b.changedAt - a.changedAt);
  }

  async keepTable(table: LocalTable): Promise<void> {
    const tx = (await this.#db).transaction(TABLES, 'readwrite');
    const end = finished(tx);
    tx.objectStore(TABLES).put(table);
    await end;
  }

  async close(): Promise<void> {
    (await this.#db).close();
  }
}

const lineOf = ({ n, at, ids, body }: LineRow): LogLine => ({ n, at, ids, body });
