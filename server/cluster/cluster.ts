/**
 * Several equal servers run one installation. PostgreSQL decides (the log, the documents, who owns a table), NATS only carries.
 * Every server is an edge for the sockets that come to it, and the owner of some tables.
 */
import type { WebSocket } from '@fastify/websocket';
import type { MatchOwners, Storage } from '@starboard/host/storage';
import type { Handlers, TableCall } from '../api/routing.ts';
import type { Caller } from '../identity/identities.ts';
import type { SocketLine } from '../network/connection.ts';
import type { ClusterConfig, ServerConfig } from '../operations/config.ts';
import { type Log, traceOf } from '../operations/logging.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { Bus, type BusMessage, type Reply } from './bus.ts';
import { SharedClock } from './clock.ts';
import { ClusterMetrics } from './cluster-metrics.ts';
import { CutOff } from './cut-off.ts';
import { Edge } from './edge.ts';
import { HandOver } from './hand-over.ts';
import { checkStandby, Lease } from './lease.ts';
import { Links, type OpenRequest } from './links.ts';
import { ClusterNews, type SharedParts } from './news.ts';
import { OwnedTables } from './owned-tables.ts';
import type { ClusterParts } from './parts.ts';
import { Standstill } from './standstill.ts';
import { TableCalls } from './table-calls.ts';

/** Sockets of a server that shuts down are closed over this time at most. */
const DISMISS_MS = 10_000;
const DISMISS_EACH_MS = 50;

type RunningParts = Omit<ClusterParts, 'owned' | 'metrics'>;
interface Modules {
  readonly parts: ClusterParts;
  readonly links: Links;
  readonly edge: Edge;
  readonly handOver: HandOver;
  readonly calls: TableCalls;
  readonly news: ClusterNews;
  readonly standstill: Standstill;
  readonly cutOff: CutOff;
}

export class Cluster {
  readonly #config: ClusterConfig;
  readonly #owners: MatchOwners;
  readonly #log: Log;
  readonly #lease: Lease;
  readonly #clock: SharedClock;
  readonly bus: Bus;
  readonly owned: OwnedTables;
  readonly #metrics: ClusterMetrics;
  #modules: Modules | null = null;

