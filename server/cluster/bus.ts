/**
 * Messages between servers, over NATS. It only carries: what it loses is asked for again, by numbers and ticks (./links.ts,
 * ./edge.ts). Every server listens on one subject of its own. A message is a line of JSON and, after it, texts that need no quoting.
 */
import { connect, type Msg, type NatsConnection, NoRespondersError, type Subscription } from '@nats-io/transport-node';
import type { Log } from '../operations/logging.ts';
import { OperatorError } from '../operations/operator-error.ts';

/** Messages of another version are not understood, and not acted on. */
const VERSION = 1;
const PING_MS = 1000;
const CONNECT_MS = 2000;
/** A server that starts tries more than once. */
const FIRST_TRIES = 4;
const FIRST_AGAIN_MS = 200;

export interface BusMessage {
  /** What it is. */
  readonly k: string;
  /** The server that sent it. */
  readonly from: number;
  readonly [name: string]: unknown;
}
export type Reply = { readonly [name: string]: unknown };

/** No server with this number listens. */
export class Nobody extends Error {}

export interface BusEvents {
  /** A message of another server. Something that is returned goes back to who asked. */
  message(message: BusMessage, texts: string): Promise<Reply> | undefined;
  /** Nobody listens where something was sent. */
  nobody(node: number): void;
}

export class Bus {
  readonly #nats: NatsConnection;
  readonly #prefix: string;
  readonly #log: Log;
  /** Since when NATS is away, and when it came back, by the machine's counter. */
  cutSince: number | null = null;
  backAt = Number.NEGATIVE_INFINITY;
  #me = 0;
  #own: Subscription[] = [];

  private constructor(nats: NatsConnection, prefix: string, log: Log) {
    this.#nats = nats;
    this.#prefix = prefix;
    this.#log = log;
  }

  static async open(url: string, cell: string, name: string, log: Log): Promise<Bus> {
    for (let tries = 1; ; tries++) {
      try {
        const nats = await connect({
          servers: url.split(','),
          name,
          maxReconnectAttempts: -1,
          reconnectTimeWait: 50,
          reconnectJitter: 50,
          pingInterval: PING_MS,
          maxPingOut: 2,
          timeout: CONNECT_MS,
          ignoreAuthErrorAbort: true,
        });
        return new Bus(nats, `sb.${cell}`, log);
      } catch {
        if (tries === FIRST_TRIES) throw new OperatorError((s) => s.noNats);
        await new Promise((resolve) => setTimeout(resolve, FIRST_AGAIN_MS));
      }
    }
  }

  /** Listens as this server, and no longer as the one it was before. */
  listen(me: number, events: BusEvents): void {
    for (const subscription of this.#own) subscription.unsubscribe();
    this.#me = me;
    this.#own = [
      this.#nats.subscribe(`${this.#prefix}.n.${me}`, {
        callback: (error, message) => {
          if (error === null) this.#hear(message, events);
        },
      }),
      this.#nats.subscribe(`${this.#prefix}.r.${me}.*`, {
        callback: (_, message) => events.nobody(Number(message.subject.slice(message.subject.lastIndexOf('.') + 1))),
      }),
    ];
  }

  /** Tells when the connection was lost and is back. */
  async watch(back: () => void): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'reconnect') {
        this.cutSince = null;
        this.backAt = performance.now();
        back();
      }
      if (type === 'disconnect' && this.cutSince === null) {
        this.cutSince = performance.now();
        this.#log.warn('NATS is away');
      }
    }
  }

  tell(node: number, message: object, texts = ''): void {
    if (this.#nats.isClosed()) return;
    this.#nats.publish(`${this.#prefix}.n.${node}`, this.#written(message, texts), { reply: `${this.#prefix}.r.${this.#me}.${node}` });
  }

  /** Throws `Nobody`, or another error if no answer came in time. */
  async ask(node: number, message: object, ms: number): Promise<Reply> {
    try {
      const reply = await this.#nats.request(`${this.#prefix}.n.${node}`, this.#written(message, ''), { timeout: ms });
      return JSON.parse(reply.string()) as Reply;
    } catch (error) {
      throw error instanceof NoRespondersError || (error as Error).cause instanceof NoRespondersError ? new Nobody() : error;
    }
  }

  /** To every other server. */
  shout(topic: string, message: object): void {
    if (!this.#nats.isClosed()) this.#nats.publish(`${this.#prefix}.${topic}`, this.#written(message, ''));
  }

  /** What other servers shout. The returned function ends it. */
  on(topic: string, hear: (message: BusMessage) => void): () => void {
    const subscription = this.#nats.subscribe(`${this.#prefix}.${topic}`, {
      callback: (error, message) => {
        const read = error === null ? readMessage(message) : null;
        if (read !== null && read.message.from !== this.#me) hear(read.message);
      },
    });
    return () => subscription.unsubscribe();
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }

  #written(message: object, texts: string): string {
    return `${JSON.stringify({ v: VERSION, from: this.#me, ...message })}\n${texts}`;
  }

  #hear(message: Msg, events: BusEvents): void {
    const read = readMessage(message);
    if (read === null) return;
    const answer = events.message(read.message, read.texts);
    answer?.then(
      (reply) => message.respond(JSON.stringify(reply)),
      (error: unknown) => {
        this.#log.warn({ k: read.message.k, error: String(error) }, 'a message of another server was not answered');
        message.respond(JSON.stringify({ no: true }));
      },
    );
  }
}

function readMessage(message: Msg): { message: BusMessage; texts: string } | null {
  const text = message.string();
  const end = text.indexOf('\n');
  try {
    const read = JSON.parse(text.slice(0, end)) as BusMessage & { v: number };
    return read.v === VERSION ? { message: read, texts: text.slice(end + 1) } : null;
  } catch {
    return null;
  }
}
