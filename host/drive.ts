/**
 * Connects a host to its environment: a server, a browser's worker or a terminal. **Write, then acknowledge and publish.**
 * Inputs are applied in memory in the order of arrival. Their lines are written in batches, one at a time. Only when a batch is
 * durable are its messages sent, its thoughts started and its notifications made. If a write fails, nothing of it was sent; this
 * driver then gives up the match, and its owner restores it from the storage.
 */
import type { Thought } from '@starboard/bots';
import type { Seat } from '@starboard/kernel';
import type { HintGround, Output, Sitting, Stream, ThinkOrder } from './api.ts';
import type { Host } from './host.ts';
import type { BotPace } from './pacing.ts';
import type { LogLine, Snapshot } from './storage.ts';
import type { ClientMessage, HostMessage, SeatChange, WholeMessage } from './wire.ts';

export interface Timers {
  now(): number;
  /** Runs something later. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** The clock of the machine. */
export const systemTimers: Timers = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

export interface DriveEnvironment {
  /**
   * Resolves when the lines survive a power cut. `snapshot` includes them. Without a promise they count as written at once: for
   * a match that lives only as long as its process.
   */
  append(lines: readonly LogLine[], snapshot?: Snapshot): Promise<void> | void;
  /** To all screens of a stream; with `only`, to the screen with that name. `text`: the message as JSON, if there is one. */
  send(stream: Stream, message: HostMessage, only?: string, text?: string): void;
  /** If it rejects, the bot tries again; after some attempts its seat gives the idle answer. */
  think(order: ThinkOrder, signal: AbortSignal): Promise<Pick<Thought, 'answer' | 'iterations'>>;
  /** Somebody who does not look should know. `n`: the line of the log that it comes from. */
  call(seat: Seat, kind: Output['calls'][number]['kind'], n: number): void;
  readonly timers: Timers;
  /**
   * Until when everybody at the table could be heard, where that can fail without their fault. A deadline after it is not carried
   * out yet. Missing: always.
   */
  sureUntil?(): number;
  /** Whether the log has this id. Asked only for ids older than the host remembers. */
  hasId?(id: string): Promise<boolean>;
  /** The rules threw an error at an answer, which was refused. */
  onFault?(error: unknown): void;
  /** The match cannot continue here. */
  onLost(error: unknown): void;
}

/**
 * A snapshot is written after about this many lines, and when a match is evicted. More snapshots make moves slower; fewer make
 * the restart after a crash slower, by about ten microseconds a line.
 */
const SNAPSHOT_EVERY = 256;
/** Longer JavaScript timers overflow. */
const LONGEST = 2 ** 31 - 1;
/** How soon a deadline that is in doubt is looked at again. */
const IN_DOUBT = 100;
const NOT_WAITING = (): void => {};
const NOTHING_TO_WRITE = Promise.resolve();

export class Drive {
  readonly host: Host;
  readonly #world: DriveEnvironment;
  readonly #thinking = new Map<number, AbortController>();
  /** Lines to be written, and what to do once they are durable. */
  #lines: LogLine[] = [];
  #then: (() => void)[] = [];
  #writing: Promise<void> | null = null;
  /** Inputs that wait until the storage has looked up an id. */
  #asking: Promise<void> | null = null;
  #kept: number;
  #cancel: () => void = NOT_WAITING;
  /** The time the timer is set to. */
  #wake: number | null = null;
  #held: number | null = null;
  /** still: no inputs, thoughts or timers, but it can be looked at. stopping: no more inputs, but earlier ones are still written. */
  #mode: 'running' | 'still' | 'stopping' | 'gone';

  /** Starts at once: writes and sends the host's output so far. `still`: the match does not go on while it is driven here. */
  constructor(host: Host, world: DriveEnvironment, still = false) {
    this.#mode = still ? 'still' : 'running';
    this.host = host;
    this.#world = world;
    this.#kept = host.kept;
    this.#pump();
  }

  /** Whether nothing waits to be written or sent. */
  get settled(): boolean {
    return this.#writing === null && this.#asking === null;
  }

  /** Since when time stands still; null: it runs. */
  get heldSince(): number | null {
    return this.#held;
  }

  /** Time stands still from then on: somebody cannot be heard, by no fault of theirs. What others say is still carried out. */
  hold(since: number): void {
    this.#held ??= Math.min(since, this.#world.timers.now());
    this.#schedule();
  }

  /** Time runs again; what has passed meanwhile counts for nobody. */
  release(): void {
    const since = this.#held;
    if (since === null) return;
    this.#held = null;
    this.#input((now) => this.host.stood(since, now), this.#world.timers.now());
  }

