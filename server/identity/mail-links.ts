/** A way back in by e-mail: a link to the confirmed address, once, within fifteen minutes. */
import type { DocStore } from '@starboard/host/storage';
import { notFound } from '../api/problem.ts';
import { Docs } from '../storage/docs.ts';
import { hashOf, newToken } from './tokens.ts';

interface MailLinkDoc {
  identity: string;
  until: number;
}
export const MAIL_LINK_MS = 15 * 60_000;

export class MailLinks {
  readonly #docs: Docs<MailLinkDoc>;
  readonly #now: () => number;

  constructor(store: DocStore, now: () => number) {
    this.#docs = new Docs(store, 'mail-link', (d) => ({ identity: d.identity }));
    this.#now = now;
  }

  /** A new one replaces the ones before. */
  async make(identity: string): Promise<string> {
    await this.forget(identity);
    const token = newToken();
    await this.#docs.create(hashOf(token), { identity, until: this.#now() + MAIL_LINK_MS });
    return token;
  }

  async redeem(token: string): Promise<string> {
    const key = hashOf(token);
    const found = await this.#docs.get(key);
    await this.#docs.delete(key);
    if (found === null || found.until < this.#now()) throw notFound();
    return found.identity;
  }

  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#docs.find('identity', identity, 100)) await this.#docs.delete(id);
  }
}
