/** When the server ran and when it did not: downtime counts against nobody's clock. */
import type { DocStore } from '@starboard/host/storage';
import { Docs } from '../storage/docs.ts';

interface UptimeDoc {
  alive: number;
  /** The last times it was down, oldest first. */
  down: { from: number; to: number }[];
}
const ID = 'server';
const BEAT_MS = 10_000;
const KEPT = 200;
/** Shorter downtimes are ignored. */
const SHORT_MS = 1000;

export class Uptime {
  readonly #docs: Docs<UptimeDoc>;
  readonly #now: () => number;
  #down: UptimeDoc['down'] = [];
  #timer: NodeJS.Timeout | null = null;
  /** Until when the process before this one ran. */
  before: number;

  readonly #several: boolean;

  /** `several`: other servers of this installation may run. */
  constructor(store: DocStore, now: () => number, several = false) {
    this.#several = several;
    this.#docs = new Docs(store, 'uptime', () => ({}));
    this.#now = now;
    this.before = now();
  }

  async open(): Promise<void> {
    const doc = await this.#docs.get(ID);
    const now = this.#now();
    this.before = doc?.alive ?? now;
    this.#down = [...(doc?.down ?? [])];
    // Any of several servers keeps it up; each says so only now and then.
    if (doc !== null && now - doc.alive > (this.#several ? 2 * BEAT_MS : SHORT_MS)) this.#down.push({ from: doc.alive, to: now });
    this.#down = this.#down.slice(-KEPT);
    await this.#beat();
    this.#timer = setInterval(() => void this.#beat().catch(() => {}), BEAT_MS).unref();
  }

  /** Milliseconds since then in which no server ran. */
  downSince(then: number): number {
    return this.#down.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, then)), 0);
  }

  async #beat(): Promise<void> {
    const alive = this.#now();
    if (!this.#several) return this.#docs.set(ID, { alive, down: this.#down });
    const kept = await this.#docs.change(ID, (doc) => {
      const down = [...doc.down.filter((d) => !this.#down.some((mine) => mine.from === d.from)), ...this.#down].slice(-KEPT);
      return { doc: { alive: Math.max(alive, doc.alive), down }, result: down };
    });
    // Another server that starts for the first time may make it in the same moment.
    if (kept === null) await this.#docs.set(ID, { alive, down: this.#down }).catch(() => this.#beat());
    else this.#down = kept;
  }

  async close(): Promise<void> {
    if (this.#timer !== null) clearInterval(this.#timer);
    await this.#beat();
  }
}
