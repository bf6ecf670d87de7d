/**
 * Runs the frames of one state. A `Runner` is the pair of hands that the rules work with (`Hands`): it owns the state for
 * the time of an answer, pushes and pops frames, and stops when somebody is asked or the match is over.
 * It trusts its caller: whether an answer is legal is decided by ./legality.ts.
 */
import type { Ask, Audience, Chance, Cover, Game, Hands, Seat, State, Types } from './contract.ts';

/** An event as it was told: to whom, and by which rule if it opened a secret. */
export interface ToldEvent<T extends Types> {
  readonly to: Audience;
  readonly event: T['event'];
  readonly rule: T['rule'] | null;
}

export const NOBODY_ASKED: Cover = Object.freeze({
  asked: Object.freeze([]),
  done: Object.freeze([]),
  label: '',
  window: 'turn',
  revisable: false,
  onBehalf: null,
  needsSecrets: false,
  seconds: null,
});
const NONE: readonly Seat[] = NOBODY_ASKED.done;

/** No game needs as many forced steps between two questions; a step that never moves on is found here. */
const STEPS_WITHOUT_A_QUESTION = 10_000;

type Waiting<T extends Types> = T['frame'] & { queue: T['frame'][] };

export class Runner<T extends Types> implements Hands<T> {
  readonly telling: boolean;
  /** What was told since the last `hear()`. */
  events: ToldEvent<T>[] = [];
  /** Whether chance was used or something was opened since the last `hear()`: nothing before it can be taken back. */
  barrier = false;
  /** Whether a question was put, by this runner, at all: else a window that was open still is. */
  asking = false;
  readonly game: Game<T>;
  state: State<T>;
  #chance: Chance;
  #got: T['ret'] | null = null;

  constructor(game: Game<T>, state: State<T>, chance: Chance, telling: boolean) {
    this.game = game;
    this.state = state;
    this.telling = telling;
    this.#chance = chance;
  }

  /** Deals a new table and runs to the first question. */
  static start<T extends Types>(game: Game<T>, options: T['options'], seats: number, chance: Chance, telling: boolean): Runner<T> {
    const runner = new Runner(game, undefined as unknown as State<T>, chance, telling);
    const start = game.setup(options, seats, runner);
    const sealed = new Array<null>(seats).fill(null);
    runner.state = { pub: start.pub, mine: start.mine, dark: start.dark, stack: start.stack, flow: NOBODY_ASKED, sealed };
    runner.advance();
    return runner;
  }

  /** Applies a legal answer and runs on to the next question. */
  answer(seat: Seat, answer: readonly T['pick'][]): void {
    const s = this.state;
    const flow = s.flow;
    const f = s.stack[s.stack.length - 1];
    const step = this.game.steps[f.step as T['frame']['step']];
    if (flow.window === 'turn') {
      s.flow = NOBODY_ASKED;
      if (this.game.beside !== undefined && isBeside(this.game, s, flow, seat, answer)) this.game.beside.take(s, seat, answer, this);
      else step.take!(s, f as never, seat, answer, this);
    } else if (flow.window === 'open') {
      step.take!(s, f as never, seat, answer, this);
      if (s.flow.done.length === s.flow.asked.length) s.flow = NOBODY_ASKED;
    } else {
      s.sealed[seat] = answer;
      this.settle(seat);
      if (s.flow.done.length < flow.asked.length) return;
      const asked = [...flow.asked].sort((a, b) => a - b);
      s.flow = NOBODY_ASKED;
      for (const who of asked) {
        const given = s.sealed[who]!;
        s.sealed[who] = null;
        step.take!(s, f as never, who, given, this);
      }
    }
    if (s.flow.asked.length === 0) this.advance();
  }

  /** Hands over what was told and whether a barrier was crossed, and clears both. */
  hear(): { events: ToldEvent<T>[]; barrier: boolean } {
    const heard = { events: this.events, barrier: this.barrier };
    this.events = [];
    this.barrier = false;
    return heard;
  }

  /** Runs frames until somebody is asked or the match is over. */
  advance(): void {
    const s = this.state;
    for (let guard = 0; s.stack.length > 0 && s.flow.asked.length === 0; guard++) {
      const f = s.stack[s.stack.length - 1];
      if (guard > STEPS_WITHOUT_A_QUESTION) throw new Error(`step '${f.step}' runs for ever: it neither asks, pushes nor pops`);
      const got = this.#got;
      this.#got = null;
      this.game.steps[f.step as T['frame']['step']].run(s, f as never, this, got);
    }
  }

