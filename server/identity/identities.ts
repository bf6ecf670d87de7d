/**
 * Identity without an account: a guest is a name and a long-lived cookie with 256 random bits, of which only the hash is
 * stored. More devices join by a link, see ./device-links.ts.
 */

import type { DocStore } from '@starboard/host/storage';
import type { Language } from '@starboard/kernel';
import { notFound, refused } from '../api/problem.ts';
import type { Device, Me, Shows, Webhook } from '../api/routes.ts';
import { Docs } from '../storage/docs.ts';
import { faceFrom, newFace } from './face.ts';
import { hashOf, newId, newToken } from './tokens.ts';

export interface IdentityDoc {
  name: string;
  language: Language | null;
  webhook: Webhook | null;
  createdAt: number;
  /** Missing: it follows from the identity (./face.ts). */
  face?: string;
  /** The languages they speak, for others to see. */
  speaks?: Language[];
  /** Who sees their results; missing: friends. */
  shows?: Shows;
  /** Whether friends see that they are here; missing: yes. */
  present?: boolean;
  /** When the name was changed, within the last hour. */
  renamed?: number[];
  /** What games of their tables wrote that began and ended within a day, by the day of the end; see ../tables/written-bytes.ts. */
  finished?: { day: number; bytes: number };
}
interface DeviceDoc {
  id: string;
  identity: string;
  label: string;
  createdAt: number;
  seenAt: number;
}

/** Somebody as others see them. */
export interface PersonCard {
  readonly name: string;
  readonly face: string;
  readonly shows: Shows;
}

/** A caller with a valid cookie. */
export interface Caller {
  readonly identity: string;
  readonly device: string;
}

const HOUR_MS = 3_600_000;
const SEEN_EVERY_MS = HOUR_MS;
/** Changes of a name in an hour. */
export const RENAMES = 5;
export const MAX_DEVICES = 20;
/** People whose name and portrait are kept in memory. */
const MOST_CARDS = 20_000;

export class Identities {
  readonly docs: Docs<IdentityDoc>;
  readonly #devices: Docs<DeviceDoc>;
  readonly #now: () => number;
  readonly #cards = new Map<string, Promise<PersonCard | null>>();
  /** Somebody's name or portrait has changed. */
  onCard: (identity: string) => void = () => {};

  constructor(store: DocStore, now: () => number) {
    this.docs = new Docs(store, 'identity', () => ({ all: 'yes' }));
    this.#devices = new Docs(store, 'device', (d) => ({ identity: d.identity }));
    this.#now = now;
  }

  async who(token: string | undefined): Promise<Caller | null> {
    if (token === undefined || !/^[A-Za-z0-9_-]{43}$/.test(token)) return null;
    const key = hashOf(token);
    const device = await this.#devices.get(key);
    if (device === null) return null;
    if (this.#now() - device.seenAt > SEEN_EVERY_MS) {
      await this.#devices.change(key, (d) => ({ doc: { ...d, seenAt: this.#now() }, result: null }));
    }
    return { identity: device.identity, device: device.id };
  }

