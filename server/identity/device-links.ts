/**
 * How another device becomes mine. One device makes a link; the new device opens it, asks, and shows a short code; the first
 * device shows the same code and says yes. So neither a stolen link nor a link that was sent to somebody is enough.
 *
 * A link adds a device and never merges two identities. An identity with tables stays what it is: otherwise the maker of a link
 * could get the seats of the person who opens it.
 */
import { randomInt } from 'node:crypto';
import type { DocStore } from '@starboard/host/storage';
import { notFound, refused } from '../api/problem.ts';
import { Docs } from '../storage/docs.ts';
import type { Caller, Identities } from './identities.ts';
import { hashOf, newToken } from './tokens.ts';

interface RequestDoc {
  code: string;
  /** The hash of what the new device fetches its cookie with. */
  claim: string;
  label: string;
  until: number;
  confirmed: boolean;
}
interface LinkDoc {
  identity: string;
  /** The device that made it, and that alone confirms. */
  device: string;
  until: number;
  /** How often somebody asked. */
  asked: number;
  request: RequestDoc | null;
}

export interface Asked {
  readonly code: string;
  readonly claim: string;
  readonly until: number;
}

export const LINK_MS = 10 * 60_000;
/** How long the code of a new device is valid. */
export const CODE_MS = 2 * 60_000;
/** How often a link may be asked for a code, or a code be wrong. */
export const LINK_TRIES = 3;

const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export class DeviceLinks {
  readonly #docs: Docs<LinkDoc>;
  readonly #identities: Identities;
  readonly #now: () => number;

  constructor(store: DocStore, identities: Identities, now: () => number) {
    this.#docs = new Docs(store, 'link', (d) => ({ identity: d.identity }));
    this.#identities = identities;
    this.#now = now;
  }

  /** A token for another device: once, within ten minutes. A new link replaces the older ones. */
  async make(caller: Caller): Promise<{ token: string; until: number }> {
    await this.#identities.checkDevices(caller.identity);
    await this.forget(caller.identity);
    const token = newToken();
    const until = this.#now() + LINK_MS;
    await this.#docs.create(hashOf(token), { identity: caller.identity, device: caller.device, until, asked: 0, request: null });
    return { token, until };
  }

  /** Whose link it is, without using it. */
  async look(token: string): Promise<{ identity: string; until: number }> {
    const link = await this.#docs.get(hashOf(token));
    if (link === null || link.until < this.#now()) throw notFound();
    return link;
  }

  /** A new device asks. While one waits for its answer, nobody else can. */
  async ask(token: string, label: string): Promise<Asked> {
    const asked: Asked = { code: newCode(), claim: newToken(), until: this.#now() + CODE_MS };
    const made = await this.#docs.change(hashOf(token), (link) => {
      if (link.until < this.#now()) return { doc: null, result: null };
      if (this.#pending(link) !== null) throw refused('link-waits');
      if (link.asked >= LINK_TRIES) return { doc: null, result: null };
      const request = { code: asked.code, claim: hashOf(asked.claim), label, until: asked.until, confirmed: false };
      return { doc: { ...link, asked: link.asked + 1, request }, result: asked };
    });
    if (made === null) throw notFound();
    return made;
  }

  /** For the device that made the link: who asks. */
  async waiting(caller: Caller): Promise<{ until: number; request: { code: string; label: string; until: number } | null }> {
    const { doc } = await this.#ownLink(caller);
    return { until: doc.until, request: this.#pending(doc) };
  }

  /** The device that made the link answers the request that it showed, and no other. */
  async answer(caller: Caller, code: string, yes: boolean): Promise<void> {
    const { id } = await this.#ownLink(caller);
    const fits = await this.#docs.change(id, (link) => {
      const request = this.#pending(link);
      // Another one asks by now, or the code was guessed: that is a try too.
      if (request?.code !== code) return { doc: { ...link, asked: link.asked + 1, request: null }, result: false };
      return { doc: { ...link, request: yes ? { ...request, confirmed: true } : null }, result: true };
    });
    if (fits !== true) throw refused('no-device-code');
  }

  /** The new device fetches its cookie; null: nobody has answered yet. */
  async redeem(token: string, claim: string, label: string): Promise<{ identity: string; token: string } | null> {
    const key = hashOf(token);
    const found = await this.#docs.change<{ identity: string | null }>(key, (link) => {
      const request = this.#pending(link);
      if (request === null || request.claim !== hashOf(claim)) throw notFound();
      // Only one of two calls finds it confirmed.
      return request.confirmed ? { doc: { ...link, until: 0, request: null }, result: link } : { doc: null, result: { identity: null } };
    });
    if (found === null) throw notFound();
    if (found.identity === null) return null;
    await this.#docs.delete(key);
    return { identity: found.identity, token: await this.#identities.addDevice(found.identity, label) };
  }

  /** Deletes the links of somebody, or those that one of their devices made. */
  async forget(identity: string, device?: string): Promise<void> {
    for (const { id, doc } of await this.#docs.find('identity', identity, 100))
      if (device === undefined || doc.device === device) await this.#docs.delete(id);
  }

  #pending({ request, until }: LinkDoc): RequestDoc | null {
    return request !== null && Math.min(request.until, until) >= this.#now() ? request : null;
  }

  async #ownLink(caller: Caller): Promise<{ id: string; doc: LinkDoc }> {
    const found = (await this.#docs.find('identity', caller.identity, 100)).find(
      ({ doc }) => doc.device === caller.device && doc.until >= this.#now(),
    );
    if (found === undefined) throw notFound();
    return found;
  }
}