  tell(to: Audience, event: T['event']): void {
    if (this.telling) this.events.push({ to, event, rule: null });
  }

  reveal(to: Audience, event: T['event'], rule: T['rule']): void {
    this.barrier = true;
    if (this.telling) this.events.push({ to, event, rule });
  }

  int(n: number): number {
    this.barrier = true;
    return this.#chance.int(n);
  }

  push(frame: T['frame']): void {
    this.state.flow = NOBODY_ASKED;
    // What the frame before handed down is not for the new one: pop and push is a tail call.
    this.#got = null;
    this.state.stack.push(frame);
  }

  later(frame: T['frame']): void {
    const stack = this.state.stack;
    for (let i = stack.length - 1; i >= 0; i--) {
      const f = stack[i];
      if ('queue' in f) {
        (f as Waiting<T>).queue.push(frame);
        return;
      }
    }
    throw new Error(`nobody keeps a queue for '${frame.step}'`);
  }

  next(): boolean {
    const stack = this.state.stack;
    const first = (stack[stack.length - 1] as Waiting<T>).queue.shift();
    if (first === undefined) return false;
    this.push(first);
    return true;
  }

  pop(ret?: T['ret']): void {
    this.state.flow = NOBODY_ASKED;
    this.state.stack.pop();
    this.#got = ret ?? null;
  }

  unwind(step: T['frame']['step']): void {
    const stack = this.state.stack;
    this.state.flow = NOBODY_ASKED;
    this.#got = null;
    while (stack.length > 0 && stack[stack.length - 1].step !== step) stack.pop();
    if (stack.length === 0) throw new Error(`no frame '${step}' to unwind to`);
  }

  ask(a: Ask): void {
    this.asking = true;
    this.state.flow = {
      asked: a.asked,
      done: a.done ?? NONE,
      label: a.label,
      window: a.window ?? 'turn',
      revisable: a.revisable ?? false,
      onBehalf: a.onBehalf ?? null,
      needsSecrets: a.needsSecrets ?? false,
      seconds: a.seconds ?? null,
    };
  }

  settle(seat: Seat): void {
    const flow = this.state.flow;
    if (flow.done.includes(seat)) return;
    this.state.flow = withSeats(flow, flow.asked, inserted(flow.done, seat));
  }

  rouse(seat: Seat): void {
    const flow = this.state.flow;
    if (flow.done.includes(seat)) this.state.flow = withSeats(flow, flow.asked, without(flow.done, seat));
  }

  release(seat: Seat): void {
    const flow = this.state.flow;
    this.state.flow = withSeats(flow, without(flow.asked, seat), without(flow.done, seat));
  }

  close(): void {
    this.state.flow = NOBODY_ASKED;
  }

  end(): void {
    this.state.flow = NOBODY_ASKED;
    this.state.stack.length = 0;
  }
}

/** Whether a whole answer is a free action: its first pick is offered beside the question. */
function isBeside<T extends Types>(game: Game<T>, s: State<T>, flow: Cover, seat: Seat, answer: readonly T['pick'][]): boolean {
  const free = game.beside!.offer({ pub: s.pub, mine: s.mine[seat], flow, stack: s.stack as never, sealed: null }, seat, []);
  return free?.picks.includes(answer[0]) ?? false;
}

/** Written out: a spread costs several times as much, and a race settles or releases somebody at every answer. */
const withSeats = (c: Cover, asked: readonly Seat[], done: readonly Seat[]): Cover => ({
  asked,
  done,
  label: c.label,
  window: c.window,
  revisable: c.revisable,
  onBehalf: c.onBehalf,
  needsSecrets: c.needsSecrets,
  seconds: c.seconds,
});

function without(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const left: Seat[] = [];
  for (let i = 0; i < seats.length; i++) if (seats[i] !== seat) left.push(seats[i]);
  return left;
}

/** Into its place: the list ascends. */
function inserted(seats: readonly Seat[], seat: Seat): readonly Seat[] {
  const list: Seat[] = [];
  let i = 0;
  while (i < seats.length && seats[i] < seat) list.push(seats[i++]);
  list.push(seat);
  while (i < seats.length) list.push(seats[i++]);
  return list;
}
