/** Pages that look at the lobby or at a table, live at /ws/lobby: who is here, what changed, chat, calls. */
import type { WebSocket } from '@fastify/websocket';
import type { Seat } from '@starboard/kernel';
import { type Announcement, type CallKind, type Lobby, type LobbyFilter, type LobbyHeard, type LobbySaid, lobbySaid } from '../api/routes.ts';
import type { Caller } from '../identity/identities.ts';
import { type ClientLine, type ClientSession, Connection, RateLimiter, SIGNED_OUT } from '../network/connection.ts';
import { traceOf } from '../operations/logging.ts';
import { CHATS, type ChatMessage, type ChatRooms, contentOf } from './chat.ts';
import { LobbyList } from './lobby-list.ts';
import type { OpenTables } from './open-tables.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

const FLUSH_MS = 250;
export const HOST_AWAY_MS = 10 * 60_000;

interface Page {
  readonly identity: string | null;
  readonly device: string | null;
  readonly line: ClientLine;
  readonly chatting: RateLimiter;
  /** It looks at one table, and its lobby is elsewhere. */
  readonly tableOnly: boolean;
  lobby: boolean;
  filter: LobbyFilter;
  table: string | null;
  dirty: boolean;
  /** Wants to know which tables wait. */
  waits: boolean;
  waitsDirty: boolean;
}

/** Pages at other servers. */
export interface OtherPages {
  isHere(identity: string): boolean;
  /** How many people there are. */
  count(): number;
  call(identity: string, table: string, doc: Pick<TableDoc, 'name' | 'game'>, kind: CallKind): void;
  renew(identity: string): void;
  /** The first page of somebody was opened here, or the last one closed. */
  person(identity: string, here: boolean): void;
}
const NO_OTHERS: OtherPages = { isHere: () => false, count: () => 0, call: () => {}, renew: () => {}, person: () => {} };

export class Lobbies {
  others: OtherPages = NO_OTHERS;
  readonly #tables: Tables;
  readonly #chats: ChatRooms;
  readonly #pages = new Set<Page>();
  readonly #byIdentity = new Map<string, Set<Page>>();
  readonly #byTable = new Map<string, Set<Page>>();
  /** Tables whose pages get them again at the next flush. */
  readonly #changed = new Set<string>();
  readonly #open: OpenTables;
  readonly #list: LobbyList;
  /** When the last page of somebody was closed, within the last minutes. */
  readonly #left = new Map<string, number>();
  /** When somebody's last page of a table was closed, by table, for as long as anybody else looks at it. */
  readonly #leftTables = new Map<string, Map<string, number>>();
  readonly #began: number;
  #cancel: (() => void) | null = null;
  /** Under way: the next one waits for its end. */
  #flushing: Promise<void> = Promise.resolve();

  constructor(tables: Tables, chats: ChatRooms, open: OpenTables, friends: (identity: string) => Promise<readonly string[]>) {
    this.#open = open;
    this.#list = new LobbyList(tables, open, friends);
    this.#tables = tables;
    this.#chats = chats;
    this.#began = tables.context.now();
    open.hostAway = (doc) => this.#hostAway(doc);
    tables.onChange((id, doc) => this.touch(id, doc, true));
  }

  view(identity: string | null, filter: LobbyFilter = {}): Promise<Lobby> {
    return this.#list.view(identity, filter);
  }

