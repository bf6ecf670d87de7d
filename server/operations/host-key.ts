/**
 * The host of this server is the person with the key that the first start printed. Only its hash is stored. A page trades it for a session
 * that ends with the day or with the process; a command sends the key itself.
 */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Conflict, type DocStore } from '@starboard/host/storage';
import { ApiError, refused } from '../api/problem.ts';
import { hashOf, newToken } from '../identity/tokens.ts';
import { Docs } from '../storage/docs.ts';
import { MinuteLimit } from './minute-limit.ts';

/** Keys that one address may try in a minute, right ones included. */
export const KEY_TRIES = 20;
export const HOST_SESSION_MS = 12 * 3_600_000;
const MOST_SESSIONS = 20;
const ID = 'key';

const digest = (key: string): Buffer => createHash('sha256').update(`starboard/host ${key}`).digest();

export class HostKey {
  readonly #docs: Docs<{ hash: string }>;
  readonly #now: () => number;
  readonly #tries: MinuteLimit;
  /** Until when, by the hash of their token. */
  readonly #sessions = new Map<string, number>();
  #hash: Buffer | null = null;
  /** A session began, or ended (0). */
  onSession: (hash: string, until: number) => void = () => {};

  constructor(store: DocStore, now: () => number, part?: (most: number) => number) {
    this.#docs = new Docs(store, 'host', () => ({}));
    this.#now = now;
    this.#tries = new MinuteLimit(now, part);
  }

  /** Reads it. Gives the key where it was made just now: it is shown once, by one of several servers that start together. */
  async open(): Promise<string | null> {
    if (await this.#read()) return null;
    const key = newToken();
    const hash = digest(key);
    try {
      await this.#docs.create(ID, { hash: hash.toString('hex') });
    } catch (error) {
      if (error instanceof Conflict && (await this.#read())) return null;
      throw error;
    }
    this.#hash = hash;
    return key;
  }

  /** Whether there is one. */
  async #read(): Promise<boolean> {
    const doc = await this.#docs.get(ID);
    if (doc === null) return false;
    this.#hash = Buffer.from(doc.hash, 'hex');
    return true;
  }

  /** A new key; the one before and its sessions no longer work. */
  async renew(): Promise<string> {
    const key = newToken();
    this.#hash = digest(key);
    this.#sessions.clear();
    await this.#docs.set(ID, { hash: this.#hash.toString('hex') });
    return key;
  }

  /** Throws unless it is the key. */
  check(key: string, network: string): void {
    if (!this.#tries.take([[network, KEY_TRIES]])) throw refused('keys-tried');
    // Digests are of one length, so the comparison takes the same time whatever was given.
    if (this.#hash === null || !timingSafeEqual(this.#hash, digest(key))) throw noKey();
  }

  /** The token of a new session. */
  enter(key: string, network: string): string {
    this.check(key, network);
    const now = this.#now();
    for (const [token, until] of this.#sessions) if (until < now || this.#sessions.size >= MOST_SESSIONS) this.#sessions.delete(token);
    const token = newToken();
    this.learn(hashOf(token), now + HOST_SESSION_MS);
    this.onSession(hashOf(token), now + HOST_SESSION_MS);
    return token;
  }

  isIn(token: string | undefined): boolean {
    return token !== undefined && (this.#sessions.get(hashOf(token)) ?? 0) > this.#now();
  }

  leave(token: string | undefined): void {
    if (token === undefined) return;
    this.learn(hashOf(token), 0);
    this.onSession(hashOf(token), 0);
  }

  /** A session of this server or of another one. */
  learn(hash: string, until: number): void {
    if (until === 0) this.#sessions.delete(hash);
    else this.#sessions.set(hash, until);
  }
}

export const noKey = (): ApiError => new ApiError('host-key', 'This is for the host of the server.');
