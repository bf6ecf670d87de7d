/**
 * A server that NATS or the database does not reach while it reaches others: it lets go of its tables and sends its screens to the
 * others. If it is away for all, everybody stays where they are.
 */
import { traceOf } from '../operations/logging.ts';
import type { Bus } from './bus.ts';
import type { Edge } from './edge.ts';
import type { HandOver } from './hand-over.ts';
import type { Lease } from './lease.ts';
import type { ClusterParts } from './parts.ts';

const LOOK_MS = 500;
/** How long it must have been so: servers notice at different moments that NATS went or came. */
const SURE_MS = 5000;
/** For the database it is the time of a lease already when the lease is over. */
const OVER_MS = 1000;
const HELLO_MS = 500;
const AGAIN_MS = 15_000;
const DISMISS_MS = 1000;

export class CutOff {
  readonly #bus: Bus;
  readonly #lease: Lease;
  readonly #parts: ClusterParts;
  readonly #edge: Edge;
  readonly #handOver: HandOver;
  readonly #timer: NodeJS.Timeout;
  /** Since when others are reached and this server is not. */
  #since: number | null = null;
  /** Since when its lease is over. */
  #overSince: number | null = null;
  #sentAway = Number.NEGATIVE_INFINITY;
  #leaving = false;
  isNow = false;

  constructor(bus: Bus, lease: Lease, parts: ClusterParts, edge: Edge, handOver: HandOver) {
    this.#bus = bus;
    this.#lease = lease;
    this.#parts = parts;
    this.#edge = edge;
    this.#handOver = handOver;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  async #look(): Promise<void> {
    const { context } = this.#parts;
    if (this.#leaving || this.#lease.draining) return;
    this.#leaving = true;
    try {
      if (this.#lease.isOver) await this.#withoutDatabase();
      else await this.#withoutNats();
    } catch (error) {
      context.log.warn(traceOf(error), 'this server is cut off, and could not let go of its tables');
    } finally {
      this.#leaving = false;
    }
  }

  async #withoutNats(): Promise<void> {
    const { owned } = this.#parts;
    this.#overSince = null;
    const others = this.#bus.cutSince !== null && (await owned.nodes()).some((n) => n.id !== this.#lease.id && !n.draining && !n.cut);
    this.#since = others ? (this.#since ?? performance.now()) : null;
    this.isNow = this.#since !== null && performance.now() - this.#since > SURE_MS;
    if (!this.isNow) return;
    await this.#handOver.letGo();
    await this.#edge.dismiss(DISMISS_MS);
  }

  /** Its tables are others' by now. Its people cannot find them from here. */
  async #withoutDatabase(): Promise<void> {
    const now = performance.now();
    this.#overSince ??= now;
    if (this.#bus.cutSince !== null) {
      // It reaches nobody, and so cannot ask whether the others do: people may find out, but not again and again.
      if (now - this.#overSince < SURE_MS || now - this.#sentAway < AGAIN_MS) return;
      this.#sentAway = now;
      return this.#edge.dismiss(DISMISS_MS);
    }
    if (now - this.#overSince < OVER_MS) return;
    const asked = this.#parts.owned.known.map(({ id }) => this.#bus.ask(id, { k: 'hello' }, HELLO_MS));
    if ((await Promise.allSettled(asked)).some((said) => said.status === 'fulfilled' && said.value.leased === true))
      await this.#edge.dismiss(DISMISS_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