  /** A live table whose host has gone is no longer offered to anybody; it comes back with its host. */
  #hostAway(doc: TableDoc): boolean {
    if (doc.owner === null) return true;
    if (this.isHere(doc.owner)) return false;
    return this.#tables.context.now() - Math.max(this.#left.get(doc.owner) ?? this.#began, doc.createdAt) > HOST_AWAY_MS;
  }

  attach(socket: WebSocket, caller: Caller | null, network: string): void {
    const connection: Connection = new Connection(
      socket,
      this.#tables.context,
      'lobby',
      (message) => session.hear(message),
      () => session.gone(),
      { raw: null, network },
    );
    const session = this.enter(connection, caller);
  }

  /** A page of somebody, whichever way it is reached. `tableOnly`: it looks at a table and does not count as a page. */
  enter(line: ClientLine, caller: Caller | null, tableOnly = false): ClientSession {
    const identity = caller?.identity ?? null;
    const page: Page = {
      identity,
      device: caller?.device ?? null,
      line,
      chatting: new RateLimiter(CHATS, this.#tables.context.now()),
      tableOnly,
      lobby: false,
      filter: {},
      table: null,
      dirty: false,
      waits: false,
      waitsDirty: false,
    };
    const session = { hear: (message: unknown) => this.#hear(page, message), gone: () => this.#gone(page) };
    this.#pages.add(page);
    if (identity === null || tableOnly) return session;
    const first = !this.#byIdentity.has(identity);
    const back = first && !this.#left.delete(identity);
    addToSet(this.#byIdentity, identity, page);
    if (first) this.others.person(identity, true);
    if (back && this.#open.hosts(identity)) this.listAgain();
    return session;
  }

  /** Everybody who looks at the lobby gets it again. */
  listAgain(): void {
    this.#list.clear();
    for (const page of this.#pages) page.dirty = page.lobby;
    this.#later();
  }

  #hear(page: Page, message: unknown): void {
    const read = lobbySaid.safeParse(message);
    if (!read.success) return void page.line.trouble('malformed');
    if (read.data.t === 'chat' || read.data.t === 'phrase') {
      const message = read.data;
      return void this.#say(page, message).catch((error) => {
        this.#tables.context.log.error(traceOf(error), 'what was said could not be kept');
        send(page, { t: 'refused', id: message.id, why: 'stale' });
      });
    }
    if (read.data.t === 'lobby') {
      page.lobby = page.dirty = read.data.on;
      page.filter = read.data.filter ?? {};
    } else if (read.data.t === 'waits') {
      page.waits = page.waitsDirty = read.data.on;
    } else {
      this.#dropTable(page);
      page.table = read.data.table;
      if (page.table !== null) {
        addToSet(this.#byTable, page.table, page);
        this.#changed.add(page.table);
        void this.#tellSaid(page, page.table).catch((error) => this.#tables.context.log.error(traceOf(error), 'the chat could not be sent'));
      }
    }
    this.#later();
  }

  /** What was said at a table before this page came. A match tells it itself. */
  async #tellSaid(page: Page, table: string): Promise<void> {
    const doc = await this.#tables.docs.get(table);
    if (doc === null || !isBefore(doc) || !this.#tables.access.maySee(doc, page.identity)) return;
    await this.#chats.open(table);
    for (const chat of this.#chats.before(table, doc, { identity: page.identity, playing: false })) send(page, { t: 'chat', table, chat });
  }

  async #say(page: Page, message: Extract<LobbySaid, { t: 'chat' | 'phrase' }>): Promise<void> {
    const { now } = this.#tables.context;
    const { table, id } = message;
    const { identity } = page;
    const refuse = (why: 'no-seat' | 'too-fast' | 'stale'): void => send(page, { t: 'refused', id, why });
    if (!page.chatting.take(now())) return refuse('too-fast');
    const content = contentOf(message);
    if (content === null) return page.line.trouble('malformed');
    const doc = await this.#tables.docs.get(table);
    // One answer for a table that does not exist and one where you may not write.
    if (doc === null || identity === null || !this.#tables.access.maySee(doc, identity)) return refuse('no-seat');
    const seat = chairOfIdentity(doc, identity) as Seat | null;
    if (seat === null && doc.owner !== identity) return refuse('no-seat');
    if (!isBefore(doc)) return refuse('stale');
    await this.#chats.open(table);
    const chat: ChatMessage = { t: 'chat', id, seat, name: seat === null ? doc.ownerName : doc.chairs[seat].name, at: now(), ...content };
    if (this.#chats.say(table, chat, identity)) {
      const hears = (listener: string | null): boolean =>
        this.#tables.access.maySee(doc, listener) && this.#chats.hears(table, { identity: listener, playing: false }, chat, identity);
      for (const other of this.#byTable.get(table) ?? []) if (hears(other.identity)) send(other, { t: 'chat', table, chat });
    }
    send(page, { t: 'ack', id });
  }

  /** Whether anybody looks at this table. */
  looking(table: string): boolean {
    return this.#byTable.has(table);
  }

  #gone(page: Page): void {
    this.#pages.delete(page);
    if (page.identity !== null && !page.tableOnly) this.#leftBy(page.identity, page);
    this.#dropTable(page);
  }

  #leftBy(identity: string, page: Page): void {
    const { now, after } = this.#tables.context;
    drop(this.#byIdentity, identity, page);
    if (this.#byIdentity.has(identity)) return;
    this.others.person(identity, false);
    for (const [who, at] of this.#left) if (now() - at > HOST_AWAY_MS) this.#left.delete(who);
    this.#left.set(identity, now());
    if (this.#open.hosts(identity)) after(HOST_AWAY_MS + FLUSH_MS, () => this.listAgain());
  }

  /** This page no longer looks at its table; the others there are told. */
  #dropTable(page: Page): void {
    if (page.table === null) return;
    const { table, identity } = page;
    drop(this.#byTable, table, page);
    this.#changed.add(table);
    page.table = null;
    if (!this.#byTable.has(table)) this.#leftTables.delete(table);
    else if (identity !== null && !this.here(table, identity))
      this.#leftTables.set(table, (this.#leftTables.get(table) ?? new Map<string, number>()).set(identity, this.#tables.context.now()));
    this.#later();
  }

  /** Something of a table changed; `shared`: what everybody sees of it in the lobby. */
  touch(id: string, doc: TableDoc, shared: boolean): void {
    this.#list.changed(id);
    if (this.#pages.size === 0) return;
    if (this.#byTable.has(id)) this.#changed.add(id);
    // An open table may just have left the list, so everybody looks again.
    const pages =
      shared && (doc.open || doc.state !== 'running') ? this.#pages : doc.chairs.flatMap((c) => [...(this.#byIdentity.get(c.identity ?? '') ?? [])]);
    for (const page of pages) page.dirty = page.lobby;
    for (const { identity } of doc.chairs) for (const page of this.#byIdentity.get(identity ?? '') ?? []) page.waitsDirty = page.waits;
    this.#later();
  }

  /** Whether somebody has any page open. */
  isHere(identity: string): boolean {
    return this.#byIdentity.has(identity) || this.others.isHere(identity);
  }

  /** Everybody with a page at this server. */
  everybody(): string[] {
    return [...this.#byIdentity.keys()];
  }

  /** People came to another server, or left it: their tables are offered or not. */
  hostsMoved(people: readonly string[]): void {
    const now = this.#tables.context.now();
    let shown = false;
    for (const identity of people) {
      this.#left.set(identity, now);
      shown ||= this.#open.hosts(identity);
    }
    if (shown) this.listAgain();
  }

  /** To every page. */
  announce(announcement: Announcement | null): void {
    for (const page of this.#pages) if (!page.tableOnly) send(page, { t: 'announcement', announcement });
  }

  /** People who have a page open. */
  get people(): number {
    return this.#byIdentity.size + this.others.count();
  }

  /** Sends this person everything again: whom they shun has changed. */
  renew(identity: string): void {
    this.renewHere(identity);
    this.others.renew(identity);
  }

  /** The same, of the pages at this server. */
  renewHere(identity: string): void {
    for (const page of this.#byIdentity.get(identity) ?? []) {
      page.dirty = page.lobby;
      if (page.table !== null) this.#changed.add(page.table);
    }
    this.#later();
  }

  /** Whether somebody has a page of this table open. */
  here(table: string, identity: string): boolean {
    for (const page of this.#byTable.get(table) ?? []) if (page.identity === identity) return true;
    return false;
  }

  /** When somebody left a table that others look at. */
  leftTable(table: string, identity: string): number | null {
    return this.#leftTables.get(table)?.get(identity) ?? null;
  }

  /** Notifies every open page of somebody; false: there is none. */
  call(identity: string, table: string, doc: TableDoc, kind: CallKind): boolean {
    this.others.call(identity, table, doc, kind);
    return this.callHere(identity, table, doc, kind);
  }

  /** The same, to the pages at this server. */
  callHere(identity: string, table: string, { name, game }: Pick<TableDoc, 'name' | 'game'>, kind: CallKind): boolean {
    const pages = this.#byIdentity.get(identity);
    for (const page of pages ?? []) send(page, { t: 'call', table, name, game, kind });
    return pages !== undefined;
  }

  /** At another server, whose turn it is has changed at one of this person's tables. */
  touchPerson(identity: string): void {
    for (const page of this.#byIdentity.get(identity) ?? []) {
      page.dirty = page.lobby;
      page.waitsDirty = page.waits;
    }
    this.#later();
  }

  #later(): void {
    this.#cancel ??= this.#tables.context.after(FLUSH_MS, () => {
      this.#cancel = null;
      this.#flushing = this.#flushing
        .then(() => this.#flush())
        .catch((error) => this.#tables.context.log.error(traceOf(error), 'the lobby could not be sent'));
    });
  }

  async #flush(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const id of changed) {
      const pages = this.#byTable.get(id);
      if (pages === undefined) continue;
      const doc = await this.#tables.docs.get(id);
      for (const page of [...pages]) {
        // It may have gone on to another one meanwhile.
        if (page.table !== id) continue;
        if (doc === null || !this.#tables.access.maySee(doc, page.identity)) {
          this.#dropTable(page);
          send(page, { t: 'gone', table: id });
        } else send(page, { t: 'table', table: await this.#tables.view(id, doc, page.identity) });
      }
    }
    for (const page of [...this.#pages]) {
      if (page.waitsDirty && page.identity !== null) {
        page.waitsDirty = false;
        send(page, { t: 'waits', tables: await this.#list.waiting(page.identity) });
      }
      if (!page.dirty) continue;
      page.dirty = false;
      send(page, { t: 'lobby', lobby: await this.view(page.identity, page.filter) });
    }
  }

  /** A table is another server's now: pages that look at it open it there. */
  sendOn(table: string): void {
    for (const page of [...(this.#byTable.get(table) ?? [])]) if (page.tableOnly) page.line.send({ t: 'error', why: 'gone' });
  }

  /** A device was signed out. */
  dropDevice(device: string): void {
    for (const page of this.#pages) if (page.device === device) page.line.close(SIGNED_OUT, 'signed out');
  }

  close(): void {
    this.#cancel?.();
    for (const page of this.#pages) if (!page.tableOnly) page.line.close(1001, 'the server goes down');
  }
}

/** Its match has not begun. */
const isBefore = (doc: TableDoc): boolean => doc.state === 'waiting' || doc.state === 'starting';

const send = (page: Page, message: LobbyHeard): void => page.line.send(message);

export function addToSet<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
export function drop<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set?.delete(value) && set.size === 0) map.delete(key);
}
