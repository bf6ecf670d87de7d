/** Tables that go to another server: all of them when this one shuts down, quiet ones when it has more than its share. */
import { traceOf } from '../operations/logging.ts';
import { type Bus, Nobody, type Reply } from './bus.ts';
import type { Lease } from './lease.ts';
import type { ClusterParts } from './parts.ts';

const AT_ONCE = 2;
/** Of those that nobody adopts. */
const DROPPED_AT_ONCE = 16;
/** How long the next owner may take to load a table before its screens are told. */
const ADOPT_MS = 300;
const WAIT_MS = 2000;
const BALANCE_MS = 10_000;
/** A server this far above the mean gives tables away. */
const MORE_THAN_SHARE = 1.25;
const SPARE = 4;

export class HandOver {
  readonly #bus: Bus;
  readonly #lease: Lease;
  readonly #parts: ClusterParts;
  readonly #timer: NodeJS.Timeout;

  constructor(bus: Bus, lease: Lease, parts: ClusterParts) {
    this.#bus = bus;
    this.#lease = lease;
    this.#parts = parts;
    const { log } = parts.context;
    this.#timer = setInterval(() => void this.balance().catch((error) => log.warn(traceOf(error), 'tables were not shared out')), BALANCE_MS).unref();
  }

  /** Gives everything away. `keep`: but for matches that no other server can play, which come back. */
  async all(keep = false): Promise<string[]> {
    const { owned, tables } = this.#parts;
    const kept: string[] = [];
    await this.#each(owned.tables, AT_ONCE, async (table) => {
      const doc = keep ? await tables.docs.get(table) : null;
      if (doc !== null && (await owned.onlyHere(doc))) kept.push(table);
      else await this.give(table);
    });
    return kept;
  }

  /** Waits until matches have ended, or another server can play them, or it took too long; then gives them away. */
  async whenOver(tables: readonly string[], ms: number): Promise<void> {
    const { owned, context } = this.#parts;
    context.log.info({ tables: tables.length }, 'waiting for games that no other server can play');
    const until = performance.now() + ms;
    let left = [...tables];
    while (left.length > 0 && performance.now() < until && !this.#lease.isOver) {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      const still: string[] = [];
      for (const table of left) {
        const doc = await this.#parts.tables.docs.get(table);
        if (doc !== null && owned.isMine(table) && (await owned.onlyHere(doc))) still.push(table);
        else if (owned.isMine(table)) await this.give(table);
      }
      left = still;
    }
    await this.#each(left, AT_ONCE, (table) => this.give(table));
  }

  /** Quiet tables go to servers that have fewer. */
  async balance(): Promise<void> {
    const { owned, matches, lobbies, tables } = this.#parts;
    if (this.#lease.isOver || this.#lease.draining) return;
    // Tables that another server can begin with newer rules.
    for (const table of (await owned.isBehind()) ? owned.tables : []) {
      const doc = matches.peek(table) === null ? await tables.docs.get(table) : null;
      if (doc?.state === 'waiting' && (await owned.betterFor(doc)) !== null) await this.give(table);
    }
    const nodes = (await owned.nodes()).filter((n) => !n.draining);
    const mean = nodes.reduce((sum, n) => sum + n.load, 0) / Math.max(1, nodes.length);
    const over = Math.floor(owned.size - mean * MORE_THAN_SHARE - SPARE);
    if (over <= 0) return;
    const quiet = owned.tables.filter((table) => (matches.peek(table)?.drive.settled ?? true) && !lobbies.looking(table));
    await this.#each(quiet.slice(0, over), AT_ONCE, (table) => this.give(table));
  }

  async #each(tables: readonly string[], atOnce: number, run: (table: string) => Promise<void>): Promise<void> {
    const queue = [...tables];
    const work = async (): Promise<void> => {
      for (let table = queue.shift(); table !== undefined; table = queue.shift()) {
        const id = table;
        await run(id).catch((error) => this.#parts.context.log.warn({ table: id, ...traceOf(error) }, 'a table was not handed over well'));
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
  }

  /** Gives everything to nobody: a server that has a screen of it takes it. */
  async letGo(): Promise<void> {
    await this.#each(this.#parts.owned.tables, DROPPED_AT_ONCE, (table) => this.#drop(table));
  }

  async #drop(table: string): Promise<void> {
    const { owned, matches, chats, starting } = this.#parts;
    starting.leave(table);
    await matches.evict(table);
    await this.#chatKept(table, chats.close(table));
    await owned.give(table, null);
  }

  async give(table: string): Promise<void> {
    const { owned, matches, chats, lobbies, starting, metrics } = this.#parts;
    const doc = await this.#parts.tables.docs.get(table);
    const to = (doc === null ? null : await owned.betterFor(doc)) ?? (await owned.other(table));
    if (to === null) return this.#drop(table);
    starting.leave(table);
    // Written while people still play: the rest of it is what they wait for.
    await Promise.all([matches.keep(table), this.#chatKept(table, chats.save(table))]);
    const began = performance.now();
    await matches.handOver(table, async () => {
      await this.#chatKept(table, chats.close(table));
      await this.#pass(table, to);
    });
    lobbies.sendOn(table);
    metrics.handedOver(performance.now() - began);
  }

  /** A chat that cannot be written keeps no table back. */
  #chatKept(table: string, writing: Promise<void>): Promise<void> {
    return writing.catch((error) => this.#parts.context.log.warn({ table, ...traceOf(error) }, 'what was said was not stored'));
  }

  async #pass(table: string, to: number): Promise<void> {
    const { owned } = this.#parts;
    const epoch = await owned.give(table, to);
    if (epoch === null) return;
    const refused = (error: unknown): Reply => ({ no: error instanceof Nobody });
    const { no } = await this.#bus.ask(to, { k: 'adopt', table, epoch }, ADOPT_MS).catch(refused);
    if (no === true) await owned.release(table, to, epoch);
  }

  /** Another server gave this one a table: it is loaded before its screens come. */
  async adopt(table: string, epoch: number): Promise<void> {
    const { owned, matches, chats, context } = this.#parts;
    const { live } = await owned.adopt(table, epoch);
    try {
      await Promise.all([live ? matches.get(table) : null, chats.open(table)]);
    } catch (error) {
      // It is this server's all the same; its screens try again.
      context.log.warn({ table, ...traceOf(error) }, 'a table that was handed over could not be loaded at once');
    }
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
