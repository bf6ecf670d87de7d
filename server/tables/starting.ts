/** Runs the fair start: frozen, revealed, begun or cancelled. ./fair-start.ts defines these. */

import type { Level } from '@starboard/bots';
import { ApiError, notFound, refused } from '../api/problem.ts';
import type { Log } from '../operations/logging.ts';
import { traceOf } from '../operations/logging.ts';
import * as start from './fair-start.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';
import { botChair, type Tables } from './tables.ts';

/** Creates the match of a table whose words are all there; durable when it resolves. Idempotent. */
export type Begin = (id: string, doc: TableDoc) => Promise<void>;

/** A page that is open has this long to open its secret. */
const SLOW_MS = 10_000;

export interface StartHow {
  /** Bots of this level take the free seats. */
  readonly bots?: Level | undefined;
  /** Goes on without the words of people who are not here. */
  readonly without?: boolean;
  /** From where the request came, for its limits. */
  readonly network?: string;
}

export class Starting {
  readonly #tables: Tables;
  readonly #begin: Begin;
  readonly #log: Log;
  /** Cancels the waiting for the words, by table. */
  readonly #timers = new Map<string, () => void>();
  readonly #beginning = new Map<string, Promise<TableDoc>>();
  /** Words are wanted. */
  onStart: (id: string, doc: TableDoc) => void = () => {};

  constructor(tables: Tables, begin: Begin) {
    this.#tables = tables;
    this.#begin = begin;
    this.#log = tables.context.log;
    tables.onChange((id, doc) => {
      if (doc.state !== 'starting') this.#stopTimer(id);
      if (doc.state === 'waiting' && doc.again === true && start.isReady(doc) && tables.context.owners.isMine(id)) this.#startAgain(id, doc);
    });
  }

