/**
 * The edge: sockets of screens whose tables may be at other servers. It keeps what a screen said until the owner has answered, and
 * says it again after every opening; ids make that harmless. All that a screen notices of a new owner is that an answer takes a moment longer.
 */
import type { WebSocket } from '@fastify/websocket';
import { readClientMessage } from '@starboard/host';
import { ApiError } from '../api/problem.ts';
import type { Caller } from '../identity/identities.ts';
import { newId } from '../identity/tokens.ts';
import { type ClientSession, Connection, SIGNED_OUT, type SocketLine } from '../network/connection.ts';
import { traceOf } from '../operations/logging.ts';
import { type Bus, type BusMessage, Nobody } from './bus.ts';
import { EdgeScreen, type TableRoute, type TableSubscription } from './edge-screen.ts';
import { beginSession, type SessionKind, TICK_MS } from './links.ts';
import type { ClusterParts } from './parts.ts';
import { sendAway } from './send-away.ts';

/** A link is given up when nothing has come on it for this long. */
const SILENT_MS = 1250;
const OPEN_MS = 1000;
/** Code of a socket that should come back at once, to another server. */
const COME_BACK = 1012;
const ELSEWHERE = 'another server goes on';
/** The edge's side of a link. */
interface OwnerLink {
  readonly owner: number;
  readonly id: string;
  /** The number of the last message of the owner. */
  n: number;
  /** How many were said. */
  said: number;
  heardAt: number;
  /** The last beat of the owner, which is repeated to it. */
  beat: number;
  saidAt: number;
  /** With the opening that is theirs on this link. */
  readonly screens: Map<string, { readonly screen: EdgeScreen; readonly opening: number }>;
}

/** Another server goes on with what this socket wants. */
function sendOn(socket: WebSocket): void {
  socket.on('error', () => {}).close(COME_BACK, ELSEWHERE);
}

export class Edge {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  readonly #links = new Map<number, OwnerLink>();
  readonly #screens = new Set<EdgeScreen>();
  readonly #connections = new Map<Connection, { readonly device: string | null; readonly screen: EdgeScreen }>();
  readonly #timer: NodeJS.Timeout;
  /** Its screens are sent to other servers for good. */
  #leaving = false;
  /** How many screens of a person have a table of this server open. */
  readonly #here = new Map<string, number>();

  constructor(bus: Bus, parts: ClusterParts) {
    this.#bus = bus;
    this.#parts = parts;
    this.#timer = setInterval(() => this.#watch(), TICK_MS / 2).unref();
  }

  get sockets(): number {
    return this.#connections.size;
  }

