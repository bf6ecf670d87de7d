/** Curves that were reckoned before, kept in this browser. Losing them costs nothing but time. */
import type { CurvePoint } from '../../../bots/curve.ts';
import { finished, openDatabase, requested } from '../offline/database.ts';

const CURVES = 'curves';
/** Curves that are kept; the oldest go first. */
const MOST = 60;

interface KeptCurve {
  readonly key: string;
  readonly at: number;
  readonly points: readonly CurvePoint[];
}

let database: Promise<IDBDatabase> | null = null;
const open = (): Promise<IDBDatabase> =>
  (database ??= openDatabase(indexedDB, 'starboard-curves', 1, (db) => {
    db.createObjectStore(CURVES, { keyPath: 'key' }).createIndex('at', 'at');
  }));

export async function keptCurve(key: string): Promise<readonly CurvePoint[]> {
  try {
    const row: KeptCurve | undefined = await requested((await open()).transaction(CURVES, 'readonly').objectStore(CURVES).get(key));
    return row?.points ?? [];
  } catch {
    return [];
  }
}

export async function keepCurve(key: string, points: readonly CurvePoint[]): Promise<void> {
  try {
    const tx = (await open()).transaction(CURVES, 'readwrite');
    const end = finished(tx);
    const store = tx.objectStore(CURVES);
    store.put({ key, at: Date.now(), points } satisfies KeptCurve);
    const keys = store.index('at').getAllKeys();
    keys.onsuccess = () => {
      for (const old of keys.result.slice(0, Math.max(0, keys.result.length - MOST))) store.delete(old);
    };
    await end;
  } catch {
    // A browser without storage reckons again.
  }
}
