/**
 * The end of a match: its table says so, and what follows from it (results, ratings, the round of a league) is done once. Until all
 * of it is stored, the table counts as live: after a crash or a failure it is done again.
 */
import { traceOf } from '../operations/logging.ts';
import type { MatchEnd } from '../tables/results.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { noteFinished } from '../tables/written-bytes.ts';
import type { LiveMatch } from './live-match.ts';

export class MatchEnds {
  readonly #tables: Tables;
  readonly #ended: (table: string, doc: TableDoc, end: MatchEnd) => Promise<void>;

  constructor(tables: Tables, ended: (table: string, doc: TableDoc, end: MatchEnd) => Promise<void>) {
    this.#tables = tables;
    this.#ended = ended;
  }

  /** Notes the end of a match in memory. Never rejects; after a failure it can be noted again. */
  note(live: LiveMatch, outcome: TableDoc['outcome']): Promise<void> {
    live.finishing ??= this.#note(live, outcome);
    return live.finishing;
  }

  async #note(live: LiveMatch, outcome: TableDoc['outcome']): Promise<void> {
    try {
      const doc = await this.close(live.id, outcome, live.bytes);
      const end = endOf(live);
      if (end === null) return;
      await this.#ended(live.id, doc, end);
      await this.#tables.docs.change(live.id, (doc) => ({ doc: doc.live ? { ...doc, live: false } : null, result: null }));
    } catch (error) {
      live.finishing = null;
      this.#tables.context.log.error({ table: live.id, ...traceOf(error) }, 'the end of a match was not noted');
    }
  }

  /** Its table is over. Without an outcome nothing follows from it. */
  async close(id: string, outcome: TableDoc['outcome'], bytes: number): Promise<TableDoc> {
    const before = await this.#tables.docs.get(id);
    if (before?.state === 'over') return before;
    const ended = await this.#tables.change(id, null, (doc) => {
      if (doc.state === 'over') return;
      Object.assign(doc, {
        state: 'over',
        overAt: this.#tables.context.now(),
        outcome,
        asked: [],
        due: null,
        wake: null,
        live: outcome !== null,
        claims: [],
      } satisfies Partial<TableDoc>);
      delete doc.turnTimes;
    });
    await noteFinished(this.#tables, ended, bytes);
    return ended;
  }
}

/** How a match in memory ended; null: it did not, or without an outcome. */
export function endOf({ drive, chairs, turnTimes }: LiveMatch): MatchEnd | null {
  const { outcome, played, sides } = drive.host;
  if (outcome === null) return null;
  return {
    outcome,
    played,
    sides,
    gaveUp: chairs.flatMap((c, i) => (c.conceded === true ? [i] : [])),
    botsAt: chairs.flatMap((c, i) => (c.kind === 'bot' ? [i] : [])),
    took: chairs.map((c, i) => (c.kind === 'bot' ? null : turnTimes.median(i))),
  };
}
