/**
 * Joins with Colyseus' own client, then listens below it: a message is recognised by its kind and not decoded, so that the
 * generator costs their server nothing.
 */
import { type Connect, type LoadTable, SEATS } from '../loop.ts';
import { type Lean, open } from './lean.ts';

/** As much of a browser's WebSocket as their client uses, over the socket that all generators use. */
class LeanSocket {
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = '';
  onopen: ((event: object) => void) | null = null;
  onmessage: ((event: { data: ArrayBuffer }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: unknown) => void) | null = null;
  /** Instead of `onmessage`. */
  hear: ((data: Buffer) => void) | null = null;
  #lean: Lean | null = null;
  readonly #opened: Promise<Lean>;

  constructor(url: string) {
    const hear = (data: Buffer): void => {
      if (this.hear !== null) this.hear(data);
      else this.onmessage?.({ data: Uint8Array.from(data).buffer });
    };
    this.#opened = open(url.replace(/^ws/, 'http'), {}, hear, () => this.onclose?.({}));
    this.#opened.then(
      (lean) => {
        this.#lean = lean;
        this.readyState = LeanSocket.OPEN;
        this.onopen?.({});
      },
      (error: unknown) => this.onerror?.(error),
    );
  }

  send(data: Uint8Array): void {
    if (this.#lean !== null) return void this.#lean.send(data);
    // The first message may be heard, and answered, in the moment of opening.
    const own = Uint8Array.from(data);
    void this.#opened.then((lean) => lean.send(own));
  }

  close(): void {
    this.#lean?.end();
  }
}

// Their client takes the browser's interface where there is one.
Reflect.set(globalThis, 'WebSocket', LeanSocket);
const { Client, Protocol } = await import('@colyseus/sdk');

const KIND = 0x1f;

export const connect: Connect = async (port, tables, arrived) => {
  const client = new Client(`http://127.0.0.1:${port}`);
  const table = async (): Promise<LoadTable> => {
    let left = 0;
    let moves = 0;
    let done = (): void => {};
    const first = await client.create('turns');
    const rooms = [first];
    // In order: the seats are those of arrival.
    while (rooms.length < SEATS) rooms.push(await client.joinById(first.roomId));
    for (const room of rooms) {
      const { ws } = room.connection.transport as unknown as { ws: LeanSocket };
      ws.hear = (data) => {
        arrived.bytes += data.length;
        if ((data[0] & KIND) === Protocol.ROOM_STATE_PATCH && --left === 0) done();
      };
    }
    return {
      move(then) {
        done = then;
        left = SEATS;
        const seat = moves++ % SEATS;
        rooms[seat].send('add', moves % 100);
      },
    };
  };
  const all: LoadTable[] = [];
  for (let i = 0; i < tables; i++) all.push(await table());
  return { tables: all };
};
