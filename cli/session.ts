/**
 * One person's match at a terminal. A `Host` runs it, driven as in a browser's worker; this is its only client. A screen
 * listens, shows `known` and hands over answers. The log stays in memory until it is saved as a record.
 *
 * `known` comes from the person's own stream, so a screen cannot show what the seat must not know.
 */
import type { Level } from '@starboard/bots';
import {
  type ClientMessage,
  Drive,
  type DriveEnvironment,
  Host,
  type HostMessage,
  type LogLine,
  type MatchSetup,
  type RequestRefusal,
  recordFromLog,
  type Stream,
  type TimedEvent,
  type Timers,
  undoneLines,
} from '@starboard/host';
import { fromWhole, type MatchSeen, withFrame } from '@starboard/host/match-view';
import {
  FastChance,
  KERNEL,
  type Known,
  type MatchRecord,
  type Outcome,
  plainTerms,
  type Refusal,
  type Seat,
  type Types,
  waitedFor,
} from '@starboard/kernel';
import type { AnyCartridge } from '@starboard/registry';
import { inSeatOrder, stoppedTimers, type Thinker } from './patience.ts';

/** Who sits where, and what is played. */
export interface TableSetup {
  readonly cartridge: AnyCartridge;
  readonly options: object;
  /** The person's seat. */
  readonly me: Seat;
  /** By seat; null for the person. */
  readonly levels: readonly (Level | null)[];
  readonly names: readonly string[];
  readonly seed: string;
}

/**
 * `human`: bots take their time and windows have their deadlines. `brisk`: bots answer at once. `patient`: bots answer at once
 * and in the order of the seats, and no time passes, so that a script always sees the same match.
 */
export type SessionPace = 'human' | 'brisk' | 'patient';

/** The events of one frame. */
export interface HeardEntry {
  readonly events: readonly Types['event'][];
}

type Request = Extract<ClientMessage, { t: 'answer' | 'undo' }> extends infer M ? (M extends ClientMessage ? Omit<M, 'id'> : never) : never;

const botPace = (pace: SessionPace) => (pace === 'human' ? 'human' : 'instant');

export class Session {
  readonly table: TableSetup;
  /** Oldest first. */
  readonly heard: HeardEntry[] = [];
  readonly #lines: TimedEvent[] = [];
  #undone: ReadonlySet<Types['event']> = new Set();
  /** Why the match cannot go on; null while it can. */
  failed: Error | null = null;
  readonly timers: Timers;
  readonly #drive: Drive;
  readonly #log: LogLine[] = [];
  readonly #listeners = new Set<() => void>();
  #pace: SessionPace;
  #seen: MatchSeen;
  /** False: what is sent is part of the whole view that comes first. */
  #opened = false;
  #requests = 0;
  /** The host's reply to the request under way. */
  #refusal: RequestRefusal | null = null;

  constructor(table: TableSetup, think: Thinker, timers: Timers, pace: SessionPace) {
    this.table = table;
    this.timers = pace === 'patient' ? stoppedTimers : timers;
    this.#pace = pace;
    const now = this.timers.now();
    const host = Host.create({ ...matchSetup(table), now, present: [table.me] });
    host.setPace(botPace(pace), now);
    this.#drive = new Drive(host, this.#environment(pace === 'patient' ? inSeatOrder(think) : think));
    this.#seen = this.#open();
    this.#opened = true;
    this.#hear(this.#seen.lines);
  }

  get known(): Known<Types> {
    return this.#seen.known;
  }

  get over(): boolean {
    return this.#seen.table.closed !== null;
  }

  get outcome(): Outcome<Types> | null {
    return this.#seen.table.outcome;
  }

  /** The number of the question that the person may answer now, be it to change their mind; null: none. */
  get question(): number | null {
    return this.#seen.own?.question ?? null;
  }

  /** Whether the person may answer now. */
  get asked(): boolean {
    return this.question !== null;
  }

  /** Whether the table waits for the person. */
  get waited(): boolean {
    return !this.over && waitedFor(this.known).includes(this.table.me);
  }

  /** Whether bots still have to answer. */
  get busy(): boolean {
    return !this.over && waitedFor(this.known).some((seat) => this.table.levels[seat] !== null);
  }

  /** When the window closes by itself, on the session's clock; null: never. */
  get deadline(): number | null {
    const { table, ahead } = this.#seen;
    return table.due === null || this.#pace === 'patient' ? null : table.due - ahead;
  }