  /** A socket of a match. */
  attachMatch(socket: WebSocket, caller: Caller | null, line: SocketLine): void {
    const { context } = this.#parts;
    if (this.#leaving) return void sendOn(socket);
    const connection: Connection = new Connection(
      socket,
      context,
      'match',
      (raw) => {
        const message = readClientMessage(raw);
        if (message === null) connection.trouble('malformed');
        else if (message.t === 'open') screen.open(message.match, message.have, message.seat);
        else screen.say(message);
      },
      () => this.#gone(screen, connection),
      line,
    );
    const screen = this.#screen('match', connection, caller);
  }

  /** A socket of the lobby: lists are this server's, the table that it looks at is where its owner is. */
  attachLobby(socket: WebSocket, caller: Caller | null, network: string): void {
    const { context, lobbies } = this.#parts;
    if (this.#leaving) return void sendOn(socket);
    const connection: Connection = new Connection(
      socket,
      context,
      'lobby',
      (message) => {
        const t = (message as { t?: unknown } | null)?.t;
        if (t === 'chat' || t === 'phrase') screen.say(message as object);
        else if (t !== 'table') page.hear(message);
        else {
          const { table } = message as { table?: unknown };
          if (table === null) screen.shut();
          else if (typeof table === 'string' && /^[A-Za-z0-9_-]{1,64}$/.test(table)) screen.open(table, null);
          else connection.trouble('malformed');
        }
      },
      () => {
        page.gone();
        this.#gone(screen, connection);
      },
      { raw: null, network },
    );
    const page = lobbies.enter(connection, caller);
    const screen = this.#screen('room', connection, caller);
  }

  #screen(kind: SessionKind, connection: Connection, caller: Caller | null): EdgeScreen {
    const screen = new EdgeScreen(kind, connection, (of, opening) => this.#enter(of, opening, caller));
    this.#screens.add(screen);
    this.#connections.set(connection, { device: caller?.device ?? null, screen });
    return screen;
  }

  #gone(screen: EdgeScreen, connection: Connection): void {
    screen.shut();
    this.#screens.delete(screen);
    this.#connections.delete(connection);
  }

  /** Opens what a screen wants, here or at the owner. */
  async #enter(screen: EdgeScreen, opening: number, caller: Caller | null): Promise<TableRoute | 'unknown'> {
    const { kind, want } = screen;
    if (want === null) return 'unknown';
    const { table, have, seat } = want;
    let where: 'here' | number;
    try {
      where = await this.#parts.owned.find(table);
    } catch (error) {
      if (error instanceof ApiError && error.problem === 'unknown') return 'unknown';
      throw error;
    }
    if (where === 'here') return this.#local(screen, opening, want, caller);
    const link = this.#linkTo(where);
    link.screens.set(screen.name, { screen, opening });
    let reply: { ok?: unknown; unknown?: unknown };
    try {
      reply = await this.#bus.ask(where, { k: 'open', l: link.id, s: screen.name, o: opening, kind, table, have, seat, caller }, OPEN_MS);
    } catch (error) {
      if (error instanceof Nobody) this.#parts.owned.suspect(where);
      throw error;
    }
    if (reply.unknown === true) return 'unknown';
    if (reply.ok !== true || this.#links.get(where) !== link) throw new Error('not there');
    const tell = (message: object): void => this.#bus.tell(where, { ...message, l: link.id, s: screen.name, c: ++link.said });
    return {
      say: (m) => {
        if (this.#links.get(where) === link) tell({ k: 'say', m });
      },
      leave: () => {
        // A later opening of the same screen stays.
        if (link.screens.get(screen.name)?.opening !== opening || this.#links.get(where) !== link) return;
        link.screens.delete(screen.name);
        tell({ k: 'gone', o: opening });
      },
    };
  }

  #local(screen: EdgeScreen, opening: number, { table, have, seat }: TableSubscription, caller: Caller | null): TableRoute {
    const hear = (text: string): void => screen.hear(opening, text);
    const session: ClientSession = beginSession(
      this.#parts,
      {
        send: (message) => hear(JSON.stringify(message)),
        sendText: hear,
        trouble: (why) => screen.connection.trouble(why),
        close: (code, why) => screen.connection.close(code, why),
      },
      { kind: screen.kind, table, have, seat, caller },
    );
    const place = caller !== null && screen.kind === 'match' ? `${table} ${caller.identity}` : null;
    if (place !== null) this.#here.set(place, (this.#here.get(place) ?? 0) + 1);
    let left = false;
    return {
      say: (message) => session.hear(message),
      leave: () => {
        if (left) return;
        left = true;
        session.gone();
        const others = place === null ? 0 : (this.#here.get(place) ?? 1) - 1;
        if (place !== null && others === 0) this.#here.delete(place);
        else if (place !== null) this.#here.set(place, others);
      },
    };
  }

  /** Whether somebody looks at a match of this server from this server. */
  isHere(table: string, identity: string): boolean {
    return this.#here.has(`${table} ${identity}`);
  }

  #linkTo(owner: number): OwnerLink {
    let link = this.#links.get(owner);
    if (link === undefined) {
      link = { owner, id: newId(), n: 0, said: 0, heardAt: performance.now(), beat: 0, saidAt: 0, screens: new Map() };
      this.#links.set(owner, link);
    }
    return link;
  }

  // ---- What owners say ------------------------------------------------------------------------------------------------

  out({ from, l, n, m }: BusMessage, texts: string): void {
    const link = this.#links.get(from);
    if (link === undefined || link.id !== l) return;
    link.heardAt = performance.now();
    if (n !== ++link.n) return void this.#lost(link);
    let at = 0;
    for (const [length, ...to] of m as [number, ...(string | number)[]][]) {
      const text = texts.slice(at, at + length);
      at += length;
      for (let i = 0; i < to.length; i += 2) {
        try {
          link.screens.get(to[i] as string)?.screen.hear(to[i + 1] as number, text);
        } catch (error) {
          this.#parts.context.log.error(traceOf(error), 'what an owner said could not be passed on');
        }
      }
    }
  }

  beat({ from, l, n, b }: BusMessage): void {
    const link = this.#links.get(from);
    if (link === undefined || link.id !== l) return;
    link.heardAt = performance.now();
    link.beat = b as number;
    if (n !== link.n) this.#lost(link);
    else this.#tick(link);
  }

  #tick(link: OwnerLink): void {
    link.saidAt = performance.now();
    this.#bus.tell(link.owner, { k: 'tick', l: link.id, c: link.said, b: link.beat });
  }

  /** The owner does not know this link, or missed a message. */
  unknown({ from, l }: BusMessage): void {
    const link = this.#links.get(from);
    if (link !== undefined && link.id === l) this.#lost(link);
  }

  nobody(node: number): void {
    this.#parts.owned.suspect(node);
    const link = this.#links.get(node);
    if (link !== undefined) this.#lost(link);
  }

  /** All screens of a link are opened again, on a new one. */
  #lost(link: OwnerLink): void {
    if (this.#links.get(link.owner) !== link) return;
    this.#parts.metrics.gap();
    this.#links.delete(link.owner);
    for (const { screen } of link.screens.values()) screen.reopen();
  }

  /** The connection to NATS was lost, so anything may be. */
  reopenLinked(): void {
    for (const link of [...this.#links.values()]) this.#lost(link);
  }

  /** This server has another number, or none: everything is opened again. */
  reopenAll(): void {
    this.#links.clear();
    for (const screen of this.#screens) screen.reopen();
  }

  isSilent(heardAt: number): boolean {
    return performance.now() - heardAt > SILENT_MS;
  }

  #watch(): void {
    for (const link of [...this.#links.values()]) {
      if (link.screens.size === 0) continue;
      if (this.isSilent(link.heardAt)) this.#lost(link);
      // An owner that lost the link sends no beats; it says so when it is asked.
      else if (performance.now() - link.saidAt > TICK_MS) this.#tick(link);
    }
  }

  // ---- Ends -----------------------------------------------------------------------------------------------------------

  /** A device was signed out. */
  dropDevice(device: string): void {
    for (const [connection, of] of this.#connections) if (of.device === device) connection.close(SIGNED_OUT, 'signed out');
  }

  /** Sends the screens to other servers, newcomers too: not every balancer has noticed yet. */
  leave(overMs: number): Promise<void> {
    this.#leaving = true;
    return this.dismiss(overMs);
  }

  /** Sends the screens to other servers, not all at once. */
  dismiss(overMs: number): Promise<void> {
    const leaving = [...this.#connections].map(([connection, { screen }]) => ({
      get waits() {
        return screen.waits;
      },
      close: () => connection.close(COME_BACK, ELSEWHERE),
    }));
    return sendAway(leaving, overMs);
  }

  close(): void {
    clearInterval(this.#timer);
    for (const connection of this.#connections.keys()) connection.close(COME_BACK, ELSEWHERE);
  }
}
