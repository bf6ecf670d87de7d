/** What the host does not want here: texts by their hash, with the reason. No text and no author, so that people can still leave whole. */
import { Conflict } from '@starboard/host/storage';
import type { Language } from '@starboard/kernel';
import { notFound } from '../api/problem.ts';
import type { ServerContext } from '../context.ts';
import { Docs } from '../storage/docs.ts';

export interface RefusedWork {
  readonly game: string;
  readonly kind: string;
  readonly name: Readonly<Record<Language, string>>;
  readonly reason: string;
  readonly at: number;
}

export class RefusedWorks {
  readonly #docs: Docs<RefusedWork>;

  constructor(storage: ServerContext['storage']) {
    this.#docs = new Docs(storage, 'refused-work', () => ({ all: 'yes' }));
  }

  get(hash: string): Promise<RefusedWork | null> {
    return this.#docs.get(hash);
  }

  /** The first reason stands. */
  async add(hash: string, work: RefusedWork): Promise<void> {
    await this.#docs.create(hash, work).catch((error: unknown) => {
      if (!(error instanceof Conflict)) throw error;
    });
  }

  async drop(hash: string): Promise<void> {
    if ((await this.#docs.get(hash)) === null) throw notFound();
    await this.#docs.delete(hash);
  }

  /** Newest first. */
  async list(): Promise<(RefusedWork & { readonly hash: string })[]> {
    const found: (RefusedWork & { readonly hash: string })[] = [];
    for await (const { id, doc } of this.#docs.all('all', 'yes')) found.push({ ...doc, hash: id });
    return found.sort((a, b) => b.at - a.at);
  }
}
