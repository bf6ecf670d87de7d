/**
 * Runs one match. In: requests, thoughts of bots, time. Out: log lines, messages, think orders. Every input carries the time and
 * first carries out what was due before it.
 *
 * `take` returns the output since the last call. Its lines must be durable before the rest is used (./drive.ts).
 */
import { type Seat, viewOf } from '@starboard/kernel';
import type { HintGround, MatchSetup, OutboundMessage, Output, Sitting, StoredMatch, Stream } from './api.ts';
import { isPerson, STAND_IN } from './chairs.ts';
import { nextDue, runDue } from './due-events.ts';
import { HostedTable } from './hosted-table.ts';
import { type BotPace, type Delay, drawnDelay } from './pacing.ts';
import { handleRequest, isSeatRequest } from './requests.ts';
import type { Snapshot } from './storage.ts';
import { TableController } from './table-controller.ts';
import type { ClientMessage, HostMessage, SeatChange, TableView, WholeMessage } from './wire.ts';

/** A screen that closes for a moment (a reload) does not count as gone. */
const GRACE = 5000;

export class Host {
  readonly #table: HostedTable;
  readonly #controller: TableController;
  /** Open screens, by seat. */
  readonly #screens: number[];
  #replies: OutboundMessage[] = [];
  /** How many lines were in the snapshot this host started from. */
  readonly kept: number;

  private constructor(table: HostedTable, delay: Delay, kept: number) {
    this.#table = table;
    this.kept = kept;
    this.#controller = new TableController(table, delay);
    this.#screens = new Array<number>(table.setup.seats).fill(0);
  }

  /** Deals a new match. `present`: seats that have a screen open; the others are notified at their turn. `delay` is for tests. */
  static create(setup: MatchSetup & { readonly now: number; readonly present?: readonly Seat[]; readonly delay?: Delay }): Host {
    const present = setup.present ?? [];
    const { table, deed } = HostedTable.deal(setup, Math.round(setup.now), present);
    const host = new Host(table, setup.delay ?? drawnDelay, 0);
    for (const seat of present) host.#screens[seat] = 1;
    host.#controller.enter(deed, 0);
    return host;
  }

  /**
   * Continues a stored match. Throws `Diverged` if it does not fit these rules. If there was a snapshot, it may be old or damaged,
   * and the whole log may still work without it.
   */
  static restore(from: MatchSetup & StoredMatch & { readonly now: number; readonly delay?: Delay }): Host {
    // What was stored is read here and not kept: a table holds its setup for as long as it lives.
    const { snapshot, lines, now, aliveUntil, delay = drawnDelay, ...setup } = from;
    const table = HostedTable.rebuild(setup, snapshot, lines);
    const host = new Host(table, delay, snapshot?.n ?? 0);
    const { s } = table;
    if (s.closed !== null) return host;
    const t = host.#t(now);
    const alive = Math.max(s.t, Math.min(t, Math.round(aliveUntil ?? 0) - s.began));
    const pressed = table.due !== null || table.waited.some((seat) => !isPerson(s.places[seat]));
    const looking = s.places.some((p) => p.sitting.kind === 'person' && !p.away);
    // Looking at a slow match leaves no line in its log.
    if ((pressed && t > alive) || s.window.due !== null || looking) host.#controller.enter({ k: 'wake', down: t - alive }, t);
    host.#controller.resume(t);
    return host;
  }

  get closed(): TableView['closed'] {
    return this.#table.s.closed;
  }

  get outcome(): TableView['outcome'] {
    return this.#table.outcome;
  }

  /** What each seat played as, once it is over; null: not yet, or the game has no such thing. */
  get played(): readonly string[] | null {
    return this.#table.played;
  }

  /** The side of each seat, where sides have different aims, once it is over. */
  get sides(): readonly string[] | null {
    return this.#table.sides;
  }

  /** How many lines the log has. */
  get length(): number {
    return this.#table.s.n;
  }

  get sittings(): Sitting[] {
    return this.#table.s.places.map((p) => p.sitting);
  }

  /**
   * A message from a client; `seat` null: a spectator. `from` names the screen, and replies carry that name. Opening, chat,
   * phrases and muting are handled elsewhere.
   */
  said(seat: Seat | null, message: ClientMessage, now: number, from?: string): void {
    const t = this.#until(now);
    if (message.t === 'presence') {
      if (seat !== null) this.#controller.leave(seat, message.away, t);
      return;
    }
    if (!isSeatRequest(message)) return;
    const refusal = this.#table.ids.has(message.id) ? null : handleRequest(this.#controller, seat, message, t);
    // Frames before the acknowledgement: a client that has it has also seen the result.
    this.#flush();
    const { id } = message;
    const to = seat ?? 'watch';
    // Ids are letters and digits, so no escaping is needed.
    if (refusal === null) this.#replies.push({ to, message: { t: 'ack', id }, text: `{"t":"ack","id":"${id}"}`, for: from });
    else this.#replies.push({ to, message: { t: 'refused', id, refusal }, for: from });
  }

  /** Whether only the storage knows if this was done before: the id is not among the recent ones. */
  unsure(message: ClientMessage): boolean {
    const { ids } = this.#table;
    // An old answer has an old question number, and those are never reused.
    return isSeatRequest(message) && message.t !== 'answer' && ids.full && !ids.has(message.id);
  }

  /** A bot's thought; `answer` null: it failed. */
  thought(ticket: number, answer: readonly string[] | null, iterations: number, now: number): void {
    this.#controller.pending.thought(ticket, answer, iterations, this.#until(now));
    this.#until(now);
  }

