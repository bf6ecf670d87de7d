/**
 * Ratings of people, one for each game, in the order in which matches ended. A rating is a document; the results hold everything it
 * was made of, so all of them can be made again (`recompute`) and come out the same, also after somebody deleted their data.
 */
import { Conflict, type DocStore } from '@starboard/host/storage';
import type { PersonRating } from '../api/people-routes.ts';
import { type Log, traceOf } from '../operations/logging.ts';
import { Docs } from '../storage/docs.ts';
import type { MatchResults, RatedChair, RatedDoc, ResultDoc } from '../tables/results.ts';
import {
  bandOf,
  botStrength,
  isNew,
  type Meetings,
  type RatedSeat,
  REPEAT_MS,
  rateMatch,
  SHOWN_FROM,
  START_STRENGTH,
  trustBetween,
} from './rating.ts';
import type { Strength } from './weng-lin.ts';

interface RatingDoc {
  identity: string;
  game: string;
  mu: number;
  sigma: number;
  games: number;
  /** The match that moved it last and what it was before: a match that is rated again after a crash counts once. */
  last: { table: string; mu: number; sigma: number; games: number };
}
export type Band = readonly [low: number, high: number];
/** What a rating was before a match. */
interface Before extends Strength {
  readonly games: number;
}

/** Points of a plot. */
const MOST_POINTS = 200;
const PAGE = 100;
const ORDER = 'server';
const NEW: Before = { ...START_STRENGTH, games: 0 };
const idOf = (game: string, identity: string): string => `${game} ${identity}`;

