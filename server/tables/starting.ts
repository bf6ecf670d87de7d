/** Carries the fair start through: frozen, revealed, begun or cancelled; see ./start.ts for what these mean. */

import { ApiError, notFound } from '../api/problem.ts';
import type { Log } from '../operations/logging.ts';
import { traceOf } from '../operations/logging.ts';
import * as start from './fair-start.ts';
import { chairOfIdentity, type TableDoc } from './table-doc.ts';
import type { Tables } from './tables.ts';

/** Makes the match of a table whose words are all there; durable when it resolves. Called again after a crash, it does nothing. */
export type Begin = (id: string, doc: TableDoc) => Promise<void>;

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
    });
  }

  async start(id: string, identity: string): Promise<TableDoc> {
    const { config, now } = this.#tables.context;
    const doc = await this.#tables.changeOwn(id, identity, async (d) => {
      const { game } = await this.#tables.games.load(d.game);
      // An update of the rules since the table was made may have changed what fits.
      d.options = await this.#tables.games.options(d.game, d.chairs.length, d.options);
      start.freezeStart(id, d, game.rules.version, now(), config.startMs);
    });
    this.#watch(id, doc);
    this.onStart(id, doc);
    return this.#go(id, doc);
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
    const doc = await this.#tables.changeOwn(id, identity, (d) => start.cancelStart(id, d));
    this.#tables.context.metrics.starts.inc({ end: 'cancelled' });
    return doc;
  }

  async silence(id: string, identity: string, chair: number): Promise<TableDoc> {
    const doc = await this.#tables.changeOwn(id, identity, (d) => void start.startWithout(id, d, chair, this.#tables.context.now()));
    return this.#go(id, doc);
  }

  /** After a restart: starts that were under way go on, are begun or are cancelled. */
  async resume(): Promise<void> {
    for await (const { id, doc } of this.#tables.docs.all('state', 'starting')) {
      this.#watch(id, doc);
      await this.#go(id, doc).catch((error) => this.#log.error({ table: id, ...traceOf(error) }, 'a start could not go on'));
    }
  }

  close(): void {
    for (const id of [...this.#timers.keys()]) this.#stopTimer(id);
  }

  /** Begins the match once all words are there. */
  #go(id: string, doc: TableDoc): Promise<TableDoc> {
    if (doc.state !== 'starting' || doc.start === null || !start.allRevealed(doc.start)) return Promise.resolve(doc);
    // A word that is said twice must not begin the match twice.
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
