/**
 * Challenges: one deal a day for each game, the same for everybody (./day.ts), played on one's own device and played again here before it
 * counts (./replaying.ts). What others did stays closed until one's own result is in.
 */
import { type ChallengeAct, daySeed, wordPromise } from '@starboard/host';
import type { ChallengeComparison, ChallengeDay, ChallengeResult } from '../api/challenge-routes.ts';
import { ApiError, notFound, refused } from '../api/problem.ts';
import type { Ties } from '../identity/ties.ts';
import { hashOf } from '../identity/tokens.ts';
import { MinuteLimit } from '../operations/minute-limit.ts';
import { Docs } from '../storage/docs.ts';
import type { Tables } from '../tables/tables.ts';
import { DAYS_AHEAD, DAYS_LATE, DAYS_PROMISED, type DayDoc, dayAfter, dayDeal, dayOf, isDay, MOST_WORDS, newDay, rosterOf } from './day.ts';
import { ReplayThread } from './replay-thread.ts';
import type { ChallengeDecision, Deal } from './replaying.ts';

interface ResultDoc {
  day: string;
  game: string;
  identity: string;
  at: number;
  score: number;
  rank: number;
  /** People win or lose together: places among the winners, or the losers, say nothing. */
  together?: true;
  /** With advice from the page. */
  helped: boolean;
  /** How often it was played again afterwards. */
  again: number;
  /** The first decisions: for where two went different ways. Missing: of an older result, or they are too long. */
  decisions?: readonly ChallengeDecision[];
  /** The hash of all of it: sent twice, because an answer was lost, it was still played once. Missing: of an older result. */
  mark?: string;
}

type Standing = Scored & Pick<ResultDoc, 'identity'>;

interface SentResult {
  readonly acts: readonly ChallengeAct[];
  readonly word?: string | undefined;
  readonly promise?: string | undefined;
  readonly helped?: boolean | undefined;
}

const ALL = 100_000;
const SHOWN = 200;
/** For that many to show, when some are kept apart. */
const MOST_READ = 2 * SHOWN;
/** How many decisions of a game are kept: people go different ways early. */
const DECISIONS = 60;
const DECISION_BYTES = 6000;
const COUNTED_FOR_MS = 10_000;
/** Deals whose standings are kept so long: a week of every game, and some more. */
const MOST_COUNTED = 100;
const WEEK = 7;
/** Results of one person in a minute. */
export const SENT_A_MINUTE = 10;
/** One network may send this many times as much as one person. */
const NETWORK_FACTOR = 4;

const idOf = (day: string, game: string, identity: string): string => `${day} ${game} ${identity}`;
const dealOf = (day: string, game: string): string => `${day} ${game}`;

export class Challenges {
  readonly #tables: Tables;
  readonly #ties: Pick<Ties, 'state' | 'shuns'>;
  readonly #days: Docs<DayDoc>;
  readonly #results: Docs<ResultDoc>;
  readonly #thread: ReplayThread;
  readonly #limit: MinuteLimit;
  /** How everybody did, by deal. Every first page asks for a week of them, so they are read now and then. */
  readonly #counted = new Map<string, { readonly at: number; readonly standings: Promise<readonly Standing[]> }>();
  /** Bots that play a deal right now. */
  readonly #bots = new Map<string, Promise<void>>();

  constructor(tables: Tables, ties: Pick<Ties, 'state' | 'shuns'>) {
    const { storage, now, owners } = tables.context;
    this.#tables = tables;
    this.#ties = ties;
    this.#days = new Docs(storage, 'challenge day', () => ({}));
    this.#results = new Docs(storage, 'challenge result', (d) => ({ of: d.identity, deal: dealOf(d.day, d.game) }));
    this.#thread = new ReplayThread(tables.games.source.loader ?? '@starboard/registry');
    this.#limit = new MinuteLimit(now, (most) => owners.part(most));
  }

  close(): Promise<void> {
    return this.#thread.close();
  }