  private constructor(
    config: ClusterConfig,
    owners: MatchOwners,
    log: Log,
    metrics: Metrics,
    bus: Bus,
    lease: Lease,
    clock: SharedClock,
    rules: Record<string, string>,
  ) {
    this.#config = config;
    this.#owners = owners;
    this.#log = log;
    this.bus = bus;
    this.#lease = lease;
    this.#clock = clock;
    this.owned = new OwnedTables(owners, lease, rules, config.oldMs);
    this.#metrics = new ClusterMetrics(metrics, () => ({
      owned: this.owned.size,
      leaseMs: lease.age,
      clockErrorMs: clock.error,
      linkedScreens: this.#modules?.links.screens ?? 0,
      standing: this.#modules?.standstill.size ?? 0,
      natsAwayMs: bus.cutSince === null ? 0 : performance.now() - bus.cutSince,
    }));
    this.owned.onClaim = (cause) => this.#metrics.claimed(cause);
    this.owned.onRefused = () => this.#metrics.appendRefused();
    lease.load = () => this.owned.size;
    lease.isCut = () => bus.cutSince !== null;
  }

  /** Joins the servers of this installation. Nothing is served yet. */
  static async join(config: ServerConfig, storage: Storage, log: Log, metrics: Metrics, rules: Record<string, string>): Promise<Cluster> {
    const { cluster, databaseUrl: url } = config;
    const { owners } = storage;
    if (cluster === null || url === null || owners === undefined) throw new Error('several servers need NATS and a storage that they share');
    await checkStandby(url, cluster.standby);
    const clock = new SharedClock();
    const bus = await Bus.open(cluster.natsUrl, cluster.cell, cluster.node, log);
    try {
      const lease = new Lease({ url, name: cluster.node, rules, leaseMs: cluster.leaseMs }, clock, log);
      await lease.open();
      return new Cluster(cluster, owners, log, metrics, bus, lease, clock, rules);
    } catch (error) {
      await bus.close();
      throw error;
    }
  }

  /** The time of all servers. */
  get now(): () => number {
    return this.#clock.now;
  }

  get isReady(): boolean {
    return !this.#lease.isOver && !this.#lease.draining && this.#modules?.cutOff.isNow !== true;
  }

  /** The server is assembled: from now on tables can be owned, and screens come in. */
  open(running: RunningParts, handlers: Handlers, shared: SharedParts): void {
    const parts: ClusterParts = { ...running, owned: this.owned, metrics: this.#metrics };
    const links = new Links(this.bus, parts);
    const edge = new Edge(this.bus, parts);
    const handOver = new HandOver(this.bus, this.#lease, parts);
    const modules: Modules = {
      ...{ parts, links, edge, handOver },
      standstill: new Standstill(this.bus, parts, links, (table, identity) => edge.isHere(table, identity)),
      cutOff: new CutOff(this.bus, this.#lease, parts, edge, handOver),
      calls: new TableCalls(this.bus, parts),
      news: new ClusterNews(this.bus, parts, { ...shared, dropDevice: (device) => this.#drop(device, shared) }),
    };
    this.#modules = modules;
    modules.calls.handlers = handlers;
    this.owned.docOf = (table) => parts.tables.docs.get(table);
    this.owned.askAt = (node, table, deed) => modules.calls.deed(node, table, deed);
    this.#waitForPeople(modules);
    this.#lease.onOver = () => {
      this.#metrics.leaseLost();
      this.#owners.reconnect();
      modules.standstill.clear();
      this.owned.lostAll();
      parts.matches.dropAll();
      modules.links.endAll();
    };
    this.#lease.onNew = () => {
      this.#listen(modules);
      modules.edge.reopenAll();
    };
    this.owned.onHeld = (table, doc) => {
      void parts.starting.resumeAt(table, doc);
      void shared.tournaments.takeUp(table, doc).catch((error) => this.#log.error({ table, ...traceOf(error) }, 'a deadline was not taken up'));
    };
    shared.ratings.alone = (run) => this.#owners.inTurn('ratings', run);
    this.#listen(modules);
    void this.bus.watch(() => modules.edge.reopenLinked()).catch((error) => this.#log.error(traceOf(error), 'NATS is no longer watched'));
  }

  /** Nobody's time runs while they cannot be heard. */
  #waitForPeople({ links, edge, standstill, cutOff, parts }: Modules): void {
    links.onLost = (table, identity, at, since) => standstill.lost(table, identity, at, since);
    this.owned.sureUntil = (table) => {
      const chairs = parts.matches.peek(table)?.doc.chairs ?? [];
      const counts = (identity: string): boolean => chairs.some((c) => c.identity === identity) && !edge.isHere(table, identity);
      return Math.min(links.sureUntil(table, counts), standstill.sureUntil(table));
    };
    this.owned.mustStand = (table) => standstill.mustStand(table);
    this.owned.loaded = (table, people) => standstill.loaded(table, people);
    this.owned.isCutOff = () => cutOff.isNow;
  }

  #listen({ links, edge, calls, handOver }: Modules): void {
    const message = (heard: BusMessage, texts: string): Promise<Reply> | undefined => {
      switch (heard.k) {
        case 'open':
          return links.open(heard.from, heard as unknown as OpenRequest);
        case 'say':
        case 'gone':
        case 'tick':
          links.heard(heard);
          return;
        case 'out':
          edge.out(heard, texts);
          return;
        case 'beat':
          edge.beat(heard);
          return;
        case 'lost':
          edge.unknown(heard);
          return;
        case 'call':
        case 'deed':
          return calls.answer(heard);
        case 'hello':
          return Promise.resolve({ ok: true, leased: !this.#lease.isOver });
        case 'adopt':
          return handOver.adopt(heard.table as string, heard.epoch as number).then(() => ({ ok: true }));
        default:
          return;
      }
    };
    this.bus.listen(this.#lease.id, { message, nobody: (node) => edge.nobody(node) });
  }

  attachMatch(socket: WebSocket, caller: Caller | null, line: SocketLine): void {
    this.#modules?.edge.attachMatch(socket, caller, line);
  }

  attachLobby(socket: WebSocket, caller: Caller | null, network: string): void {
    this.#modules?.edge.attachLobby(socket, caller, network);
  }

  call(call: TableCall, here: () => Promise<unknown>): Promise<unknown> {
    return this.#modules === null ? here() : this.#modules.calls.run(call, here);
  }

  /** A device was signed out here: its sockets are closed everywhere. */
  dropDevice(device: string): void {
    this.#modules?.edge.dropDevice(device);
    this.#modules?.news.dropDevice(device);
  }

  #drop(device: string, shared: SharedParts): void {
    shared.dropDevice(device);
    this.#modules?.edge.dropDevice(device);
  }

  /** Somebody deleted their data here. */
  forgot(identity: string): void {
    this.#modules?.news.forgot(identity);
  }

  /** Whose turn it is has changed. */
  moved(table: string, doc: TableDoc): void {
    this.#modules?.news.moved(table, doc);
  }

  /** Whose turn it is at a table of another server, as far as it told. */
  asked(table: string): { readonly asked: readonly number[]; readonly due: number | null } | null {
    return this.owned.isMine(table) ? null : (this.#modules?.news.asked(table) ?? null);
  }

  /** Gives the tables to other servers, then sends the screens there. */
  async drain(): Promise<void> {
    if (this.#modules === null) return;
    const { edge, handOver } = this.#modules;
    this.#lease.draining = true;
    await this.#lease.renew();
    this.owned.forgetNodes();
    const { drainMs, oldMs } = this.#config;
    const late = new Promise<void>((resolve) => setTimeout(resolve, drainMs).unref());
    const left = await Promise.race([handOver.all(oldMs > 0), late.then(() => [])]);
    await edge.leave(Math.min(DISMISS_MS, edge.sockets * DISMISS_EACH_MS));
    if (left.length > 0) await handOver.whenOver(left, oldMs);
  }

  /** Everything was written: what is left is nobody's. */
  async leave(): Promise<void> {
    this.#modules?.links.close();
    this.#modules?.edge.close();
    this.#modules?.handOver.close();
    this.#modules?.standstill.close();
    this.#modules?.cutOff.close();
    this.#modules?.news.close();
    const { id } = this.#lease;
    await this.#lease.close();
    if (id !== 0) await this.#owners.leave(id).catch((error: unknown) => this.#log.warn(traceOf(error), 'this server did not leave in order'));
    await this.bus.close();
  }
}
