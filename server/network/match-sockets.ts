/** /ws: a client and its match. Messages are checked, limited and passed on; what a client hears depends on its seat alone. */
import type { WebSocket } from '@fastify/websocket';
import { type ClientMessage, type HostMessage, readClientMessage } from '@starboard/host';
import type { Seat } from '@starboard/kernel';
import { ApiError } from '../api/problem.ts';
import type { Caller } from '../identity/identities.ts';
import { newId } from '../identity/tokens.ts';
import { type LiveMatch, type MatchViewer, seatOfStream } from '../matches/live-match.ts';
import { type Matches, MatchUnreadable } from '../matches/matches.ts';
import { Elsewhere } from '../matches/ownership.ts';
import { traceOf } from '../operations/logging.ts';
import { CHATS, type ChatMessage, type ChatRooms, contentOf, mayCall } from '../tables/chat.ts';
import { chairOfIdentity } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { type ClientLine, type ClientSession, Connection, RateLimiter, SIGNED_OUT, type SocketLine } from './connection.ts';

/** A screen's messages that wait for its match to be loaded. */
const MOST_WAITING = 100;
/** The code of a socket whose person may no longer look at the match. */
const SHOWN_OUT = 4003;

export class MatchSockets {
  readonly #tables: Tables;
  readonly #matches: Matches;
  readonly #chats: ChatRooms;
  readonly #seats = new Set<Place>();

  constructor(tables: Tables, matches: Matches, chats: ChatRooms) {
    this.#tables = tables;
    this.#matches = matches;
    this.#chats = chats;
  }

  attach(socket: WebSocket, caller: Caller | null, line: SocketLine): void {
    const { context } = this.#tables;
    const connection: Connection = new Connection(
      socket,
      context,
      'match',
      (message) => session.hear(message),
      () => session.gone(),
      line,
    );
    const session = this.enter(connection, caller);
  }

