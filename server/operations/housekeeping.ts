/** Regular jobs: unloads and wakes matches, closes abandoned tables, removes old ones. */

import { type Matches, MatchUnreadable } from '../matches/matches.ts';
import { Elsewhere } from '../matches/ownership.ts';
import { Docs } from '../storage/docs.ts';
import type { ChatRooms } from '../tables/chat.ts';
import { lastLineAt } from '../tables/hanging.ts';
import type { Lobbies } from '../tables/lobby.ts';
import type { Starting } from '../tables/starting.ts';
import { hasPerson, type TableDoc } from '../tables/table-doc.ts';
import { type Tables, WAKE_EVERY_MS, wakeKey } from '../tables/tables.ts';
import { traceOf } from './logging.ts';

/** Taken when the module is loaded, so it is unaffected by fake timers. */
const { setImmediate } = globalThis;

const IDLE_EVERY_MS = 15_000;
const RETENTION_EVERY_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;
/** Matches of bots alone that nobody looks at stand still, and are closed after this many days. */
const ALONE_DAYS = 7;
/** How often tables of servers that ended are looked for. */
const ORPHANS_EVERY_MS = 2000;
/** How often what a crash or a failure left undone is done. */
const UNDONE_EVERY_MS = 30_000;
const AT_ONCE = 16;
/** Upper bound of the minutes that are checked after a long downtime. */
const MOST_MINUTES = 100_000;

export class Housekeeping {
  readonly #tables: Tables;
  readonly #matches: Matches;
  readonly #chats: ChatRooms;
  readonly #lobbies: Pick<Lobbies, 'looking'>;
  readonly #starting: Pick<Starting, 'isUnderWay'>;
  /** What a server that ended left undone beside its matches. */
  readonly #undone: () => Promise<void>;
  readonly #swept: Docs<{ until: number }>;
  readonly #timers: NodeJS.Timeout[] = [];
  #waking: Promise<void> = Promise.resolve();
  #closing = false;

  constructor(
    tables: Tables,
    matches: Matches,
    chats: ChatRooms,
    lobbies: Pick<Lobbies, 'looking'>,
    starting: Pick<Starting, 'isUnderWay'>,
    undone: () => Promise<void>,
  ) {
    this.#undone = undone;
    this.#starting = starting;
    this.#lobbies = lobbies;
    this.#tables = tables;
    this.#matches = matches;
    this.#chats = chats;
    this.#swept = new Docs(tables.context.storage, 'swept', () => ({}));
  }