  /** A new guest, and the token of the first device. */
  async create(name: string, label: string, face = newFace()): Promise<{ identity: string; token: string }> {
    const identity = newId();
    await this.docs.create(identity, { name, language: null, webhook: null, createdAt: this.#now(), face });
    return { identity, token: await this.addDevice(identity, label) };
  }

  /** Gives the token of its cookie. */
  async addDevice(identity: string, label: string): Promise<string> {
    const token = newToken();
    const now = this.#now();
    await this.#devices.create(hashOf(token), { id: newId(), identity, label, createdAt: now, seenAt: now });
    return token;
  }

  /** False: that was the name already. Names are written into tables, so this is limited. */
  async rename(identity: string, name: string): Promise<boolean> {
    const changed = await this.docs.change(identity, (d) => {
      if (d.name === name) return { doc: null, result: false };
      const now = this.#now();
      const renamed = (d.renamed ?? []).filter((at) => now - at < HOUR_MS);
      if (renamed.length >= RENAMES) throw refused('renamed', RENAMES);
      return { doc: { ...d, name, renamed: [...renamed, now] }, result: true };
    });
    if (changed === null) throw notFound();
    this.forgetCard(identity);
    this.onCard(identity);
    return changed;
  }

  async change(identity: string, to: Partial<Pick<IdentityDoc, 'language' | 'webhook' | 'face' | 'speaks' | 'shows' | 'present'>>): Promise<Me> {
    const doc = await this.docs.change(identity, (d) => {
      const next = { ...d, ...to };
      return { doc: next, result: next };
    });
    if (doc === null) throw notFound();
    this.forgetCard(identity);
    this.onCard(identity);
    return meOf(identity, doc);
  }

  /** What is kept of a name and portrait no longer counts. */
  forgetCard(identity: string): void {
    this.#cards.delete(identity);
  }

  /** Name and portrait of somebody; null: there is nobody, or no longer. */
  card(identity: string): Promise<PersonCard | null> {
    const there = this.#cards.get(identity);
    if (there !== undefined) return there;
    if (this.#cards.size >= MOST_CARDS) this.#cards.clear();
    const read = this.docs
      .get(identity)
      .then((doc) => (doc === null ? null : { name: doc.name, face: faceOf(identity, doc), shows: doc.shows ?? 'friends' }));
    this.#cards.set(identity, read);
    read.catch(() => this.#cards.delete(identity));
    return read;
  }

  /** Those of all these people. */
  async cards(identities: Iterable<string | null>): Promise<ReadonlyMap<string | null, PersonCard>> {
    const found = new Map<string | null, PersonCard>();
    for (const identity of new Set(identities)) {
      const card = identity === null ? null : await this.card(identity);
      if (card !== null) found.set(identity, card);
    }
    return found;
  }

  async me(identity: string): Promise<Me | null> {
    const doc = await this.docs.get(identity);
    return doc === null ? null : meOf(identity, doc);
  }

  async devices(caller: Caller): Promise<Device[]> {
    const found = await this.#devices.find('identity', caller.identity, 100);
    return found.map(({ doc: { id, label, createdAt, seenAt } }) => ({ id, label, createdAt, seenAt, current: id === caller.device }));
  }

  async revoke(identity: string, device: string): Promise<void> {
    const found = (await this.#devices.find('identity', identity, 100)).find((d) => d.doc.id === device);
    if (found === undefined) throw notFound();
    await this.#devices.delete(found.id);
  }

  /** Whether there is room for another device. */
  async checkDevices(identity: string): Promise<void> {
    if ((await this.#devices.find('identity', identity, 100)).length >= MAX_DEVICES) throw refused('devices-full');
  }

  async delete(identity: string): Promise<void> {
    for (const device of await this.#devices.find('identity', identity, 100)) await this.#devices.delete(device.id);
    await this.docs.delete(identity);
    this.forgetCard(identity);
    this.onCard(identity);
  }
}

const faceOf = (identity: string, doc: IdentityDoc): string => doc.face ?? faceFrom(identity);

const meOf = (identity: string, doc: IdentityDoc): Me => ({
  identity,
  name: doc.name,
  language: doc.language,
  webhook: doc.webhook,
  face: faceOf(identity, doc),
  speaks: doc.speaks ?? [],
  shows: doc.shows ?? 'friends',
  present: doc.present !== false,
});

/** A label by which the owner recognises the device; nothing more precise is stored. */
export function labelOf(userAgent: string | undefined): string {
  const ua = userAgent ?? '';
  const find = (list: readonly (readonly [RegExp, string])[]): string | null => list.find(([pattern]) => pattern.test(ua))?.[1] ?? null;
  const browser = find([
    [/Edg\//, 'Edge'],
    [/OPR\//, 'Opera'],
    [/Firefox\//, 'Firefox'],
    [/Chrom(e|ium)\//, 'Chrome'],
    [/Safari\//, 'Safari'],
  ]);
  const system = find([
    [/iPhone|iPad/, 'iOS'],
    [/Android/, 'Android'],
    [/Windows/, 'Windows'],
    [/Mac OS X/, 'macOS'],
    [/Linux/, 'Linux'],
  ]);
  return [browser, system].filter((part) => part !== null).join(' · ') || '?';
}