  /** Somebody at a screen, whichever way it is reached. */
  enter(line: ClientLine, caller: Caller | null): ClientSession {
    const place: Place = new Place(line, caller, this.#tables, this.#matches, this.#chats, () => this.#seats.delete(place));
    this.#seats.add(place);
    return place;
  }

  /** A device was signed out. */
  dropDevice(device: string): void {
    for (const place of this.#seats) if (place.device === device) place.line.close(SIGNED_OUT, 'signed out');
  }

  close(): void {
    for (const place of this.#seats) place.line.close(1001, 'the server goes down');
  }
}

type Opening = Extract<ClientMessage, { t: 'open' }>;

class Place implements MatchViewer, ClientSession {
  readonly name = newId();
  readonly identity: string | null;
  readonly device: string | null;
  readonly line: ClientLine;
  readonly #tables: Tables;
  readonly #matches: Matches;
  readonly #chats: ChatRooms;
  readonly #chatting: RateLimiter;
  #live: LiveMatch | null = null;
  /** Of somebody without a chair. */
  #ownName = '';
  /** An opening under way; what is said meanwhile waits. */
  #opening: Promise<void> | null = null;
  #waiting = 0;
  #gone = false;

  readonly #left: () => void;

  constructor(line: ClientLine, caller: Caller | null, tables: Tables, matches: Matches, chats: ChatRooms, left: () => void) {
    this.line = line;
    this.identity = caller?.identity ?? null;
    this.device = caller?.device ?? null;
    this.#tables = tables;
    this.#matches = matches;
    this.#chats = chats;
    this.#left = left;
    this.#chatting = new RateLimiter(CHATS, tables.context.now());
  }

  gone(): void {
    this.#gone = true;
    this.#leave();
    this.#left();
  }

  left(why: 'gone'): void {
    this.#live = null;
    this.line.send({ t: 'error', why } satisfies HostMessage);
  }

  reseat(match: string): void {
    this.#live = null;
    if (!this.#gone) this.hear({ t: 'open', match, have: null } satisfies ClientMessage);
  }

  showOut(): void {
    this.#live = null;
    this.line.send({ t: 'error', why: 'unknown' } satisfies HostMessage);
    this.line.close(SHOWN_OUT, 'no right to look');
  }

  hear(raw: unknown): void {
    const message = readClientMessage(raw);
    if (message === null) return void this.line.trouble('malformed');
    if (this.#opening === null && message.t !== 'open') return void this.#pass(message);
    // Keeps the order of arrival, also while a match is being loaded.
    if (this.#waiting >= MOST_WAITING) return void this.line.trouble('too-fast');
    this.#waiting++;
    const mine = (this.#opening ?? Promise.resolve())
      .then(() => (this.#gone ? undefined : message.t === 'open' ? this.#open(message) : this.#pass(message)))
      .catch((error) => {
        const { log, owners } = this.#tables.context;
        if (!(error instanceof ApiError)) log.error(traceOf(error), 'a match could not be opened');
        // Its edge looks for it again.
        if (error instanceof Elsewhere || (owners.several && !(error instanceof ApiError))) return this.left('gone');
        this.line.send({ t: 'error', why: error instanceof MatchUnreadable ? 'broken' : 'unknown' } satisfies HostMessage);
      })
      .finally(() => {
        this.#waiting--;
        if (this.#opening === mine) this.#opening = null;
      });
    this.#opening = mine;
  }

  async #open({ match, have, seat }: Opening): Promise<void> {
    this.#leave();
    const doc = /^[A-Za-z0-9_-]{1,64}$/.test(match) ? await this.#tables.docs.get(match) : null;
    // One answer for "does not exist", "has not begun" and "not for you".
    if (doc === null || !this.#tables.access.mayWatch(doc, this.identity))
      return this.line.send({ t: 'error', why: 'unknown' } satisfies HostMessage);
    const chair = chairOfIdentity(doc, this.identity);
    await this.#chats.open(match);
    // Streams have numbers of their own: those of another seat lead nowhere.
    const from = seat === undefined || seat === chair ? have : null;
    const live = await this.#matches.open(match, this, chair === null ? 'watch' : (chair as Seat), from);
    if (this.#gone) return live.leave(this.name);
    this.#live = live;
    // The table may have changed while the match was being loaded.
    const now = await this.#tables.docs.get(match);
    if (now === null || !this.#tables.access.mayWatch(now, this.identity)) {
      live.leave(this.name);
      return this.showOut();
    }
    if (chair === null && this.identity !== null) this.#ownName = (await this.#tables.identities.me(this.identity))?.name ?? '';
    // Once more: it may have been closed while the match was being loaded.
    await this.#chats.open(match);
    const listener = { identity: this.identity, playing: isPlaying(live, this) };
    for (const chat of this.#chats.before(match, live.doc, listener)) this.line.send(chat);
  }

  #leave(): void {
    const live = this.#live;
    this.#live = null;
    if (live === null) return;
    const seat = seatOfStream(live.streamOf(this.name));
    live.leave(this.name);
    // "What happened since you looked" begins here.
    if (seat !== null && this.identity !== null) {
      this.#tables.setSeen(live.id, this.identity, live.told).catch((error) => this.#tables.context.log.warn(traceOf(error), 'not noted as seen'));
    }
  }

  #pass(message: Exclude<ClientMessage, Opening>): void {
    const live = this.#live;
    if (live === null) return void this.line.send({ t: 'error', why: 'unknown' } satisfies HostMessage);
    this.#tables.context.metrics.countSaid(message.t);
    const seat = seatOfStream(live.streamOf(this.name));
    switch (message.t) {
      case 'chat':
      case 'phrase':
        return void this.#chat(live, seat, message);
      case 'mute':
        if (this.identity !== null && message.seat < live.doc.chairs.length)
          this.#chats.mute(live.id, this.identity, message.seat as Seat, message.on);
        return;
      default:
        live.drive.said(seat, message, this.name);
    }
  }

  #chat(live: LiveMatch, seat: Seat | null, message: Extract<ClientMessage, { t: 'chat' | 'phrase' }>): void {
    const refuse = (why: 'no-seat' | 'too-fast' | 'stale'): void =>
      this.line.send({ t: 'refused', id: message.id, refusal: { why } } satisfies HostMessage);
    const { doc } = live;
    const over = isOver(live);
    if (seat === null && (this.#ownName === '' || !mayCall(doc, this.identity, over))) return void refuse('no-seat');
    if (!this.#chatting.take(this.#tables.context.now())) return void refuse('too-fast');
    const content = contentOf(message);
    if (content === null) return void this.line.trouble('malformed');
    const name = seat === null ? this.#ownName : doc.chairs[seat].name;
    const at = this.#tables.context.now();
    const chat: ChatMessage = { t: 'chat', id: message.id, seat, name, at, ...content, ...(seat === null && { gallery: true }) };
    if (this.#chats.say(live.id, chat, this.identity!)) {
      for (const screen of live.everyScreen()) {
        const listener = { identity: screen.identity, playing: isPlaying(live, screen) };
        if (this.#chats.hears(live.id, listener, chat, this.identity)) screen.line.send(chat);
      }
    }
    this.line.send({ t: 'ack', id: message.id } satisfies HostMessage);
  }
}

const isOver = (live: LiveMatch): boolean => live.doc.state === 'over' || live.drive.host.closed !== null;
const isPlaying = (live: LiveMatch, screen: MatchViewer): boolean => seatOfStream(live.streamOf(screen.name)) !== null && !isOver(live);
