/**
 * Runs one match: what people say, what bots think and what the clock brings in; lines to be written, messages to be sent
 * and thoughts to be thought out. Every input carries the time, and an input first brings about what was due before it.
 *
 * `take` hands over what came of the inputs so far. Lines are to be durable before anything else of it is done (./drive.ts).
 */
import type { Seat } from '@starboard/kernel';
import { come, comingTo } from './agenda.ts';
import type { Kept, Message, Output, Setup, Sitting, Stored, Stream } from './api.ts';
import { hear, isAsking } from './asks.ts';
import { isPerson, STAND_IN } from './chairs.ts';
import { Desk } from './desk.ts';
import { type Delay, drawnDelay } from './pacing.ts';
import { Table } from './table.ts';
import type { Heard, Said, SeatChange, TableView } from './wire.ts';

/** A screen that is gone for a moment (a reload) was never gone. */
const GRACE = 5000;

export class Host {
  readonly #table: Table;
  readonly #desk: Desk;
  /** Open screens, by seat. */
  readonly #screens: number[];
  #replies: Message[] = [];
  /** The lines that were in the snapshot this host came from. */
  readonly kept: number;

  private constructor(table: Table, delay: Delay, kept: number) {
    this.#table = table;
    this.kept = kept;
    this.#desk = new Desk(table, delay);
    this.#screens = new Array<number>(table.setup.seats).fill(0);
  }

  /** Deals a new match. `present`: who has a screen open already, one each; the others are called when it is their turn. `delay` is for tests. */
  static create(setup: Setup & { readonly now: number; readonly present?: readonly Seat[]; readonly delay?: Delay }): Host {
    const present = setup.present ?? [];
    const { table, deed } = Table.deal(setup, Math.round(setup.now), present);
    const host = new Host(table, setup.delay ?? drawnDelay, 0);
    for (const seat of present) host.#screens[seat] = 1;
    host.#desk.enter(deed, 0);
    return host;
  }

  /**
   * Goes on with a match from what a storage has of it. Throws `Diverged` where that does not fit these rules; if there was a
   * snapshot, it may be an old or a damaged one, and the whole log without it may still do.
   */
  static restore(from: Setup & Stored & { readonly now: number; readonly delay?: Delay }): Host {
    const table = Table.rebuild(from, from.snapshot, from.lines);
    const host = new Host(table, from.delay ?? drawnDelay, from.snapshot?.n ?? 0);
    const { s } = table;
    if (s.closed !== null) return host;
    const t = host.#t(from.now);
    const alive = Math.max(s.t, Math.min(t, Math.round(from.aliveUntil ?? 0) - s.began));
    const pressed = table.due !== null || table.waited.some((seat) => !isPerson(s.places[seat]));
    const looking = s.places.some((p) => p.sitting.kind === 'person' && !p.away);
    // A match of people who take their time is looked at without leaving a trace.
    if ((pressed && t > alive) || s.window.due !== null || looking) host.#desk.enter({ k: 'wake', down: t - alive }, t);
    host.#desk.resume(t);
    return host;
  }

  get closed(): TableView['closed'] {
    return this.#table.s.closed;
  }

  get outcome(): TableView['outcome'] {
    return this.#table.outcome;
  }

  /** How many lines the log has. */
  get length(): number {
    return this.#table.s.n;
  }

  get sittings(): Sitting[] {
    return this.#table.s.places.map((p) => p.sitting);
  }

  /**
   * Somebody says something; null: a spectator. `from` names the screen, and what is only for it comes back with that name.
   * Opening, chat, phrases and muting are not the host's.
   */
  said(seat: Seat | null, message: Said, now: number, from?: string): void {
    const t = this.#until(now);
    if (message.t === 'presence') {
      if (seat !== null) this.#desk.leave(seat, message.away, t);
      return;
    }
    if (!isAsking(message)) return;
    const refusal = this.#table.ids.has(message.id) ? null : hear(this.#desk, seat, message, t);
    // Frames before the word that it is done: whoever waits for that word has then seen what came of it.
    this.#flush();
    const { id } = message;
    const to = seat ?? 'watch';
    // An id is letters and digits: nothing in it needs care as JSON.
    if (refusal === null) this.#replies.push({ to, message: { t: 'ack', id }, text: `{"t":"ack","id":"${id}"}`, for: from });
    else this.#replies.push({ to, message: { t: 'refused', id, refusal }, for: from });
  }