  get canUndo(): boolean {
    return this.#seen.own?.undo ?? false;
  }

  get pace(): SessionPace {
    return this.#pace;
  }

  set pace(pace: SessionPace) {
    this.#pace = pace;
    this.#drive.setPace(botPace(pace));
  }

  /** The person's whole answer; null: done, else why not. */
  answer(answer: readonly string[]): Refusal<Types> | null {
    const refusal = this.#request({ t: 'answer', question: this.question ?? -1, answer: [...answer] });
    if (refusal === null || 'rule' in refusal) return refusal;
    return { pick: answer[0] ?? '', rule: KERNEL, why: refusal.why === 'closed' ? 'over' : 'not-asked' };
  }

  undo(): boolean {
    return this.#request({ t: 'undo' }) === null;
  }

  /** Lets bots that only pretend to think answer at once. */
  hurry(): void {
    this.#drive.hurry();
  }

  /** Calls `listener` after every change; the function returned ends that. */
  listen(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  record(): MatchRecord<Types> {
    const record = recordFromLog(this.#log, { kind: 'seed', seed: this.table.seed }, this.outcome);
    return this.#pace === 'patient' ? { ...record, entries: record.entries.map((entry) => ({ ...entry, at: null })) } : record;
  }

  /** Stops the match. */
  close(): void {
    this.#listeners.clear();
    void this.#drive.stop();
  }

  #environment(think: Thinker): DriveEnvironment {
    return {
      append: (lines) => void this.#log.push(...lines),
      send: (stream, message) => this.#receive(stream, message),
      think: (order, signal) =>
        think(order, signal).catch((error: unknown) => {
          // A server would let the seat be silent. Here nobody could tell a broken bot from a weak one.
          if (!signal.aborted) this.#fail(error);
          throw error;
        }),
      // The only person is looking.
      call: () => {},
      timers: this.timers,
      onFault: (error) => this.#fail(error),
      onLost: (error) => this.#fail(error),
    };
  }

  #open(): MatchSeen {
    const now = this.timers.now();
    return fromWhole(ownCopy(this.#drive.host.whole(this.table.me, now)), null, now);
  }

  #receive(stream: Stream, message: HostMessage): void {
    if (stream !== this.table.me) return;
    if (message.t === 'refused') this.#refusal = message.refusal;
    if (message.t !== 'frame' || !this.#opened) return;
    const frame = ownCopy(message);
    const next = withFrame(this.#seen, frame, this.timers.now());
    this.#seen = next ?? this.#open();
    this.#hear(frame.lines);
    this.#tell();
  }

  #hear(lines: MatchSeen['lines'] | Extract<HostMessage, { t: 'frame' }>['lines']): void {
    this.#lines.push(...lines);
    if (lines.some(({ event }) => event.kind === '$undone')) {
      const marks = undoneLines(this.#lines);
      this.#undone = new Set(this.#lines.filter((_, i) => marks[i]).map(({ event }) => event));
    }
    // The screens have their own words for what happens at the table, such as an undo.
    this.heard.push({ events: lines.map(({ event }) => event).filter(({ kind }) => !kind.startsWith('$')) });
  }

  /** Whether an event of the log was undone later. */
  isUndone(event: Types['event']): boolean {
    return this.#undone.has(event);
  }

  #request(request: Request): RequestRefusal | null {
    this.#refusal = null;
    this.#drive.said(this.table.me, { ...request, id: `request-${++this.#requests}` });
    return this.#refusal;
  }

  #fail(error: unknown): void {
    this.failed ??= error instanceof Error ? error : new Error(String(error));
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}

/** As it would come over a wire: the host goes on with its own objects. */
const ownCopy = <M extends HostMessage>(message: M): M => structuredClone(message);

const matchSetup = ({ cartridge, options, levels, names, seed }: TableSetup): MatchSetup => ({
  cartridge,
  options,
  seats: levels.length,
  settings: { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' },
  sittings: levels.map((level, seat) => ({ kind: level === null ? 'person' : 'bot', name: names[seat], level })),
  terms: plainTerms(
    cartridge.game,
    options,
    levels.map((level) => (level === null ? 'person' : `bot:${level}`)),
  ),
  chance: new FastChance(seed),
  botSeed: seed,
});
