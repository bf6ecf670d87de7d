/**
 * The clocks of a table. Time runs for the persons the table waits for. The state is how much each had left at one moment and
 * whose clock has run since, so nothing changes and nothing is sent while time passes. Times are milliseconds since the match
 * began.
 */
import { type Seat, seatsOf } from '@starboard/kernel';
import type { ClockSetting } from './api.ts';
import type { TableView } from './wire.ts';

const DAY = 86_400_000;
/** The warning comes when this share of the time is left. */
const SOON = 0.2;
/** No warning for shorter times. */
const SHORTEST = 20_000;
/** A person who takes the seat back from a bot has at least this much. */
const ON_RETURN = 30_000;

export interface ClockState {
  readonly left: readonly number[];
  /** What each had left when it last stopped. */
  readonly stopped: readonly number[];
  readonly running: readonly Seat[];
  readonly at: number;
}

export class Clocks {
  readonly #clock: ClockSetting;
  readonly #total: number | null;
  #left: number[];
  #stopped: number[];
  #running: readonly Seat[] = [];
  #at = 0;

  constructor(clock: ClockSetting, seats: number, from?: ClockState) {
    this.#clock = clock;
    this.#total = clock.kind === 'none' ? null : clock.kind === 'days' ? clock.days * DAY : clock.seconds * 1000;
    this.#left = new Array<number>(seats).fill(this.#total ?? 0);
    this.#stopped = [...this.#left];
    if (from === undefined) return;
    this.#left = [...from.left];
    this.#stopped = [...from.stopped];
    this.#running = from.running;
    this.#at = from.at;
  }

  get exist(): boolean {
    return this.#total !== null;
  }

  get state(): ClockState {
    return { left: this.#left, stopped: this.#stopped, running: this.#running, at: this.#at };
  }

  /** From now on time runs for `seats`. `fresh`: they were asked a new question. `did`: the answer or undo that led to it. */
  run(t: number, seats: readonly Seat[], fresh: boolean, did: { readonly seat: Seat; readonly undone: boolean } | null): void {
    if (this.#total === null) return;
    const gain = did === null || this.#clock.kind !== 'bank' ? 0 : this.#clock.increment * 1000;
    if (!fresh && gain === 0 && same(seats, this.#running)) return;
    for (const s of this.#running) this.#left[s] = Math.max(0, this.#left[s] - (t - this.#at));
    if (did !== null) this.#settle(did.seat, did.undone, gain);
    if (this.#clock.kind !== 'bank') {
      // Each question has the whole time. After an undo the clock continues, so undoing gains no time.
      for (const s of seatsOf(this.#left.length)) if ((fresh || !seats.includes(s)) && !(did?.undone && did.seat === s)) this.#left[s] = this.#total;
    }
    this.#running = [...seats];
    this.#at = t;
  }

  #settle(seat: Seat, undone: boolean, gain: number): void {
    if (this.#clock.kind === 'bank') this.#left[seat] = Math.max(0, this.#left[seat] + (undone ? -gain : gain));
    else if (undone) this.#left[seat] = this.#stopped[seat];
    else this.#stopped[seat] = this.#left[seat];
  }

  /** When this seat's time is over; null: it does not run. */
  due(seat: Seat): number | null {
    return this.#running.includes(seat) ? this.#at + this.#left[seat] : null;
  }

  /** When the warning is due; null: it is past, or there is none. */
  soon(seat: Seat): number | null {
    const due = this.due(seat);
    if (due === null || this.#total === null || this.#total < SHORTEST) return null;
    return Math.max(this.#at, due - SOON * this.#total);
  }

  /** Whether the warning still holds at the next question: a bank stays short. */
  stillShort(seat: Seat): boolean {
    return this.#clock.kind === 'bank' && this.#left[seat] <= SOON * this.#clock.seconds * 1000;
  }

  /** A person returns whose time was over. */
  welcome(seat: Seat): void {
    if (this.#total !== null) this.#left[seat] = Math.max(this.#left[seat], Math.min(this.#total, ON_RETURN));
  }

  /** Time during which the match did not run counts for nobody. */
  shift(down: number): void {
    this.#at += down;
  }

  get view(): TableView['clock'] {
    return this.#total === null ? null : { left: [...this.#left], running: [...this.#running], at: this.#at };
  }
}

const same = (a: readonly Seat[], b: readonly Seat[]): boolean => a.length === b.length && a.every((s, i) => s === b[i]);
