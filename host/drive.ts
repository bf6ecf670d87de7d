/**
 * Connects a host with the world: a server, or a worker in a browser. **Write, then acknowledge and publish**: inputs are
 * applied in memory in the order of their arrival; their lines are written in batches, one under way at a time; only when
 * a batch is durable its messages are sent, its thoughts begin and its calls are made. When writing fails, nothing of it
 * was ever said, and the match is lost to this driver: whoever owns it restores it from what is stored.
 */
import type { Thought } from '@starboard/bots';
import type { Seat } from '@starboard/kernel';
import type { Kept, LogLine, Output, Sitting, Stream, ThinkOrder } from './api.ts';
import type { Host } from './host.ts';
import type { Heard, Said, SeatChange } from './wire.ts';

export interface Timers {
  now(): number;
  /** Runs something later; the function returned cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface World {
  /** Resolves when the lines survive a power cut. `snapshot` includes them. */
  append(lines: readonly LogLine[], snapshot?: Kept): Promise<void>;
  /** To all screens of a stream; with `only`, to the one screen of that name. `text` is the message as JSON, where it was made. */
  send(stream: Stream, message: Heard, only?: string, text?: string): void;
  /** Rejected: the bot cannot think, and after some attempts its chair is silent. */
  think(order: ThinkOrder, signal: AbortSignal): Promise<Pick<Thought, 'answer' | 'iterations'>>;
  call(seat: Seat, kind: Output['calls'][number]['kind']): void;
  readonly timers: Timers;
  /** Whether the log has this id; asked only where the host's memory does not reach. */
  hasId?(id: string): Promise<boolean>;
  /** The rules threw at somebody's answer, which was refused. */
  onFault?(error: unknown): void;
  /** The match cannot go on here. */
  onLost(error: unknown): void;
}

/**
 * A snapshot is written about every so many lines, and when a match is put aside: more of them cost every move, fewer cost
 * time when a match is restored after a crash, about ten microseconds a line.
 */
const SNAPSHOT_EVERY = 256;
/** Timers of JavaScript overflow beyond. */
const LONGEST = 2 ** 31 - 1;
const NOT_WAITING = (): void => {};

export class Drive {
  readonly host: Host;
  readonly #world: World;
  readonly #thinking = new Map<number, AbortController>();
  /** Lines to be written, and what is done once they are durable. */
  #lines: LogLine[] = [];
  #then: (() => void)[] = [];
  #writing: Promise<void> | null = null;
  /** What waits for a storage to say whether an id was used. */
  #asking: Promise<void> | null = null;
  #kept: number;
  #cancel: () => void = NOT_WAITING;
  /** What the timer waits for. */
  #wake: number | null = null;
  /** stopping: no more inputs; what came in is still written. */
  #mode: 'running' | 'stopping' | 'gone' = 'running';

  /** Begins at once: what the host has to say so far is written and sent. */
  constructor(host: Host, world: World) {
    this.host = host;
    this.#world = world;
    this.#kept = host.kept;
    this.#pump();
  }

  /** Whether nothing waits to be written or sent. */
  get settled(): boolean {
    return this.#writing === null && this.#asking === null;
  }

