/** The lobby's socket: tables that change while somebody looks, and calls for people who do not. One for the whole page. */
import { freshId } from '../match/ids.ts';
import { NO_SERVER } from './no-server.ts';
import { Socket, socketUrl } from './socket.ts';
import type { Announcement, Lobby, LobbyFilter, LobbyHeard, LobbySaid, TableInfo, WaitingTable } from './types.ts';

type ChatLine = Extract<LobbyHeard, { t: 'chat' }>['chat'];
type Speaking = Extract<LobbySaid, { t: 'chat' | 'phrase' }>;
type Speech = Speaking extends infer S ? (S extends Speaking ? Omit<S, 'id' | 'table'> : never) : never;
type Call = Extract<LobbyHeard, { t: 'call' }>;
interface TableEars {
  table(table: TableInfo): void;
  gone(): void;
  /** There is a way again: what was missed is worth asking for. */
  up(): void;
}

class LobbySocket {
  #socket: Socket | null = null;
  readonly #lobby = new Set<(lobby: Lobby) => void>();
  #filter: LobbyFilter = {};
  readonly #calls = new Set<(call: Call) => void>();
  /** Whether there is a way to the server now. */
  way: (up: boolean) => void = () => {};
  /** The host of the server says something, or takes it back. */
  announced: (said: Announcement | null) => void = () => {};
  #hearWaits: ((tables: readonly WaitingTable[]) => void) | null = null;
  #table: { readonly id: string; readonly ears: TableEars } | null = null;
  /** What was said at the table on the screen, for listeners that start later. */
  #said: readonly ChatLine[] = [];
  #hearSaid: ((lines: readonly ChatLine[]) => void) | null = null;
  /** Words of one's own that nobody has confirmed: said again after every reconnect. */
  #pending: readonly Speaking[] = [];

  /** One filter at a time: that of the page on the screen. */
  lobby(hear: (lobby: Lobby) => void, filter: LobbyFilter = {}): () => void {
    this.#lobby.add(hear);
    this.#filter = filter;
    this.#say({ t: 'lobby', on: true, filter });
    return () => {
      this.#lobby.delete(hear);
      if (this.#lobby.size === 0) this.#say({ t: 'lobby', on: false });
    };
  }

  /** One table at a time: the one on the screen. */
  table(id: string, ears: TableEars): () => void {
    if (this.#table?.id !== id) this.#hush();
    this.#table = { id, ears };
    this.#say({ t: 'table', table: id });
    return () => {
      if (this.#table?.ears !== ears) return;
      this.#table = null;
      this.#say({ t: 'table', table: null });
    };
  }

  /** What is said at the table on the screen, all of it whenever there is more. */
  chat(id: string, hear: (lines: readonly ChatLine[]) => void): () => void {
    this.#hearSaid = hear;
    if (this.#table?.id === id) hear(this.#said);
    return () => {
      if (this.#hearSaid === hear) this.#hearSaid = null;
    };
  }

  speak(table: string, speech: Speech): void {
    const said = { ...speech, table, id: freshId() } as Speaking;
    this.#pending = [...this.#pending, said];
    this.#say(said);
  }

  #hush(): void {
    this.#said = [];
    this.#pending = [];
    this.#hearSaid?.([]);
  }

  calls(hear: (call: Call) => void): () => void {
    this.#calls.add(hear);
    this.#start();
    return () => this.#calls.delete(hear);
  }

  /** Which tables wait for us, from now on. */
  waits(hear: (tables: readonly WaitingTable[]) => void): void {
    this.#hearWaits = hear;
    this.#say({ t: 'waits', on: true });
  }

  /** After one has become somebody: the socket is known by the cookie it was opened with. */
  renew(): void {
    this.#socket?.close();
    this.#socket = null;
    if (this.#lobby.size > 0 || this.#table !== null || this.#calls.size > 0) this.#start();
  }

  #start(): Socket {
    this.#socket ??= new Socket(socketUrl('/ws/lobby'), {
      up: () => {
        this.way(true);
        if (this.#hearWaits !== null) this.#say({ t: 'waits', on: true });
        if (this.#lobby.size > 0) this.#say({ t: 'lobby', on: true, filter: this.#filter });
        if (this.#table !== null) {
          this.#say({ t: 'table', table: this.#table.id });
          for (const said of this.#pending) this.#say(said);
          this.#table.ears.up();
        }
      },
      down: () => this.way(false),
      message: (v) => this.#heard(v as LobbyHeard),
    });
    return this.#socket;
  }

  #say(said: LobbySaid): void {
    if (!NO_SERVER) this.#start().say(said);
  }

  #heard(m: LobbyHeard): void {
    switch (m.t) {
      case 'lobby':
        for (const hear of this.#lobby) hear(m.lobby);
        return;
      case 'table':
        if (this.#table?.id === m.table.id) this.#table.ears.table(m.table);
        return;
      case 'chat':
        if (this.#table?.id !== m.table || this.#said.some((c) => c.id === m.chat.id)) return;
        this.#said = [...this.#said, m.chat];
        this.#hearSaid?.(this.#said);
        return;
      case 'ack':
      case 'refused':
        this.#pending = this.#pending.filter((said) => said.id !== m.id);
        return;
      case 'gone':
        if (this.#table?.id === m.table) this.#table.ears.gone();
        return;
      case 'waits':
        this.#hearWaits?.(m.tables);
        return;
      case 'announcement':
        this.announced(m.announcement);
        return;
      case 'call':
        for (const hear of this.#calls) hear(m);
    }
  }
}
export const lobbySocket = new LobbySocket();
