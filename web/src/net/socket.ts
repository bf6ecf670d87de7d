/**
 * A socket that comes back: after a loss it tries again, soon at first, then more rarely, and at once when the network or
 * the page returns. It carries JSON and knows nothing of what it means.
 */
export interface SocketLike {
  onopen: (() => void) | null;
  onclose: ((event?: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}
export type OpenSocket = (url: string) => SocketLike;

export interface SocketEvents {
  up(): void;
  down(): void;
  message(value: unknown): void;
}

const FIRST_MS = 400;
/** The server goes on elsewhere (code 1012): come back at once, but not all in the same moment. */
const GOES_ON = 1012;
const AT_ONCE_MS = 100;
const LONGEST_MS = 15_000;
/** No answer within this time: the attempt is given up, or it would hold the next one back. */
const PATIENCE_MS = 10_000;

/** Something that is always answered was said, and nothing came for so long: the way is dead, though nobody closed it. */
const SILENCE_MS = 2500;

const browserSocket: OpenSocket = (url) => new WebSocket(url) as unknown as SocketLike;
/** ws:// beside http://, wss:// beside https://. */
export const socketUrl = (path: string): string => `${location.origin.replace(/^http/, 'ws')}${path}`;

export class Socket {
  readonly #url: string;
  readonly #events: SocketEvents;
  readonly #open: OpenSocket;
  #socket: SocketLike | null = null;
  #up = false;
  #closed = false;
  #attempts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, events: SocketEvents, open: OpenSocket = browserSocket) {
    this.#url = url;
    this.#events = events;
    this.#open = open;
    globalThis.addEventListener?.('online', this.hurry);
    globalThis.addEventListener?.('offline', this.#cut);
    globalThis.document?.addEventListener('visibilitychange', this.#seen);
    this.#connect();
  }

  /** `answered`: the other side always answers this, so silence after it means that the way is dead. */
  say(value: unknown, answered = false): void {
    if (!this.#up) return;
    this.#socket?.send(JSON.stringify(value));
    if (answered) this.#silence ??= setTimeout(() => this.#again(), SILENCE_MS);
  }

  /** Tries now. */
  readonly hurry = (): void => {
    if (this.#closed || this.#up) return;
    this.#attempts = 0;
    this.#drop();
    this.#connect();
  };
  /** The network went away: an open socket would notice only after minutes. */
  readonly #cut = (): void => {
    if (!this.#closed && this.#up) this.#again();
  };
  readonly #seen = (): void => {
    if (!document.hidden) this.hurry();
  };

  close(): void {
    this.#closed = true;
    globalThis.removeEventListener?.('online', this.hurry);
    globalThis.removeEventListener?.('offline', this.#cut);
    globalThis.document?.removeEventListener('visibilitychange', this.#seen);
    const coming = this.#up ? null : this.#socket;
    if (coming !== null) {
      // Closing a socket that is still connecting makes browsers complain: it is closed once it is open.
      this.#socket = null;
      coming.onclose = coming.onmessage = null;
      coming.onopen = () => coming.close();
    }
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    this.#heard();
    const socket = this.#socket;
    this.#socket = null;
    this.#up = false;
    if (socket === null) return;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  #heard(): void {
    clearTimeout(this.#silence);
    this.#silence = undefined;
  }

  #connect(): void {
    if (this.#closed) return;
    const socket = this.#open(this.#url);
    this.#socket = socket;
    this.#timer = setTimeout(() => this.#again(), PATIENCE_MS);
    socket.onopen = () => {
      clearTimeout(this.#timer);
      this.#up = true;
      this.#attempts = 0;
      this.#events.up();
    };
    socket.onmessage = ({ data }) => {
      this.#heard();
      if (typeof data !== 'string') return;
      let value: unknown;
      try {
        value = JSON.parse(data);
      } catch {
        return;
      }
      this.#events.message(value);
    };
    socket.onclose = (event) => this.#again(event?.code === GOES_ON);
  }

  #again(atOnce = false): void {
    // One that never came up says nothing about the others: then the usual pauses count.
    const soon = atOnce && this.#up;
    this.#drop();
    if (this.#closed) return;
    this.#events.down();
    if (soon) {
      this.#timer = setTimeout(() => this.#connect(), Math.random() * AT_ONCE_MS);
      return;
    }
    const wait = Math.min(LONGEST_MS, FIRST_MS * 2 ** this.#attempts++);
    // Not all at once when a server comes back.
    this.#timer = setTimeout(() => this.#connect(), wait * (0.7 + Math.random() * 0.6));
  }
}
