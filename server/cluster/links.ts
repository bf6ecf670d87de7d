/**
 * The owner's side of links: screens whose sockets are at other servers (edges). A link is all that one edge and this server have
 * with each other. Everything said on it is numbered in both directions, and both sides say the last number twice a second: what NATS
 * loses is noticed, and the edge opens all its screens anew on a new link. An edge gets for each screen what this screen may know,
 * and nothing else. The edge repeats the number of each beat: so the owner knows until when both ways were open (`sureAt`).
 */
import { ApiError } from '../api/problem.ts';
import type { Caller } from '../identity/identities.ts';
import type { ClientLine, ClientSession } from '../network/connection.ts';
import { traceOf } from '../operations/logging.ts';
import type { Bus, BusMessage, Reply } from './bus.ts';
import type { ClusterParts } from './parts.ts';

export const TICK_MS = 500;
/** An edge that says nothing for this long has lost its screens. */
const SILENT_MS = 3000;
/** A person who has not been heard for this long is in doubt, and time is held. */
export const HOLD_MS = 1250;
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
  /** Whose frame that is, as far as the edge knows. */
  readonly seat?: number | null | undefined;
  readonly caller: Caller | null;
}

/** Begins a session for a screen and opens what it wants. */
export function beginSession(
  parts: ClusterParts,
  line: ClientLine,
  { kind, table, have, seat, caller }: Omit<OpenRequest, 'l' | 's' | 'o'>,
): ClientSession {
  const session = kind === 'match' ? parts.sockets.enter(line, caller) : parts.lobbies.enter(line, caller, true);
  session.hear(kind === 'match' ? { t: 'open', match: table, have, ...(seat !== undefined && { seat }) } : { t: 'table', table });
  return session;
}

interface LinkedScreen {
  readonly link: Link;
  readonly opening: number;
  readonly session: ClientSession;
  readonly table: string;
  /** Who looks at a match; null: nobody who can be asked something. */
  readonly identity: string | null;
}

class Link {
  readonly id: string;
  readonly edge: number;
  readonly sessions = new Map<string, LinkedScreen>();
  readonly #bus: Bus;
  /** The number of the last message to the edge. */
  n = 0;
  /** How many the edge has said. */
  heard = 0;
  heardAt = performance.now();
  /** When the last beat was sent that the edge has repeated, in the time of all servers; before the first one, when it began. */
  sureAt: number;
  isSure = false;
  readonly #beats = new Map<number, number>();
  #beat = 0;
  /** Texts of this turn, and for which screens and openings. */
  #texts: { text: string; to: (string | number)[] }[] = [];
  #size = 0;

  constructor(id: string, edge: number, bus: Bus, now: number) {
    this.id = id;
    this.edge = edge;
    this.#bus = bus;
    this.sureAt = now;
  }

  beat(now: number): void {
    this.#beats.set(++this.#beat, now);
    this.#bus.tell(this.edge, { k: 'beat', l: this.id, n: this.n, b: this.#beat });
  }

  repeated(b: number): void {
    const sent = this.#beats.get(b);
    if (sent === undefined) return;
    this.sureAt = sent;
    this.isSure = true;
    for (const before of this.#beats.keys()) if (before <= b) this.#beats.delete(before);
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
}

export class Links {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  readonly #links = new Map<number, Link>();
  /** People at matches, by table. */
  readonly #people = new Map<string, Set<LinkedScreen>>();
  readonly #timer: NodeJS.Timeout;
  /** Somebody can no longer be heard. */
  onLost: (table: string, identity: string, edge: number, since: number) => void = () => {};

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
    if (before !== undefined) this.#remove(request.s, before);
    const send = (text: string): void => link.send(request.s, request.o, text);
    const line: ClientLine = {
      send: (message) => send(JSON.stringify(message)),
      sendText: send,
      trouble: (why) => send(JSON.stringify({ t: 'error', why })),
      close: (code, why) => send(`${COMMAND}${JSON.stringify({ code, why })}`),
    };
    const { table, kind, o: opening } = request;
    const identity = kind === 'match' ? (request.caller?.identity ?? null) : null;
    const screen: LinkedScreen = { link, opening, session: beginSession(this.#parts, line, request), table, identity };
    link.sessions.set(request.s, screen);
    if (identity !== null) this.#people.set(table, (this.#people.get(table) ?? new Set()).add(screen));
    // It is known at once whether the other way is open too.
    link.beat(this.#parts.context.now());
    return { ok: true };
  }

  #remove(name: string, screen: LinkedScreen): void {
    const { link, table } = screen;
    link.sessions.delete(name);
    const at = this.#people.get(table);
    at?.delete(screen);
    if (at?.size === 0) this.#people.delete(table);
    screen.session.gone();
  }

  /** Until when those at a table who count could be heard, as far as their screens are elsewhere. */
  sureUntil(table: string, counts: (identity: string) => boolean): number {
    let until = Number.POSITIVE_INFINITY;
    for (const { link, identity } of this.#people.get(table) ?? []) if (counts(identity!)) until = Math.min(until, link.sureAt);
    return until;
  }

  /** Whether somebody has been heard at a table after a moment. */
  hears(table: string, identity: string, since: number): boolean {
    for (const screen of this.#people.get(table) ?? [])
      if (screen.identity === identity && screen.link.isSure && screen.link.sureAt > since && !this.#isSilent(screen.link)) return true;
    return false;
  }

  #isSilent(link: Link): boolean {
    return this.#parts.context.now() - link.sureAt > HOLD_MS;
  }

  /** Its people are in doubt. */
  #doubt(link: Link): void {
    for (const { table, identity } of link.sessions.values()) if (identity !== null) this.onLost(table, identity, link.edge, link.sureAt);
  }

  #linkOf(edge: number, id: string): Link {
    const there = this.#links.get(edge);
    if (there?.id === id) return there;
    if (there !== undefined) this.#drop(there);
    const link = new Link(id, edge, this.#bus, this.#parts.context.now());
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
    else link.repeated(message.b as number);
    if (c !== link.heard) {
      // Something that a screen said never came here.
      this.#parts.metrics.gap();
      this.#drop(link);
      return void this.#bus.tell(from, { k: 'lost', l });
    }
    const found = link.sessions.get(s);
    if (message.k === 'gone') {
      if (found?.opening === message.o && found !== undefined) this.#remove(s, found);
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
    this.#doubt(link);
    for (const [name, screen] of [...link.sessions]) this.#remove(name, screen);
  }

  #tick(): void {
    for (const link of [...this.#links.values()]) {
      link.flush();
      if (this.#isSilent(link)) this.#doubt(link);
      if (performance.now() - link.heardAt > SILENT_MS) this.#drop(link);
      else link.beat(this.#parts.context.now());
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
