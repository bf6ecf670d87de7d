/** The lobby's socket: tables that change while somebody looks, and calls for whoever does not. One for the whole page. */
import { Socket, socketUrl } from './socket.ts';
import type { Lobby, LobbyHeard, LobbySaid, Table } from './types.ts';

type Call = Extract<LobbyHeard, { t: 'call' }>;
interface TableEars {
  table(table: Table): void;
  gone(): void;
  /** There is a way again: what was missed is worth asking for. */
  up(): void;
}

class LobbySocket {
  #socket: Socket | null = null;
  readonly #lobby = new Set<(lobby: Lobby) => void>();
  readonly #calls = new Set<(call: Call) => void>();
  #table: { readonly id: string; readonly ears: TableEars } | null = null;

  lobby(hear: (lobby: Lobby) => void): () => void {
    this.#lobby.add(hear);
    this.#say({ t: 'lobby', on: true });
    return () => {
      this.#lobby.delete(hear);
      if (this.#lobby.size === 0) this.#say({ t: 'lobby', on: false });
    };
  }

  /** One table at a time: the one on the screen. */
  table(id: string, ears: TableEars): () => void {
    this.#table = { id, ears };
    this.#say({ t: 'table', table: id });
    return () => {
      if (this.#table?.ears !== ears) return;
      this.#table = null;
      this.#say({ t: 'table', table: null });
    };
  }

  calls(hear: (call: Call) => void): () => void {
    this.#calls.add(hear);
    this.#start();
    return () => this.#calls.delete(hear);
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
        if (this.#lobby.size > 0) this.#say({ t: 'lobby', on: true });
        if (this.#table !== null) {
          this.#say({ t: 'table', table: this.#table.id });
          this.#table.ears.up();
        }
      },
      down: () => {},
      message: (v) => this.#heard(v as LobbyHeard),
    });
    return this.#socket;
  }

  #say(said: LobbySaid): void {
    this.#start().say(said);
  }

  #heard(m: LobbyHeard): void {
    switch (m.t) {
      case 'lobby':
        for (const hear of this.#lobby) hear(m.lobby);
        return;
      case 'table':
        if (this.#table?.id === m.table.id) this.#table.ears.table(m.table);
        return;
      case 'gone':
        if (this.#table?.id === m.table) this.#table.ears.gone();
        return;
      case 'call':
        for (const hear of this.#calls) hear(m);
    }
  }
}
export const lobbySocket = new LobbySocket();
