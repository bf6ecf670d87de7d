/** What the host says to everybody, on every page, until it is over. One at a time. */
import type { DocStore } from '@starboard/host/storage';
import type { Announcement } from '../api/identity-shapes.ts';
import { Docs } from '../storage/docs.ts';

const ID = 'announcement';

export class Announcements {
  readonly #docs: Docs<Announcement>;
  readonly #now: () => number;
  #kept: Announcement | null = null;
  /** Pages that are open hear of it. */
  onChange: (now: Announcement | null) => void = () => {};

  constructor(store: DocStore, now: () => number) {
    this.#docs = new Docs(store, 'host', () => ({}));
    this.#now = now;
  }

  async open(): Promise<void> {
    this.#kept = await this.#docs.get(ID);
  }

  get now(): Announcement | null {
    return this.#kept !== null && this.#kept.until > this.#now() ? this.#kept : null;
  }

  async set(announcement: Announcement | null): Promise<void> {
    this.#kept = announcement;
    if (announcement === null) await this.#docs.delete(ID);
    else await this.#docs.set(ID, announcement);
    this.onChange(this.now);
  }
}
