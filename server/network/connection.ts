/** What every open socket needs: limits of size and rate, a heartbeat, and a limit for clients that do not read. */
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';
import type { ServerContext } from '../context.ts';
import { enqueueInbound } from './inbound-queue.ts';
import { UnsentBudget } from './unsent-budget.ts';
import { readTextFrames } from './websocket-reader.ts';
import { textFrame, textFrames } from './websocket-writer.ts';

/** Larger messages are answered with an error; much larger ones end the socket. */
export const SOFT_BYTES = 64 * 1024;
export const HARD_BYTES = 256 * 1024;
/** What may wait to be sent to a screen that does not read. It is closed then; a real one reconnects and asks for the whole view. */
export const UNSENT_BYTES = 2 * 1024 * 1024;
/** The same for all screens of one network together. */
export const UNSENT_OF_NETWORK = 16 * 1024 * 1024;
const budget = new UnsentBudget(UNSENT_OF_NETWORK);
const CLOSE_MS = 1000;
const PING_MS = 30_000;
const WINDOW_MS = 10_000;

type Trouble = 'malformed' | 'too-large' | 'too-fast';

/** The code of a socket whose device was signed out. */
export const SIGNED_OUT = 4001;

/** What a client says, as it arrives. */
export interface ClientSession {
  hear(message: unknown): void;
  /** The client has left. */
  gone(): void;
}

/** The way to a client: its socket, or a link to the server that has its socket. */
export interface ClientLine {
  send(message: object): void;
  /** For texts that go to many: made once. */
  sendText(text: string): void;
  /** Nothing that arrives from now on is acted on. */
  close(code: number, why: string): void;
  /** What it said was not in order. */
  trouble(why: Trouble): void;
}

/** A token bucket that refills within ten seconds. */
export class RateLimiter {
  readonly #most: number;
  #left: number;
  #at: number;

  constructor(most: number, now: number) {
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** False: too fast. */
  take(now: number): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) * this.#most) / WINDOW_MS);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }
}

/** Connections with something to send: flushed at the end of the current task, with one write per socket. */
let unsent: Connection[] = [];

function sendAll(): void {
  const connections = unsent;
  unsent = [];
  for (const connection of connections) connection.flush();
}

/** Where a socket comes from: the connection below it (null: the library reads and writes) and the client's network. */
export interface SocketLine {
  readonly raw: Socket | null;
  readonly network: string;
}

export class Connection implements ClientLine {
  readonly #socket: WebSocket;
  /** What lies below; null: messages go through `#socket`. */
  readonly #raw: Socket | null;
  readonly #network: string;
  /** Bytes that wait to be sent, as the budget knows them. */
  #counted = 0;
  #closing = false;
  /** Not sent yet: usually one message. */
  #text = '';
  #more: string[] | null = null;
  readonly #context: ServerContext;
  readonly #bucket: RateLimiter;
  #alive = true;
  #faults = 0;
  readonly #timer: NodeJS.Timeout;