export class Ratings {
  readonly #docs: Docs<RatingDoc>;
  /** `at`: the match that is being rated, or was last. */
  readonly #order: Docs<{ next: number; at?: string }>;
  readonly #results: MatchResults;
  readonly #log: Log;
  /** Nobody else rates meanwhile: among several servers, none of them. */
  alone: <R>(run: () => Promise<R>) => Promise<R> = (run) => run();
  /** One match after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(store: DocStore, results: MatchResults, log: Log) {
    this.#docs = new Docs(store, 'rating', (d) => ({ of: d.identity, all: 'yes' }));
    this.#order = new Docs(store, 'rating order', () => ({}));
    this.#results = results;
    this.#log = log;
  }

  /** Rates what a crash left. */
  async open(): Promise<void> {
    const due = (await this.#results.rated('due')).sort((a, b) => a.doc.at - b.doc.at || (a.id < b.id ? -1 : 1));
    for (const { id } of due) await this.note(id).catch((error) => this.#log.error({ table: id, ...traceOf(error) }, 'a match was not rated'));
  }

  /** A match has ended and its result is stored. */
  note(table: string): Promise<void> {
    return this.#inTurn(async () => {
      // What a crash left half done comes first: those who play on would count it twice.
      const left = (await this.#order.get(ORDER))?.at;
      if (left !== undefined && left !== table) await this.#rate(left);
      await this.#rate(table);
    });
  }

  async #rate(table: string): Promise<void> {
    const doc = await this.#results.get(table);
    if (doc?.rated === undefined || doc.rated.order !== null) return;
    const { chairs } = doc.rated;
    const before = await Promise.all(chairs.map((c) => this.#before(table, doc.game, c)));
    const meetings = await this.#meetings(doc, table);
    const order = await this.#next(table);
    const rated = rate(doc.rated, before, meetings, order);
    // The ratings first: until the result says that it counted, it is rated again, from the same numbers.
    await this.#keep(table, doc.game, rated, before);
    await this.#results.setRated(table, rated, true);
  }

  async #before(table: string, game: string, { identity, was, games: had }: RatedChair): Promise<Before> {
    if (identity === null) return was === null ? NEW : { mu: was[0], sigma: was[1], games: had };
    const doc = await this.#docs.get(idOf(game, identity));
    return doc === null ? NEW : doc.last.table === table ? doc.last : doc;
  }

  async #keep(table: string, game: string, rated: RatedDoc, before: readonly Before[]): Promise<void> {
    for (const [i, { identity, now }] of rated.chairs.entries()) {
      if (identity === null || now === null) continue;
      const { mu, sigma, games } = before[i];
      const id = idOf(game, identity);
      const doc: RatingDoc = { ...{ identity, game, mu: now[0], sigma: now[1], games: games + 1 }, last: { table, mu, sigma, games } };
      const kept = await this.#docs.change(id, (d) => {
        // A server that stood still meanwhile is not the one that goes on.
        if (d.last.table !== table && (d.mu !== mu || d.sigma !== sigma || d.games !== games))
          throw new Conflict(`rating '${id}' was moved meanwhile`);
        return { doc, result: true };
      });
      if (kept === null) await this.#docs.create(id, doc);
    }
  }

  /** Counted from the newest results of each. */
  async #meetings(doc: ResultDoc, table: string): Promise<Meetings> {
    const chairs = doc.rated?.chairs ?? [];
    const earlier = await Promise.all(
      chairs.map(async ({ identity }) => {
        if (identity === null) return [];
        const found: ResultDoc[] = [];
        let before: string | undefined;
        for (;;) {
          const page = await this.#results.ratedOf(identity, PAGE, before);
          found.push(...page.filter((p) => p.id !== table && p.doc.game === doc.game && isRecent(p.doc, doc.at)).map((p) => p.doc));
          // Results are stored in the order of their ends, a clock that was set back aside.
          if (page.length < PAGE || page.every((p) => !isRecent(p.doc, doc.at))) return found;
          before = page.at(-1)?.id;
        }
      }),
    );
    const counted = (a: number, other: (c: RatedChair) => boolean): number =>
      earlier[a].filter((d) => d.rated?.order != null && d.rated.chairs.some((c) => c.identity !== chairs[a].identity && other(c))).length;
    return { of: (a, b) => counted(a, (c) => c.identity === chairs[b].identity), withNew: (a) => counted(a, isNewPerson) };
  }

  async #next(table: string): Promise<number> {
    const next = await this.#order.change(ORDER, (d) => ({ doc: { next: d.next + 1, at: table }, result: d.next }));
    if (next !== null) return next;
    await this.#order.create(ORDER, { next: 2, at: table });
    return 1;
  }

  /** Somebody's ratings, with what they were after each match. */
  async of(identity: string): Promise<PersonRating[]> {
    const [docs, results] = await Promise.all([this.#docs.find('of', identity, 1000), this.#results.ratedOf(identity)]);
    return docs
      .map(({ doc: { game, mu, sigma, games } }) => {
        const shown = games >= SHOWN_FROM;
        const points = results
          .filter(({ doc }) => doc.game === game && doc.rated?.order != null)
          .slice(0, MOST_POINTS)
          .flatMap(({ doc }) =>
            (doc.rated?.chairs ?? []).filter((c) => c.identity === identity).flatMap((c) => (c.now === null ? [] : [{ at: doc.at, now: c.now }])),
          )
          .reverse();
        return {
          game,
          games,
          rating: shown ? Math.round(mu) : null,
          band: shown ? Math.round(bandOf(sigma)) : null,
          points: shown ? points.map(({ at, now }) => ({ at, rating: Math.round(now[0]), band: Math.round(bandOf(now[1])) })) : [],
        };
      })
      .sort((a, b) => b.games - a.games);
  }

  /** Between what and what somebody's rating in a game lies, 95 times of 100; null: too few matches to say. */
  async band(identity: string, game: string): Promise<Band | null> {
    const doc = await this.#docs.get(idOf(game, identity));
    return doc === null || doc.games < SHOWN_FROM ? null : [doc.mu - bandOf(doc.sigma), doc.mu + bandOf(doc.sigma)];
  }

  /** Everything that is kept of somebody's ratings. */
  async exportOf(identity: string): Promise<Omit<RatingDoc, 'last'>[]> {
    return (await this.#docs.find('of', identity, 1000)).map(({ doc: { last: _, ...rest } }) => rest);
  }

  /** The numbers of their matches stay with the results, without them, so that the ratings of others stay what they are. */
  async forget(identity: string): Promise<void> {
    await this.#inTurn(async () => {
      for (const { id } of await this.#docs.find('of', identity, 1000)) await this.#docs.delete(id);
    });
  }

  /** Makes every rating again from the results. How many matches counted, and how many ratings came out different. */
  recompute(): Promise<{ matches: number; ratings: number; changed: number }> {
    return this.#inTurn(async () => {
      const results = (await this.#results.rated('done')).sort((a, b) => orderOf(a.doc) - orderOf(b.doc));
      const now = new Map<string, RatingDoc>();
      const past = new Map<string, number[]>();
      const pair = (game: string, a: string, b: string): string => `${game} ${[a, b].sort().join(' ')}`;
      for (const { id, doc } of results) {
        const { game, rated, at } = doc;
        if (rated === undefined) continue;
        const { chairs } = rated;
        const before = chairs.map(({ identity, was, games }): Before => {
          if (identity === null) return was === null ? NEW : { mu: was[0], sigma: was[1], games };
          return now.get(idOf(game, identity)) ?? NEW;
        });
        const times = (a: number, b: number): number[] => past.get(pair(game, chairs[a].identity ?? '', chairs[b].identity ?? '')) ?? [];
        const recent = (list: readonly number[]): number => list.filter((t) => at - t < REPEAT_MS).length;
        const news = (a: number): number[] => past.get(`${game} ${chairs[a].identity}`) ?? [];
        const again = rate(rated, before, { of: (a, b) => recent(times(a, b)), withNew: (a) => recent(news(a)) }, orderOf(doc));
        for (const [a, one] of again.chairs.entries()) {
          for (const [b, other] of again.chairs.entries())
            if (a < b && one.identity !== null && other.identity !== null) past.set(pair(game, one.identity, other.identity), [...times(a, b), at]);
          if (one.identity !== null && again.chairs.some((c, b) => b !== a && isNewPerson(c))) past.set(`${game} ${one.identity}`, [...news(a), at]);
          if (one.identity === null || one.now === null) continue;
          const { mu, sigma, games } = before[a];
          now.set(idOf(game, one.identity), {
            ...{ identity: one.identity, game, mu: one.now[0], sigma: one.now[1], games: games + 1 },
            last: { table: id, mu, sigma, games },
          });
        }
        if (JSON.stringify(again) !== JSON.stringify(rated)) await this.#results.setRated(id, again);
      }
      const changed = await this.#replace(now);
      return { matches: results.length, ratings: now.size, changed };
    });
  }

  async #replace(now: ReadonlyMap<string, RatingDoc>): Promise<number> {
    let changed = 0;
    const stale: string[] = [];
    for await (const { id } of this.#docs.all('all', 'yes')) if (!now.has(id)) stale.push(id);
    for (const id of stale) await this.#docs.delete(id);
    for (const [id, doc] of now) {
      const had = await this.#docs.get(id);
      if (had !== null && had.mu === doc.mu && had.sigma === doc.sigma && had.games === doc.games) continue;
      changed++;
      await this.#docs.set(id, doc);
    }
    return changed + stale.length;
  }

  #inTurn<R>(run: () => Promise<R>): Promise<R> {
    const alone = (): Promise<R> => this.alone(run);
    const turn = this.#turn.then(alone, alone);
    this.#turn = turn.catch(() => {});
    return turn;
  }
}

