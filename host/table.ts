/**
 * Everything about a match that its log determines: apply the same lines, and every part of it is the same, down to the
 * numbers of the frames. It decides nothing by itself and knows no time but that of the lines.
 */
import {
  choose,
  type Json,
  Match,
  mayAnswer,
  type Outcome,
  orderedAnswer,
  type Seat,
  type Snapshot,
  seatsOf,
  sectionsOf,
  TAKE_BACKS,
  type Types,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import type { Kept, LogLine, Message, Output, Setup, Stream } from './api.ts';
import { chairOf, isPerson, personsOf } from './chairs.ts';
import { type ClockState, Clocks } from './clock.ts';
import { actText, compare, type Deed, Diverged, deedOf, textsOf } from './log.ts';
import { noticesOf } from './notices.ts';
import type { Happening } from './past.ts';
import { Recent } from './recent.ts';
import { askAgain, change, newState, type State } from './state.ts';
import { type StreamState, Streams } from './streams.ts';
import { shown } from './votes.ts';
import type { Heard, Own, TableView } from './wire.ts';

/**
 * The shape of a snapshot. Whoever changes what is in one, anywhere below `Body`, counts it up: an older one is passed over
 * then, and the match comes from its log instead. A test shows the shape that this number stands for.
 */
const SHAPE = 2;

interface Body {
  readonly shape: number;
  /** The shape of the game's own state (`Game.rules.state`). */
  readonly game: number;
  readonly state: State;
  readonly match: Snapshot<Types>;
  readonly clocks: ClockState;
  readonly streams: StreamState;
  readonly ids: { readonly ids: string[]; readonly full: boolean };
}

/** Nobody is called twice within this time, whatever is undone and done again. */
const CALL_GAP = 60_000;
const SOON = 0.8;
const SHORTEST = 20_000;
const NOTHING = Object.freeze({});

export class Table {
  readonly setup: Setup;
  readonly match: Match<Types>;
  readonly clocks: Clocks;
  readonly streams: Streams;
  readonly ids: Recent;
  readonly s: State;
  /** What the lines brought and nobody has taken yet. */
  messages: Message[] = [];
  calls: Output['calls'][number][] = [];
  /** Whom the table waited for after the last line: whoever comes to it within an open window is asked then, not when it opened. */
  #waited: readonly Seat[];

  private constructor(setup: Setup, match: Match<Types>, state: State, body?: Body) {
    this.setup = setup;
    this.match = match;
    this.s = state;
    this.clocks = new Clocks(setup.settings.clock, setup.seats, body?.clocks);
    this.streams = new Streams(setup.seats, body?.streams);
    this.ids = new Recent(body?.ids);
    this.#waited = this.waited;
  }

  /** A new match; its first line is still to be entered. */
  static deal(setup: Setup, began: number, present: readonly Seat[]): { table: Table; deed: Deed } {
    const { cartridge, options, seats, chance, settings, sittings, terms } = setup;
    if (sittings.length !== seats) throw new RangeError(`${sittings.length} sittings do not fill ${seats} chairs`);
    const match = new Match(cartridge.game, options, seats, chance, 0, undefined, keepOf(setup));
    return {
      table: new Table(setup, match, newState(began, sittings, present)),
      deed: { k: 'start', entry: match.entries[0], began, terms, settings, sittings, present },
    };
  }

  /** A match as it was kept, and what was logged since. */
  static rebuild(setup: Setup, snapshot: Kept | null, lines: readonly LogLine[]): Table {
    const { cartridge, options, seats, chance } = setup;
    let table: Table;
    if (snapshot !== null) {
      // A copy: whoever keeps snapshots may hand out the same one again.
      const body = JSON.parse(JSON.stringify(snapshot.body)) as Body;
      if (body.shape !== SHAPE || body.game !== cartridge.game.rules.state) throw new Diverged('the snapshot has another shape than these rules');
      const match = new Match(cartridge.game, options, seats, chance, null, body.match, keepOf(setup));
      table = new Table(setup, match, body.state, body);
    } else {
      const first = lines.length > 0 ? deedOf(lines[0]) : null;
      if (first?.k !== 'start') throw new Diverged('the log has no beginning');
      const dealt = Table.deal({ ...setup, sittings: first.sittings }, first.began, first.present);
      compare(0, first.entry, dealt.table.match.entries[0]);
      table = dealt.table;
    }
    for (const line of lines) table.again(line);
    table.messages = [];
    table.calls = [];
    return table;
  }

  get snapshot(): Kept {
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
      // Of this moment, like the text; who stores the text never asks for it.
      get body(): Json {
        return JSON.parse(text) as Json;
      },
    };
  }

  get outcome(): Outcome | null {
    return this.s.closed === 'over' ? this.match.outcome : null;
  }

  /** Those whom the table waits for. */
  get waited(): Seat[] {
    return this.s.closed !== null ? [] : waitedFor(this.match.state);
  }

  get persons(): Seat[] {
    return personsOf(this.s.places);
  }

  /** When the present decision is made for the silent; null: never. */
  get due(): number | null {
    if (this.s.closed !== null) return null;
    const dues = seatsOf(this.setup.seats).map((seat) => this.clocks.due(seat));
    return earliest([this.s.window.due, ...dues]);
  }

  /** When to tell this seat that its time runs out; null: it was told, or has time. */
  soonOf(seat: Seat): number | null {
    const { window, soon, places } = this.s;
    if (soon.includes(seat) || !isPerson(places[seat]) || !this.waited.includes(seat)) return null;
    const { seconds } = this.match.state.flow;
    if (window.due === null || seconds === null) return this.clocks.soon(seat);
    return seconds * 1000 < SHORTEST ? null : window.due - (1 - SOON) * seconds * 1000;
  }

  /** Does again what a line of the log says, and finds out whether it comes to the same. */
  again(line: LogLine): void {
    const deed = deedOf(line);
    if (line.n !== this.s.n) throw new Diverged(`line ${line.n} follows ${this.s.n} lines`);
    if (deed.k === 'act') {
      const { act, at } = deed.entry;
      const done =
        act.kind === 'answer'
          ? this.match.answer(act.seat, act.answer, act.by, at)
          : act.kind === 'undo'
            ? this.match.undo(act.seat, at)
            : act.kind === 'takeback'
              ? this.match.takeBack(act.seat, act.of, at)
              : null;
      compare(line.n, deed.entry, done?.entry ?? null);
    }
    this.enter(deed, line.at - this.s.began, line.ids);
  }

  /** A deed is done: everything that follows from it. The match itself has moved already. Gives the deed as JSON where that was made. */
  enter(deed: Deed, t: number, ids: readonly string[]): string | undefined {
    const { s } = this;
    const entry = deed.k === 'start' || deed.k === 'act' ? deed.entry : null;
    const happenings = noticesOf(deed, s.places, this.match.undone).map((event): Happening => ({ at: t, event, to: 'all' }));
    const notices = happenings.length;
    if (entry !== null) for (const { to, event } of entry.told) happenings.push({ at: t, event, to });
    // Entries are in the log: the memory of a host does not grow with the match.
    this.match.entries.length = 0;
    s.t = t;
    this.ids.add(ids);
    const fresh = entry !== null && this.match.fresh;
    const was = s.closed;
    const still = deed.k === 'act' && this.#still;
    change(s, deed, t, this.clocks);
    if (deed.k === 'soon' && s.places[deed.seat].away) this.calls.push({ seat: deed.seat, kind: 'soon' });
    if (this.match.over && s.closed === null) s.closed = 'over';
    if (entry !== null) this.#forget();
    const act = entry?.act;
    if (fresh) this.#open(t);
    else if (entry !== null) this.#askNow(act?.kind === 'answer' ? act.seat : null, t);
    if (entry !== null) this.#waited = this.waited;
    const moves = (act?.kind === 'answer' || act?.kind === 'undo') && isPerson(s.places[act.seat]);
    const moved = moves ? { seat: act.seat, undone: act.kind === 'undo' } : null;
    if (this.clocks.exist) {
      const timed = this.match.state.flow.seconds === null ? this.waited.filter((seat) => isPerson(s.places[seat])) : [];
      this.clocks.run(t, timed, fresh, moved);
      if (fresh) s.soon = s.soon.filter((seat) => this.clocks.stillShort(seat));
    } else if (fresh && s.soon.length > 0) s.soon = [];
    this.#call(entry !== null || deed.k === 'sit', was !== s.closed, t);
    const { pub, mine } = entry ?? { pub: NOTHING, mine: NOTHING };
    const texts = textsOf(happenings, pub, mine, this.setup.seats);
    const table = still && this.#still ? null : this.view;
    const own = (seat: Seat, n: number): Own => this.#ownAt(seat, n, fresh);
    this.streams.publish({ now: t, happenings, pub, mine, table, own }, texts, this.messages);
    s.n++;
    return deed.k === 'act' ? actText(deed.entry, texts, notices) : undefined;
  }

  /** Nothing of the table's view can change by an answer: no clock, no deadline, no vote, no end. */
  get #still(): boolean {
    const { s } = this;
    return !this.clocks.exist && s.window.due === null && s.soon.length === 0 && s.takeBack === null && s.ending === null && s.closed === null;
  }

  /** What the standing orders of a seat say to the question before it; null: nothing. */
  ordered(seat: Seat): readonly string[] | null {
    const orders = this.s.orders[seat];
    return orders.length === 0 ? null : orderedAnswer(this.match.game, this.match.know(seat), seat, orders);
  }

  /** Orders that will never answer again are gone. */
  #forget(): void {
    const { orders } = this.s;
    for (const seat of seatsOf(this.setup.seats)) {
      if (orders[seat].length === 0) continue;
      const k = this.match.know(seat);
      orders[seat] = orders[seat].filter((order) => this.match.game.orders?.stands(k, seat, order));
    }
  }

  #open(t: number): void {
    const { seconds } = this.match.state.flow;
    const asks = this.s.window.asks.map(() => ({ t, k: 0 }));
    this.s.window = { n: this.s.n, due: seconds === null || this.match.over ? null : t + Math.round(seconds * 1000), asks };
  }

  /** Within a window: who has acted is asked anew, and so is everybody to whom something was put. A bot has its whole time from then on. */
  #askNow(actor: Seat | null, t: number): void {
    for (const seat of seatsOf(this.setup.seats))
      if (seat === actor || (this.waited.includes(seat) && !this.#waited.includes(seat))) askAgain(this.s, seat, t);
  }

  /** One call a turn, to those who are not looking; none for a window that will be over before anybody comes. */
  #call(asked: boolean, ended: boolean, t: number): void {
    const { s } = this;
    const { waited } = this;
    for (let i = 0; i < this.setup.seats; i++) {
      const seat = i as Seat;
      const person = isPerson(s.places[seat]);
      if (ended && s.places[seat].sitting.kind === 'person' && s.places[seat].away) this.calls.push({ seat, kind: 'over' });
      if (!waited.includes(seat)) s.aware[seat] = false;
      // Whoever left an order need not come for it.
      else if (asked && person && !s.aware[seat] && this.ordered(seat) === null) {
        if (s.places[seat].away && this.match.state.flow.seconds !== null) continue;
        s.aware[seat] = true;
        if (!s.places[seat].away || t - s.called[seat] < CALL_GAP) continue;
        s.called[seat] = t;
        this.calls.push({ seat, kind: 'turn' });
      }
    }
  }

  get view(): TableView {
    const { s } = this;
    const { closed } = s;
    const soon = s.soon.filter((seat) => this.waited.includes(seat));
    return {
      chairs: s.places.map(chairOf),
      clock: this.clocks.view,
      due: this.due,
      ...(soon.length > 0 && { soon }),
      takeBack: this.#takeBack,
      ending: shown(s.ending),
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

  /** What the seat's frame number `n` tells it: a question has the number of the frame that put it. */
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
    // Whoever is done and has nothing left to change only waits.
    return !k.flow.done.includes(seat) || (choose(match.game, k, seat, [])?.picks.length ?? 0) > 0;
  }

  whole(stream: Stream, t: number): Heard {
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

const keepOf = (setup: Setup): number => (setup.settings.takeBacks ? TAKE_BACKS : 0);

export const earliest = (times: readonly (number | null)[]): number | null =>
  times.reduce((a, b) => (a === null ? b : b === null ? a : Math.min(a, b)), null);
