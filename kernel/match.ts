/**
 * One match in memory: validated answers in, log entries out, undo to the last barrier. It has no clock, network or storage;
 * a host wraps it. An answer is applied to a copy, which replaces the state only if nothing throws.
 */
import type { KeyedChance } from './chance.ts';
import type { Chance, Game, Json, Known, Outcome, Refusal, Seat, State, Types } from './contract.ts';
import { Runner, type ToldEvent } from './flow.ts';
import { idleAnswer, KERNEL, know, mayAnswer, refuse } from './legality.ts';
import { seatsOf } from './seats.ts';
import { type Changes, detach, hears, Sections, viewOf } from './view.ts';

/** What somebody did. `by` says who answered in the place of the person: a bot with its effort, or the clock. */
export type Act<T extends Types> =
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: readonly T['pick'][]; readonly by?: By }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly of: number }
  /** Friends let the seat take back its answer `of` and all that came after it, though something was opened or drawn since. */
  | { readonly kind: 'takeback'; readonly seat: Seat; readonly of: number }
  /** After the end of a match somebody takes this seat at an earlier moment: what it could not know is dealt anew. */
  | { readonly kind: 'redeal'; readonly seat: Seat };
export type By = { readonly bot: string; readonly iterations: number; readonly seed: number } | 'idle';

/** One entry of the log: what was done, what chance said, what was told to whom, and the sections that changed by it. */
export interface Entry<T extends Types> {
  readonly n: number;
  /** Milliseconds since the start of the match, by the host's clock; null without one. */
  readonly at: number | null;
  readonly rules: string;
  readonly act: Act<T>;
  /** Each draw: the number of possibilities and the value. */
  readonly chance: readonly (readonly [of: number, value: number])[];
  readonly told: readonly ToldEvent<T>[];
  readonly pub: { readonly [section: string]: Json };
  /** By seat number. */
  readonly mine: { readonly [seat: string]: { readonly [section: string]: Json } };
}

export type Answered<T extends Types> = { readonly entry: Entry<T>; readonly refused: null } | { readonly entry: null; readonly refused: Refusal<T> };

/** How it was before the answer that made entry `n`. */
interface Past<T extends Types> {
  readonly n: number;
  readonly seat: Seat;
  /** When it was given. */
  readonly at?: number | null;
  readonly state: State<T>;
  readonly memories: readonly T['memory'][];
}

/** Answers that are undone together, the oldest first. */
export interface Undone {
  /** When the oldest was given; null: not known. */
  readonly since: number | null;
  /** Who gave them, each seat once: how many somebody gave may be a secret. */
  readonly seats: readonly Seat[];
}

/** How many answers a take-back may go back (`Match.takeBack`). */
export const TAKE_BACKS = 20;
/** Most undo steps in a row; bounded, so that memory does not grow with the game. */
const UNDOS = 100;

/** A match at one moment, as plain JSON: enough to go on from there. */
export interface MatchSnapshot<T extends Types> {
  /** How many entries the log has. */
  readonly n: number;
  readonly state: State<T>;
  readonly memories: readonly T['memory'][];
  /** What can still be taken back; missing: nothing. */
  readonly past?: readonly Past<T>[];
  /** No entry before this one can be undone. */
  readonly barrier?: number;
}

