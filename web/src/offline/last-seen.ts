/**
 * One's own tables as they were when the server last answered, for the home page without a network: what the list said and what
 * one's own seat knew. It stays on this device and goes with the person.
 */
import type { WholeMessage } from '@starboard/host';
import type { TableSummary } from '../net/types.ts';
import { finished, openDatabase, requested } from './database.ts';

export interface LastSeen {
  /** When that was. */
  readonly at: number;
  readonly mine: readonly TableSummary[];
}

const STORE = 'seen';
const LIST = 'list';
const positionKey = (table: string): string => `position ${table}`;

let opened: Promise<IDBDatabase> | null = null;
const database = (): Promise<IDBDatabase> => (opened ??= openDatabase(indexedDB, 'starboard-seen', 1, (db) => void db.createObjectStore(STORE)));

async function change(by: (store: IDBObjectStore) => void): Promise<void> {
  const tx = (await database()).transaction(STORE, 'readwrite');
  const end = finished(tx);
  by(tx.objectStore(STORE));
  await end;
}
async function read<V>(key: string): Promise<V | null> {
  const found: V | undefined = await requested((await database()).transaction(STORE).objectStore(STORE).get(key));
  return found ?? null;
}

/** The list, and no position of a table that is no longer in it. */
export const keepLastSeen = (seen: LastSeen): Promise<void> =>
  change((store) => {
    store.put(seen, LIST);
    const kept = new Set([LIST, ...seen.mine.map((t) => positionKey(t.id))]);
    const keys = store.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) if (!kept.has(String(key))) store.delete(key);
    };
  });
export const readLastSeen = (): Promise<LastSeen | null> => read(LIST);

/** Without the log: a picture needs none of it. */
export const keepPosition = (table: string, whole: WholeMessage): Promise<void> =>
  change((store) => void store.put({ ...whole, lines: [] }, positionKey(table)));
export const readPosition = (table: string): Promise<WholeMessage | null> => read(positionKey(table));

export const forgetLastSeen = (): Promise<void> => change((store) => void store.clear());
