/**
 * What people report to the host of the server: about whom or which work of theirs, why, and the lines of chat that it is about, as the
 * reporter saw them. Nothing else of a table is kept with it. It goes with either of the two people.
 */
import type { DocStore } from '@starboard/host/storage';
import type { ReportReason } from '../api/people-routes.ts';
import { notFound, refused } from '../api/problem.ts';
import type { WorkReason } from '../api/work-routes.ts';
import { MinuteLimit } from '../operations/minute-limit.ts';
import { Docs } from '../storage/docs.ts';
import { newId } from './tokens.ts';

export interface ReportDoc {
  by: string;
  byName: string;
  about: string;
  aboutName: string;
  reason: ReportReason | WorkReason;
  text: string;
  table: { id: string; name: string; game: string } | null;
  lines: { at: number; text: string }[];
  /** What it is about, if it is not a person; then `about` is its author. */
  work?: { id: string; name: string; game: string; kind: string };
  at: number;
  done?: true;
}

/** Lines of chat kept with a report. */
export const REPORT_LINES = 20;
/** Of one person, not yet read by the host. */
export const REPORTS_OF_PERSON = 5;
export const REPORTS_OF_SERVER = 1000;
/** In an hour: a person can be many names, and what waits for the host is limited. */
export const REPORTS_OF_NETWORK = 20;
const HOUR_MS = 3_600_000;
const ALL = 10_000;
/** A report that was dealt with is forgotten after this time. */
const KEPT_MS = 30 * 86_400_000;

export class PersonReports {
  readonly #docs: Docs<ReportDoc>;
  readonly #now: () => number;
  readonly #limit: MinuteLimit;

  /** `part`: how much of a limit this server may give, where there are several. */
  constructor(store: DocStore, now: () => number, part?: (most: number) => number) {
    this.#docs = new Docs(store, 'report', (d) => ({ state: d.done ? 'done' : 'open', by: d.by, about: d.about }));
    this.#now = now;
    this.#limit = new MinuteLimit(now, part, HOUR_MS);
  }

  async make(report: Omit<ReportDoc, 'at' | 'done'>, network: string): Promise<void> {
    const mine = (await this.#docs.find('by', report.by, ALL)).filter(({ doc }) => !doc.done);
    const said = report.work && mine.find(({ doc }) => doc.work?.id === report.work?.id);
    if (said !== undefined) {
      const { reason, text } = report;
      await this.#docs.change(said.id, (doc) => ({ doc: { ...doc, reason, text, at: this.#now() }, result: null }));
      return;
    }
    if (mine.length >= REPORTS_OF_PERSON) throw refused('reports-wait');
    if ((await this.#docs.find('state', 'open', REPORTS_OF_SERVER)).length >= REPORTS_OF_SERVER) throw refused('reports-full');
    if (!this.#limit.take([[network, REPORTS_OF_NETWORK]])) throw refused('reports-often');
    await this.#docs.create(newId(), { ...report, lines: report.lines.slice(-REPORT_LINES), at: this.#now() });
  }

  async list(state: 'open' | 'done', limit = 100): Promise<{ id: string; doc: ReportDoc }[]> {
    return this.#docs.find('state', state, limit);
  }

  async close(id: string): Promise<void> {
    const done = await this.#docs.change(id, (d) => ({ doc: { ...d, done: true }, result: true }));
    if (done === null) throw notFound();
    for (const { id: old, doc } of await this.#docs.find('state', 'done', ALL)) if (doc.at < this.#now() - KEPT_MS) await this.#docs.delete(old);
  }

  /** The work is gone: nothing is left to be done about it. */
  async closeAbout(work: string): Promise<void> {
    for (const { id, doc } of await this.#docs.find('state', 'open', REPORTS_OF_SERVER)) if (doc.work?.id === work) await this.close(id);
  }

  async by(identity: string): Promise<ReportDoc[]> {
    return (await this.#docs.find('by', identity, ALL)).map((r) => r.doc);
  }

  async forget(identity: string): Promise<void> {
    for (const side of ['by', 'about'] as const) for (const { id } of await this.#docs.find(side, identity, ALL)) await this.#docs.delete(id);
  }
}
