/**
 * One match at one screen, without the screen: who is asked, bots that answer after a while, the person who answers when
 * they like, deadlines of windows. A screen listens, shows `known` and hands over answers.
 *
 * Bots get what `viewOf` gives their seat and what that seat remembers, nothing else.
 */
import { botSeed, type Level, type Thought } from '@starboard/bots';
import {
  type Act,
  type Cover,
  FastChance,
  hash32,
  heardBy,
  type Known,
  Match,
  type MatchRecord,
  makeRecord,
  mayAnswer,
  plainTerms,
  type Refusal,
  type Seat,
  type Types,
  viewOf,
  waitedFor,
} from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import type { Clock, SessionPace } from './clock.ts';

/** Who sits where, and what is played. */
export interface TableSetup {
  readonly cartridge: AnyCartridge;
  readonly options: object;
  /** The chair of the person. */
  readonly me: Seat;
  /** By seat; null for the person. */
  readonly levels: readonly (Level | null)[];
  readonly names: readonly string[];
  readonly seed: string;
}

export type Thinker = (level: Level, known: Known<Types>, memory: object, seat: Seat, seed: number, signal: AbortSignal) => Promise<Thought>;

/** What the person heard at one entry of the log. */
export interface HeardEntry {
  readonly n: number;
  readonly act: Act<Types>;
  readonly events: readonly Types['event'][];
}

/** A bot's answer on its way. */
interface Errand {
  readonly seat: Seat;
  readonly seed: number;
  readonly level: Level;
  readonly stop: AbortController;
  thought: Thought | null;
  due: boolean;
  cancel: () => void;
}

/** Milliseconds: how long a bot seems to think, and how long it waits in an open window (Q3 of a landing race). */
const DELAY = { turn: [700, 1300], open: [800, 3000], afterPerson: 500, beforeDeadline: 250 } as const;

export class Session {
  readonly table: TableSetup;
  readonly match: Match<Types>;
  /** Oldest first. */
  readonly heard: HeardEntry[] = [];
  /** When the window closes by itself, on the session's clock; null: never. */
  deadline: number | null = null;
  /** Why the match cannot go on; null while it can. */
  failed: Error | null = null;
  readonly clock: Clock;
  readonly #think: Thinker;
  #pace: SessionPace;
  readonly #errands = new Map<Seat, Errand>();
  readonly #listeners = new Set<() => void>();
  readonly #whims: FastChance;
  readonly #silence: FastChance;
  readonly #began: number;
  #personActed = Number.NEGATIVE_INFINITY;
  #cancelDeadline: () => void = () => {};
  #closed = false;