  /**
   * Loads the matches that were in memory when the previous process crashed, then runs regularly. Nobody waits for it: a match that
   * somebody opens meanwhile is loaded at once.
   */
  open(): void {
    this.#later(async () => {
      const left: string[] = [];
      for await (const { id } of this.#tables.docs.all('live', 'yes')) left.push(id);
      await this.#loadAll(await this.#tables.context.owners.share(left, 0));
      await this.#wake();
    });
    this.#every(IDLE_EVERY_MS, () => this.putAside());
    this.#every(WAKE_EVERY_MS / 4, () => this.wake());
    const { owners } = this.#tables.context;
    this.#every(RETENTION_EVERY_MS, () => owners.alone('retention', () => this.retain()));
    this.#every(UNDONE_EVERY_MS, () => this.finishEnds());
    if (owners.several) this.#every(ORPHANS_EVERY_MS, () => this.#adoptOrphans());
    // Alone, nothing is left of others.
    if (owners.several) this.#every(UNDONE_EVERY_MS, () => owners.alone('undone', () => this.#undone()));
  }

  /** Matches that were not loaded yet stay marked, and come back with the next start. */
  close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    return this.#waking;
  }

  #every(ms: number, run: () => Promise<void>): void {
    const { log } = this.#tables.context;
    this.#timers.push(setInterval(() => void run().catch((error) => log.error(traceOf(error), 'a round of the housekeeping failed')), ms).unref());
  }

  /** Matches that nobody looks at and that have nothing due soon; and those that stood still and no longer need to. */
  async putAside(): Promise<void> {
    const { now, config } = this.#tables.context;
    for (const [id, live] of this.#matches.all()) {
      // Screens open it again, and it goes on.
      if (live.still !== null && (await this.#matches.whyStill(id, live.doc)) === null) await this.#matches.evict(id);
      const wake = live.drive.host.wake();
      const quiet = live.screens === 0 && now() - live.idleSince >= config.idleMs && live.drive.settled;
      if (!quiet || (wake !== null && wake < now() + config.idleMs)) continue;
      await this.#matches.evict(id);
    }
    for (const id of this.#chats.tables) if (this.#matches.peek(id) === null && !this.#lobbies.looking(id)) await this.#chats.close(id);
    await this.#tables.context.owners.tidy((id) => this.#matches.isBusy(id) || this.#lobbies.looking(id) || this.#starting.isUnderWay(id));
  }

  /** Matches that ran at a server that ended go on here, though nobody looks; its other tables are let go. */
  async #adoptOrphans(): Promise<void> {
    const { owners } = this.#tables.context;
    const ids = await owners.share(await owners.orphans(), 0);
    const live: string[] = [];
    for (const id of ids) {
      if ((await this.#tables.docs.get(id))?.live === true) live.push(id);
      else await owners.hold(id).catch(() => undefined);
    }
    await this.#loadAll(live);
  }

  /** Matches that ended, and whose ratings or rounds do not know it yet. */
  async finishEnds(): Promise<void> {
    const { owners } = this.#tables.context;
    const ids: string[] = [];
    for await (const { id } of this.#tables.docs.all('ending', 'yes')) ids.push(id);
    for (const id of await owners.share(ids, 0))
      await this.#matches.finish(id).catch((error) => {
        if (!(error instanceof MatchUnreadable || error instanceof Elsewhere)) throw error;
      });
  }

  /** Dormant matches whose time has come. */
  wake(): Promise<void> {
    return this.#later(() => this.#wake());
  }

  #later(run: () => Promise<void>): Promise<void> {
    this.#waking = this.#waking.then(run).catch((error) => this.#tables.context.log.error(traceOf(error), 'waking failed'));
    return this.#waking;
  }

  async #wake(): Promise<void> {
    const now = this.#tables.context.now();
    const to = Number(wakeKey(now));
    const from = Math.max(to - MOST_MINUTES, ((await this.#swept.get('wake'))?.until ?? to) - 1);
    for (let minute = from; minute <= to; minute++) {
      const found: string[] = [];
      for await (const { id, doc } of this.#tables.docs.all('wake', String(minute))) if ((doc.wake ?? 0) <= now) found.push(id);
      await this.#loadAll(await this.#tables.context.owners.share(found, now - (minute + 1) * WAKE_EVERY_MS));
    }
    if (from < to && !this.#closing) await this.#swept.set('wake', { until: to });
  }

  async #loadAll(ids: readonly string[]): Promise<void> {
    const { log } = this.#tables.context;
    const queue = [...ids];
    // One a turn of the event loop: a match whose log is read and played again without waiting for anything would leave it no turn,
    // and a thousand of them would keep everybody out until the last.
    let turn: Promise<unknown> = Promise.resolve();
    const nextTurn = (): Promise<unknown> => {
      turn = turn.then(() => new Promise((resolve) => setImmediate(resolve)));
      return turn;
    };
    const work = async (): Promise<void> => {
      for (;;) {
        await nextTurn();
        const table = this.#closing ? undefined : queue.pop();
        if (table === undefined) return;
        await this.#matches.get(table).catch((error) => {
          // Already logged.
          if (!(error instanceof MatchUnreadable || error instanceof Elsewhere))
            log.error({ table, ...traceOf(error) }, 'a match could not be woken');
        });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** Closes abandoned tables, removes old ones. */
  async retain(): Promise<void> {
    const { config, now } = this.#tables.context;
    const older = (days: number, at: number): boolean => days > 0 && now() - at > days * DAY_MS;
    const unbegun = (doc: TableDoc): boolean => older(config.abandonDays, doc.changedAt);
    for (const id of await this.#those('waiting', unbegun)) await this.#remove(id);
    for (const id of await this.#those('starting', unbegun)) await this.#remove(id);
    for (const id of await this.#those('closed', (doc) => older(1, doc.changedAt))) await this.#remove(id);
    for (const id of await this.#those('over', (doc) => older(config.keepDays, doc.overAt ?? doc.changedAt))) await this.#remove(id);
    const leftAlone = (doc: TableDoc): boolean => !hasPerson(doc) && older(Math.min(ALONE_DAYS, config.abandonDays), doc.changedAt);
    for (const id of await this.#those('running', leftAlone)) {
      if (this.#matches.peek(id) === null && older(ALONE_DAYS, await lastLineAt(this.#tables.context, id))) await this.#matches.abandon(id);
    }
    // The document of a running table changes rarely: whether anybody answered is in the log.
    for (const id of await this.#those('running', unbegun)) {
      if (this.#matches.peek(id) === null && older(config.abandonDays, await lastLineAt(this.#tables.context, id))) await this.#matches.abandon(id);
    }
  }

  /** Ids alone: there may be many. */
  async #those(state: TableDoc['state'], wanted: (doc: TableDoc) => boolean): Promise<string[]> {
    const ids: string[] = [];
    for await (const { id, doc } of this.#tables.docs.all('state', state)) if (wanted(doc)) ids.push(id);
    return ids;
  }

  async #remove(id: string): Promise<void> {
    await this.#matches.evict(id);
    await this.#chats.remove(id);
    await this.#tables.remove(id);
    await this.#tables.context.storage.remove(id);
  }
}