  /** Bots that only pretend to think answer now. */
  hurry(now: number): void {
    this.#controller.pending.hurry(this.#until(now));
    this.#until(now);
  }

  /** How fast bots answer from now on. Not part of the log: a restored match has the pace of its settings. */
  setPace(pace: BotPace, now: number): void {
    this.#controller.pending.setPace(pace, this.#until(now));
    this.#until(now);
  }

  /** Somebody else sits down here: a person (with no screen yet, see `present`), a bot or nobody. The caller checks permission. */
  sit(seat: Seat, sitting: Sitting, now: number, how?: SeatChange): void {
    const t = this.#until(now);
    if (this.closed !== null || this.#table.s.places[seat] === undefined) return;
    this.#screens[seat] = 0;
    this.#controller.leaving[seat] = null;
    this.#controller.enter({ k: 'sit', seat, sitting, ...(how !== undefined && { how }) }, t);
    this.#controller.follow(t);
  }

  /** A bot plays for a person who is away, until they come back. `by`: those who agreed. The caller checks permission. */
  standIn(seat: Seat, by: readonly string[], now: number): void {
    const t = this.#until(now);
    const place = this.#table.s.places[seat];
    if (this.closed !== null || place === undefined || !isPerson(place) || !place.away) return;
    this.#controller.enter({ k: 'stand', seat, level: STAND_IN, why: 'away', by }, t);
    this.#controller.follow(t);
  }

  /**
   * A person asks what a strong player would do: it is noted, and what a bot in this seat would know comes back. Null where
   * there is nobody to ask: other people sit here, the seat is not asked, or it is over.
   */
  hint(seat: Seat, now: number): HintGround | null {
    const t = this.#until(now);
    const { match, persons, waited, s } = this.#table;
    const alone = s.places.every((p, i) => (p.sitting.kind === 'person') === (i === seat));
    if (this.closed !== null || !alone || !persons.includes(seat) || !waited.includes(seat)) return null;
    this.#controller.enter({ k: 'hint', seat }, t);
    return { seat, known: viewOf(match.state, seat), memory: match.memories[seat] };
  }

  /** Deals anew what this seat cannot know: once, before anybody plays on from a moment of a finished match. */
  redeal(seat: Seat, now: number): void {
    const t = this.#until(now);
    this.#controller.act(this.#table.match.redeal(seat, t), t);
  }

  /** How many screens of this seat are open. */
  present(seat: Seat, screens: number, now: number): void {
    const t = this.#until(now);
    const before = this.#screens[seat];
    this.#screens[seat] = screens;
    if (screens > 0 && (before === 0 || this.#controller.leaving[seat] !== null)) this.#controller.leave(seat, false, t);
    else if (screens === 0 && before > 0) this.#controller.leaving[seat] = t + GRACE;
  }

  /** From `since` until now some of its people could not be heard, by no fault of theirs: that time counts for nobody. */
  stood(since: number, now: number): void {
    const table = this.#table;
    const { s } = table;
    const t = this.#t(now);
    const down = t - Math.max(s.t, Math.round(since) - s.began);
    if (s.closed !== null || down <= 0) return;
    const { leaving } = this.#controller;
    for (const seat of table.seats) if (leaving[seat] !== null) leaving[seat] += down;
    if (table.due !== null || s.places.some((p) => p.awaySince !== null)) this.#controller.enter({ k: 'wake', down, stood: true }, t);
    this.#until(now);
  }

  /** When somebody's time is over next; null: nobody's runs. */
  get deadline(): number | null {
    const { due, s } = this.#table;
    return due === null ? null : s.began + due;
  }

  /** Ends the match without an outcome. */
  abandon(now: number): void {
    const t = this.#until(now);
    if (this.closed === null) this.#controller.enter({ k: 'close', why: 'abandoned' }, t);
  }

  /** Carries out everything that is due. */
  tick(now: number): void {
    this.#until(now);
  }

  /** When to call `tick`; null: never. `aside`: when to restore the match if it is evicted now. */
  wake(aside = false): number | null {
    const next = nextDue(this.#controller, aside);
    return next === null ? null : this.#table.s.began + next.t;
  }

  /** Everything that one stream may know. */
  whole(stream: Stream, now: number): WholeMessage {
    return this.#table.whole(stream, this.#t(now));
  }

  /** The frames after `n`; null: the whole view is needed. */
  since(stream: Stream, n: number): HostMessage[] | null {
    return this.#table.streams.since(stream, n);
  }

  /** Belongs to the lines taken so far. */
  snapshot(): Snapshot {
    return this.#table.snapshot;
  }

  /** The output since the last call. */
  take(): Output {
    this.#flush();
    const table = this.#table;
    const controller = this.#controller;
    const { thoughts, dropped } = controller.pending.take();
    const out: Output = { lines: controller.lines, messages: this.#replies, calls: table.calls, faults: controller.faults, thoughts, dropped };
    controller.lines = [];
    controller.faults = [];
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

  /** Time never goes back, even if the machine's clock does. */
  #t(now: number): number {
    return Math.max(this.#table.s.t, Math.round(now) - this.#table.s.began);
  }

  /** Carries out everything due until now, in order. Returns the time. */
  #until(now: number): number {
    const t = this.#t(now);
    for (let next = nextDue(this.#controller); next !== null && next.t <= t; next = nextDue(this.#controller)) runDue(this.#controller, next, t);
    return t;
  }
}
