/**
 * The owner's side of links: screens whose sockets are at other servers (edges). A link is all that one edge and this server have
 * with each other. Everything said on it is numbered in both directions, and both sides say the last number twice a second: what NATS
 * loses is noticed, and the edge opens all its screens anew on a new link. An edge gets for each screen what this screen may know,
 * and nothing else.
 */
import { ApiError } from '../api/problem.ts';
import type { Caller } from '../identity/identities.ts';
import type { ClientLine, ClientSession } from '../network/connection.ts';
import { traceOf } from '../operations/logging.ts';
import type { Bus, BusMessage, Reply } from './bus.ts';
import type { ClusterParts } from './parts.ts';

export const TICK_MS = 500;
/** An edge that says nothing for so long has lost its screens. */
const SILENT_MS = 3000;
/** What is sent in one message at most, in characters; NATS takes a megabyte. */
const MOST_AT_ONCE = 200_000;

export type SessionKind = 'match' | 'room';
/** Before a command to the edge itself; what screens get begins with a brace. */
export const COMMAND = '!';

/** What an edge says when one of its screens opens a table. */
export interface OpenRequest {
  readonly l: string;
  readonly s: string;
  readonly o: number;
  readonly kind: SessionKind;
  readonly table: string;
  readonly have: number | null;
  readonly caller: Caller | null;
}

/** Begins a session for a screen and opens what it wants. */
export function beginSession(
  parts: ClusterParts,
  line: ClientLine,
  { kind, table, have, caller }: Omit<OpenRequest, 'l' | 's' | 'o'>,
): ClientSession {
  const session = kind === 'match' ? parts.sockets.enter(line, caller) : parts.lobbies.enter(line, caller, true);
  session.hear(kind === 'match' ? { t: 'open', match: table, have } : { t: 'table', table });
  return session;
}

class Link {
  readonly id: string;
  readonly edge: number;
  readonly sessions = new Map<string, { readonly opening: number; readonly session: ClientSession }>();
  readonly #bus: Bus;
  /** The number of the last message to the edge. */
  n = 0;
  /** How many the edge has said. */
  heard = 0;
  heardAt = performance.now();
  /** Texts of this turn, and for which screens and openings. */
  #texts: { text: string; to: (string | number)[] }[] = [];
  #size = 0;

  constructor(id: string, edge: number, bus: Bus) {
    this.id = id;
    this.edge = edge;
    this.#bus = bus;
  }

  send(screen: string, opening: number, text: string): void {
    const last = this.#texts.at(-1);
    if (last !== undefined && last.text === text) {
      last.to.push(screen, opening);
      return;
    }
    if (this.#texts.length === 0) process.nextTick(() => this.flush());
    this.#texts.push({ text, to: [screen, opening] });
    this.#size += text.length;
    if (this.#size > MOST_AT_ONCE) this.flush();
  }

  flush(): void {
    if (this.#texts.length === 0) return;
    const texts = this.#texts;
    this.#texts = [];
    this.#size = 0;
    const m = texts.map(({ text, to }) => [text.length, ...to]);
    this.#bus.tell(this.edge, { k: 'out', l: this.id, n: ++this.n, m }, texts.map((t) => t.text).join(''));
  }

  end(): void {
    for (const { session } of this.sessions.values()) session.gone();
    this.sessions.clear();
  }
}

export class Links {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  readonly #links = new Map<number, Link>();
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus, parts: ClusterParts) {
    this.#bus = bus;
    this.#parts = parts;
    this.#timer = setInterval(() => this.#tick(), TICK_MS).unref();
  }

  /** Screens at other servers. */
  get screens(): number {
    let sum = 0;
    for (const { sessions } of this.#links.values()) sum += sessions.size;
    return sum;
  }

  async open(edge: number, request: OpenRequest): Promise<Reply> {
    const link = this.#linkOf(edge, request.l);
    try {
      await this.#parts.owned.hold(request.table);
    } catch (error) {
      // There is no such table; everything else the edge tries again.
      return error instanceof ApiError && error.problem === 'unknown' ? { unknown: true } : { no: true };
    }
    if (this.#links.get(edge) !== link) return { no: true };
    const before = link.sessions.get(request.s);
    if (before !== undefined && before.opening > request.o) return { no: true };
    before?.session.gone();
    const send = (text: string): void => link.send(request.s, request.o, text);
    const line: ClientLine = {
      send: (message) => send(JSON.stringify(message)),
      sendText: send,
      trouble: (why) => send(JSON.stringify({ t: 'error', why })),
      close: (code, why) => send(`${COMMAND}${JSON.stringify({ code, why })}`),
    };
    link.sessions.set(request.s, { opening: request.o, session: beginSession(this.#parts, line, request) });
    return { ok: true };
  }

  #linkOf(edge: number, id: string): Link {
    const there = this.#links.get(edge);
    if (there?.id === id) return there;
    there?.end();
    const link = new Link(id, edge, this.#bus);
    this.#links.set(edge, link);
    return link;
  }

  /** `say`, `gone` and `tick` of an edge. `c`: how many it has said on this link. */
  heard(message: BusMessage): void {
    const { from, l, s, m } = message as BusMessage & { l: string; s: string; m: unknown };
    const c = message.c as number;
    const link = this.#links.get(from);
    if (link === undefined || link.id !== l) return void this.#bus.tell(from, { k: 'lost', l });
    link.heardAt = performance.now();
    if (message.k !== 'tick') link.heard++;
    if (c !== link.heard) {
      // Something that a screen said never came here.
      this.#parts.metrics.gap();
      this.#drop(link);
      return void this.#bus.tell(from, { k: 'lost', l });
    }
    const found = link.sessions.get(s);
    if (message.k === 'gone') {
      if (found?.opening !== message.o) return;
      link.sessions.delete(s);
      found?.session.gone();
    } else if (message.k === 'say') {
      this.#parts.metrics.relayed();
      try {
        found?.session.hear(m);
      } catch (error) {
        this.#parts.context.log.error(traceOf(error), 'what a screen at another server said could not be heard');
      }
    }
  }

  #drop(link: Link): void {
    if (this.#links.get(link.edge) === link) this.#links.delete(link.edge);
    link.end();
  }

  #tick(): void {
    for (const link of [...this.#links.values()]) {
      link.flush();
      if (performance.now() - link.heardAt > SILENT_MS) this.#drop(link);
      else this.#bus.tell(link.edge, { k: 'beat', l: link.id, n: link.n });
    }
  }

  /** This server has another number: its links are of before. */
  endAll(): void {
    for (const link of [...this.#links.values()]) this.#drop(link);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