  /**
   * `raw` is the connection itself: texts are written to it, and short ones read from it, past the library, which keeps the
   * handshake and all that controls the socket. Nothing is compressed, so a frame is its text and a few bytes before it.
   */
  constructor(
    socket: WebSocket,
    context: ServerContext,
    kind: string,
    hear: (message: unknown) => void,
    gone: () => void,
    { raw, network }: SocketLine,
  ) {
    this.#socket = socket;
    this.#raw = raw;
    this.#network = network;
    this.#context = context;
    this.#bucket = new RateLimiter(context.config.limits.messages, context.now());
    context.metrics.sockets.inc({ kind });
    this.#timer = setInterval(() => this.#beat(), PING_MS).unref();
    socket.on('pong', () => {
      this.#alive = true;
    });
    socket.on('message', (data: Buffer, binary: boolean) => this.#message(data, binary, hear));
    raw?.on('drain', () => void this.#count());
    if (raw !== null) readTextFrames(raw, (text) => this.#arrive(text, hear));
    // `ws` closes by itself after an error, a message that is far too large among them.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(this.#timer);
      context.metrics.sockets.dec({ kind });
      budget.changed(this.#network, this.#counted, 0);
      this.#counted = 0;
      // After everything that was said before.
      enqueueInbound(gone);
    });
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#raw === null) {
      if (this.#mayWait()) this.#socket.send(text, () => void this.#count());
      else this.#drop();
      return;
    }
    if (this.#text === '') {
      if (unsent.length === 0) process.nextTick(sendAll);
      unsent.push(this);
      this.#text = text;
    } else if (this.#more === null) this.#more = [this.#text, text];
    else this.#more.push(text);
  }

  /** Sends what waits. */
  flush(): void {
    const text = this.#text;
    const more = this.#more;
    if (text === '') return;
    this.#text = '';
    this.#more = null;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#mayWait()) this.#raw!.write(more === null ? textFrame(text) : textFrames(more));
    else this.#drop();
  }

  /** What waits to be sent, reported to the budget of the network; false: over it. */
  #count(): boolean {
    if (this.#socket.readyState === this.#socket.CLOSED) return false;
    const now = this.#raw?.writableLength ?? this.#socket.bufferedAmount;
    const within = budget.changed(this.#network, this.#counted, now);
    this.#counted = now;
    return within;
  }

  /** A socket with nothing waiting is never closed for what others of its network have waiting. */
  #mayWait(): boolean {
    return (this.#count() || this.#counted === 0) && this.#counted <= UNSENT_BYTES;
  }

  /** Ends a socket that does not read; what it asked for and still waits is not worth doing. */
  #drop(): void {
    this.#closing = true;
    this.#socket.terminate();
  }

  close(code: number, why: string): void {
    this.#closing = true;
    this.flush();
    this.#socket.close(code, why);
    // A client that does not answer must not delay closing.
    setTimeout(() => this.#socket.terminate(), CLOSE_MS).unref();
  }

  trouble(why: Trouble): void {
    this.#context.metrics.refused.inc({ why });
    this.send({ t: 'error', why });
    // Our client never does this a thousand times, so no more answers.
    if (++this.#faults >= 1000 || this.#socket.bufferedAmount > UNSENT_BYTES / 4) this.close(1008, 'too many errors');
  }

  #message(data: Buffer, binary: boolean, hear: (message: unknown) => void): void {
    if (data.length <= SOFT_BYTES && !binary) return void this.#arrive(data.toString('utf8'), hear);
    if (!this.#bucket.take(this.#context.now())) return void this.trouble('too-fast');
    this.trouble(data.length > SOFT_BYTES ? 'too-large' : 'malformed');
  }

  /** Checks limits on arrival, so that little of one client ever waits in the queue. */
  #arrive(text: string, hear: (message: unknown) => void): void {
    if (this.#closing) return;
    if (this.#bucket.take(this.#context.now())) enqueueInbound(() => this.#hear(text, hear));
    else this.trouble('too-fast');
  }

  #hear(text: string, hear: (message: unknown) => void): void {
    // Closed while it waited for its turn: a device that was signed out must no longer act.
    if (this.#closing) return;
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      return void this.trouble('malformed');
    }
    hear(message);
  }

  #beat(): void {
    if (!this.#alive) return void this.#socket.terminate();
    this.#alive = false;
    this.#socket.ping();
  }
}

/** Counts the sockets of an address. */
export class SocketQuota {
  readonly #most: () => number;
  readonly #open = new Map<string, number>();

  constructor(most: () => number) {
    this.#most = most;
  }

  enter(address: string): boolean {
    const n = this.#open.get(address) ?? 0;
    if (n >= this.#most()) return false;
    this.#open.set(address, n + 1);
    return true;
  }

  leave(address: string): void {
    const n = (this.#open.get(address) ?? 1) - 1;
    if (n <= 0) this.#open.delete(address);
    else this.#open.set(address, n);
  }
}