  /** A day exists from a week before it. */
  async #day(day: string): Promise<DayDoc> {
    const found = await this.#days.get(day);
    if (found !== null) return found;
    await this.#days.create(day, newDay(day)).catch(() => {});
    return (await this.#days.get(day)) ?? newDay(day);
  }

  #today(): string {
    return dayOf(this.#tables.context.now());
  }

  /** The deals of today, and what is sealed of the next days. */
  async today(identity: string | null): Promise<ChallengeDay> {
    const today = this.#today();
    const doc = await this.#day(today);
    const { games } = this.#tables;
    const deals = await Promise.all(games.source.gameIds.map(async (id) => dayDeal((await games.load(id)).game, today, doc)));
    const ahead = Array.from({ length: DAYS_AHEAD }, (_, i) => dayAfter(today, i + 1));
    const mine = identity === null ? [] : (await this.#results.find('of', identity, ALL)).map((f) => f.doc);
    return {
      day: today,
      until: Date.parse(dayAfter(today, 1)),
      deals: await Promise.all(
        deals.map(async (deal) => ({
          ...deal,
          played: (await this.#standings(today, deal.game)).length,
          mine: resultOf(mine.find((r) => r.day === today && r.game === deal.game)),
        })),
      ),
      seal: {
        ...{ commitment: doc.commitment, secret: doc.secret, words: doc.words, seed: daySeed(doc) },
        roster: doc.promises === undefined ? null : await this.#roster(today),
      },
      next: { day: ahead[0], roster: await this.#roster(ahead[0]) },
      ahead: await Promise.all(ahead.map(async (day) => ({ day, commitment: (await this.#day(day)).commitment }))),
      week: await Promise.all(Array.from({ length: WEEK }, (_, i) => dayAfter(today, i + 1 - WEEK)).map((day) => this.#week(day, mine))),
      streak: streakOf(new Set(mine.map((r) => r.day)), today),
    };
  }

  /** How somebody did on a day, by game and at best, in percent; null: not played, or by nobody else. */
  async #week(day: string, mine: readonly ResultDoc[]): Promise<ChallengeDay['week'][number]> {
    const games = await Promise.all(
      mine
        .filter((r) => r.day === day)
        .map(async (r) => {
          const others = (await this.#standings(day, r.game)).filter((o) => o.identity !== r.identity);
          return { game: r.game, better: betterThan(r, others) };
        }),
    );
    const beaten = games.flatMap((g) => g.better ?? []);
    return { day, better: beaten.length === 0 ? null : Math.max(...beaten), games };
  }

  async #roster(day: string): Promise<string[]> {
    const read = (from: number, to: number) => Promise.all(Array.from({ length: to - from + 1 }, (_, i) => this.#days.get(dayAfter(day, from + i))));
    return rosterOf(await read(-1 - DAYS_PROMISED, -2), await read(1 - DAYS_PROMISED, -1));
  }

  /** Without decisions, which are most of a result. */
  #standings(day: string, game: string): Promise<readonly Standing[]> {
    const deal = dealOf(day, game);
    const now = this.#tables.context.now();
    const known = this.#counted.get(deal);
    if (known !== undefined && now - known.at < COUNTED_FOR_MS) return known.standings;
    const standings = this.#results
      .find('deal', deal, ALL)
      .then((all) => all.map(({ doc: { identity, score, rank, together } }): Standing => ({ identity, score, rank, ...(together && { together }) })));
    this.#counted.delete(deal);
    this.#counted.set(deal, { at: now, standings });
    for (const old of this.#counted.keys()) if (this.#counted.size > MOST_COUNTED) this.#counted.delete(old);
    // What could not be read is read again.
    standings.catch(() => this.#counted.delete(deal));
    return standings;
  }

  async #deal(day: string, game: string): Promise<{ doc: DayDoc; deal: Deal }> {
    const today = this.#today();
    if (!isDay(day) || day > today || !this.#tables.games.source.gameIds.includes(game)) throw notFound();
    const doc = await this.#days.get(day);
    if (doc === null) throw notFound();
    return { doc, deal: dayDeal((await this.#tables.games.load(game)).game, day, doc) };
  }

  /** How a deal went for everybody, for somebody who has played it; until then only how many have. */
  async compare(day: string, game: string, identity: string | null): Promise<ChallengeComparison> {
    const { doc } = await this.#deal(day, game);
    const [all, own] = await Promise.all([this.#standings(day, game), identity === null ? null : this.#results.get(idOf(day, game, identity))]);
    if (own === null || identity === null) return { day, game, played: all.length, mine: null, others: null, bot: null, better: null, equal: null };
    const others = all.filter((r) => r.identity !== identity);
    const read = (await this.#results.find('deal', dealOf(day, game), MOST_READ)).map((f) => f.doc);
    const seen = read.filter((r) => r.identity !== identity && !this.#ties.shuns(identity, r.identity)).slice(0, SHOWN);
    const cards = await this.#tables.identities.cards(seen.map((r) => r.identity));
    const shown = await Promise.all(
      seen.map(async (r) => ({
        name: cards.get(r.identity)?.name ?? '',
        face: cards.get(r.identity)?.face ?? null,
        friend: (await this.#ties.state(identity, r.identity)) === 'friend',
        ...{ score: r.score, rank: r.rank, helped: r.helped },
        fork: forkOf(own.decisions, r.decisions),
      })),
    );
    const bot = doc.bots[game] ?? null;
    return {
      day,
      game,
      played: all.length,
      mine: resultOf(own),
      others: shown,
      bot,
      better: betterThan(own, others),
      equal: equalTo(own, others),
    };
  }

  async send(
    identity: string,
    day: string,
    game: string,
    { acts, word, promise, helped }: SentResult,
    network: string,
  ): Promise<ChallengeComparison & { wordFor: string | null }> {
    const { deal, doc } = await this.#deal(day, game);
    if (day < dayAfter(this.#today(), -DAYS_LATE)) throw refused('challenge-over');
    const limits = [
      [identity, SENT_A_MINUTE],
      [`network ${network}`, NETWORK_FACTOR * SENT_A_MINUTE],
    ] as const;
    if (!this.#limit.take(limits)) throw new ApiError('too-fast', 'That was too fast.');
    const mark = hashOf(JSON.stringify(acts));
    // The answer was lost: it was played again before.
    if ((await this.#results.get(idOf(day, game, identity)))?.mark === mark) return { ...(await this.compare(day, game, identity)), wordFor: null };
    const found = await this.#thread.run(network, { deal, acts });
    if ('wrong' in found) throw new ApiError('replay', `It does not come out the same here: ${found.wrong}.`);
    if (doc.bots[game] === undefined) await this.#playBot(day, deal);
    const { score, rank, outcome } = found;
    const result: ResultDoc = { day, game, identity, at: this.#tables.context.now(), score, rank, helped: helped === true, again: 0, mark };
    if (outcome.together === true) result.together = true;
    const decisions = found.decisions.slice(0, DECISIONS);
    if (JSON.stringify(decisions).length <= DECISION_BYTES) result.decisions = decisions;
    const id = idOf(day, game, identity);
    // The first one counts.
    const before = await this.#results.change(id, (d) => ({ doc: d.mark === mark ? null : { ...d, again: d.again + 1 }, result: d }));
    let wordFor: string | null = null;
    if (before === null) {
      await this.#results.create(id, result);
      this.#counted.delete(dealOf(day, game));
      if (word !== undefined) wordFor = await this.#addWord(word);
      if (promise !== undefined) await this.#addPromise(promise);
    }
    return { ...(await this.compare(day, game, identity)), wordFor };
  }

  /** A word that was promised in time goes into the list of tomorrow; null: it was not. */
  async #addWord(word: string): Promise<string | null> {
    const tomorrow = dayAfter(this.#today(), 1);
    if (!(await this.#roster(tomorrow)).includes(wordPromise(word))) return null;
    await this.#day(tomorrow);
    return this.#days.change(tomorrow, (d) => {
      if (d.words.includes(word)) return { doc: null, result: tomorrow };
      if (d.words.length >= MOST_WORDS) return { doc: null, result: null };
      return { doc: { ...d, words: [...d.words, word].sort() }, result: tomorrow };
    });
  }

  async #addPromise(promise: string): Promise<void> {
    const today = this.#today();
    await this.#day(today);
    await this.#days.change(today, ({ promises = [], ...d }) => ({
      doc: promises.length >= MOST_WORDS || promises.includes(promise) ? null : { ...d, promises: [...promises, promise] },
      result: null,
    }));
  }

  #playBot(day: string, deal: Deal): Promise<void> {
    const key = dealOf(day, deal.game);
    const running = this.#bots.get(key) ?? this.#botPlays(day, deal).finally(() => this.#bots.delete(key));
    this.#bots.set(key, running);
    return running;
  }

  async #botPlays(day: string, deal: Deal): Promise<void> {
    const bot = await this.#thread.run(day, { deal, acts: null });
    if ('wrong' in bot) return;
    const { score, rank } = bot;
    await this.#days.change(day, (d) => ({ doc: { ...d, bots: { ...d.bots, [deal.game]: { score, rank } } }, result: null }));
  }

  async exportOf(identity: string): Promise<Omit<ResultDoc, 'identity'>[]> {
    return (await this.#results.find('of', identity, ALL)).map(({ doc: { identity: _, ...rest } }) => rest);
  }

  async forget(identity: string): Promise<void> {
    for (const { id } of await this.#results.find('of', identity, ALL)) await this.#results.delete(id);
    this.#counted.clear();
  }
}

const resultOf = (doc: ResultDoc | undefined): ChallengeResult | null =>
  doc === undefined ? null : { at: doc.at, score: doc.score, rank: doc.rank, together: doc.together === true, helped: doc.helped, again: doc.again };

/**
 * The first decision that two answered differently in the same situation: after so many acts of everybody in one's own game, and what the
 * other answered. Null: there is none, or something else was different first, such as whose time ran out.
 */
export function forkOf(
  mine: readonly ChallengeDecision[] | undefined,
  theirs: readonly ChallengeDecision[] | undefined,
): { after: number; answer: string[] } | null {
  for (const [i, own] of (mine ?? []).entries()) {
    const other = theirs?.[i];
    if (other?.seen !== own.seen || own.answer === null || other.answer === null) return null;
    if (JSON.stringify(own.answer) !== JSON.stringify(other.answer)) return { after: own.after, answer: [...other.answer] };
  }
  return null;
}

type Scored = Pick<ResultDoc, 'score' | 'rank' | 'together'>;

/** Of a hundred others, how many did worse. Null: nobody else has played it. */
export const betterThan = (mine: Scored, others: readonly Scored[]): number | null => shareOf(others, (o) => ahead(mine, o) > 0);

/** Of a hundred others, how many did as well: who lost together with others did as well as anybody who lost. */
export const equalTo = (mine: Scored, others: readonly Scored[]): number | null => shareOf(others, (o) => ahead(mine, o) === 0);

const ahead = (mine: Scored, o: Scored): number =>
  mine.together === true ? Number(mine.rank === 1) - Number(o.rank === 1) : mine.score - o.score || o.rank - mine.rank;
const shareOf = (others: readonly Scored[], is: (o: Scored) => boolean): number | null =>
  others.length === 0 ? null : Math.round((100 * others.filter(is).length) / others.length);

/** Days in a row up to today, or up to yesterday while today is still open. */
export function streakOf(days: ReadonlySet<string>, today: string): number {
  let day = days.has(today) ? today : dayAfter(today, -1);
  let streak = 0;
  for (; days.has(day); day = dayAfter(day, -1)) streak++;
  return streak;
}
