/**
 * How finished matches ended, a small document each: histories and statistics are made of these and never read a log. They name
 * people by their identities alone, so somebody who deletes their data only has to be taken out.
 */
import type { DocStore } from '@starboard/host/storage';
import type { Outcome } from '@starboard/kernel';
import { Docs, type FoundDoc } from '../storage/docs.ts';
import { paceOf } from './open-tables.ts';
import type { TableDoc } from './table-doc.ts';

export interface ResultChair {
  /** Null: a bot, or somebody who deleted their data. */
  identity: string | null;
  bot: boolean;
  rank: number;
  score: number;
  /** What they played as, where the game knows such a thing. */
  as: string | null;
  /** They gave up before the end. */
  gaveUp?: true;
}
export interface ResultDoc {
  game: string;
  /** Of the table; may be empty. */
  name: string;
  at: number;
  days: boolean;
  ending: string;
  /** Winners take nothing from each other. */
  together?: true;
  chairs: ResultChair[];
}
/** What the end of a match tells beside its outcome. */
export interface MatchEnd {
  readonly outcome: Outcome;
  readonly played: readonly string[] | null;
  readonly gaveUp: readonly number[];
}

/** A history or a statistic looks at so many of somebody's newest matches. */
export const MOST_RESULTS = 1000;
const ALL = 100_000;
const YES = 'yes';
const LONGEST_ROLE = 80;

export class MatchResults {
  readonly #docs: Docs<ResultDoc>;
  readonly #isKnown: (identity: string) => Promise<boolean>;

  constructor(store: DocStore, isKnown: (identity: string) => Promise<boolean>) {
    this.#isKnown = isKnown;
    this.#docs = new Docs(store, 'result', (d) =>
      Object.fromEntries(d.chairs.flatMap(({ identity }) => (identity === null ? [] : [[`of ${identity}`, YES]]))),
    );
  }

  /** Notes the end of a match; a second time changes nothing. */
  async note(table: string, doc: TableDoc, end: MatchEnd): Promise<boolean> {
    if (!doc.chairs.some((c) => c.identity !== null) || (await this.#docs.get(table)) !== null) return false;
    await this.#docs.set(table, resultOf(doc, end));
    // Somebody may have deleted their data while the match ended.
    for (const { identity } of doc.chairs) if (identity !== null && !(await this.#isKnown(identity))) await this.forget(identity);
    return true;
  }

  async has(table: string): Promise<boolean> {
    return (await this.#docs.get(table)) !== null;
  }

  /** Somebody's newest matches. */
  of(identity: string, limit = MOST_RESULTS, before?: string): Promise<FoundDoc<ResultDoc>[]> {
    return this.#docs.find(`of ${identity}`, YES, limit, before);
  }

  /** Everything that is kept of somebody's own matches, without who else played. */
  async exportOf(identity: string): Promise<(Omit<ResultDoc, 'chairs'> & { table: string; mine: ResultChair[] })[]> {
    const found = await this.#docs.find(`of ${identity}`, YES, ALL);
    return found.map(({ id, doc: { chairs, ...rest } }) => ({ table: id, ...rest, mine: chairs.filter((c) => c.identity === identity) }));
  }

  /** Takes somebody out. A match that nobody is left of is forgotten. */
  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#docs.find(`of ${identity}`, YES, ALL)) {
      const left = await this.#docs.change(id, (d) => {
        for (const chair of d.chairs) if (chair.identity === identity) chair.identity = null;
        return { doc: d, result: d.chairs.some((c) => c.identity !== null) };
      });
      if (left === false) await this.#docs.delete(id);
    }
  }
}

function resultOf(doc: TableDoc, { outcome, played, gaveUp }: MatchEnd): ResultDoc {
  return {
    game: doc.game,
    name: doc.name,
    at: doc.overAt ?? doc.changedAt,
    days: paceOf(doc) === 'days',
    ending: outcome.ending,
    ...(outcome.together === true ? { together: true } : {}),
    chairs: doc.chairs.map(({ kind, identity }, i) => ({
      identity,
      bot: kind === 'bot',
      rank: outcome.ranks[i],
      score: outcome.scores[i],
      as: played?.[i]?.slice(0, LONGEST_ROLE) ?? null,
      ...(gaveUp.includes(i) ? { gaveUp: true } : {}),
    })),
  };
}
