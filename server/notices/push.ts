/**
 * Web Push: a message to a browser whose pages are closed, by the service of its maker. It is encrypted for that browser alone
 * (RFC 8291) and signed with this server's keys (RFC 8292), which are made at the first start.
 */

import type { DocStore } from '@starboard/host/storage';
import webpush from 'web-push';
import { Docs } from '../storage/docs.ts';
import type { Resolve } from './address.ts';
import { vet } from './address.ts';
import type { Post } from './webhook.ts';

export interface PushTarget {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}
interface KeysDoc {
  publicKey: string;
  privateKey: string;
}
/** How long a push service keeps it while the device is off. */
const KEEP_SECONDS = 24 * 3600;

export class Push {
  readonly #docs: Docs<KeysDoc>;
  readonly #resolve: Resolve;
  readonly #post: Post;
  readonly #contact: string;
  #keys: Promise<KeysDoc> | null = null;

  /** `contact`: how the maker of a browser reaches the host of this server. */
  constructor(store: DocStore, contact: string, resolve: Resolve, post: Post) {
    this.#docs = new Docs(store, 'vapid', () => ({}));
    this.#contact = contact;
    this.#resolve = resolve;
    this.#post = post;
  }

  async publicKey(): Promise<string> {
    return (await this.#own()).publicKey;
  }

  #own(): Promise<KeysDoc> {
    const load = async (): Promise<KeysDoc> => {
      const there = await this.#docs.get('keys');
      if (there !== null) return there;
      const made = webpush.generateVAPIDKeys();
      await this.#docs.set('keys', made);
      return made;
    };
    return (this.#keys ??= load().catch((error) => {
      this.#keys = null;
      throw error;
    }));
  }

  /** The status of the push service's answer. Its address comes from a browser, so it is checked like that of a webhook. */
  async send({ endpoint, p256dh, auth }: PushTarget, message: object): Promise<number> {
    const { url, address } = await vet(endpoint, this.#resolve);
    const { publicKey, privateKey } = await this.#own();
    const { body, headers } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject: this.#contact, publicKey, privateKey },
      TTL: KEEP_SECONDS,
      contentEncoding: 'aes128gcm',
      urgency: 'normal',
    });
    return this.#post(
      url,
      address,
      body ?? Buffer.alloc(0),
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    );
  }
}