  /** Whether only the storage can say if this was done before: its id is not among the last ones. */
  unsure(message: Said): boolean {
    const { ids } = this.#table;
    // An old answer answers an old question, and numbers of questions never come again.
    return isAsking(message) && message.t !== 'answer' && ids.full && !ids.has(message.id);
  }

  /** A bot's thought; `answer` null: it could not think. */
  thought(ticket: number, answer: readonly string[] | null, iterations: number, now: number): void {
    this.#desk.errands.thought(ticket, answer, iterations, this.#until(now));
    this.#until(now);
  }

  /** Somebody else sits down here: a person (with no screen yet, see `present`), a bot or nobody. The caller checks permission. */
  sit(seat: Seat, sitting: Sitting, now: number, how?: SeatChange): void {
    const t = this.#until(now);
    if (this.closed !== null || this.#table.s.places[seat] === undefined) return;
    this.#screens[seat] = 0;
    this.#desk.leaving[seat] = null;
    this.#desk.enter({ k: 'sit', seat, sitting, ...(how !== undefined && { how }) }, t);
    this.#desk.follow(t);
  }

  /** A bot plays for a person who is away, until they come back. `by`: those who agreed. The caller checks permission. */
  standIn(seat: Seat, by: readonly string[], now: number): void {
    const t = this.#until(now);
    const place = this.#table.s.places[seat];
    if (this.closed !== null || place === undefined || !isPerson(place) || !place.away) return;
    this.#desk.enter({ k: 'stand', seat, level: STAND_IN, why: 'away', by }, t);
    this.#desk.follow(t);
  }

  /** So many screens of this seat are open. */
  present(seat: Seat, screens: number, now: number): void {
    const t = this.#until(now);
    const before = this.#screens[seat];
    this.#screens[seat] = screens;
    if (screens > 0 && (before === 0 || this.#desk.leaving[seat] !== null)) this.#desk.leave(seat, false, t);
    else if (screens === 0 && before > 0) this.#desk.leaving[seat] = t + GRACE;
  }

  /** Ends the match without an outcome. */
  abandon(now: number): void {
    const t = this.#until(now);
    if (this.closed === null) this.#desk.enter({ k: 'close', why: 'abandoned' }, t);
  }

  /** Brings about everything that is due. */
  tick(now: number): void {
    this.#until(now);
  }

  /** When to call `tick`; null: nothing will happen by itself. `aside`: when to restore it, if it is put aside now. */
  wake(aside = false): number | null {
    const next = comingTo(this.#desk, aside);
    return next === null ? null : this.#table.s.began + next.t;
  }

  /** Everything that one stream may know now. */
  whole(stream: Stream, now: number): Heard {
    return this.#table.whole(stream, this.#t(now));
  }

  /** The frames after `n`; null: the whole is needed. */
  since(stream: Stream, n: number): Heard[] | null {
    return this.#table.streams.since(stream, n);
  }

  /** To be kept with the lines taken so far. */
  snapshot(): Kept {
    return this.#table.snapshot;
  }

  /** What came of the inputs since the last time. */
  take(): Output {
    this.#flush();
    const table = this.#table;
    const desk = this.#desk;
    const { thoughts, dropped } = desk.errands.take();
    const out: Output = { lines: desk.lines, messages: this.#replies, calls: table.calls, faults: desk.faults, thoughts, dropped };
    desk.lines = [];
    desk.faults = [];
    this.#replies = [];
    table.calls = [];
    return out;
  }

  #flush(): void {
    const { messages } = this.#table;
    if (messages.length === 0) return;
    if (this.#replies.length === 0) this.#replies = messages;
    else this.#replies.push(...messages);
    this.#table.messages = [];
  }

  /** Time never goes back, whatever the clock of the machine does. */
  #t(now: number): number {
    return Math.max(this.#table.s.t, Math.round(now) - this.#table.s.began);
  }

  /** Brings about everything that was due until now, in its order; the time it is. */
  #until(now: number): number {
    const t = this.#t(now);
    for (let next = comingTo(this.#desk); next !== null && next.t <= t; next = comingTo(this.#desk)) come(this.#desk, next, t);
    return t;
  }
}
