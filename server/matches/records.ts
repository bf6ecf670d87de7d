/** Exports of a match: the whole record after the end, your own stream at any time. */
import { deedOf, openRecordFromLog, recordFromLog } from '@starboard/host';
import type { LogLine } from '@starboard/host/storage';
import { heardBy, type Json, ownStream, type Seat } from '@starboard/kernel';
import { notFound, refused } from '../api/problem.ts';
import type { Api } from '../api/routes.ts';
import { namesShown } from '../identity/forgotten-names.ts';
import { chairOfIdentity, type TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';

const MOST_LINES = 1_000_000;
const PAGE = 256;
/** Most events sent to somebody who was away for long. */
const MOST_NEWS = 1000;

export class Records {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** Everything, the secret and the words included: only after the end. */
  async record(id: string, identity: string | null): Promise<Json> {
    const doc = await this.#see(id, identity);
    if (doc.state !== 'over') throw refused('not-over');
    return this.#whole(id, doc);
  }

  /** The same, for somebody who has the link. */
  async shared(token: string): Promise<Json> {
    const found = await this.#tables.shared(token);
    if (found === null) throw notFound();
    return this.#whole(found.id, found.doc);
  }

  async #whole(id: string, doc: TableDoc): Promise<Json> {
    const { words } = doc.start!;
    const lines = await this.#lines(id);
    const record = recordFromLog(lines, { kind: 'committed', secret: doc.secret, words }, doc.outcome);
    return { ...record, names: namesShown(doc, record.names) } as unknown as Json;
  }

  /** What this chair has heard, and nothing of anybody else: for reporting a problem while the match runs. */
  async stream(id: string, identity: string | null): Promise<Json> {
    const doc = await this.#see(id, identity);
    const record = openRecordFromLog(await this.#lines(id));
    return ownStream({ ...record, names: namesShown(doc, record.names) }, chairOfIdentity(doc, identity) as Seat | null);
  }

  /** What happened after a time of the match, as this chair heard it. */
  async since(id: string, identity: string | null, at: number): Promise<Api['GET /api/tables/:table/since']['reply']> {
    const doc = await this.#see(id, identity);
    const seat = chairOfIdentity(doc, identity) as Seat | null;
    const stored = await this.#tables.context.storage.load(id);
    if (stored === null) throw notFound();
    const news: Api['GET /api/tables/:table/since']['reply']['lines'] = [];
    // Backwards, so that a short absence does not need the whole log.
    let end = (stored.snapshot?.n ?? 0) + stored.lines.length;
    let more = false;
    while (end > 0 && !more) {
      const from = Math.max(0, end - PAGE);
      const page = await this.#tables.context.storage.lines(id, from, end - from);
      const fresh = page.flatMap((line) => heardOf(line, seat)).filter((l) => l.at > at);
      news.unshift(...fresh);
      more = news.length > MOST_NEWS;
      end = fresh.length === 0 && page.some((line) => isEntry(line)) ? 0 : from;
    }
    return { lines: news.slice(-MOST_NEWS), more };
  }

  async #see(id: string, identity: string | null): Promise<TableDoc> {
    const doc = await this.#tables.see(id, identity);
    if (doc.startedAt === null || !this.#tables.access.mayWatch(doc, identity)) throw notFound();
    return doc;
  }

  async #lines(id: string): Promise<LogLine[]> {
    const lines = await this.#tables.context.storage.lines(id, 0, MOST_LINES);
    if (lines.length === 0) throw notFound();
    return lines;
  }
}

const isEntry = (line: LogLine): boolean => {
  const { k } = deedOf(line);
  return k === 'start' || k === 'act';
};

function heardOf(line: LogLine, seat: Seat | null): { at: number; event: { kind: string } }[] {
  const deed = deedOf(line);
  if (deed.k !== 'start' && deed.k !== 'act') return [];
  return heardBy(deed.entry.told, seat).map(({ event }) => ({ at: deed.entry.at ?? 0, event }));
}