  constructor(table: TableSetup, think: Thinker, clock: Clock, pace: SessionPace) {
    this.table = table;
    this.#think = think;
    this.clock = clock;
    this.#pace = pace;
    this.#began = clock.now();
    // Delays must not depend on what was thought, and neither may shift the chance of the rules.
    this.#whims = new FastChance(`${table.seed}/delays`);
    this.#silence = new FastChance(`${table.seed}/silence`);
    const { game } = table.cartridge;
    this.match = new Match(game, table.options, table.levels.length, new FastChance(table.seed), this.#at());
    this.#hear();
    this.#ask();
  }

  get over(): boolean {
    return this.match.over;
  }

  get known(): Known<Types> {
    return viewOf(this.match.state, this.table.me);
  }

  /** Whether the person may answer now, be it for the first time or to change their mind. */
  get asked(): boolean {
    return !this.over && mayAnswer(this.known, this.table.me);
  }

  /** Whether the table waits for the person. */
  get waited(): boolean {
    return !this.over && waitedFor(this.known).includes(this.table.me);
  }

  /** Whether bots still have to answer. */
  get busy(): boolean {
    return this.#errands.size > 0;
  }

  get pace(): SessionPace {
    return this.#pace;
  }

  set pace(pace: SessionPace) {
    this.#pace = pace;
    if (pace !== 'human') this.hurry();
  }

  /** The person's whole answer; null: done, else why not. */
  answer(answer: readonly string[]): Refusal<Types> | null {
    const before = this.match.state.flow;
    const { refused } = this.match.answer(this.table.me, answer, undefined, this.#at());
    if (refused !== null) return refused;
    this.#personActed = this.clock.now();
    this.#entered(before);
    return null;
  }

  get canUndo(): boolean {
    return this.match.canUndo(this.table.me);
  }

  undo(): boolean {
    if (this.match.undo(this.table.me, this.#at()).refused !== null) return false;
    this.#recall();
    this.#hear();
    this.#ask();
    this.#tell();
    return true;
  }

  /** Lets bots that only pretend to think answer at once. */
  hurry(): void {
    for (const errand of [...this.#errands.values()]) {
      errand.cancel();
      errand.due = true;
    }
    this.#deliver();
  }

  /** Calls `listener` after every change; the function returned ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  record(): MatchRecord<Types> {
    const { cartridge, options, levels, names, seed } = this.table;
    const identities = levels.map((level) => (level === null ? 'person' : `bot:${level}`));
    return makeRecord(this.match, plainTerms(cartridge.game, options, identities), { kind: 'seed', seed }, names);
  }

  /** Nothing happens any more. */
  close(): void {
    this.#closed = true;
    this.#recall();
    this.#listeners.clear();
  }

  #at(): number | null {
    return this.#pace === 'patient' ? null : Math.round(this.clock.now() - this.#began);
  }

  #hear(): void {
    const entry = this.match.entries.at(-1)!;
    this.heard.push({ n: entry.n, act: entry.act, events: heardBy(entry.told, this.table.me).map((t) => t.event) });
  }

  #entered(before: Cover): void {
    this.#hear();
    if (!sameWindow(before, this.match.state.flow)) this.#recall();
    this.#ask();
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  /** Calls back all bots that were sent to answer a question which is no more, and its deadline. */
  #recall(): void {
    for (const errand of this.#errands.values()) {
      errand.cancel();
      errand.stop.abort();
    }
    this.#errands.clear();
    this.#cancelDeadline();
    this.deadline = null;
  }

  #ask(): void {
    const { flow } = this.match.state;
    if (this.#closed || this.over) return;
    if (flow.seconds !== null && this.deadline === null && this.#pace !== 'patient') {
      this.deadline = this.clock.now() + flow.seconds * 1000;
      this.#cancelDeadline = this.clock.after(flow.seconds * 1000, () => this.#expire());
    }
    // All seeds are fixed when the question opens: the order of arrival in a window changes no thought.
    const seed = this.match.entries.length;
    for (const seat of waitedFor({ flow })) {
      const level = this.table.levels[seat];
      if (level !== null && !this.#errands.has(seat)) this.#send(seat, level, botSeed(hash32(this.table.seed), seat, seed));
    }
  }

  #send(seat: Seat, level: Level, seed: number): void {
    const errand: Errand = { seat, seed, level, stop: new AbortController(), thought: null, due: false, cancel: () => {} };
    this.#errands.set(seat, errand);
    const ms = this.#delay();
    if (ms === 0) errand.due = true;
    else
      errand.cancel = this.clock.after(ms, () => {
        errand.due = true;
        this.#deliver();
      });
    this.#think(level, viewOf(this.match.state, seat), this.match.memories[seat], seat, seed, errand.stop.signal).then(
      (thought) => {
        errand.thought = thought;
        this.#deliver();
      },
      (error: unknown) => {
        if (this.#closed || this.#errands.get(seat) !== errand) return;
        this.failed = error instanceof Error ? error : new Error(String(error));
        this.#tell();
      },
    );
  }

  #delay(): number {
    const { flow } = this.match.state;
    // Nobody sees when a sealed answer is made.
    if (this.#pace !== 'human' || flow.window === 'sealed') return 0;
    const [least, most] = DELAY[flow.window];
    const ms = least + this.#whims.int(most - least);
    return this.deadline === null ? ms : Math.max(0, Math.min(ms, this.deadline - this.clock.now() - DELAY.beforeDeadline));
  }

  /** Applies every answer that has arrived. */
  #deliver(): void {
    while (!this.#closed) {
      const ready = this.#next();
      if (ready === null) return;
      this.#errands.delete(ready.seat);
      const before = this.match.state.flow;
      const { iterations, answer } = ready.thought!;
      const done = this.match.answer(ready.seat, answer, { bot: ready.level, iterations, seed: ready.seed }, this.#at());
      // In an open window somebody else may have made this answer impossible: think again.
      if (done.refused !== null) this.#ask();
      else this.#entered(before);
    }
  }

  #next(): Errand | null {
    const waiting = [...this.#errands.values()].sort((a, b) => a.seat - b.seat);
    if (this.#pace === 'patient') return waiting.length > 0 && waiting[0].thought !== null ? waiting[0] : null;
    const ready = waiting.find((e) => e.due && e.thought !== null) ?? null;
    const wait = DELAY.afterPerson - (this.clock.now() - this.#personActed);
    if (ready === null || this.#pace !== 'human' || this.match.state.flow.window !== 'open' || wait <= 0) return ready;
    if (this.deadline !== null && this.clock.now() + wait > this.deadline - DELAY.beforeDeadline) return ready;
    // Q3: nobody loses a race to a bot by a tenth of a second.
    ready.due = false;
    ready.cancel = this.clock.after(wait, () => {
      ready.due = true;
      this.#deliver();
    });
    return null;
  }

  /** The window's time is over: whoever is still waited for says what the silent say. */
  #expire(): void {
    const before = this.match.state.flow;
    const silent = waitedFor({ flow: before });
    this.#recall();
    for (const seat of silent) {
      if (!waitedFor({ flow: this.match.state.flow }).includes(seat)) continue;
      this.match.idle(seat, this.#silence, this.#at());
      this.#hear();
      if (!sameWindow(before, this.match.state.flow)) break;
    }
    this.#ask();
    this.#tell();
  }
}

/** Whether an answer has left the same window open: then those who were sent to answer it go on. */
function sameWindow(before: Cover, after: Cover): boolean {
  return (
    before.window !== 'turn' &&
    after.asked.length > 0 &&
    after.window === before.window &&
    after.label === before.label &&
    after.asked.every((s) => before.asked.includes(s)) &&
    before.done.every((s) => after.done.includes(s) || !after.asked.includes(s))
  );
}
