/**
 * Tournaments: made by anybody, joined by a link or openly, and run by the server from round to round. Their tables are ordinary tables
 * without a host whose seats are kept for somebody. A table begins when everybody is there; at the deadline of its round bots take the
 * seats of those who are not. The clock that every such table has ends the round.
 */
import { Conflict } from '@starboard/host/storage';
import { ApiError, notFound, refused } from '../api/problem.ts';
import type { NewTournament, Tournament, TournamentSummary } from '../api/tournament-routes.ts';
import { hashOf, newId, newSecret, newToken } from '../identity/tokens.ts';
import { traceOf } from '../operations/logging.ts';
import { Docs } from '../storage/docs.ts';
import { isReady, uncommitted } from '../tables/fair-start.ts';
import { checkRated } from '../tables/rated-terms.ts';
import type { MatchEnd } from '../tables/results.ts';
import type { Seating } from '../tables/seating.ts';
import type { Starting } from '../tables/starting.ts';
import { hasPerson, type TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { ROBIN_PAIRS, ROBIN_PEOPLE, robinPlan, robinRounds } from './robin.ts';
import { nextRound, resultOf, type TournamentDoc } from './tournament.ts';
import { summaryOf, tournamentView } from './view.ts';

export const MAX_ENTRANTS = 256;
/** Unfinished tournaments that one person keeps. */
export const MAX_TOURNAMENTS = 10;
const SHOWN = 50;
const SWISS_ROUNDS = 5;
/** It ends after this many rounds in a row to which nobody came. */
export const EMPTY_ROUNDS = 2;
/** By place; what a size has no place for is left out. */
export const USUAL_POINTS = [4, 2, 1, 0, 0, 0];
/** How long open pages have after the deadline to commit again after a cancelled start. */
const GRACE_MS = 15_000;

export interface TournamentParts {
  readonly tables: Tables;
  readonly starting: Pick<Starting, 'serve' | 'serveWithout'>;
  readonly seating: Pick<Seating, 'leave'>;
  /** How a match ended that is over; null: without an outcome. */
  endOf(table: string): Promise<MatchEnd | null>;
  /** A table waits for these people. */
  call(table: string, doc: TableDoc, chair: number): void;
}

export class Tournaments {
  readonly #parts: TournamentParts;
  readonly docs: Docs<TournamentDoc>;
  /** Cancels what is to happen at a table, by table. */
  readonly #timers = new Map<string, () => void>();
  #closed = false;

  constructor(parts: TournamentParts) {
    this.#parts = parts;
    this.docs = new Docs(parts.tables.context.storage, 'tournament', (d) => ({
      state: d.state,
      token: hashOf(d.token),
      ...(d.open && d.state !== 'over' ? { list: 'yes' } : {}),
      ...(d.owner !== null && d.state !== 'over' ? { keeps: d.owner } : {}),
      ...Object.fromEntries([d.owner, ...d.entrants.map((e) => e.identity)].filter((p) => p !== null).map((p) => [`of ${p}`, 'yes'])),
    }));
    parts.tables.onChange((id, doc) => this.#changed(id, doc));
  }

  /** After a restart: rounds go on where they were. */
  async open(): Promise<void> {
    for await (const { id, doc } of this.docs.all('state', 'running')) await this.#resume(id, doc).catch((error) => this.#log(id, error));
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
  }

  // ---- What people do -------------------------------------------------------------------------------------------------

  async create(identity: string, given: NewTournament, network?: string): Promise<Tournament> {
    const { tables } = this.#parts;
    const { game, size, kind } = given;
    const options = await tables.games.options(game, size, given.options ?? {}, { identity, network });
    if (given.settings.clock.kind === 'none') throw refused('league-clock');
    if (given.settings.takeBacks) throw refused('league-take-backs');
    if (given.rated === true) checkRated((await tables.games.load(game)).game, options, given.settings);
    if ((await this.docs.find('keeps', identity, MAX_TOURNAMENTS)).length >= MAX_TOURNAMENTS) throw refused('leagues-full', MAX_TOURNAMENTS);
    const me = await tables.identities.me(identity);
    if (me === null) throw notFound();
    const points = given.points ?? USUAL_POINTS.slice(0, size).with(-1, 0);
    const doc: TournamentDoc = {
      ...{ name: given.name, game, kind, size, options, settings: given.settings, open: given.open },
      rated: given.rated === true,
      // A round robin gets its number of rounds when it is known how many take part.
      rounds: given.rounds ?? (kind === 'swiss' ? SWISS_ROUNDS : 0),
      points: [...points],
      token: newToken(),
      owner: identity,
      ownerName: me.name,
      state: 'open',
      entrants: [],
      played: [],
      plan: null,
      lots: newSecret(),
      beginMs: given.beginMinutes * 60_000,
      createdAt: tables.context.now(),
      startedAt: null,
      overAt: null,
    };
    const id = newId();
    await this.docs.create(id, doc);
    return this.#view(id, doc, identity);
  }

  async list(identity: string | null): Promise<{ open: TournamentSummary[]; mine: TournamentSummary[] }> {
    const [open, mine] = await Promise.all([
      this.docs.find('list', 'yes', SHOWN),
      identity === null ? [] : this.docs.find(`of ${identity}`, 'yes', SHOWN),
    ]);
    const shown = open.filter(({ id, doc }) => !this.#shuns(doc, identity) && !mine.some((m) => m.id === id));
    return { open: shown.map(({ id, doc }) => summaryOf(id, doc, identity)), mine: mine.map(({ id, doc }) => summaryOf(id, doc, identity)) };
  }

  async see(id: string, identity: string | null): Promise<Tournament> {
    const doc = await this.docs.get(id);
    if (doc === null || !this.#maySee(doc, identity)) throw notFound();
    return this.#view(id, doc, identity);
  }

  /** The link is enough to look. */
  async look(token: string, identity: string | null): Promise<Tournament> {
    const [found] = await this.docs.find('token', hashOf(token), 1);
    if (found === undefined || found.doc.token !== token || this.#shuns(found.doc, identity)) throw notFound();
    return this.#view(found.id, found.doc, identity);
  }

  async join(id: string, identity: string, token?: string): Promise<Tournament> {
    const me = await this.#parts.tables.identities.me(identity);
    if (me === null) throw notFound();
    const doc = await this.#change(id, (d) => {
      if ((!this.#maySee(d, identity) && d.token !== token) || this.#shuns(d, identity)) throw notFound();
      const before = d.entrants.find((e) => e.identity === identity);
      if (before !== undefined && before.out === null) return;
      if (d.state === 'over' || (d.state === 'running' && d.kind === 'robin' && before === undefined)) throw refused('league-late');
      if (before !== undefined) {
        Object.assign(before, { out: null, name: me.name });
        return;
      }
      const most = d.kind === 'swiss' ? MAX_ENTRANTS : d.size === 2 ? ROBIN_PAIRS : ROBIN_PEOPLE;
      if (d.entrants.length >= most) throw refused('league-full', most);
      d.entrants.push({ identity, name: me.name, since: d.played.length + 1, out: null });
    });
    return this.#view(id, doc, identity);
  }

  async leave(id: string, identity: string): Promise<Tournament> {
    const { tables, seating } = this.#parts;
    let table: string | null = null;
    const doc = await this.#change(id, (d) => {
      const at = d.entrants.findIndex((e) => e.identity === identity && e.out === null);
      if (at < 0) throw notFound();
      if (d.state === 'over') throw refused('league-over');
      if (d.state === 'open') {
        d.entrants.splice(at, 1);
        return;
      }
      d.entrants[at].out = d.played.length;
      table = d.played.at(-1)?.tables.find((t) => t.result === null && t.seats.includes(at))?.table ?? null;
    });
    if (table !== null) {
      const seat = (await tables.docs.get(table))?.state;
      if (seat === 'running') await seating.leave(table, identity);
      else await this.#toBots(table, (who) => who === identity);
    }
    return this.#view(id, doc, identity);
  }

  async start(id: string, identity: string): Promise<Tournament> {
    await this.#change(id, (d) => {
      this.#checkOwner(d, identity);
      if (d.state !== 'open') throw refused('league-begun');
      const people = d.entrants.length;
      if (people < (d.kind === 'robin' ? d.size : 2) || people < 2) throw refused('league-few');
      if (d.kind === 'robin') {
        d.rounds ||= robinRounds(people, d.size);
        d.plan = robinPlan(people, d.size, d.rounds, d.lots).rounds.map((r) => r.map((t) => [...t]));
      }
      d.state = 'running';
      d.startedAt = this.#parts.tables.context.now();
    });
    await this.#nextRound(id);
    return this.see(id, identity);
  }

  async callOff(id: string, identity: string): Promise<void> {
    const doc = await this.docs.get(id);
    if (doc === null || !this.#maySee(doc, identity)) throw notFound();
    this.#checkOwner(doc, identity);
    if (doc.state !== 'open') throw refused('league-begun');
    await this.docs.delete(id);
  }

  /** Somebody deletes their data: they drop out, and their name goes. */
  async forget(identity: string): Promise<void> {
    for await (const { id } of this.docs.all(`of ${identity}`, 'yes'))
      await this.#change(id, (d) => {
        for (const entrant of d.entrants)
          if (entrant.identity === identity) Object.assign(entrant, { identity: null, name: '', out: entrant.out ?? d.played.length });
        if (d.state === 'open') d.entrants = d.entrants.filter((e) => e.identity !== null);
        if (d.owner === identity) Object.assign(d, { owner: null, ownerName: '' });
      });
  }

  async exportOf(identity: string): Promise<TournamentSummary[]> {
    return (await this.docs.find(`of ${identity}`, 'yes', 1000)).map(({ id, doc }) => summaryOf(id, doc, identity));
  }

  // ---- From round to round --------------------------------------------------------------------------------------------

  /** A match of a tournament came to its end. */
  async ended(table: string, doc: TableDoc, end: MatchEnd | null): Promise<void> {
    if (doc.tournament === undefined) return;
    const { id } = doc.tournament;
    let done = false;
    await this.#change(id, (d) => {
      const tables = d.played.at(-1)?.tables ?? [];
      const at = tables.find((t) => t.table === table);
      if (at?.result === null) at.result = resultOf(at.seats, d.entrants, doc, end);
      // Also if it was noted before: a crash may have come in between.
      done = at === undefined || tables.every((t) => t.result !== null);
    });
    this.#stop(table);
    if (done) await this.#nextRound(id);
  }

  async #nextRound(id: string): Promise<void> {
    const { tables } = this.#parts;
    const doc = await this.#change(id, (d) => {
      if (d.state !== 'running' || d.played.at(-1)?.tables.some((t) => t.result === null) === true) return;
      const now = tables.context.now();
      const next = isDeserted(d) ? null : nextRound(d, tables.access.shuns);
      if (next === null) {
        Object.assign(d, { state: 'over', overAt: now });
        return;
      }
      const { seats, byes, quality } = next;
      d.played.push({ tables: seats.map((s) => ({ table: newId(), seats: s, result: null })), byes, quality, at: now, beginBy: now + d.beginMs });
    });
    if (doc.state === 'running') await this.#makeTables(id, doc);
  }

  /** The tables of the present round that are not there yet: their addresses were stored first, so none is made twice. */
  async #makeTables(id: string, doc: TournamentDoc): Promise<void> {
    const { tables, call } = this.#parts;
    const round = doc.played.length;
    const now = doc.played.at(-1);
    if (now === undefined) return;
    for (const [i, { table, seats, result }] of now.tables.entries()) {
      if (result !== null || (await tables.docs.get(table)) !== null) continue;
      const people = seats.map((s) => (s === null ? null : doc.entrants[s]));
      const terms = {
        ...{ game: doc.game, options: doc.options, settings: doc.settings, rated: doc.rated, open: doc.open },
        name: `${doc.name} · ${round}/${i + 1}`.slice(-60),
        tournament: { id, round },
        people: people.map((p) => (p?.identity == null || p.out !== null ? null : { identity: p.identity, name: p.name })),
        admitted: doc.open ? [] : doc.entrants.flatMap((e) => (e.identity === null ? [] : [e.identity])),
      };
      const made = await tables.reserve(table, terms).catch((error) => {
        // Another server makes it, too.
        if (error instanceof Conflict) return null;
        throw error;
      });
      if (made === null) continue;
      for (const [chair, { identity }] of made.chairs.entries()) if (identity !== null) call(table, made, chair);
      this.#watch(table, now.beginBy);
      // Nobody is left to wait for.
      if (made.chairs.every((c) => c.kind === 'bot')) await this.#due(table);
    }
  }

  async #resume(id: string, doc: TournamentDoc): Promise<void> {
    const { tables } = this.#parts;
    const now = doc.played.at(-1);
    if (now === undefined || now.tables.every((t) => t.result !== null)) return this.#nextRound(id);
    await this.#makeTables(id, doc);
    for (const { table, result } of now.tables) {
      const there = await tables.docs.get(table);
      if (result !== null || there === null) continue;
      if (there.state === 'over' || there.state === 'closed') await this.ended(table, there, await this.#parts.endOf(table));
      else if (there.state !== 'running') this.#watch(table, now.beginBy);
    }
  }

  /** A table became this server's, and so did its deadline. */
  async takeUp(table: string, { tournament, state }: TableDoc): Promise<void> {
    if (tournament === undefined || (state !== 'waiting' && state !== 'starting')) return;
    const round = (await this.docs.get(tournament.id))?.played.at(-1);
    if (round?.tables.some((t) => t.table === table) === true) this.#watch(table, round.beginBy);
  }

  /** Whether something is to happen at a table. */
  isWatching(table: string): boolean {
    return this.#timers.has(table);
  }

  /** A table begins when everybody is there. If it is over without an outcome, nobody scores. */
  #changed(table: string, doc: TableDoc): void {
    if (doc.tournament === undefined || this.#closed) return;
    if (doc.state === 'running') this.#stop(table);
    // Among several servers, the owner of the table goes on with it.
    else if (!this.#parts.tables.context.owners.isMine(table)) return;
    else if (doc.state === 'over' && doc.outcome === null) this.#quietly(table, () => this.ended(table, doc, null));
    // Bots alone are ready at once, and would stand still: such a table is closed (`#due`).
    else if (doc.state === 'waiting' && hasPerson(doc) && isReady(doc)) this.#quietly(table, () => this.#parts.starting.serve(table));
  }

  #watch(table: string, at: number): void {
    const { after, now } = this.#parts.tables.context;
    this.#stop(table);
    this.#timers.set(
      table,
      after(Math.max(0, at - now()), () => this.#quietly(table, () => this.#due(table))),
    );
  }

  /** The deadline of a table that has not begun: bots sit in for those who are missing. */
  async #due(table: string): Promise<void> {
    const { tables, starting } = this.#parts;
    this.#timers.delete(table);
    // If another server owns the table, that one sees to it.
    await tables.context.owners.hold(table);
    const doc = await tables.docs.get(table);
    if (doc === null || this.#closed) return;
    if (doc.state === 'starting') await starting.serveWithout(table);
    if (doc.state === 'waiting') {
      const missing = new Set(uncommitted(doc).map((i) => doc.chairs[i].identity));
      const left = await this.#toBots(table, (who) => missing.has(who));
      if (left.chairs.every((c) => c.kind === 'bot')) {
        // Nobody came: it is not played.
        const over = await tables.change(table, null, (d) => {
          d.state = 'closed';
        });
        return this.ended(table, over, null);
      }
      await starting.serve(table);
    }
    // Somebody's page closed at the very moment: it is tried again without them.
    if ((await tables.docs.get(table))?.state !== 'running') this.#watch(table, tables.context.now() + GRACE_MS + tables.context.config.startMs);
  }

  async #toBots(table: string, whose: (identity: string | null) => boolean): Promise<TableDoc> {
    const left = await this.#parts.tables.giveToBots(table, whose);
    if (left.state === 'waiting' && left.chairs.every((c) => c.kind === 'bot')) this.#watch(table, 0);
    return left;
  }

  #stop(table: string): void {
    this.#timers.get(table)?.();
    this.#timers.delete(table);
  }

  #quietly(table: string, run: () => Promise<unknown>): void {
    run().catch((error) => {
      if (!(error instanceof ApiError)) this.#log(table, error);
    });
  }

  #log(id: string, error: unknown): void {
    this.#parts.tables.context.log.error({ table: id, ...traceOf(error) }, 'a tournament could not go on');
  }

  // ---- Who may --------------------------------------------------------------------------------------------------------

  #maySee(doc: TournamentDoc, identity: string | null): boolean {
    const isIn = identity !== null && (doc.owner === identity || doc.entrants.some((e) => e.identity === identity));
    return isIn || (doc.open && !this.#shuns(doc, identity));
  }

  /** Its host and this person shun each other. People who take part already stay. */
  #shuns(doc: TournamentDoc, identity: string | null): boolean {
    return this.#parts.tables.access.shuns(identity, doc.owner) && !doc.entrants.some((e) => e.identity === identity);
  }

  #checkOwner(doc: TournamentDoc, identity: string): void {
    if (doc.owner !== identity) throw new ApiError('not-owner', 'Only the host can do that.');
  }

  async #change(id: string, by: (doc: TournamentDoc) => void): Promise<TournamentDoc> {
    const doc = await this.docs.change(id, (d) => {
      by(d);
      return { doc: d, result: d };
    });
    if (doc === null) throw notFound();
    return doc;
  }

  #view(id: string, doc: TournamentDoc, identity: string | null): Promise<Tournament> {
    return tournamentView(this.#parts.tables, id, doc, identity);
  }
}

/** Nobody comes to the tables any longer, so no more rounds are made. */
const isDeserted = ({ played }: TournamentDoc): boolean =>
  played.length >= EMPTY_ROUNDS &&
  played.slice(-EMPTY_ROUNDS).every(({ tables }) => tables.every(({ result }) => result?.every((r) => r === null || r === 'left') === true));
