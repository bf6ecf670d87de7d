/**
 * What servers tell each other without being asked: a table changed, somebody came or went, whose turn it is, somebody is called.
 * All of it may be lost: lists are read again every few seconds, and nothing that counts depends on it.
 */

import type { CallKind } from '../api/routes.ts';
import type { Identities } from '../identity/identities.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import type { Ties } from '../identity/ties.ts';
import type { Announcements } from '../operations/announcements.ts';
import type { HostKey } from '../operations/host-key.ts';
import { traceOf } from '../operations/logging.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { OpenTables } from '../tables/open-tables.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Works } from '../works/works.ts';
import type { Bus, BusMessage } from './bus.ts';
import type { ClusterParts } from './parts.ts';

const HINT_MS = 250;
const AGAIN_MS = 10_000;
const BUCKETS = 4096;
/** Whose turn it is at tables of other servers is remembered of so many. */
const MOST_TURNS = 20_000;
const MOST_PEOPLE = 2000;

/** Parts that keep something in memory which every server must know. */
export interface SharedParts {
  readonly open: OpenTables;
  readonly ties: Ties;
  readonly identities: Identities;
  readonly announcements: Announcements;
  readonly hostKey: HostKey;
  readonly passkeys: Passkeys;
  readonly works: Works;
  readonly tournaments: Tournaments;
  readonly ratings: Ratings;
  readonly dropDevice: (device: string) => void;
}

function bucketOf(identity: string): number {
  let h = 0;
  for (let i = 0; i < identity.length; i++) h = (Math.imul(h, 31) + identity.charCodeAt(i)) | 0;
  return (h >>> 0) % BUCKETS;
}

export class ClusterNews {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  readonly #shared: SharedParts;
  /** Tables that other servers changed. */
  readonly #hints = new Set<string>();
  #hinted: NodeJS.Timeout | null = null;
  /** Tables of this server whose turn changed. */
  readonly #moved = new Map<string, TableDoc>();
  #moving: NodeJS.Timeout | null = null;
  /** At other servers: whose turn it is, by table. */
  readonly #turns = new Map<string, { readonly asked: readonly number[]; readonly due: number | null }>();
  /** People with a page open, by server. */
  readonly #people = new Map<number, Set<string>>();
  /** Subscriptions of buckets, and how many people here are in them. */
  readonly #buckets = new Map<number, { here: number; end: () => void }>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus, parts: ClusterParts, shared: SharedParts) {
    this.#bus = bus;
    this.#parts = parts;
    this.#shared = shared;
    bus.on('lobby', (m) => this.#hint(m.id as string));
    bus.on('people', (m) => this.#hearPeople(m));
    bus.on('turns', (m) => this.#tellTurns(m.identity as string));
    bus.on('all', (m) => this.#hearShared(m));
    this.#timer = setInterval(() => void this.#again().catch((error) => this.#failed(error)), AGAIN_MS).unref();
    this.#tell();
    bus.shout('people', { k: 'hello' });
  }

  // ---- What happens here is told --------------------------------------------------------------------------------------

  #tell(): void {
    const { tables, lobbies } = this.#parts;
    const { ties, identities, announcements, hostKey, passkeys, works } = this.#shared;
    const all = (k: string, data: object): void => this.#bus.shout('all', { k, ...data });
    tables.onOwnChange = (id) => this.#bus.shout('lobby', { id });
    lobbies.others = {
      isHere: (identity) => [...this.#people.values()].some((there) => there.has(identity)),
      count: () => new Set([...this.#people.values()].flatMap((there) => [...there])).size,
      call: (identity, table, { name, game }, kind) => this.#person(identity, { k: 'call', table, name, game, kind }),
      renew: (identity) => this.#person(identity, { k: 'renew' }),
      person: (identity, here) => this.#cameOrWent(identity, here),
    };
    const said = announcements.onChange;
    announcements.onChange = (now) => {
      said(now);
      all('announcement', {});
    };
    ties.onShun = (a, b) => all('shun', { a, b });
    identities.onCard = (identity) => all('card', { identity });
    hostKey.onSession = (hash, until) => all('host', { hash, until });
    passkeys.onChallenge = (challenge, until, identity) => all('challenge', { challenge, until, identity });
    works.onShelf = () => all('shelf', {});
  }

  dropDevice(device: string): void {
    this.#bus.shout('all', { k: 'device', device });
  }

  forgot(identity: string): void {
    this.#bus.shout('all', { k: 'forgot', identity });
  }

  /** Whose turn it is has changed at a table of this server. */
  moved(table: string, doc: TableDoc): void {
    this.#moved.set(table, doc);
    this.#moving ??= setTimeout(() => {
      this.#moving = null;
      const moved = [...this.#moved];
      this.#moved.clear();
      for (const [id, at] of moved) for (const { identity } of at.chairs) if (identity !== null) this.#tellTurn(id, identity);
    }, HINT_MS).unref();
  }

  #tellTurn(table: string, identity: string): void {
    const live = this.#parts.matches.peek(table);
    if (live !== null) this.#person(identity, { k: 'turn', table, asked: live.asked, due: live.dueAt });
  }

  #tellTurns(identity: string): void {
    for (const [id, live] of this.#parts.matches.all()) if (live.doc.chairs.some((c) => c.identity === identity)) this.#tellTurn(id, identity);
  }

  #person(identity: string, message: object): void {
    this.#bus.shout(`u.${bucketOf(identity)}`, { ...message, identity });
  }

  /** The first page of somebody was opened here, or the last one closed. */
  #cameOrWent(identity: string, here: boolean): void {
    const number = bucketOf(identity);
    const bucket = this.#buckets.get(number) ?? { here: 0, end: this.#bus.on(`u.${number}`, (m) => this.#hearPerson(m)) };
    bucket.here += here ? 1 : -1;
    this.#buckets.set(number, bucket);
    if (bucket.here <= 0) {
      bucket.end();
      this.#buckets.delete(number);
    }
    this.#bus.shout('people', { k: here ? 'came' : 'went', who: [identity] });
    if (here) this.#bus.shout('turns', { identity });
  }

  // ---- What happens elsewhere is heard --------------------------------------------------------------------------------

  /** Whose turn it is at a table of another server. */
  asked(table: string): { readonly asked: readonly number[]; readonly due: number | null } | null {
    return this.#turns.get(table) ?? null;
  }

  #hint(id: string): void {
    if (this.#parts.owned.isMine(id)) return void this.#read(id);
    this.#hints.add(id);
    this.#hinted ??= setTimeout(() => {
      this.#hinted = null;
      const ids = [...this.#hints];
      this.#hints.clear();
      for (const each of ids) this.#read(each);
    }, HINT_MS).unref();
  }

