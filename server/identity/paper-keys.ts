/**
 * A way back in on paper: twelve bytes that a page shows as words, once. It works without any device, until it is replaced or
 * withdrawn. Only its hash is stored; with 96 random bits a fast one is enough.
 */
import { randomBytes } from 'node:crypto';
import type { DocStore } from '@starboard/host/storage';
import { notFound } from '../api/problem.ts';
import { Docs } from '../storage/docs.ts';
import { hashOf } from './tokens.ts';

interface PaperKeyDoc {
  identity: string;
  createdAt: number;
}

export class PaperKeys {
  readonly #docs: Docs<PaperKeyDoc>;
  readonly #now: () => number;

  constructor(store: DocStore, now: () => number) {
    this.#docs = new Docs(store, 'paper-key', (d) => ({ identity: d.identity }));
    this.#now = now;
  }

  /** When the present one was made; null: there is none. */
  async since(identity: string): Promise<number | null> {
    return (await this.#docs.find('identity', identity, 1))[0]?.doc.createdAt ?? null;
  }

  /** A new one ends the one before. */
  async make(identity: string): Promise<string> {
    await this.forget(identity);
    const secret = randomBytes(12).toString('base64url');
    await this.#docs.create(hashOf(secret), { identity, createdAt: this.#now() });
    return secret;
  }

  /** Whose it is. */
  async look(secret: string): Promise<string> {
    const found = await this.#docs.get(hashOf(secret));
    if (found === null) throw notFound();
    return found.identity;
  }

  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#docs.find('identity', identity, 100)) await this.#docs.delete(id);
  }
}
