/**
 * One match in memory: validated answers in, log entries out, undo to the last barrier. It knows no time, no network and
 * no storage; a host wraps it. An answer is applied to a copy that replaces the state only when everything went well.
 */
import type { KeyedChance } from './chance.ts';
import type { Chance, Game, Json, Known, Outcome, Refusal, Seat, State, Types } from './contract.ts';
import { Runner, type Told } from './flow.ts';
import { idleAnswer, KERNEL, know, mayAnswer, refuse } from './legality.ts';
import { seatsOf } from './seats.ts';
import { type Changes, heardBy, Sections } from './view.ts';

/** What somebody did. `by` says who answered in the place of the person: a bot with its effort, or the clock. */
export type Act<T extends Types> =
  | { readonly kind: 'start' }
  | { readonly kind: 'answer'; readonly seat: Seat; readonly answer: readonly T['pick'][]; readonly by?: By }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly of: number };
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
  readonly told: readonly Told<T>[];
  readonly pub: { readonly [section: string]: Json };
  /** By seat number. */
  readonly mine: { readonly [seat: string]: { readonly [section: string]: Json } };
}

export type Answered<T extends Types> = { readonly entry: Entry<T>; readonly refused: null } | { readonly entry: null; readonly refused: Refusal<T> };

interface UndoPoint<T extends Types> {
  readonly n: number;
  readonly seat: Seat;
  readonly state: State<T>;
  readonly memories: readonly T['memory'][];
}

/** A match at one moment, as plain JSON: enough to go on from there. */
export interface Snapshot<T extends Types> {
  /** How many entries the log has. */
  readonly n: number;
  readonly state: State<T>;
  readonly memories: readonly T['memory'][];
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
  #undo: UndoPoint<T>[] = [];

  /** Deals a new table; or goes on `from` where it was left. */
  constructor(game: Game<T>, options: T['options'], seats: number, chance: KeyedChance, at: number | null = null, from?: Snapshot<T>) {
    this.game = game;
    this.options = options;
    this.seats = seats;
    this.#chance = chance;
    this.#sections = new Sections(seats);
    if (from !== undefined) {
      this.state = from.state;
      this.memories = [...from.memories];
      this.#n = from.n;
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

  /** Null while somebody could still take something back: a match is resumed from a barrier, and undo works on. */
  snapshot(): Snapshot<T> | null {
    return this.#undo.length > 0 ? null : { n: this.#n, state: this.game.copy(this.state), memories: this.memories.map(detach) };
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
    if (barrier || before.flow.window !== 'turn') this.#undo = [];
    else this.#undo.push({ n, seat, state: before, memories: JSON.parse(JSON.stringify(this.memories)) });
    this.state = runner.state;
    return {
      entry: this.#enter({ kind: 'answer', seat, answer: own, ...(by === undefined ? {} : { by }) }, draws.log, events, at),
      refused: null,
    };
  }

  /** Answers for a seat that says nothing. Its chance comes from the caller: it is no chance of the rules. */
  idle(seat: Seat, chance: Chance, at: number | null = null): Answered<T> {
    const k = this.know(seat);
    // Rules are asked only for a seat that may answer; the others are refused like any answer of theirs.
    return this.answer(seat, this.over || !mayAnswer(k, seat) ? [] : idleAnswer(this.game, k, seat, chance), 'idle', at);
  }

  /** Whether this seat may take back the last answer: its own, in its own turn, and nothing was opened or drawn since. */
  canUndo(seat: Seat): boolean {
    return this.#undo.at(-1)?.seat === seat;
  }

  undo(seat: Seat, at: number | null = null): Answered<T> {
    if (!this.canUndo(seat)) return { entry: null, refused: { pick: 'undo', rule: KERNEL, why: 'not-now' } };
    const point = this.#undo.pop()!;
    this.state = point.state;
    this.memories = [...point.memories];
    return { entry: this.#enter({ kind: 'undo', seat, of: point.n }, [], [], at), refused: null };
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

  #enter(act: Act<T>, chance: [number, number][], told: Told<T>[], at: number | null): Entry<T> {
    for (const seat of seatsOf(this.seats)) {
      for (const t of heardBy(told, seat)) this.memories[seat] = this.game.remember(this.memories[seat], t.event, seat);
    }
    const changed = this.#sections.changes(this.state);
    const entry: Entry<T> = { n: this.#n++, at, rules: this.game.rules.version, act, chance, told: told.map(detach), ...values(changed) };
    this.entries.push(entry);
    return entry;
  }
}

/** Events may hold arrays that live on in the state: the log keeps its own. */
const detach = <V>(v: V): V => JSON.parse(JSON.stringify(v)) as V;

function values(changed: Changes): Pick<Entry<Types>, 'pub' | 'mine'> {
  const parse = (list: Changes['pub']): { [section: string]: Json } => Object.fromEntries(list.map(([key, json]) => [key, JSON.parse(json) as Json]));
  const mine = changed.mine.map((list, seat) => [String(seat), parse(list)] as const).filter(([, own]) => Object.keys(own).length > 0);
  return { pub: parse(changed.pub), mine: Object.fromEntries(mine) };
}
