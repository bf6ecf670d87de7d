/**
 * Answers that no person gives by hand: of bots, empty seats and standing orders. The time of each is drawn when the question is
 * put. A bot also needs its thought.
 */
import { type Entry, FLOW, type Seat, type Types, viewOf } from '@starboard/kernel';
import type { Output, ThinkOrder } from './api.ts';
import { botLevelOf, isPerson } from './chairs.ts';
import type { HostedTable } from './hosted-table.ts';
import {
  AFTER_PERSON,
  BEFORE_DEADLINE,
  type BotPace,
  type Delay,
  hearingTime,
  lookTime,
  onTheBeat,
  questionName,
  thinkingTime,
  thoughtSeed,
} from './pacing.ts';

/** Retries before the bot stays silent. */
const ATTEMPTS = 3;

const NONE: Pick<Output, 'thoughts' | 'dropped'> = { thoughts: [], dropped: [] };

export interface PendingAnswer {
  readonly seat: Seat;
  /** Identifies the question and the one who answers it. */
  readonly key: string;
  readonly kind: 'bot' | 'order' | 'idle';
  due: number;
  /** Given as soon as it is thought. */
  hurried: boolean;
  readonly seed: number;
  /** The number of the think order; 0: not sent yet. */
  ticket: number;
  /** How often the table had changed when the order was sent; -1: not sent yet. */
  seen: number;
  /** The result and its time; without an answer the bot failed. */
  thought: { readonly answer: readonly string[] | null; readonly iterations: number; readonly t: number } | null;
}

export class PendingAnswers {
  readonly #table: HostedTable;
  readonly #delay: Delay;
  #pace: BotPace;
  readonly #all = new Map<Seat, PendingAnswer>();
  /** Failed attempts at the current question, by seat, and the time of the last one. */
  readonly #failed = new Map<Seat, { readonly asked: string; readonly times: number; readonly t: number }>();
  /** When this process took over the match: earlier thoughts are lost. */
  #resumed = Number.NEGATIVE_INFINITY;
  /** Think orders that were sent and not cancelled. */
  readonly #tickets = new Set<number>();
  #ticket = 0;
  /** How often the table has changed. */
  #changed = 0;

  constructor(table: HostedTable, delay: Delay) {
    this.#table = table;
    this.#delay = delay;
    this.#pace = table.setup.settings.pace;
  }

  /** All answers on their way are given as soon as they are thought. */
  hurry(t: number): void {
    for (const pending of this.#all.values()) {
      pending.due = Math.min(pending.due, t);
      pending.hurried = true;
    }
  }

  setPace(pace: BotPace, t: number): void {
    this.#pace = pace;
    if (pace === 'instant') this.hurry(t);
  }

  /** After a restore bots start again with a new delay; otherwise the delay would show how long they think. */
  resume(t: number): void {
    this.#resumed = t;
    this.#all.clear();
    this.update();
  }

  /** Starts the answers that are needed now and cancels the others. */
  update(): void {
    const { waited, s } = this.#table;
    for (const seat of this.#all.keys()) if (!waited.includes(seat)) this.#all.delete(seat);
    for (const seat of waited) {
      const kind = this.#kind(seat);
      if (kind === null) {
        this.#all.delete(seat);
        continue;
      }
      const failed = this.#failures(seat);
      const asked = `${this.#asked(seat)} ${failed?.times ?? 0}`;
      const key = `${asked} ${kind} ${botLevelOf(s.places[seat])}`;
      const pending = this.#all.get(seat);
      if (pending?.key === key) this.#lookAgain(pending);
      else this.#all.set(seat, this.#pendingFor(seat, kind, key, asked, failed?.t ?? Math.max(s.window.asks[seat].t, this.#resumed)));
    }
  }

  /**
   * In an open window the table may change while a bot waits to answer: it thinks again about what is there now. It answers at
   * the time that was drawn, or a fixed time after the change, which was public: so the time still reveals nothing.
   */
  #lookAgain(pending: PendingAnswer): void {
    const { match, s, setup } = this.#table;
    if (pending.ticket === 0 || pending.seen === this.#changed) return;
    if (match.state.flow.window !== 'open' && setup.botsByEntry !== true) return;
    pending.ticket = 0;
    pending.thought = null;
    pending.due = Math.max(pending.due, s.t + lookTime(this.#pace));
  }

  /** An entry of the match; more than that somebody has answered, and bots in an open window look again. */
  happened(entry: Entry<Types>): void {
    // A replay knows what was there when the bot answered, who had answered included.
    const counts = (section: string): boolean => section !== FLOW || this.#table.setup.botsByEntry === true;
    if (Object.keys(entry.pub).some(counts)) this.#changed++;
  }

  /** Names a seat's current question. Changes when the seat acts or somebody else sits there. */
  #asked(seat: Seat): string {
    const { window } = this.#table.s;
    return questionName(window.n, seat, window.asks[seat].k);
  }

  #failures(seat: Seat): { readonly times: number; readonly t: number } | undefined {
    // Most answers never fail, so the name is rarely needed.
    const failed = this.#failed.get(seat);
    return failed !== undefined && failed.asked === this.#asked(seat) ? failed : undefined;
  }

  #kind(seat: Seat): PendingAnswer['kind'] | null {
    const { s } = this.#table;
    const place = s.places[seat];
    const failed = this.#failures(seat)?.times ?? 0;
    if (isPerson(place)) return failed === 0 && this.#table.ordered(seat) !== null ? 'order' : null;
    return place.sitting.kind === 'empty' || failed >= ATTEMPTS ? 'idle' : 'bot';
  }

