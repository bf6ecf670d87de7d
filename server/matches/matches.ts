/**
 * The matches in memory. It loads a match when somebody opens it or its time has come, drives it (host/drive.ts) with storage,
 * bots and clients, and unloads it when nobody looks.
 */
import type { BotPool } from '@starboard/bots';
import { Diverged, Drive, Host, type HostMessage, type SeatChange, type Sitting, type Stream } from '@starboard/host';
import { type Cover, FLOW, type Seat } from '@starboard/kernel';
import { ApiError, notFound } from '../api/problem.ts';
import type { ServerContext } from '../context.ts';
import { heardShown } from '../identity/forgotten-names.ts';
import { newId } from '../identity/tokens.ts';
import { FairQueue } from '../operations/fair-queue.ts';
import { traceOf } from '../operations/logging.ts';
import type { MatchEnd } from '../tables/results.ts';
import { hasPerson, type TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { mustPause } from '../tables/written-bytes.ts';
import { BotsAlone } from './bots-alone.ts';
import { LiveMatch, type MatchViewer } from './live-match.ts';
import { MatchEnds } from './match-ends.ts';
import { Elsewhere, type Held, type MatchDeed } from './ownership.ts';
import { restoreHost, setupOf } from './restoring.ts';
import type { Uptime } from './uptime.ts';

/** Runs the bots. */
export type Thinkers = Pick<BotPool, 'think' | 'close'> & Partial<Pick<BotPool, 'threads'>>;

export interface MatchEvents {
  /** Somebody who is not looking should know. */
  call(table: string, doc: TableDoc, seat: number, kind: 'turn' | 'soon' | 'over', line: number): void;
  /** It came to its end, and its table says so. */
  ended(table: string, doc: TableDoc, end: MatchEnd): Promise<void>;
  /** Whom it waits for has changed, or who is there. */
  moved(table: string, doc: TableDoc): void;
}

/** Said to every screen of a match that stands still. */
const PAUSED: Readonly<Record<'room' | 'cut', HostMessage>> = { room: { t: 'paused' }, cut: { t: 'paused', why: 'cut' } };
/** The answer to an opening that missed nothing: a screen takes silence for a dead connection and would reconnect for ever. */
const NOTHING_NEW: HostMessage = { t: 'paused', why: 'over' };

/** Lines that are replayed faster than a snapshot is written. */
const FEW_LINES = 16;

/** What is stored of a match does not fit the present rules. */
export class MatchUnreadable extends ApiError {
  constructor() {
    super('unknown', 'The present rules cannot go on with this match.');
  }
}

export class Matches {
  readonly #tables: Tables;
  readonly #context: ServerContext;
  readonly #pool: Thinkers;
  readonly #thinking: FairQueue;
  readonly #botsAlone: BotsAlone;
  readonly #ends: MatchEnds;
  readonly #uptime: Uptime;
  readonly #events: MatchEvents;
  readonly #live = new Map<string, Promise<LiveMatch>>();
  /** Those in `#live` that are ready: for questions that cannot wait. */
  readonly #ready = new Map<string, LiveMatch>();
  readonly #leaving = new Map<string, Promise<void>>();
  /** Shutting down: nothing more is loaded. */
  closed = false;

  constructor(tables: Tables, pool: Thinkers, uptime: Uptime, events: MatchEvents) {
    this.#tables = tables;
    this.#context = tables.context;
    this.#pool = pool;
    this.#thinking = new FairQueue(pool.threads ?? Number.POSITIVE_INFINITY);
    this.#botsAlone = new BotsAlone(tables, this);
    this.#ends = new MatchEnds(tables, (table, doc, end) => events.ended(table, doc, end));
    this.#uptime = uptime;
    this.#events = events;
    tables.onChange((id, doc) => this.#changed(id, doc));
  }

  #changed(id: string, doc: TableDoc): void {
    const live = this.#ready.get(id);
    live?.seatAgain(doc, this.#tables.access);
    if (live !== undefined) this.#botsAlone.rest(live);
    if (doc.state === 'over' || doc.state === 'closed') this.#botsAlone.ended(doc);
  }

  get size(): number {
    return this.#live.size;
  }

  peek(id: string): LiveMatch | null {
    return this.#ready.get(id) ?? null;
  }

  /** Whether a match is in memory, on its way there or on its way out. */
  isBusy(id: string): boolean {
    return this.#live.has(id) || this.#leaving.has(id);
  }

  all(): [string, LiveMatch][] {
    return [...this.#ready];
  }

  /** Creates the match of a table whose words are all there; durable when it resolves. Idempotent. */
  async begin(id: string, doc: TableDoc): Promise<void> {
    const held = await this.#context.owners.hold(id);
    if ((await this.#context.storage.load(id)) !== null) return;
    const live = await this.#join(id, async () => {
      const host = Host.create({ ...(await setupOf(this.#tables, doc)), now: this.#context.now(), present: this.#present(id, doc) });
      const made = await this.#drive(id, doc, host, held);
      await made.drive.flushed();
      return made;
    });
    // Their pages open the match in a moment; otherwise they count as away.
    for (const seat of this.#present(id, doc)) if (live.streamSize(seat) === 0) live.drive.present(seat, 0);
    this.#mark(id);
  }

  /** People who look at the table when its match begins need no notification. */
  #present(id: string, doc: TableDoc): Seat[] {
    return doc.chairs.flatMap(({ identity }, i) => (identity !== null && this.#tables.live.here(id, identity) ? [i as Seat] : []));
  }

  /** A match, from memory or from storage. */
  get(id: string): Promise<LiveMatch> {
    if (this.closed) return Promise.reject(new ApiError('busy', 'The server is going down.'));
    return this.#live.get(id) ?? this.#join(id, () => this.#load(id));
  }

  #join(id: string, make: () => Promise<LiveMatch>): Promise<LiveMatch> {
    const live = (this.#leaving.get(id) ?? Promise.resolve()).then(make);
    this.#live.set(id, live);
    live.then(
      (ready) => {
        if (this.#live.get(id) === live) this.#ready.set(id, ready);
        this.#botsAlone.rest(ready);
        this.#context.metrics.matches.set(this.#live.size);
      },
      () => this.#forget(id, live),
    );
    return live;
  }

  #forget(id: string, live: Promise<LiveMatch>): void {
    if (this.#live.get(id) !== live) return;
    this.#live.delete(id);
    this.#ready.delete(id);
    this.#context.metrics.matches.set(this.#live.size);
  }

  async #load(id: string): Promise<LiveMatch> {
    // First of all: what is read before may lack lines of the owner before.
    const held = await this.#context.owners.hold(id);
    const [doc, stored] = await Promise.all([this.#tables.docs.get(id), this.#context.storage.load(id)]);
    if (doc === null || stored === null || doc.start === null) throw notFound();
    let host: Host;
    try {
      host = await restoreHost(this.#tables, this.#uptime, id, doc, stored, held.aliveUntil);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      // It was played with other rules: it ends here, and its record stays.
      this.#context.log.warn({ table: id }, 'a match does not fit the present rules and is closed');
      await this.#ends.close(id, null, doc.bytes ?? 0);
      throw new MatchUnreadable();
    }
    if (host.closed === null)
      this.#context.owners.loaded(
        id,
        doc.chairs.flatMap((c) => c.identity ?? []),
      );
    const live = await this.#drive(id, doc, host, held);
    if (host.closed === null) this.#mark(id, live.still !== null);
    return live;
  }

  /** Drives a host. Screens that open it get its output so far once that is durable. */
  async #drive(id: string, doc: TableDoc, host: Host, { epoch }: Held): Promise<LiveMatch> {
    const { storage, metrics, now, after, owners } = this.#context;
    const live = new LiveMatch(id, doc, this.#context);
    live.epoch = epoch;
    const mine = this.#live.get(id);
    live.onEmpty = () => this.#botsAlone.rest(live);
    live.still = await this.whyStill(id, doc);
    const drive = new Drive(
      host,
      {
        append: (lines, snapshot) => {
          const began = performance.now();
          return storage.append(id, lines, snapshot, epoch).then(() => {
            metrics.append.observe((performance.now() - began) / 1000);
            metrics.countLines(lines.length);
            this.#botsAlone.wrote(live, lines);
          });
        },
        send: (stream, message, only, text) => {
          live.send(stream, message, only, text);
          if (stream === 'watch') this.#watch(live, message);
        },
        think: (order, signal) => {
          metrics.thoughts.inc({ level: order.level });
          const { level, known, memory, seat, seed, budget } = order;
          // A table without an owner is its own.
          return this.#thinking.run(
            live.doc.owner ?? id,
            () => this.#pool.think(doc.game, level, known, memory, seat, seed, { ms: budget }, signal),
            signal,
          );
        },
        call: (seat, kind, n) => this.#events.call(id, live.doc, seat, kind, n),
        timers: { now, after },
        ...(owners.sureUntil === undefined ? {} : { sureUntil: () => owners.sureUntil!(id) }),
        hasId: (used) => storage.hasId(id, used),
        onLost: (error) => {
          this.#context.log.error({ table: id, ...traceOf(error) }, 'a match was lost and will be restored');
          // A write that hangs may fail after the match was loaded again: the new one goes on.
          if (mine !== undefined) this.#forget(id, mine);
          this.#context.owners.lost(id, epoch);
          live.dismiss('gone');
        },
      },
      live.still !== null,
    );
    live.drive = drive;
    const whole = host.whole('watch', now());
    if (whole.t === 'whole') live.began = now() - whole.now;
    this.#watch(live, whole);
    return live;
  }

  /** Why a match must stand still; null: it goes on. */
  async whyStill(id: string, doc: TableDoc): Promise<LiveMatch['still']> {
    if (this.#context.owners.mustStand(id)) return 'cut';
    return (await mustPause(this.#tables, doc)) ? 'room' : null;
  }

  /** Notes what everybody may know: whom it waits for, until when, who plays. */
  #watch(live: LiveMatch, message: HostMessage): void {
    if (message.t !== 'whole' && message.t !== 'frame') return;
    const flow = message.pub[FLOW] as unknown as Cover | undefined;
    if (flow !== undefined) {
      live.asked = flow.asked.filter((s) => !flow.done.includes(s));
      live.turnTimes.note(live.asked, message.now);
    }
    const { table } = message;
    if (table !== undefined) {
      live.due = table.due;
      live.chairs = table.chairs;
      if (table.closed !== null) live.asked = [];
      if (table.closed !== null && (live.doc.state !== 'over' || live.doc.live)) void this.#ends.note(live, table.outcome);
    }
    if (flow !== undefined || table !== undefined) this.#events.moved(live.id, live.doc);
  }

  /** Does again what a crash or a failure left undone at the end of a match. What was done counts once. */
  async finish(id: string): Promise<void> {
    const live = await this.get(id);
    await this.#ends.note(live, live.drive.host.outcome);
  }

  /** Notes that a match is in memory, so that it is taken up again after a crash. */
  #mark(id: string, still = false): void {
    void this.#tables.docs
      .change(id, ({ aside, ...doc }) => {
        if (doc.state === 'over' || (doc.live && (still || aside === undefined))) return { doc: null, result: null };
        return { doc: { ...doc, live: true, wake: null, ...(still && aside !== undefined ? { aside } : {}) }, result: null };
      })
      .catch((error) => this.#context.log.error({ table: id, ...traceOf(error) }, 'a match was not marked'));
  }

  /** Unloads a match with a snapshot, and stores when it must be woken. */
  evict(id: string): Promise<void> {
    const promise = this.#live.get(id);
    const live = this.#ready.get(id);
    if (promise === undefined || live === undefined) return Promise.resolve();
    this.#forget(id, promise);
    live.dismiss('gone');
    const leaving = (async () => {
      await live.drive.stop();
      const { host } = live.drive;
      // The end was kept with its last line.
      if (host.closed !== null) return;
      await this.#context.storage.append(id, [], host.snapshot(), live.epoch);
      await this.#tables.docs.change(id, (doc) =>
        doc.state === 'over'
          ? { doc: null, result: null }
          : {
              doc: {
                ...doc,
                ...asideSince(live),
                live: false,
                asked: [...live.asked],
                due: live.dueAt,
                bytes: live.bytes,
                turnTimes: live.turnTimes.kept(),
                wake: hasPerson(doc) ? host.wake(true) : null,
              },
              result: null,
            },
      );
    })()
      .catch((error) => this.#context.log.error({ table: id, ...traceOf(error) }, 'a match was not put aside well'))
      .finally(() => this.#leaving.delete(id));
    this.#leaving.set(id, leaving);
    return leaving;
  }

  /** Writes what the next owner of a match reads, while it still runs here: a snapshot, and how long turns took. */
  async keep(id: string): Promise<void> {
    const live = this.#ready.get(id);
    if (live === undefined || live.drive.host.closed !== null) return;
    const turnTimes = live.turnTimes.kept();
    await Promise.all([live.drive.keep(), this.#tables.docs.change(id, (doc) => ({ doc: { ...doc, turnTimes }, result: null }))])
      // A match that was lost meanwhile is reported by `onLost`.
      .catch((error) => this.#context.log.warn({ table: id, ...traceOf(error) }, 'a snapshot was not written'));
  }

  /** Unloads a match for another server: what was said is written, `give` hands it over, and then its screens open it there. */
  async handOver(id: string, give: () => Promise<void>): Promise<void> {
    await this.#live.get(id)?.catch(() => undefined);
    const promise = this.#live.get(id);
    const live = this.#ready.get(id);
    if (promise === undefined || live === undefined) return give();
    this.#forget(id, promise);
    const leaving = (async () => {
      await live.drive.stop();
      const { host } = live.drive;
      if (host.closed === null && live.drive.unkept > FEW_LINES) await this.#context.storage.append(id, [], host.snapshot(), live.epoch);
      const aside = asideSince(live);
      if (aside.aside !== undefined) await this.#tables.docs.change(id, (doc) => ({ doc: { ...doc, ...aside }, result: null }));
      await give();
    })().finally(() => {
      this.#leaving.delete(id);
      live.dismiss('gone');
    });
    this.#leaving.set(
      id,
      leaving.catch(() => undefined),
    );
    await leaving;
  }

  /** All matches may be another server's by now: nothing more is written, and screens look for them again. */
  dropAll(): void {
    const drop = (live: LiveMatch): void => {
      live.dismiss('gone');
      void live.drive.stop();
    };
    for (const [id, promise] of [...this.#live]) {
      const ready = this.#ready.get(id);
      this.#forget(id, promise);
      if (ready !== undefined) drop(ready);
      // What is still being loaded was another's already when it began.
      else void promise.then(drop, () => undefined);
    }
  }

  // ---- What seating asks ----------------------------------------------------------------------------------------------

  wake(id: string): Promise<void> {
    return this.carryOut(id, { do: 'wake' });
  }

  concede(id: string, chair: number): Promise<void> {
    return this.carryOut(id, { do: 'concede', chair });
  }

  replace(id: string, chair: number, sitting: Sitting, how?: SeatChange): Promise<void> {
    return this.carryOut(id, { do: 'replace', chair, sitting, how });
  }

  standIn(id: string, chair: number, by: readonly string[]): Promise<void> {
    return this.carryOut(id, { do: 'stand-in', chair, by });
  }

  abandon(id: string): Promise<void> {
    return this.carryOut(id, { do: 'abandon' });
  }

  /** Here, or where the match is. Durable when it resolves. */
  async carryOut(id: string, deed: MatchDeed): Promise<void> {
    let live: LiveMatch;
    try {
      live = await this.get(id);
    } catch (error) {
      if (error instanceof Elsewhere) return this.#context.owners.ask(id, deed);
      throw error;
    }
    const { drive } = live;
    switch (deed.do) {
      case 'wake':
        return;
      case 'concede':
        drive.said(deed.chair as Seat, { t: 'concede', id: newId() });
        break;
      case 'replace':
        drive.sit(deed.chair as Seat, deed.sitting, deed.how);
        break;
      case 'stand-in':
        drive.standIn(deed.chair as Seat, deed.by);
        break;
      case 'abandon':
        drive.abandon();
    }
    await drive.flushed();
  }

  /** Opens a stream for a screen. */
  async open(id: string, screen: MatchViewer, stream: Stream, have: number | null): Promise<LiveMatch> {
    const live = await this.get(id);
    const opened = new Promise<void>((resolve) => {
      live.drive.open(stream, have, (messages) => {
        const said = [...messages, ...(live.still === null ? [] : [PAUSED[live.still]])];
        live.enter(
          screen,
          stream,
          (said.length === 0 ? [NOTHING_NEW] : said).map((message) => heardShown(live.doc, message)),
        );
        resolve();
      });
    });
    const there = await Promise.race([opened.then(() => true), live.ended.then(() => false)]);
    // Unloaded at this very moment: it is loaded again.
    return there ? live : this.open(id, screen, stream, have);
  }

  /** Unloads everything; nothing more is loaded. */
  async close(): Promise<void> {
    this.closed = true;
    await Promise.allSettled(this.#live.values());
    await Promise.all([...this.#ready.keys()].map((id) => this.evict(id)));
    await Promise.all(this.#leaving.values());
  }
}

/** A match whose time stands still when it is unloaded goes on from there. */
const asideSince = ({ drive }: LiveMatch): Pick<TableDoc, 'aside'> => (drive.heldSince === null ? {} : { aside: drive.heldSince });
