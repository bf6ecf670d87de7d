/** The little of a browser that stores and links touch, for tests that run without one. */
import type { ClientMessage, HostMessage } from '@starboard/host';
import { FLOW, type Json, STACK } from '@starboard/kernel';
import type { Connect, LinkListener } from '../src/match/link.ts';
import type { SecretBox } from '../src/net/fairness.ts';
import type { SocketLike } from '../src/net/socket.ts';

/** A way whose other end is the test. */
export class FakeLink {
  readonly said: ClientMessage[] = [];
  ears!: LinkListener;
  up = false;
  readonly connect: Connect = (ears) => {
    this.ears = ears;
    return { say: (said) => void (this.up && this.said.push(said)), close: () => {}, claim: () => {} };
  };
  rise(): void {
    this.up = true;
    this.ears.up();
  }
  fall(): void {
    this.up = false;
    this.ears.down();
  }
  hear(...messages: readonly HostMessage[]): void {
    for (const m of messages) this.ears.heard(m);
  }
}

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event?: { readonly code: number }) => void) | null = null;
  onmessage: ((event: { readonly data: unknown }) => void) | null = null;
  readonly sent: string[] = [];
  closed = false;
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

export class MemoryBox implements SecretBox {
  readonly #kept = new Map<string, string>();
  get(key: string): string | null {
    return this.#kept.get(key) ?? null;
  }
  set(key: string, value: string): void {
    this.#kept.set(key, value);
  }
}

const flow = { asked: [0], done: [], label: 'x', window: 'turn', revisable: false, onBehalf: null, needsSecrets: false, seconds: null };
export const sections = (more: { readonly [name: string]: Json } = {}): { readonly [name: string]: Json } => ({
  [FLOW]: flow,
  [STACK]: [{ step: 'x' }],
  ...more,
});

export const wholeAt = (n: number, question: number | null = n): Extract<HostMessage, { t: 'whole' }> => ({
  t: 'whole',
  n,
  seat: 0 as never,
  now: 0,
  pub: sections({ count: n }),
  mine: { hand: [n] },
  lines: [{ at: 0, event: { kind: 'began' } }],
  table: { chairs: [], clock: null, due: null, takeBack: null, ending: null, closed: null, outcome: null },
  own: { question, undo: false, orders: [] },
});
export const frameAt = (n: number, more: Partial<Extract<HostMessage, { t: 'frame' }>> = {}): Extract<HostMessage, { t: 'frame' }> => ({
  t: 'frame',
  n,
  now: n * 10,
  lines: [{ at: n, event: { kind: `event ${n}` } }],
  pub: { count: n },
  mine: {},
  ...more,
});