/** Also of somebody who deleted their data since. */
const isNewPerson = ({ bot, games }: RatedChair): boolean => bot === null && isNew(games);
const isRecent = ({ at }: ResultDoc, now: number): boolean => now - at < REPEAT_MS;
const orderOf = ({ rated }: ResultDoc): number => rated?.order ?? 0;

/** The rated part of a result, filled in. What is no longer known of people who deleted their data is taken as it was. */
function rate({ chairs, trust: had }: RatedDoc, before: readonly Before[], meetings: Meetings, order: number): RatedDoc {
  const seats = chairs.map(({ bot, place, side }, i): RatedSeat => {
    const was = bot === null ? before[i] : botStrength(bot);
    return { bot: bot !== null, was, games: before[i].games, place, side };
  });
  const isGone = (i: number): boolean => chairs[i].bot === null && chairs[i].identity === null;
  const trust = trustBetween(seats, meetings).map((row, a) =>
    row.map((t, b) => (chairs[a].passed === true || chairs[b].passed === true ? 0 : isGone(a) || isGone(b) ? (had[a]?.[b] ?? t) : t)),
  );
  const after = rateMatch(seats, trust);
  return {
    order,
    chairs: chairs.map((chair, i) => {
      const [was, now] = [seats[i].was, after[i]];
      if (isGone(i)) return chair;
      return { ...chair, games: before[i].games, was: [was.mu, was.sigma], now: now === null ? null : [now.mu, now.sigma] };
    }),
    trust,
  };
}
