/**
 * Everything that the log determines about a match. The same lines always give the same state, down to the frame numbers. It
 * decides nothing by itself and knows no time but that of the lines.
 */
import {
  type Act,
  type Answered,
  choose,
  type Json,
  Match,
  type MatchSnapshot,
  mayAnswer,
  type Outcome,
  orderedAnswer,
  type Seat,
  seatsOf,
  sectionsOf,
  TAKE_BACKS,
  type Types,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import type { MatchSetup, OutboundMessage, Output, Stream } from './api.ts';
import { chairView, isPerson, personsOf } from './chairs.ts';
import { type ClockState, Clocks } from './clock.ts';
import { actText, compare, type Deed, Diverged, deedOf, textsOf } from './log.ts';
import { noticesOf } from './notices.ts';
import type { AddressedEvent } from './recent-frames.ts';
import { RecentIds } from './recent-ids.ts';
import type { LogLine, Snapshot } from './storage.ts';
import { type StreamState, Streams } from './streams.ts';
import { applyDeed, askAgain, newTableState, type TableState } from './table-state.ts';
import { voteView } from './votes.ts';
import type { Notice, Own, TableView, WholeMessage } from './wire.ts';

/**
 * The version of the snapshot format. Increase it after any change below `Body`: older snapshots are then ignored, and the match
 * is rebuilt from its log. A test shows the format behind this number.
 */
const SHAPE = 2;

interface Body {
  readonly shape: number;
  /** The version of the game's state (`Game.rules.state`). */
  readonly game: number;
  readonly state: TableState;
  readonly match: MatchSnapshot<Types>;
  readonly clocks: ClockState;
  readonly streams: StreamState;
  readonly ids: { readonly ids: string[]; readonly full: boolean };
}

/** Nobody is notified twice within this time, even after an undo. */
const CALL_GAP = 60_000;
const SOON = 0.8;
const SHORTEST = 20_000;
const NOTHING = Object.freeze({});

export class HostedTable {
  readonly setup: MatchSetup;
  readonly seats: readonly Seat[];
  readonly match: Match<Types>;
  readonly clocks: Clocks;
  readonly streams: Streams;
  readonly ids: RecentIds;
  readonly s: TableState;
  /** Output of the lines that was not taken yet. */
  messages: OutboundMessage[] = [];
  calls: Output['calls'][number][] = [];
  /** The seats awaited after the last line. A seat that joins them in an open window is asked from then on. */
  #waited: readonly Seat[];

  private constructor(setup: MatchSetup, match: Match<Types>, state: TableState, body?: Body) {
    this.setup = setup;
    this.seats = seatsOf(setup.seats);
    this.match = match;
    this.s = state;
    this.clocks = new Clocks(setup.settings.clock, setup.seats, body?.clocks);
    this.streams = new Streams(setup.seats, body?.streams);
    this.ids = new RecentIds(body?.ids);
    this.#waited = this.waited;
  }

  /** A new match. Its first line must still be entered. */
  static deal(setup: MatchSetup, began: number, present: readonly Seat[]): { table: HostedTable; deed: Deed } {
    const { cartridge, options, seats, chance, settings, sittings, terms } = setup;
    if (sittings.length !== seats) throw new RangeError(`${sittings.length} sittings do not fill ${seats} chairs`);
    const match = new Match(cartridge.game, options, seats, chance, 0, undefined, keepOf(setup));
    return {
      table: new HostedTable(setup, match, newTableState(began, sittings, present)),
      deed: { k: 'start', entry: match.entries[0], began, terms, settings, sittings, present },
    };
  }

  /** A match from its snapshot and the lines after it. */
  static rebuild(setup: MatchSetup, snapshot: Snapshot | null, lines: readonly LogLine[]): HostedTable {
    const { cartridge, options, seats, chance } = setup;
    let table: HostedTable;
    if (snapshot !== null) {
      // A copy: the caller may use the same snapshot again.
      const body: Body = JSON.parse(JSON.stringify(snapshot.body));
      if (body.shape !== SHAPE || body.game !== cartridge.game.rules.state) throw new Diverged('the snapshot has another shape than these rules');
      const match = new Match(cartridge.game, options, seats, chance, null, body.match, keepOf(setup));
      table = new HostedTable(setup, match, body.state, body);
    } else {
      const first = lines.length > 0 ? deedOf(lines[0]) : null;
      if (first?.k !== 'start') throw new Diverged('the log has no beginning');
      const dealt = HostedTable.deal({ ...setup, sittings: first.sittings }, first.began, first.present);
      compare(0, first.entry, dealt.table.match.entries[0]);
      table = dealt.table;
    }
    for (const line of lines) table.again(line);
    table.messages = [];
    table.calls = [];
    return table;
  }

  get snapshot(): Snapshot {
    const body: Body = {
      shape: SHAPE,
      game: this.setup.cartridge.game.rules.state,
      state: this.s,
      match: this.match.snapshot(),
      clocks: this.clocks.state,
      streams: this.streams.state,
      ids: this.ids.state,
    };
    const text = JSON.stringify(body);
    return {
      n: this.s.n,
      text,
      // Parsed on demand: storages use the text.
      get body(): Json {
        return JSON.parse(text);
      },
    };
  }

  get outcome(): Outcome | null {
    return this.s.closed === 'over' ? this.match.outcome : null;
  }

  get played(): readonly string[] | null {
    const { game, state } = this.match;
    return this.s.closed === 'over' ? ((game.played ?? game.roles)?.(state) ?? null) : null;
  }

  /** The sides as they were dealt, once it is over; null: not yet, or everybody plays for themselves. */
  get sides(): readonly string[] | null {
    const { game, state } = this.match;
    return this.s.closed === 'over' ? (game.roles?.(state) ?? null) : null;
  }

  /** The seats that the table waits for. */
  get waited(): Seat[] {
    return this.s.closed !== null ? [] : waitedFor(this.match.state);
  }

  get persons(): Seat[] {
    return personsOf(this.s.places);
  }

  /** When the next idle answer is due; null: never. */
  get due(): number | null {
    if (this.s.closed !== null) return null;
    const dues = this.seats.map((seat) => this.clocks.due(seat));
    return earliest([this.s.window.due, ...dues]);
  }

  /** When to warn this seat that its time runs out; null: not needed. */
  soonOf(seat: Seat): number | null {
    const { window, soon, places } = this.s;
    if (soon.includes(seat) || !isPerson(places[seat]) || !this.waited.includes(seat)) return null;
    const { seconds } = this.match.state.flow;
    if (window.due === null || seconds === null) return this.clocks.soon(seat);
    return seconds * 1000 < SHORTEST ? null : window.due - (1 - SOON) * seconds * 1000;
  }

  /** Replays a log line and checks that the result is the same. */
  again(line: LogLine): void {
    const deed = deedOf(line);
    if (line.n !== this.s.n) throw new Diverged(`line ${line.n} follows ${this.s.n} lines`);
    if (deed.k === 'act') {
      const { act, at } = deed.entry;
      compare(line.n, deed.entry, this.#perform(act, at)?.entry ?? null);
    }
    this.enter(deed, line.at - this.s.began, line.ids);
  }

  #perform(act: Act<Types>, at: number | null): Answered<Types> | null {
    const { match } = this;
    switch (act.kind) {
      case 'start':
        return null;
      case 'answer':
        return match.answer(act.seat, act.answer, act.by, at);
      case 'undo':
        return match.undo(act.seat, at);
      case 'takeback':
        return match.takeBack(act.seat, act.of, at);
      case 'redeal':
        return match.redeal(act.seat, at);
    }
  }

  /** Applies a deed to everything but the match, which has already moved. Returns the deed as JSON if it was serialized. */
  enter(deed: Deed, t: number, ids: readonly string[]): string | undefined {
    const { s } = this;
    const entry = deed.k === 'start' || deed.k === 'act' ? deed.entry : null;
    const notices = noticesOf(deed, s.places, this.match.undone);
    // Entries are in the log, so the host's memory does not grow with the match.
    this.match.entries.length = 0;
    const fresh = entry !== null && this.match.fresh;
    const still = deed.k === 'act' && this.#still;
    const wasClosed = s.closed;
    s.t = t;
    this.ids.add(ids);
    applyDeed(s, deed, t, this.clocks);
    if (deed.k === 'soon' && s.places[deed.seat].away) this.calls.push({ seat: deed.seat, kind: 'soon', n: s.n });
    if (this.match.over && s.closed === null) s.closed = 'over';
    if (entry !== null) this.#moveOn(entry.act, fresh, t);
    this.#runClocks(entry?.act ?? null, fresh, t);
    this.#call(entry !== null || deed.k === 'sit', wasClosed !== s.closed, t);
    return this.#publish(deed, notices, fresh, still, t);
  }

  /** After the match has moved: orders that are over, and who is asked from now on. */
  #moveOn(act: Act<Types>, fresh: boolean, t: number): void {
    this.#forget();
    if (fresh) this.#open(t);
    else this.#askNow(act.kind === 'answer' ? act.seat : null, t);
    this.#waited = this.waited;
  }

  #runClocks(act: Act<Types> | null, fresh: boolean, t: number): void {
    const { s } = this;
    if (!this.clocks.exist) {
      if (fresh && s.soon.length > 0) s.soon = [];
      return;
    }
    const moves = (act?.kind === 'answer' || act?.kind === 'undo') && isPerson(s.places[act.seat]);
    const moved = moves ? { seat: act.seat, undone: act.kind === 'undo' } : null;
    const timed = this.match.state.flow.seconds === null ? this.waited.filter((seat) => isPerson(s.places[seat])) : [];
    this.clocks.run(t, timed, fresh, moved);
    if (fresh) s.soon = s.soon.filter((seat) => this.clocks.stillShort(seat));
  }

  /** Makes the frames of all streams; the texts they share also make up the line. */
  #publish(deed: Deed, notices: readonly Notice[], fresh: boolean, still: boolean, t: number): string | undefined {
    const entry = deed.k === 'start' || deed.k === 'act' ? deed.entry : null;
    const happened = notices.map((event): AddressedEvent => ({ at: t, event, to: 'all' }));
    if (entry !== null) for (const { to, event } of entry.told) happened.push({ at: t, event, to });
    const { pub, mine } = entry ?? { pub: NOTHING, mine: NOTHING };
    const texts = textsOf(happened, pub, mine, this.setup.seats);
    const table = still && this.#still ? null : this.view;
    const own = (seat: Seat, n: number): Own => this.#ownAt(seat, n, fresh);
    this.streams.publish({ now: t, happened, pub, mine, table, own }, texts, this.messages);
    this.s.n++;
    return deed.k === 'act' ? actText(deed.entry, texts, notices.length) : undefined;
  }

  /** Whether an answer cannot change the table's view: no clock, deadline, vote or end. */
  get #still(): boolean {
    const { s } = this;
    return !this.clocks.exist && s.window.due === null && s.soon.length === 0 && s.takeBack === null && s.ending === null && s.closed === null;
  }

  /** The answer of a seat's standing orders to its current question; null: none. */
  ordered(seat: Seat): readonly string[] | null {
    const orders = this.s.orders[seat];
    return orders.length === 0 ? null : orderedAnswer(this.match.game, this.match.know(seat), seat, orders);
  }

  /** Drops orders that will never answer again. */
  #forget(): void {
    const { orders } = this.s;
    for (const seat of this.seats) {
      if (orders[seat].length === 0) continue;
      const k = this.match.know(seat);
      orders[seat] = orders[seat].filter((order) => this.match.game.orders?.stands(k, seat, order));
    }
  }

  #open(t: number): void {
    const { seconds } = this.match.state.flow;
    const asks = this.s.window.asks.map(() => ({ t, k: 0 }));
    const n = this.setup.botsByEntry === true ? this.match.length - 1 : this.s.n;
    this.s.window = { n, due: seconds === null || this.match.over ? null : t + Math.round(seconds * 1000), asks };
  }

  /** Within a window, the seat that acted is asked again, and so is every seat with a new question. A bot's delay starts again. */
  #askNow(actor: Seat | null, t: number): void {
    for (const seat of this.seats) if (seat === actor || (this.waited.includes(seat) && !this.#waited.includes(seat))) askAgain(this.s, seat, t);
  }

  /** One notification a turn for people without a screen; none for a window that ends before they could come. */
  #call(asked: boolean, ended: boolean, t: number): void {
    const { s } = this;
    const { waited } = this;
    for (const seat of this.seats) {
      const person = isPerson(s.places[seat]);
      if (ended && s.places[seat].sitting.kind === 'person' && s.places[seat].away) this.calls.push({ seat, kind: 'over', n: s.n });
      if (!waited.includes(seat)) s.aware[seat] = false;
      // A standing order answers for the person.
      else if (asked && person && !s.aware[seat] && this.ordered(seat) === null) {
        if (s.places[seat].away && this.match.state.flow.seconds !== null) continue;
        s.aware[seat] = true;
        if (!s.places[seat].away || t - s.called[seat] < CALL_GAP) continue;
        s.called[seat] = t;
        this.calls.push({ seat, kind: 'turn', n: s.n });
      }
    }
  }

  get view(): TableView {
    const { s } = this;
    const { closed } = s;
    const soon = s.soon.filter((seat) => this.waited.includes(seat));
    return {
      chairs: s.places.map(chairView),
      clock: this.clocks.view,
      due: this.due,
      ...(soon.length > 0 && { soon }),
      takeBack: this.#takeBack,
      ending: voteView(s.ending),
      closed,
      outcome: this.outcome,
    };
  }

  get #takeBack(): TableView['takeBack'] {
    const vote = this.s.takeBack;
    if (vote === null) return null;
    // Gone if it was undone or is too long ago by now: the vote then ends in a refusal.
    const undone = vote.of === null ? null : this.match.undoneBy(vote.of);
    return { by: vote.by, yes: vote.yes, since: undone?.since ?? null, undone: undone?.seats ?? [] };
  }

  own(seat: Seat): Own {
    return this.#own(seat, this.s.questions[seat]);
  }

  #own(seat: Seat, question: number | null): Own {
    return { question, undo: this.s.closed === null && this.match.canUndo(seat), orders: this.s.orders[seat] };
  }

  /** The seat's status in its frame `n`: a question has the number of the frame that put it. */
  #ownAt(seat: Seat, n: number, fresh: boolean): Own {
    const { questions } = this.s;
    questions[seat] = !this.#asked(seat) ? null : fresh ? n : (questions[seat] ?? n);
    return this.#own(seat, questions[seat]);
  }

  #asked(seat: Seat): boolean {
    const { match } = this;
    if (this.s.closed !== null || match.over) return false;
    const k = match.know(seat);
    if (!mayAnswer(k, seat)) return false;
    // A seat that is done and cannot change its answer only waits.
    return !k.flow.done.includes(seat) || (choose(match.game, k, seat, [])?.picks.length ?? 0) > 0;
  }

  whole(stream: Stream, t: number): WholeMessage {
    const seat = stream === 'watch' ? null : stream;
    return {
      t: 'whole',
      n: this.streams.at(stream),
      seat,
      now: t,
      ...sectionsOf(viewOf(this.match.state, seat)),
      lines: this.streams.tail(stream),
      table: this.view,
      own: seat === null ? null : this.own(seat),
    };
  }
}

const keepOf = (setup: MatchSetup): number => (setup.settings.takeBacks ? TAKE_BACKS : 0);

export const earliest = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
