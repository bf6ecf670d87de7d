/** Typed documents of one kind. Changes of one document run one after another. */

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
  /** The last pending change, by document. */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(store: DocStore, kind: string, keys: (doc: D, id: string) => Readonly<Record<string, string>>) {
    this.#store = store;
    this.#kind = kind;
    this.#keys = keys;
  }

  async get(id: string): Promise<D | null> {
    const found = await this.#store.get(this.#kind, id);
    return found === null ? null : this.#read(found.doc);
  }

  async create(id: string, doc: D): Promise<void> {
    await this.#store.put(this.#kind, id, this.#write(doc), this.#keys(doc, id), null);
  }

  /**
   * Changes a document. `by` gets a copy and returns the new document, or null to leave it. If another process writes in
   * between, the version shows it and the change runs again.
   */
  change<R>(id: string, by: (doc: D) => Promise<{ doc: D | null; result: R }> | { doc: D | null; result: R }): Promise<R | null> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; ; tries++) {
        const found = await this.#store.get(this.#kind, id);
        if (found === null) return null;
        const { doc, result } = await by(this.#read(structuredClone(found.doc)));
        if (doc === null) return result;
        try {
          await this.#store.put(this.#kind, id, this.#write(doc), this.#keys(doc, id), found.version);
          return result;
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= 3) throw error;
        }
      }
    });
  }

  /** Creates or replaces the document, also if another process writes in between. */
  set(id: string, doc: D): Promise<void> {
    return this.#inTurn(id, async () => {
      for (let tries = 0; ; tries++) {
        const found = await this.#store.get(this.#kind, id);
        try {
          await this.#store.put(this.#kind, id, this.#write(doc), this.#keys(doc, id), found?.version ?? null);
          return;
        } catch (error) {
          if (!(error instanceof Conflict) || tries >= 3) throw error;
        }
      }
    });
  }

  async find(key: string, value: string, limit: number, before?: string): Promise<FoundDoc<D>[]> {
    const found = await this.#store.find(this.#kind, key, value, limit, before);
    return found.map(({ id, doc }) => ({ id, doc: this.#read(doc) }));
  }

  /** All documents, page by page. Delete them only after the last one: paging needs the previous page. */
  async *all(key: string, value: string, page = 200): AsyncGenerator<FoundDoc<D>> {
    let before: string | undefined;
    for (;;) {
      const found = await this.find(key, value, page, before);
      yield* found;
      if (found.length < page) return;
      before = found.at(-1)?.id;
    }
  }

  delete(id: string): Promise<void> {
    return this.#inTurn(id, () => this.#store.delete(this.#kind, id));
  }

  /** A kind holds one type, and only this class writes it. */
  #read(doc: Json): D {
    return doc as unknown as D;
  }

  #write(doc: D): Json {
    return doc as unknown as Json;
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