  #pendingFor(seat: Seat, kind: PendingAnswer['kind'], key: string, asked: string, since: number): PendingAnswer {
    const { match, setup } = this.#table;
    const seed = `${setup.botSeed} ${asked}`;
    const due = since + this.#delay(this.#pace, match.state.flow.window, `${seed} delay`);
    // A replay does not know how often it failed before.
    const thought = thoughtSeed(setup.botSeed, setup.botsByEntry === true ? this.#asked(seat) : asked);
    return { seat, key, kind, due, seed: thought, ticket: 0, seen: -1, thought: null, hurried: this.#pace === 'instant' };
  }

  /** When the answer is given. */
  #time(pending: PendingAnswer): number {
    const { s, match } = this.#table;
    const thought = pending.thought?.t ?? pending.due;
    let t = pending.hurried ? Math.max(pending.due, thought) : onTheBeat(pending.due, thought);
    if (match.state.flow.window === 'open' && this.#pace === 'human') t = Math.max(t, s.acted + AFTER_PERSON);
    t = Math.max(t, this.#heardOut(pending));
    return s.window.due === null ? t : Math.min(t, Math.max(s.t, s.window.due - BEFORE_DEADLINE));
  }

  /** When the people who are still waited for have had their time to speak. */
  #heardOut({ seat, kind }: PendingAnswer): number {
    const { s, match, waited } = this.#table;
    if (kind !== 'bot' || match.state.flow.window !== 'open' || match.game.hearsOut?.(match.state.pub, seat) !== true) return 0;
    const people = waited.filter((other) => other !== seat && isPerson(s.places[other]));
    return Math.max(0, ...people.map((other) => s.window.asks[other].t + hearingTime(this.#pace)));
  }

  /** The next answer that is ready, and its time; null: none. */
  next(): { readonly t: number; readonly pending: PendingAnswer } | null {
    let first: { t: number; pending: PendingAnswer } | null = null;
    for (const pending of this.#all.values()) {
      if (pending.kind === 'bot' && pending.thought === null) continue;
      const t = this.#time(pending);
      if (first === null || t < first.t || (t === first.t && pending.seat < first.pending.seat)) first = { t, pending };
    }
    return first;
  }

  /**
   * A thought arrives; late ones are ignored. Null: the bot failed, which shows only when its answer is due, so the time of the
   * failure reveals nothing.
   */
  thought(ticket: number, answer: readonly string[] | null, iterations: number, t: number): void {
    this.#tickets.delete(ticket);
    for (const pending of this.#all.values()) if (pending.ticket === ticket) pending.thought = { answer, iterations, t };
  }

  /** The answer is not legal: a bot thinks again with a new delay; an order is left to the person. */
  failed(pending: PendingAnswer, t: number): void {
    const { seat } = pending;
    this.#failed.set(seat, { asked: this.#asked(seat), times: (this.#failures(seat)?.times ?? 0) + 1, t });
    this.update();
  }

  /** New think orders, and the cancelled ones. */
  take(): Pick<Output, 'thoughts' | 'dropped'> {
    if (this.#all.size === 0 && this.#tickets.size === 0) return NONE;
    const { match, s } = this.#table;
    const thoughts: ThinkOrder[] = [];
    const live = new Set<number>();
    for (const pending of this.#all.values()) {
      const level = botLevelOf(s.places[pending.seat]);
      if (pending.kind !== 'bot' || level === null) continue;
      if (pending.ticket === 0) {
        const again = pending.seen >= 0;
        pending.ticket = ++this.#ticket;
        pending.seen = this.#changed;
        this.#tickets.add(pending.ticket);
        thoughts.push({
          ticket: pending.ticket,
          seat: pending.seat,
          level,
          known: viewOf(match.state, pending.seat),
          // A copy: the match changes its own while the bot thinks.
          memory: JSON.parse(JSON.stringify(match.memories[pending.seat])),
          seed: pending.seed,
          budget: thinkingTime(this.#pace, again),
        });
      }
      live.add(pending.ticket);
    }
    const dropped = [...this.#tickets].filter((ticket) => !live.has(ticket));
    for (const ticket of dropped) this.#tickets.delete(ticket);
    return { thoughts, dropped };
  }
}
