/**
 * The works of this browser: documents that people make for games, with every step they took and the versions they kept. A database of its
 * own, so that it can grow without the matches. A step is written at once, as one row: nothing is lost by a closed tab.
 */
import { freshId } from '../match/ids.ts';
import { finished, openDatabase, requested } from '../offline/database.ts';

const VERSION = 2;
const WORKS = 'works';
const STEPS = 'steps';
const VERSIONS = 'versions';
const FIGURES = 'figures';
/** Older steps are forgotten. */
export const MOST_STEPS = 200;
export const MOST_VERSIONS = 50;

export interface Work {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  /** The document as it is now. */
  readonly text: string;
  /** The number of the step that made it so; steps after it can be taken again. */
  readonly at: number;
  /** Grows with every change: two tabs notice each other by it. */
  readonly rev: number;
  readonly createdAt: number;
  readonly changedAt: number;
}

export interface WorkStep {
  readonly work: string;
  readonly n: number;
  readonly text: string;
  /** In words; empty: the beginning. */
  readonly what: string;
  /** Steps with the same that follow one another are one. */
  readonly merge: string | null;
}

export interface WorkVersion {
  readonly work: string;
  readonly at: number;
  readonly text: string;
  readonly name: string;
}

/** What bots made of a work, last. */
export interface KeptFigures {
  readonly work: string;
  /** Of the rules they played by: others may count otherwise. */
  readonly rules: string;
  readonly measured: unknown;
}

/** Another tab changed the work meanwhile. */
export class ChangedElsewhere extends Error {}

const within = (work: string, from = -Infinity, to: number = Infinity): IDBKeyRange => IDBKeyRange.bound([work, from], [work, to]);

export class WorkStore {
  readonly #db: Promise<IDBDatabase>;

  constructor(name = 'starboard-workshop', factory: IDBFactory = indexedDB) {
    this.#db = openDatabase(factory, name, VERSION, (db) => {
      const stores = { [WORKS]: 'id', [STEPS]: ['work', 'n'], [VERSIONS]: ['work', 'at'], [FIGURES]: 'work' };
      for (const [name, keyPath] of Object.entries(stores)) if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
    });
  }

  /** Newest first. */
  async works(): Promise<Work[]> {
    const all: Work[] = await requested((await this.#db).transaction(WORKS).objectStore(WORKS).getAll());
    return all.sort((a, b) => b.changedAt - a.changedAt);
  }

  async work(id: string): Promise<Work | null> {
    const found: Work | undefined = await requested((await this.#db).transaction(WORKS).objectStore(WORKS).get(id));
    return found ?? null;
  }

  /** In their order. */
  async steps(id: string): Promise<WorkStep[]> {
    return await requested((await this.#db).transaction(STEPS).objectStore(STEPS).getAll(within(id)));
  }

  async make(game: string, kind: string, text: string): Promise<Work> {
    const now = Date.now();
    const work: Work = { id: freshId(), game, kind, text, at: 0, rev: 0, createdAt: now, changedAt: now };
    const tx = (await this.#db).transaction([WORKS, STEPS], 'readwrite', { durability: 'strict' });
    const end = finished(tx);
    tx.objectStore(WORKS).add(work);
    tx.objectStore(STEPS).add({ work: work.id, n: 0, text, what: '', merge: null } satisfies WorkStep);
    await end;
    return work;
  }

  /**
   * The work as it is now, and the steps that made it so since revision `before`; none: it only went along its steps. Steps after them
   * are gone. Throws `ChangedElsewhere`, and changes nothing, if the stored work is another revision.
   */
  async keep(work: Work, steps: readonly WorkStep[], before: number): Promise<void> {
    const tx = (await this.#db).transaction([WORKS, STEPS], 'readwrite', { durability: 'strict' });
    const end = finished(tx);
    let elsewhere = false;
    const had: IDBRequest<Work | undefined> = tx.objectStore(WORKS).get(work.id);
    had.onsuccess = () => {
      if (had.result?.rev !== before) {
        elsewhere = true;
        return tx.abort();
      }
      tx.objectStore(WORKS).put(work);
      const [first] = steps;
      if (first === undefined) return;
      tx.objectStore(STEPS).delete(within(work.id, first.n, Infinity));
      for (const step of steps) tx.objectStore(STEPS).put(step);
      tx.objectStore(STEPS).delete(within(work.id, -Infinity, steps[steps.length - 1].n - MOST_STEPS));
    };
    await end.catch((error: unknown) => {
      throw elsewhere ? new ChangedElsewhere() : error;
    });
  }

  async remove(id: string): Promise<void> {
    const tx = (await this.#db).transaction([WORKS, STEPS, VERSIONS, FIGURES], 'readwrite');
    const end = finished(tx);
    tx.objectStore(WORKS).delete(id);
    // Its own, and those beside it: `id/…`.
    tx.objectStore(FIGURES).delete(id);
    tx.objectStore(FIGURES).delete(IDBKeyRange.bound(`${id}/`, `${id}/\uffff`));
    tx.objectStore(STEPS).delete(within(id));
    tx.objectStore(VERSIONS).delete(within(id));
    await end;
  }

  /** Newest first. */
  async versions(id: string): Promise<WorkVersion[]> {
    const all: WorkVersion[] = await requested((await this.#db).transaction(VERSIONS).objectStore(VERSIONS).getAll(within(id)));
    return all.reverse();
  }

  /** The same text is kept once; of too many the oldest go. */
  async keepVersion(work: Work, name: string): Promise<void> {
    const had = await this.versions(work.id);
    if (had[0]?.text === work.text && name === '') return;
    const tx = (await this.#db).transaction(VERSIONS, 'readwrite', { durability: 'strict' });
    const end = finished(tx);
    const at = Math.max(Date.now(), (had[0]?.at ?? 0) + 1);
    tx.objectStore(VERSIONS).put({ work: work.id, at, text: work.text, name } satisfies WorkVersion);
    for (const old of had.slice(MOST_VERSIONS - 1)) tx.objectStore(VERSIONS).delete([old.work, old.at]);
    await end;
  }

  async removeVersion(version: WorkVersion): Promise<void> {
    const tx = (await this.#db).transaction(VERSIONS, 'readwrite');
    const end = finished(tx);
    tx.objectStore(VERSIONS).delete([version.work, version.at]);
    await end;
  }

  async keepFigures(figures: KeptFigures): Promise<void> {
    const tx = (await this.#db).transaction(FIGURES, 'readwrite');
    const end = finished(tx);
    tx.objectStore(FIGURES).put(figures);
    await end;
  }

  /** Null: nothing was measured, or by other rules. */
  async figures(work: string, rules: string): Promise<unknown> {
    const found: KeptFigures | undefined = await requested((await this.#db).transaction(FIGURES).objectStore(FIGURES).get(work));
    return found?.rules === rules ? found.measured : null;
  }

  async close(): Promise<void> {
    (await this.#db).close();
  }
}

let one: WorkStore | null = null;
export const workStore = (): WorkStore => (one ??= new WorkStore());