  async start(id: string, identity: string, how: StartHow = {}): Promise<TableDoc> {
    const { bots, network, without = false } = how;
    const { config, now } = this.#tables.context;
    const doc = await this.#tables.changeOwn(id, identity, async (d) => {
      const { game } = await this.#tables.games.load(d.game);
      if (d.state === 'waiting' && bots !== undefined) fillWithBots(d, bots);
      // An update of the rules since the table was made may have changed what fits.
      d.options = await this.#tables.games.options(d.game, d.chairs.length, d.options, { identity, network });
      start.freezeStart(id, d, game.rules.version, now(), config.startMs, without);
    });
    this.#watch(id, doc);
    this.onStart(id, doc);
    return this.#go(id, doc);
  }

  /** A start over days goes on without the words that are missing: those people had their time, and keep their seats. */
  async serveWithout(id: string): Promise<TableDoc> {
    const { now } = this.#tables.context;
    const doc = await this.#tables.change(id, null, (d) => {
      if (d.owner !== null || d.start === null || d.state !== 'starting' || !start.isAsync(d)) return;
      const chairs = start.missingWords(d.start);
      if (chairs.length > 0) start.startWithout(id, d, chairs, Math.max(now(), d.start.silentFrom ?? 0));
    });
    return this.#go(id, doc);
  }

  /** Starts a table that the server keeps, where everybody is there. */
  async serve(id: string): Promise<TableDoc> {
    const { config, now } = this.#tables.context;
    const doc = await this.#tables.change(id, null, async (d) => {
      if (d.owner !== null) throw new ApiError('not-owner', 'This table has a host.');
      const { game } = await this.#tables.games.load(d.game);
      start.freezeStart(id, d, game.rules.version, now(), config.startMs);
    });
    this.#watch(id, doc);
    this.onStart(id, doc);
    return this.#go(id, doc);
  }

  /** Everybody the host wanted to wait for is here. */
  #startAgain(id: string, { owner }: TableDoc): void {
    if (owner === null) return;
    this.start(id, owner).catch((error) => {
      if (!(error instanceof ApiError)) this.#log.error({ table: id, ...traceOf(error) }, 'a start could not be tried again');
    });
  }

  /** What the host does about people whose word is missing: wait for them, put bots in their seats, or go on without. */
  async missing(id: string, identity: string, then: 'wait' | 'bot' | 'without'): Promise<TableDoc> {
    const doc = await this.#tables.see(id, identity);
    if (then === 'without') {
      if (doc.state === 'waiting') return this.start(id, identity, { without: true });
      const silenced = await this.#tables.changeOwn(id, identity, (d) => {
        const chairs = d.start === null ? [] : start.missingWords(d.start);
        this.#checkAbsent(id, d, chairs);
        start.startWithout(id, d, chairs, this.#tables.context.now());
      });
      return this.#go(id, silenced);
    }
    const changed = await this.#tables.changeOwn(id, identity, (d) => {
      const chairs = d.start === null ? start.uncommitted(d) : start.missingWords(d.start);
      if (d.state !== 'waiting' && d.state !== 'starting') throw refused('match-begun');
      if (then === 'wait') {
        if (d.start === null) d.again = true;
        else d.start.until = null;
        return;
      }
      this.#checkAbsent(id, d, chairs);
      if (d.state === 'starting') start.cancelStart(id, d);
      for (const chair of chairs) giveToBot(d, chair);
      // Everybody else is asked for a new word; their pages send it by themselves.
      d.again = true;
    });
    if (changed.state === 'starting') this.#stopTimer(id);
    return this.#tables.see(id, identity);
  }

  /** Nobody whose page is open and only slow is passed over. */
  #checkAbsent(id: string, doc: TableDoc, chairs: readonly number[]): void {
    const { context, live } = this.#tables;
    const slow = doc.start !== null && context.now() < (doc.attempts.at(-1)?.at ?? 0) + SLOW_MS;
    if (slow && chairs.some((i) => doc.chairs[i].identity !== null && live.here(id, doc.chairs[i].identity!))) throw refused('they-are-here');
  }

  async reveal(id: string, identity: string, attempt: number, word: string): Promise<TableDoc> {
    const doc = await this.#tables.change(id, identity, (d) => {
      const chair = chairOfIdentity(d, identity);
      if (chair === null) throw notFound();
      start.revealWord(id, d, chair, attempt, word);
    });
    return this.#go(id, doc);
  }

  async cancel(id: string, identity: string): Promise<TableDoc> {
    const doc = await this.#tables.changeOwn(id, identity, (d) => {
      start.cancelStart(id, d);
      delete d.again;
    });
    this.#tables.context.metrics.starts.inc({ end: 'cancelled' });
    return doc;
  }

  async silence(id: string, identity: string, chair: number): Promise<TableDoc> {
    const doc = await this.#tables.changeOwn(id, identity, (d) => void start.startWithout(id, d, [chair], this.#tables.context.now()));
    return this.#go(id, doc);
  }

  /** After a restart: starts that were under way go on, are begun or are cancelled. */
  async resume(): Promise<void> {
    for await (const { id, doc } of this.#tables.docs.all('state', 'starting')) await this.resumeAt(id, doc);
  }

  /** The same at one table: among several servers, its next owner goes on with its start. */
  async resumeAt(id: string, doc: TableDoc): Promise<void> {
    if (doc.state !== 'starting') return;
    this.#watch(id, doc);
    await this.#go(id, doc).catch((error) => this.#log.error({ table: id, ...traceOf(error) }, 'a start could not go on'));
  }

  /** Whether a start waits for words or is being begun here. */
  isUnderWay(id: string): boolean {
    return this.#timers.has(id) || this.#beginning.has(id);
  }

  /** The table is another server's now. */
  leave(id: string): void {
    this.#stopTimer(id);
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.#stopTimer(id);
  }

  /** Begins the match once all words are there. */
  #go(id: string, doc: TableDoc): Promise<TableDoc> {
    if (doc.state !== 'starting' || doc.start === null || !start.allRevealed(doc.start)) return Promise.resolve(doc);
    // A word that is sent twice must not begin the match twice.
    let beginning = this.#beginning.get(id);
    if (beginning === undefined) {
      beginning = this.#beginNow(id, doc).finally(() => this.#beginning.delete(id));
      this.#beginning.set(id, beginning);
    }
    return beginning;
  }

  async #beginNow(id: string, doc: TableDoc): Promise<TableDoc> {
    this.#stopTimer(id);
    await this.#begin(id, doc);
    const running = await this.#tables.change(id, null, (d) => {
      if (d.state === 'starting') start.markBegun(d, this.#tables.context.now());
    });
    this.#tables.context.metrics.starts.inc({ end: 'begun' });
    return running;
  }

  #watch(id: string, doc: TableDoc): void {
    const until = doc.start?.until ?? null;
    if (until === null) return;
    this.#stopTimer(id);
    const { after, now } = this.#tables.context;
    this.#timers.set(
      id,
      after(Math.max(0, until - now()), () => void this.#late(id, until)),
    );
  }

  async #late(id: string, until: number): Promise<void> {
    this.#timers.delete(id);
    try {
      await this.#tables.change(id, null, (d) => {
        // Another start may be under way by now.
        if (d.start?.until === until) start.cancelStart(id, d);
      });
      this.#tables.context.metrics.starts.inc({ end: 'cancelled' });
    } catch (error) {
      if (!(error instanceof ApiError)) this.#log.error({ table: id, ...traceOf(error) }, 'a start could not be cancelled');
    }
  }

  #stopTimer(id: string): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
  }
}

/** A bot in the seat of somebody who did not come. They may still watch. */
function fillWithBots(doc: TableDoc, level: Level): void {
  for (const [chair, { kind }] of doc.chairs.entries()) if (kind === 'empty') doc.chairs[chair] = botChair(level, chair);
}

function giveToBot(doc: TableDoc, chair: number): void {
  const { identity } = doc.chairs[chair];
  doc.chairs[chair] = botChair('normal', chair);
  if (identity !== null && !doc.admitted.some((a) => a.identity === identity)) doc.admitted.push({ identity, by: doc.invitations[0]?.id ?? '' });
}