  said(seat: Seat | null, message: ClientMessage, from?: string): void {
    const { hasId } = this.#world;
    const unsure = (): boolean => hasId !== undefined && this.host.unsure(message);
    if (this.#asking === null && !unsure()) {
      this.#hear(seat, message, from);
      return;
    }
    // Inputs keep their order, so later ones wait as well.
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

  #hear(seat: Seat | null, message: ClientMessage, from: string | undefined): void {
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

  /** See `Host.hint`. It comes once it is noted for good. */
  async hint(seat: Seat): Promise<HintGround | null> {
    let ground: HintGround | null = null;
    this.#input((now) => {
      ground = structuredClone(this.host.hint(seat, now));
    });
    await this.flushed();
    return ground;
  }

  hurry(): void {
    this.#input((now) => this.host.hurry(now));
  }

  setPace(pace: BotPace): void {
    this.#input((now) => this.host.setPace(pace, now));
  }

  abandon(): void {
    // Also a match that stands still can be ended.
    if (this.#mode === 'still') this.#mode = 'running';
    this.#input((now) => this.host.abandon(now));
  }

  /**
   * A screen opens a stream; `have`: the last frame it has. Once durable, `deliver` gets the missed frames or the whole view.
   * All later frames go out by `send`, so `deliver` is the place to add the screen to the stream.
   */
  open(stream: Stream, have: number | null, deliver: (messages: readonly HostMessage[]) => void): void {
    if (this.#mode === 'gone') return;
    const missed = have === null ? null : this.host.since(stream, have);
    const messages = missed ?? [this.host.whole(stream, this.#now())];
    this.#after(() => deliver(messages));
  }

  /** What a stream sees now, once it is durable, for somebody who does not stay. */
  async look(stream: Stream): Promise<WholeMessage> {
    const whole = this.host.whole(stream, this.#now());
    await this.flushed();
    return whole;
  }

  /** Resolves once all inputs so far are durable and published. Rejects if the match is gone. */
  flushed(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#mode === 'gone') reject(new Error('the match is no longer driven'));
      else this.#after(resolve);
    });
  }

  /** Lines that are in no snapshot yet. */
  get unkept(): number {
    return this.host.length - this.#kept;
  }

  /** Writes a snapshot now, for somebody who stops the match soon after and wants to be quick then. */
  async keep(): Promise<void> {
    await this.flushed();
    // What came meanwhile is already on its way to the storage, which keeps the order.
    const snapshot = this.host.snapshot();
    this.#kept = snapshot.n;
    await this.#world.append([], snapshot);
  }

  /** Takes no more inputs, writes and publishes the earlier ones, and ends. */
  async stop(): Promise<void> {
    if (this.#mode !== 'gone') this.#mode = 'stopping';
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

  /** The time of the match: it stands still while it is held, and before a deadline that is in doubt. */
  #now(): number {
    const now = this.#held ?? this.#world.timers.now();
    const due = this.#world.sureUntil === undefined ? null : this.host.deadline;
    return due !== null && now >= due && this.#world.sureUntil!() < due ? due - 1 : now;
  }

  #input(run: (now: number) => void, now = this.#now()): void {
    if (this.#mode !== 'running') return;
    try {
      run(now);
      this.#pump();
    } catch (error) {
      // The state in memory may be half changed. Only the log is right.
      this.#lose(error);
    }
  }

  #after(then: () => void): void {
    if (this.#writing === null && this.#then.length === 0) then();
    else this.#then.push(then);
  }

  /** Takes the host's output. */
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
    for (const c of out.calls) this.#world.call(c.seat, c.kind, c.n);
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
    const written = this.#append(lines, snapshot);
    if (written === undefined) {
      // Inputs that come while this is published wait for their turn.
      this.#writing = NOTHING_TO_WRITE;
      this.#written(then);
    } else
      this.#writing = written.then(
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
      // Output without lines that came during the write.
      else while (this.#then.length > 0 && this.#writing === null) this.#then.shift()!();
    } catch (error) {
      this.#lose(error);
    }
  }

  #append(lines: readonly LogLine[], snapshot: Snapshot | undefined): Promise<void> | void {
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
    const wake = this.#mode === 'running' && this.#held === null ? this.host.wake() : null;
    if (wake === this.#wake) return;
    this.#cancel();
    this.#cancel = NOT_WAITING;
    this.#wake = wake;
    if (wake === null) return;
    const now = this.#world.timers.now();
    const ms = Math.max(this.#now() < now ? IN_DOUBT : 0, Math.min(LONGEST, wake - now));
    this.#cancel = this.#world.timers.after(ms, () => {
      this.#wake = null;
      this.#input((now) => this.host.tick(now));
    });
  }

  #think(order: ThinkOrder): void {
    const stop = new AbortController();
    this.#thinking.set(order.ticket, stop);
    const arrive = (answer: readonly string[] | null, iterations: number): void => {
      // Ignored if it was cancelled meanwhile.
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