export class Match<T extends Types> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly seats: number;
  state!: State<T>;
  /** What each seat remembers, for bots. */
  memories: T['memory'][];
  /** The log; of a match that was resumed, what came since. */
  readonly entries: Entry<T>[] = [];
  #n = 0;
  readonly #chance: KeyedChance;
  readonly #sections: Sections<T>;
  #past: Past<T>[] = [];
  #barrier = 0;
  readonly #keep: number;
  /** What the last undo or take-back undid. */
  undone: Undone | null = null;
  /** Whether the last entry put a new question; else the window that was open still is. */
  fresh = true;

  /** Deals a new table, or continues `from` a snapshot. `keep`: how many answers may be taken back across a barrier. */
  constructor(
    game: Game<T>,
    options: T['options'],
    seats: number,
    chance: KeyedChance,
    at: number | null = null,
    from?: MatchSnapshot<T>,
    keep: number = 0,
  ) {
    this.game = game;
    this.#keep = keep;
    this.options = options;
    this.seats = seats;
    this.#chance = chance;
    this.#sections = new Sections(seats);
    if (from !== undefined) {
      this.state = from.state;
      this.memories = [...from.memories];
      this.#n = from.n;
      this.#past = [...(from.past ?? [])];
      this.#barrier = from.barrier ?? from.n;
      this.#sections.changes(this.state);
      return;
    }
    this.memories = seatsOf(seats).map((seat) => game.blank(options, seats, seat));
    const draws = this.#draws(0);
    const runner = Runner.start(game, options, seats, draws, true);
    this.state = runner.state;
    this.#enter({ kind: 'start' }, draws.log, runner.hear().events, at);
  }

  /** How many entries the whole log has. */
  get length(): number {
    return this.#n;
  }

  /** Shares the states, which are replaced and never changed. */
  snapshot(): MatchSnapshot<T> {
    return { n: this.#n, state: this.state, memories: this.memories.map(copy), past: [...this.#past], barrier: this.#barrier };
  }

  get over(): boolean {
    return this.state.stack.length === 0;
  }

  get outcome(): Outcome<T> | null {
    return this.over ? this.game.outcome(this.state) : null;
  }

  know(seat: Seat | null): Known<T> {
    return know(this.state, seat);
  }

  answer(seat: Seat, answer: readonly T['pick'][], by?: By, at: number | null = null): Answered<T> {
    const refused = refuse(this.game, this.know(seat), seat, answer);
    if (refused !== null) return { entry: null, refused };
    // State and log keep what was checked, whatever the caller does with its list.
    const own = [...answer];
    const before = this.state;
    const draws = this.#draws(this.#n);
    const runner = new Runner(this.game, this.game.copy(before), draws, true);
    runner.answer(seat, own);
    const { events, barrier } = runner.hear();
    const n = this.#n;
    const final = barrier || before.flow.window !== 'turn';
    if (final) this.#barrier = n + 1;
    if (final && this.#keep === 0) this.#past = [];
    else this.#past.push({ n, seat, at, state: before, memories: this.memories.map(copy) });
    while (this.#past.length > (this.#past[0]?.n < this.#barrier ? this.#keep : UNDOS)) this.#past.shift();
    this.state = runner.state;
    this.fresh = runner.asking;
    return {
      entry: this.#enter({ kind: 'answer', seat, answer: own, ...(by === undefined ? {} : { by }) }, draws.log, events, at),
      refused: null,
    };
  }

  /** Answers for a seat that says nothing. Its chance comes from the caller, not from the rules. */
  idle(seat: Seat, chance: Chance, at: number | null = null): Answered<T> {
    const k = this.know(seat);
    // Rules are asked only for a seat that may answer; the others are refused like any answer of theirs.
    return this.answer(seat, this.over || !mayAnswer(k, seat) ? [] : idleAnswer(this.game, k, seat, chance), 'idle', at);
  }

  /** Whether this seat may take back the last answer: its own, in its own turn, and nothing was opened or drawn since. */
  canUndo(seat: Seat): boolean {
    const last = this.#past.at(-1);
    return last?.seat === seat && last.n >= this.#barrier;
  }

  undo(seat: Seat, at: number | null = null): Answered<T> {
    if (!this.canUndo(seat)) return { entry: null, refused: { pick: 'undo', rule: KERNEL, why: 'not-now' } };
    const { n } = this.#goBack(this.#past.length - 1);
    return { entry: this.#enter({ kind: 'undo', seat, of: n }, [], [], at), refused: null };
  }

  /** The last answer of this seat that friends may let it take back, by its entry; null: none is kept. */
  canTakeBack(seat: Seat): number | null {
    return this.#past.findLast((p) => p.seat === seat)?.n ?? null;
  }

  /** What a take-back of this entry undoes; null: it is not kept. */
  undoneBy(of: number): Undone | null {
    const i = this.#past.findIndex((p) => p.n === of);
    return i < 0 ? null : undoneOf(this.#past.slice(i));
  }

  /** Goes back to before the seat's answer `of`, whatever was opened since: all who sit there agreed. Chance is fresh: later entries have other numbers. */
  takeBack(seat: Seat, of: number, at: number | null = null): Answered<T> {
    const i = this.#past.findIndex((p) => p.n === of && p.seat === seat);
    if (i < 0) return { entry: null, refused: { pick: 'takeback', rule: KERNEL, why: 'not-now' } };
    this.#goBack(i);
    // They agreed to this one step. Earlier answers must not become undoable, with what is known by now.
    this.#barrier = this.#n + 1;
    return { entry: this.#enter({ kind: 'takeback', seat, of }, [], [], at), refused: null };
  }

  /** Everything that this seat cannot know becomes another world that it cannot tell from this one. Nothing before it can be undone. */
  redeal(seat: Seat, at: number | null = null): Answered<T> {
    if (this.over) return { entry: null, refused: { pick: 'redeal', rule: KERNEL, why: 'over' } };
    const draws = this.#draws(this.#n);
    this.state = this.game.imagine(viewOf(this.state, seat), copy(this.memories[seat]), seat, draws);
    this.#past = [];
    this.#barrier = this.#n + 1;
    this.fresh = true;
    return { entry: this.#enter({ kind: 'redeal', seat }, draws.log, [], at), refused: null };
  }

  #goBack(i: number): Past<T> {
    const past = this.#past[i];
    this.undone = undoneOf(this.#past.slice(i));
    this.#past.length = i;
    this.state = past.state;
    this.memories = past.memories.map(copy);
    this.fresh = true;
    return past;
  }

  #draws(n: number): Chance & { log: [number, number][] } {
    this.#chance.at(n);
    const log: [number, number][] = [];
    return {
      log,
      int: (of) => {
        const value = this.#chance.int(of);
        log.push([of, value]);
        return value;
      },
    };
  }

  #enter(act: Act<T>, chance: [number, number][], told: ToldEvent<T>[], at: number | null): Entry<T> {
    for (let s = 0; s < this.seats; s++) {
      const seat = s as Seat;
      for (const { to, event } of told) {
        if (hears(to, seat)) this.memories[seat] = this.game.remember(this.memories[seat], event, seat);
      }
    }
    const { pub, mine } = this.#sections.changes(this.state);
    // Events may hold arrays that live on in the state: the log keeps its own. The changed sections are copies already.
    const own = told.map(copy);
    const entry: Entry<T> = { n: this.#n++, at, rules: this.game.rules.version, act, chance, told: own, pub, mine: bySeat(mine) };
    this.entries.push(entry);
    return entry;
  }
}

const copy = <V>(v: V): V => detach(v as Json, false) as V;

/** Only the seats for which something changed. */
function bySeat(mine: Changes['mine']): Entry<Types>['mine'] {
  const own: { [seat: string]: Changes['pub'] } = {};
  for (let seat = 0; seat < mine.length; seat++) {
    for (const _ in mine[seat]) {
      own[seat] = mine[seat];
      break;
    }
  }
  return own;
}

const undoneOf = <T extends Types>(past: readonly Past<T>[]): Undone => ({ since: past[0].at ?? null, seats: [...new Set(past.map((p) => p.seat))] });
