/** The recent ids of client messages. Older ones are only in the storage. */
const MOST = 256;

export class RecentIds {
  readonly #ids: Set<string>;
  /** Whether older ids were dropped. */
  full: boolean;

  constructor(from?: { readonly ids: readonly string[]; readonly full: boolean }) {
    this.#ids = new Set(from?.ids);
    this.full = from?.full ?? false;
  }

  has(id: string): boolean {
    return this.#ids.has(id);
  }

  add(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
    if (this.#ids.size <= MOST) return;
    for (const id of this.#ids) {
      if (this.#ids.size <= MOST) return;
      this.#ids.delete(id);
      this.full = true;
    }
  }

  get state(): { ids: string[]; full: boolean } {
    return { ids: [...this.#ids], full: this.full };
  }
}
