/** Colyseus' own client over the socket that all generators use. One listens below it, so that decoding costs their server nothing. */
import { type Lean, open } from './lean.ts';

/** As much of a browser's WebSocket as their client uses, over the socket that all generators use. */
export class LeanSocket {
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
export const { Client, Protocol } = await import('@colyseus/sdk');

/** Kinds are the lower bits of the first byte. */
export const KIND = 0x1f;
