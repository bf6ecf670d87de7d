/** The lobby: open tables, running ones, and one's own with those first that wait. Live at /ws/lobby. */
import type { WebSocket } from '@fastify/websocket';
import { type CallKind, type Lobby, type LobbyHeard, lobbySaid, type Summary } from './api.ts';
import type { Caller } from './identity.ts';
import { traceOf } from './logging.ts';
import { maySee, summaryView, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';
import { Wire } from './wires.ts';

const SHOWN = 50;
const MINE = 100;
const FLUSH_MS = 250;

type Found = readonly { readonly id: string; readonly doc: TableDoc }[];

interface Page {
  readonly identity: string | null;
  readonly device: string | null;
  readonly wire: Wire;
  lobby: boolean;
  table: string | null;
  dirty: boolean;
}

export class Lobbies {
  readonly #tables: Tables;
  readonly #pages = new Set<Page>();
  readonly #byIdentity = new Map<string, Set<Page>>();
  readonly #byTable = new Map<string, Set<Page>>();
  /** Tables whose pages get them again at the next flush. */
  readonly #changed = new Set<string>();
  #shared: Promise<{ waiting: Found; running: Found }> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(tables: Tables) {
    this.#tables = tables;
    tables.onChange((id, doc) => this.touch(id, doc, true));
  }

  async view(identity: string | null): Promise<Lobby> {
    const shared = (this.#shared ??= this.#find());
    // What could not be read is read again by the next one who asks.
    shared.catch(() => {
      if (this.#shared === shared) this.#shared = null;
    });
    const { waiting, running } = await shared;
    const [active, past] =
      identity === null ? [[], []] : await Promise.all([this.#tables.mine(identity, 'active', MINE), this.#tables.mine(identity, 'past', 20)]);
    const show = ({ id, doc }: Found[number]): Summary => {
      const live = this.#tables.live.asked(id);
      return summaryView(id, doc, identity, { asked: live?.asked ?? doc.asked, due: live?.due ?? doc.due });
    };
    const mine = active.map(show).sort((a, b) => Number(b.turn) - Number(a.turn) || b.changedAt - a.changedAt);
    return { open: waiting.map(show), running: running.map(show), mine: [...mine, ...past.map(show)] };
  }

  async #find(): Promise<{ waiting: Found; running: Found }> {
    const [waiting, running] = await Promise.all(['waiting', 'running'].map((which) => this.#tables.docs.find('lobby', which, SHOWN)));
    return {
      waiting: waiting.filter(({ doc }) => doc.state === 'waiting' && doc.chairs.some((c) => c.kind === 'empty')),
      running: running.filter(({ doc }) => doc.watch),
    };
  }

  attach(socket: WebSocket, caller: Caller | null): void {
    const identity = caller?.identity ?? null;
    const wire = new Wire(
      socket,
      this.#tables.world,
      'lobby',
      (message) => this.#hear(page, message),
      () => this.#gone(page),
    );
    const page: Page = { identity, device: caller?.device ?? null, wire, lobby: false, table: null, dirty: false };
    this.#pages.add(page);
    if (identity !== null) add(this.#byIdentity, identity, page);
  }

  #hear(page: Page, message: unknown): void {
    const read = lobbySaid.safeParse(message);
    if (!read.success) return void page.wire.trouble('malformed');
    if (read.data.t === 'lobby') {
      page.lobby = page.dirty = read.data.on;
    } else {
      const before = page.table;
      if (before !== null) {
        drop(this.#byTable, before, page);
        this.#changed.add(before);
      }
      page.table = read.data.table;
      if (page.table !== null) {
        add(this.#byTable, page.table, page);
        this.#changed.add(page.table);
      }
    }
    this.#later();
  }

  #gone(page: Page): void {
    this.#pages.delete(page);
    if (page.identity !== null) drop(this.#byIdentity, page.identity, page);
    if (page.table === null) return;
    drop(this.#byTable, page.table, page);
    this.#changed.add(page.table);
    this.#later();
  }

  /** Something of a table changed; `shared`: what everybody sees of it in the lobby. */
  touch(id: string, doc: TableDoc, shared: boolean): void {
    if (this.#pages.size === 0 && this.#shared === null) return;
    if (this.#byTable.has(id)) this.#changed.add(id);
    if (shared) this.#shared = null;
    // An open table may just have left the list, so everybody looks again.
    const pages =
      shared && (doc.open || doc.state !== 'running') ? this.#pages : doc.chairs.flatMap((c) => [...(this.#byIdentity.get(c.identity ?? '') ?? [])]);
    for (const page of pages) page.dirty = page.lobby;
    this.#later();
  }

  /** Whether somebody has a page of this table open. */
  here(table: string, identity: string): boolean {
    for (const page of this.#byTable.get(table) ?? []) if (page.identity === identity) return true;
    return false;
  }

  /** Tells every page of somebody; false: none is open. */
  call(identity: string, table: string, doc: TableDoc, kind: CallKind): boolean {
    const pages = this.#byIdentity.get(identity);
    for (const page of pages ?? []) send(page, { t: 'call', table, name: doc.name, game: doc.game, kind });
    return pages !== undefined;
  }

  #later(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      void this.#flush().catch((error) => this.#tables.world.log.error(traceOf(error), 'the lobby could not be sent'));
    }, FLUSH_MS).unref();
  }

  async #flush(): Promise<void> {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const id of changed) {
      const pages = this.#byTable.get(id);
      if (pages === undefined) continue;
      const doc = await this.#tables.docs.get(id);
      for (const page of [...pages]) {
        if (doc === null || !maySee(doc, page.identity)) send(page, { t: 'gone', table: id });
        else send(page, { t: 'table', table: await this.#tables.view(id, doc, page.identity) });
      }
    }
    for (const page of [...this.#pages]) {
      if (!page.dirty) continue;
      page.dirty = false;
      send(page, { t: 'lobby', lobby: await this.view(page.identity) });
    }
  }

  /** A device was signed out. */
  dropDevice(device: string): void {
    for (const page of this.#pages) if (page.device === device) page.wire.close(4001, 'signed out');
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const page of this.#pages) page.wire.close(1001, 'the server goes down');
  }
}

const send = (page: Page, message: LobbyHeard): void => page.wire.send(message);

export function add<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set === undefined) map.set(key, new Set([value]));
  else set.add(value);
}
export function drop<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const set = map.get(key);
  if (set?.delete(value) && set.size === 0) map.delete(key);
}