  said(seat: Seat | null, message: Said, from?: string): void {
    const { hasId } = this.#world;
    const unsure = (): boolean => hasId !== undefined && this.host.unsure(message);
    if (this.#asking === null && !unsure()) {
      this.#hear(seat, message, from);
      return;
    }
    // Order of arrival is the order: whatever is said meanwhile waits as well.
    const mine: Promise<void> = (this.#asking ?? Promise.resolve())
      .then(() => (unsure() && 'id' in message ? hasId!.call(this.#world, message.id) : false))
      .then((done) => {
        if (this.#asking === mine) this.#asking = null;
        if (done && 'id' in message) this.#after(() => this.#world.send(seat ?? 'watch', { t: 'ack', id: message.id }, from));
        else this.#hear(seat, message, from);
      })
      .catch((error: unknown) => this.#lose(error));
    this.#asking = mine;
  }

  #hear(seat: Seat | null, message: Said, from: string | undefined): void {
    this.#input((now) => this.host.said(seat, message, now, from));
  }

  present(seat: Seat, screens: number): void {
    this.#input((now) => this.host.present(seat, screens, now));
  }

  sit(seat: Seat, sitting: Sitting, how?: SeatChange): void {
    this.#input((now) => this.host.sit(seat, sitting, now, how));
  }

  standIn(seat: Seat, by: readonly string[]): void {
    this.#input((now) => this.host.standIn(seat, by, now));
  }

  abandon(): void {
    this.#input((now) => this.host.abandon(now));
  }

  /**
   * A screen opens a stream; `have`: the last frame it has. `deliver` gets what it missed, or the whole, once that is durable;
   * every frame after it goes out by `send`, so that is the moment to add the screen to those of the stream.
   */
  open(stream: Stream, have: number | null, deliver: (messages: readonly Heard[]) => void): void {
    if (this.#mode === 'gone') return;
    const missed = have === null ? null : this.host.since(stream, have);
    const messages = missed ?? [this.host.whole(stream, this.#world.timers.now())];
    this.#after(() => deliver(messages));
  }

  /** Resolves once everything that came in so far is durable and published. Rejected: the match is gone. */
  flushed(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#mode === 'gone') reject(new Error('the match is not driven any more'));
      else this.#after(resolve);
    });
  }

  /** Takes no more inputs, writes and publishes what came in, and ends. */
  async stop(): Promise<void> {
    if (this.#mode === 'running') this.#mode = 'stopping';
    this.#rest();
    while (this.#asking !== null || this.#writing !== null) await (this.#asking ?? this.#writing);
    this.#mode = 'gone';
  }

  /** No timer, no thought. */
  #rest(): void {
    this.#cancel();
    this.#cancel = NOT_WAITING;
    this.#wake = null;
    for (const stop of this.#thinking.values()) stop.abort();
    this.#thinking.clear();
  }

  #input(run: (now: number) => void): void {
    if (this.#mode !== 'running') return;
    try {
      run(this.#world.timers.now());
      this.#pump();
    } catch (error) {
      // What is half done in memory is not what would be written: the log knows better.
      this.#lose(error);
    }
  }

  #after(then: () => void): void {
    if (this.#writing === null && this.#then.length === 0) then();
    else this.#then.push(then);
  }

  /** Takes what the host has to say. */
  #pump(): void {
    const out = this.host.take();
    for (const ticket of out.dropped) this.#forget(ticket);
    for (const fault of out.faults) this.#world.onFault?.(fault);
    if (out.lines.length > 0) {
      this.#lines.push(...out.lines);
      this.#then.push(() => this.#publish(out));
      if (this.#writing === null) this.#write();
    } else this.#after(() => this.#publish(out));
    this.#schedule();
  }

  #publish(out: Output): void {
    for (const m of out.messages) this.#world.send(m.to, m.message, m.for, m.text);
    for (const c of out.calls) this.#world.call(c.seat, c.kind);
    if (this.#mode === 'running') for (const order of out.thoughts) this.#think(order);
  }

  #write(): void {
    const lines = this.#lines;
    const then = this.#then;
    this.#lines = [];
    this.#then = [];
    const { host } = this;
    const due = host.length - this.#kept >= (host.closed === null ? SNAPSHOT_EVERY : 1);
    const snapshot = due ? host.snapshot() : undefined;
    if (snapshot !== undefined) this.#kept = snapshot.n;
    this.#writing = this.#append(lines, snapshot).then(
      () => this.#written(then),
      (error: unknown) => this.#lose(error),
    );
  }

  #written(then: readonly (() => void)[]): void {
    try {
      for (const run of then) if (this.#mode !== 'gone') run();
      this.#writing = null;
      if (this.#mode === 'gone') return;
      if (this.#lines.length > 0) this.#write();
      // What came without lines while others were written.
      else while (this.#then.length > 0 && this.#writing === null) this.#then.shift()!();
    } catch (error) {
      this.#lose(error);
    }
  }

  #append(lines: readonly LogLine[], snapshot: Kept | undefined): Promise<void> {
    try {
      return snapshot === undefined ? this.#world.append(lines) : this.#world.append(lines, snapshot);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  #lose(error: unknown): void {
    this.#writing = null;
    this.#asking = null;
    if (this.#mode === 'gone') return;
    this.#mode = 'gone';
    this.#lines = [];
    this.#then = [];
    this.#rest();
    this.#world.onLost(error);
  }

  #schedule(): void {
    const wake = this.#mode === 'running' ? this.host.wake() : null;
    if (wake === this.#wake) return;
    this.#cancel();
    this.#cancel = NOT_WAITING;
    this.#wake = wake;
    if (wake === null) return;
    const ms = Math.max(0, Math.min(LONGEST, wake - this.#world.timers.now()));
    this.#cancel = this.#world.timers.after(ms, () => {
      this.#wake = null;
      this.#input((now) => this.host.tick(now));
    });
  }

  #think(order: ThinkOrder): void {
    const stop = new AbortController();
    this.#thinking.set(order.ticket, stop);
    const arrive = (answer: readonly string[] | null, iterations: number): void => {
      // Called back meanwhile: nobody waits for it.
      if (this.#thinking.delete(order.ticket)) this.#input((now) => this.host.thought(order.ticket, answer, iterations, now));
    };
    this.#world.think(order, stop.signal).then(
      (thought) => arrive(thought.answer, thought.iterations),
      () => arrive(null, 0),
    );
  }

  #forget(ticket: number): void {
    this.#thinking.get(ticket)?.abort();
    this.#thinking.delete(ticket);
  }
}
