/** Typed documents on top of the store, changed by one at a time. */

import { Conflict, type DocStore } from '@starboard/host/storage';
import type { Json } from '@starboard/kernel';

export interface FoundDoc<D> {
  readonly id: string;
  readonly doc: D;
}

export class Docs<D extends object> {
  readonly #store: DocStore;
  readonly #kind: string;
  readonly #keys: (doc: D, id: string) => Readonly<Record<string, string>>;
  /** The last change under way, by document. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(store: DocStore, kind: string, keys: (doc: D, id: string) => Readonly<Record<string, string>>) {
    this.#store = store;
    this.#kind = kind;
    this.#keys = keys;
  }

  async get(id: string): Promise<D | null> {
    const found = await this.#store.get(this.#kind, id);
    return found === null ? null : (found.doc as unknown as D);
  }

  async create(id: string, doc: D): Promise<void> {
    await this.#store.put(this.#kind, id, doc as unknown as Json, this.#keys(doc, id), null);
  }

  /**
   * Changes a document: `by` gets its own copy and gives the new one, or null to leave it as it is. Changes of one document
   * run one after another; another process that writes in between is noticed by the version, and the change runs again.
   */
  change<R>(id: string, by: (doc: D) => Promise<{ doc: D | null; result: R }> | { doc: D | null; result: R }): Promise<R | null> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; ; tries++) {
        const found = await this.#store.get(this.#kind, id);
        if (found === null) return null;
        const { doc, result } = await by(structuredClone(found.doc) as unknown as D);
        if (doc === null) return result;
        try {
          await this.#store.put(this.#kind, id, doc as unknown as Json, this.#keys(doc, id), found.version);
          return result;
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= 3) throw error;
        }
      }
    });
  }

  /** Makes it or replaces what is there. */
  set(id: string, doc: D): Promise<void> {
    return this.#inTurn(id, async () => {
      const found = await this.#store.get(this.#kind, id);
      await this.#store.put(this.#kind, id, doc as unknown as Json, this.#keys(doc, id), found?.version ?? null);
    });
  }

  async find(key: string, value: string, limit: number, before?: string): Promise<FoundDoc<D>[]> {
    const found = await this.#store.find(this.#kind, key, value, limit, before);
    return found.map(({ id, doc }) => ({ id, doc: doc as unknown as D }));
  }

  /** All of them, page by page. Whoever deletes what it gets deletes it after the last. */
  async *all(key: string, value: string, page = 200): AsyncGenerator<FoundDoc<D>> {
    let before: string | undefined;
    for (;;) {
      const found = await this.find(key, value, page, before);
      yield* found;
      if (found.length < page) return;
      before = found.at(-1)!.id;
    }
  }

  delete(id: string): Promise<void> {
    return this.#inTurn(id, () => this.#store.delete(this.#kind, id));
  }

  #inTurn<R>(id: string, run: () => Promise<R>): Promise<R> {
    const turn = (this.#turns.get(id) ?? Promise.resolve()).then(run, run);
    const quiet = turn.catch(() => {});
    this.#turns.set(id, quiet);
    void quiet.then(() => {
      if (this.#turns.get(id) === quiet) this.#turns.delete(id);
    });
    return turn;
  }
}
