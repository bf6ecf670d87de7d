/**
 * People who cannot be heard, though they may sit at their screens: the way between their server and the owner of their table is
 * lost. Nobody's time runs meanwhile. After a moment time is held; after five seconds the table is put aside and stands still, and
 * one that no screen reaches here is let go, for a server that has its screens.
 */
import { traceOf } from '../operations/logging.ts';
import type { Bus } from './bus.ts';
import { HOLD_MS, type Links } from './links.ts';
import type { ClusterParts } from './parts.ts';

const ASIDE_MS = 5000;
/** A person who could have come back for this long has left. */
const BACK_MS = 3000;
/** A server that is cut off sends its people elsewhere; after this long they have arrived, or have left. */
const ELSEWHERE_MS = 30_000;
const LOOK_MS = 250;
const HELLO_MS = 1000;

interface Doubt {
  /** When they could be heard last. */
  readonly since: number;
  /** The server with their screen; null: unknown, this server itself was cut off when the table came here. */
  readonly edge: number | null;
}

export class Standstill {
  readonly #bus: Bus;
  readonly #parts: ClusterParts;
  readonly #links: Pick<Links, 'hears'>;
  readonly #isHere: (table: string, identity: string) => boolean;
  /** By table and person. */
  readonly #doubts = new Map<string, Map<string, Doubt>>();
  readonly #aside = new Set<string>();
  /** Servers in doubt, and since when they answer. */
  readonly #reached = new Map<number, number | null>();
  readonly #timer: NodeJS.Timeout;
  #looking = false;
  #asked = 0;

  constructor(bus: Bus, parts: ClusterParts, links: Pick<Links, 'hears'>, isHere: (table: string, identity: string) => boolean) {
    this.#bus = bus;
    this.#parts = parts;
    this.#links = links;
    this.#isHere = isHere;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS).unref();
  }

  get size(): number {
    return this.#doubts.size;
  }

  /** The link with somebody's screen is silent, or another one takes its place. */
  lost(table: string, identity: string, edge: number, since: number): void {
    this.#doubt(table, identity, { since, edge });
  }

  /** A match came into memory: while this server is cut off, its people may be anywhere. */
  loaded(table: string, people: readonly string[]): void {
    if (this.#bus.cutSince === null) return;
    const since = this.#parts.context.now();
    for (const identity of people) this.#doubt(table, identity, { since, edge: null });
  }

  #doubt(table: string, identity: string, doubt: Doubt): void {
    if (!this.#parts.owned.isMine(table) || this.#isHere(table, identity)) return;
    const at = this.#doubts.get(table) ?? new Map<string, Doubt>();
    if (!at.has(identity)) at.set(identity, doubt);
    this.#doubts.set(table, at);
  }

  /** Until when everybody at a table could be heard who is in doubt now. */
  sureUntil(table: string): number {
    let until = Number.POSITIVE_INFINITY;
    for (const { since } of this.#doubts.get(table)?.values() ?? []) until = Math.min(until, since);
    return until;
  }

  mustStand(table: string): boolean {
    return this.#aside.has(table);
  }

  /** This server owns nothing from now on. */
  clear(): void {
    this.#doubts.clear();
    this.#aside.clear();
  }

  async #look(): Promise<void> {
    if (this.#looking || this.#doubts.size === 0) return;
    this.#looking = true;
    const { context, owned } = this.#parts;
    try {
      // Where the database does not answer, nothing is known to have ended.
      const known: { id: number; cut: boolean }[] = await owned.nodes().catch(() => [...this.#edges()].map((id) => ({ id, cut: false })));
      const nodes = new Map(known.map((n) => [n.id, n]));
      this.#sayHello(nodes);
      for (const [table, at] of [...this.#doubts]) {
        if (!owned.isMine(table)) this.#forget(table);
        else await this.#lookAt(table, at, nodes);
      }
    } catch (error) {
      context.log.error(traceOf(error), 'tables that wait for people were not looked at');
    } finally {
      this.#looking = false;
    }
  }

  #edges(): Set<number> {
    return new Set([...this.#doubts.values()].flatMap((at) => [...at.values()].flatMap((d) => d.edge ?? [])));
  }

  /** Whether a server can be reached is found out by asking it. */
  #sayHello(nodes: ReadonlyMap<number, unknown>): void {
    const edges = this.#edges();
    for (const edge of [...this.#reached.keys()]) if (!edges.has(edge)) this.#reached.delete(edge);
    const now = performance.now();
    if (now - this.#asked < HELLO_MS) return;
    this.#asked = now;
    for (const edge of edges) {
      if (!nodes.has(edge)) continue;
      this.#bus.ask(edge, { k: 'hello' }, HELLO_MS).then(
        () => this.#reached.set(edge, this.#reached.get(edge) ?? performance.now()),
        () => this.#reached.set(edge, null),
      );
    }
  }

  #isOver(table: string, identity: string, { since, edge }: Doubt, nodes: ReadonlyMap<number, { readonly cut: boolean }>): boolean {
    const { matches, context } = this.#parts;
    const live = matches.peek(table);
    if (live !== null && !live.doc.chairs.some((c) => c.identity === identity)) return true;
    if (this.#isHere(table, identity) || this.#links.hears(table, identity, since)) return true;
    const { cutSince, backAt } = this.#bus;
    if (edge === null) return cutSince === null && performance.now() - backAt > BACK_MS;
    const node = nodes.get(edge);
    if (node === undefined) return true;
    if (node.cut && cutSince === null && context.now() - since > ELSEWHERE_MS) return true;
    const reached = this.#reached.get(edge) ?? null;
    return reached !== null && performance.now() - reached > BACK_MS;
  }

  async #lookAt(table: string, at: Map<string, Doubt>, nodes: ReadonlyMap<number, { readonly cut: boolean }>): Promise<void> {
    const { matches, context } = this.#parts;
    const since = this.sureUntil(table);
    for (const [identity, doubt] of [...at]) if (this.#isOver(table, identity, doubt, nodes)) at.delete(identity);
    if (at.size === 0) {
      const stood = this.#aside.has(table);
      this.#forget(table);
      // Its screens open it again, and it goes on from where it stood.
      if (stood) await matches.evict(table);
      return;
    }
    const waited = context.now() - since;
    if (waited > HOLD_MS) matches.peek(table)?.drive.hold(since);
    if (waited > ASIDE_MS && !this.#aside.has(table)) await this.#putAside(table);
  }

  /** Time runs again. */
  #forget(table: string): void {
    this.#doubts.delete(table);
    if (!this.#aside.delete(table)) this.#parts.matches.peek(table)?.drive.release();
  }

  async #putAside(table: string): Promise<void> {
    const { matches, owned, chats, lobbies } = this.#parts;
    const live = matches.peek(table);
    const unseen = (live?.screens ?? 0) === 0 && !lobbies.looking(table);
    this.#aside.add(table);
    await matches.evict(table);
    if (!unseen) return;
    this.#aside.delete(table);
    this.#doubts.delete(table);
    await chats.close(table);
    await owned.give(table, null);
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