  #read(id: string): void {
    const { tables } = this.#parts;
    void tables.docs
      .get(id)
      .then((doc) => doc !== null && tables.heard(id, doc))
      .catch((error) => this.#failed(error));
  }

  #hearPeople({ from, k, who }: BusMessage): void {
    if (k === 'hello') return void this.#tellPeople();
    const there = this.#people.get(from) ?? new Set<string>();
    for (const identity of who as string[]) k === 'went' ? there.delete(identity) : there.add(identity);
    this.#people.set(from, there);
    this.#parts.lobbies.hostsMoved(who as string[]);
  }

  #tellPeople(): void {
    const here = this.#parts.lobbies.everybody();
    for (let i = 0; i < here.length; i += MOST_PEOPLE) this.#bus.shout('people', { k: 'came', who: here.slice(i, i + MOST_PEOPLE) });
  }

  #hearPerson(message: BusMessage): void {
    const { lobbies } = this.#parts;
    const { identity, table, name, game, kind, asked, due } = message as unknown as {
      identity: string;
      table: string;
      name: string;
      game: string;
      kind: CallKind;
      asked: number[];
      due: number | null;
    };
    if (message.k === 'call') lobbies.callHere(identity, table, { name, game }, kind);
    else if (message.k === 'renew') lobbies.renewHere(identity);
    else if (message.k === 'turn') {
      if (this.#turns.size >= MOST_TURNS) this.#turns.clear();
      this.#turns.set(table, { asked, due });
      lobbies.touchPerson(identity);
    }
  }

  #hearShared(message: BusMessage): void {
    const { ties, identities, announcements, hostKey, passkeys, works, dropDevice } = this.#shared;
    const { lobbies, chats, tables } = this.#parts;
    const { a, b, identity, device, hash, until, challenge } = message as unknown as Record<string, string> & { until: number };
    const later = (run: Promise<unknown>): void => void run.catch((error) => this.#failed(error));
    const renew = (...people: string[]): void => {
      for (const who of people) lobbies.renewHere(who);
    };
    switch (message.k) {
      case 'announcement':
        return void later(announcements.open().then(() => lobbies.announce(announcements.now)));
      case 'shun':
        return void later(ties.reread(a, b).then(() => renew(a, b)));
      case 'card':
        return void identities.forgetCard(identity);
      case 'device':
        return void dropDevice(device);
      case 'host':
        return void hostKey.learn(hash, until);
      case 'challenge':
        return void passkeys.learn(challenge, until, identity);
      case 'shelf':
        return void works.reread();
      case 'forgot':
        identities.forgetCard(identity);
        tables.knocks.forget(identity);
        ties.dropShuns(identity);
        return void later(chats.forget(identity));
    }
  }

  /** Hints can be lost, and servers end without a word. */
  async #again(): Promise<void> {
    const alive = new Set((await this.#parts.owned.nodes()).map((n) => n.id));
    for (const node of [...this.#people.keys()]) if (!alive.has(node)) this.#people.delete(node);
    this.#tellPeople();
    this.#shared.open.reread();
    this.#parts.lobbies.listAgain();
  }

  #failed(error: unknown): void {
    this.#parts.context.log.warn(traceOf(error), 'news of another server could not be read');
  }

  close(): void {
    clearInterval(this.#timer);
    if (this.#hinted !== null) clearTimeout(this.#hinted);
    if (this.#moving !== null) clearTimeout(this.#moving);
  }
}
