/**
 * How finished matches ended, a small document each: histories and statistics are made of these and never read a log. They name
 * people by their identities alone, so somebody who deletes their data only has to be taken out.
 */
import { Conflict, type DocStore } from '@starboard/host/storage';
import { LEVELS, type Level, type Outcome } from '@starboard/kernel';
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
  /** What half of their turns took at most, in milliseconds; missing: not known. */
  took?: number;
}
/** A seat of a rated match, by who sat there when it began. */
export interface RatedChair {
  /** Null: a bot, or somebody who deleted their data. */
  identity: string | null;
  bot: Level | null;
  /** Players who left are last. */
  place: number;
  side: string | null;
  left?: true;
  /** A person took this bot's seat over: it tells nothing. */
  passed?: true;
  /** Rated matches before this one. */
  games: number;
  /** Mean and spread before and after the match; null: not rated yet, or it did not move. */
  was: readonly [number, number] | null;
  now: readonly [number, number] | null;
}
export interface RatedDoc {
  /** The number of this match in the order in which ratings were made; null: still to be rated. */
  order: number | null;
  chairs: RatedChair[];
  /** By seat: what each other seat told about it. Kept for those who delete their data. */
  trust: readonly (readonly number[])[];
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
  /** Missing: it does not count. */
  rated?: RatedDoc;
}
/** What the end of a match tells beside its outcome. */
export interface MatchEnd {
  readonly outcome: Outcome;
  readonly played: readonly string[] | null;
  /** The sides, where sides have different aims. */
  readonly sides: readonly string[] | null;
  readonly gaveUp: readonly number[];
  /** Where bots played at the end, for whomever; null: unknown. */
  readonly botsAt: readonly number[] | null;
  /** By seat: how long a turn took its person, in the median; null: not known. */
  readonly took: readonly (number | null)[];
}

/** How many of a person's newest matches a history or a statistic looks at. */
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
      Object.fromEntries([
        ...d.chairs.flatMap(({ identity }) => (identity === null ? [] : [[`of ${identity}`, YES]])),
        ...(d.rated === undefined ? [] : [['rated', d.rated.order === null ? 'due' : YES]]),
        ...(d.rated?.chairs ?? []).flatMap(({ identity }) => (identity === null ? [] : [[`rated ${identity}`, YES]])),
      ]),
    );
  }

  /** Notes the end of a match; a second time changes nothing. */
  async note(table: string, doc: TableDoc, end: MatchEnd): Promise<boolean> {
    if (!doc.chairs.some((c) => c.identity !== null) || (await this.#docs.get(table)) !== null) return false;
    try {
      await this.#docs.create(table, resultOf(doc, end));
    } catch (error) {
      // Another server was faster, and may have rated it.
      if (error instanceof Conflict) return false;
      throw error;
    }
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

  get(table: string): Promise<ResultDoc | null> {
    return this.#docs.get(table);
  }

  /** Rated matches, or those that are still to be rated. */
  async rated(which: 'done' | 'due'): Promise<FoundDoc<ResultDoc>[]> {
    const found: FoundDoc<ResultDoc>[] = [];
    for await (const one of this.#docs.all('rated', which === 'done' ? YES : 'due')) found.push(one);
    return found;
  }

  /** Somebody's rated matches, newest first; also those whose seat somebody else had at the end. */
  ratedOf(identity: string, limit = MOST_RESULTS, before?: string): Promise<FoundDoc<ResultDoc>[]> {
    return this.#docs.find(`rated ${identity}`, YES, limit, before);
  }

  /** `first`: it was not rated before. */
  async setRated(table: string, rated: RatedDoc, first = false): Promise<void> {
    await this.#docs.change(table, (d) => {
      if (first && d.rated?.order !== null) return { doc: null, result: null };
      // Somebody may have deleted their data meanwhile.
      const chairs = rated.chairs.map((c, i) => ({ ...c, identity: d.rated?.chairs[i].identity ?? null }));
      return { doc: { ...d, rated: { ...rated, chairs } }, result: null };
    });
  }

  /** Takes somebody out. A match that nobody is left of is forgotten. */
  async forget(identity: string): Promise<void> {
    const found = await Promise.all([`of ${identity}`, `rated ${identity}`].map((key) => this.#docs.find(key, YES, ALL)));
    for (const id of new Set(found.flat().map((f) => f.id))) {
      const left = await this.#docs.change(id, (d) => {
        for (const chair of d.chairs) if (chair.identity === identity) delete chair.took;
        for (const chair of [...d.chairs, ...(d.rated?.chairs ?? [])]) if (chair.identity === identity) chair.identity = null;
        return { doc: d, result: [...d.chairs, ...(d.rated?.chairs ?? [])].some((c) => c.identity !== null) };
      });
      if (left === false) await this.#docs.delete(id);
    }
  }
}

function resultOf(doc: TableDoc, end: MatchEnd): ResultDoc {
  const { outcome, played, gaveUp, took } = end;
  const rated = ratedOf(doc, end);
  return {
    ...(rated === null ? {} : { rated }),
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
      ...(identity === null || took[i] == null ? {} : { took: Math.round(took[i]) }),
    })),
  };
}

/** What of a match is to be rated; null: nothing. Two people at least must have begun it. */
function ratedOf({ rated, settings, start, chairs }: TableDoc, { outcome, sides, botsAt }: MatchEnd): RatedDoc | null {
  if (rated !== true || settings.takeBacks || start === null || botsAt === null) return null;
  const levels = start.terms.seats.map(({ identity }) => LEVELS.find((level) => identity === `bot:${level}`) ?? null);
  if (levels.filter((level) => level === null).length < 2) return null;
  // Everybody wins or loses together, and nobody against anybody.
  if (outcome.together === true && new Set(sides).size < 2) return null;
  const last = outcome.ranks.length + 2;
  return {
    order: null,
    trust: [],
    chairs: start.terms.seats.map(({ identity }, i) => {
      const left = levels[i] === null && (botsAt.includes(i) || chairs[i].identity !== identity);
      return {
        identity: levels[i] === null ? identity : null,
        bot: levels[i],
        place: left ? last : outcome.ranks[i],
        side: outcome.together === true ? (sides?.[i] ?? null) : null,
        ...(left ? { left: true } : {}),
        ...(levels[i] !== null && !botsAt.includes(i) ? { passed: true } : {}),
        games: 0,
        was: null,
        now: null,
      };
    }),
  };
}
