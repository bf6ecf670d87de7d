/** What the cases of the storage suite are written with; no modules of Node. */
import { Conflict, type LogLine, type Storage } from '../../storage.ts';

/** Where a storage under test lives: a file, a database, an IndexedDB. Empty at first. */
export interface StorageLocation {
  /** Opens and migrates; may be called again after closing. */
  open(): Promise<Storage>;
  destroy(): Promise<void>;
  /** The schema's version of today, and the first that had the log of matches. */
  readonly version: number;
  readonly matchesSince: number;
  /** A place as that older version left it, with the match `OLD` in it where it had matches. */
  old(version: number): Promise<Pick<StorageLocation, 'open' | 'destroy'>>;
  /** Writes a version over the one in the (closed) database. */
  setVersion(version: number): Promise<void>;
}

export interface StorageCase {
  readonly name: string;
  run(place: StorageLocation, seed: number): Promise<void>;
}

/** What old databases hold. */
export const OLD = {
  match: 'of old',
  lines: [0, 1, 2].map((n): LogLine => ({ n, at: 1000 + n, ids: [`id ${n}`], body: { n, text: 'ä' } })),
  snapshot: { n: 2, body: { state: 'two lines' } },
};

export const lineTo = (match: string, n: number): LogLine => ({ n, at: 1_700_000_000_000 + n, ids: [`${match}.${n}`], body: { match, n } });

/** Equal as JSON; for what a storage gives back that is all that matters. */
export function equal(is: unknown, should: unknown, what: string): void {
  const [a, b] = [sorted(is), sorted(should)];
  if (a !== b) throw new Error(`${what}\n  is        ${shortened(a)}\n  should be ${shortened(b)}`);
}
const sorted = (v: unknown): string =>
  JSON.stringify(v, (_, x: unknown) =>
    x !== null && typeof x === 'object' && !Array.isArray(x) ? Object.fromEntries(Object.entries(x).sort(([a], [b]) => (a < b ? -1 : 1))) : x,
  ) ?? 'undefined';
const shortened = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)} … (${text.length})` : text);

export async function conflicts(attempt: Promise<unknown>, what: string): Promise<void> {
  const outcome = await attempt.then(
    () => 'accepted',
    (error: unknown) => (error instanceof Conflict ? 'Conflict' : String(error)),
  );
  equal(outcome, 'Conflict', what);
}

/** A case that needs one open storage only. */
export const withStorage =
  (run: (storage: Storage) => Promise<void>) =>
  async (place: StorageLocation): Promise<void> => {
    const storage = await place.open();
    try {
      await run(storage);
    } finally {
      await storage.close();
    }
  };
