/** A host on a virtual clock. Nothing really waits; all output is kept with its time. */
import { FastChance, type Game, plainTerms, randomAnswer, readOptions, type Seat, seatsOf, type Types } from '@starboard/kernel';
import { expect } from 'vitest';
import { tiny } from '../../kernel/test/tiny.ts';
import { bazaar } from '../../kernel/test/toys/bazaar.ts';
import { fog } from '../../kernel/test/toys/fog.ts';
import { ladder } from '../../kernel/test/toys/ladder.ts';
import {
  type ClientMessage,
  type Delay,
  type FrameMessage,
  Host,
  type HostMessage,
  type LogLine,
  type MatchSetup,
  type OutboundMessage,
  type Output,
  type Settings,
  type Sitting,
  type Stream,
  type TableView,
  type ThinkOrder,
  type WholeMessage,
} from '../index.ts';

export const anyGame = (game: unknown): Game<Types> => game as Game<Types>;
export const toys: readonly Game<Types>[] = [fog, bazaar, ladder].map(anyGame);
export const TINY = anyGame(tiny);

export const START = 1_700_000_000_000;
export const person = (name: string): Sitting => ({ kind: 'person', name, level: null });
export const bot = (name: string, level: Sitting['level'] = 'normal'): Sitting => ({ kind: 'bot', name, level });
const EMPTY_CHAIR: Sitting = { kind: 'empty', name: '', level: null };

export const PLAIN: Settings = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' };

/** `who`: a letter a chair: p a person, b a bot, e empty. */
export function testSetup(game: Game<Types>, who: string, settings: Partial<Settings> = {}, options: object = {}, seed = 'deal'): MatchSetup {
  const sittings = [...who].map((c, i) => (c === 'p' ? person(`P${i}`) : c === 'b' ? bot(`B${i}`) : EMPTY_CHAIR));
  const read = readOptions(game, options as Readonly<Record<string, unknown>>);
  return {
    cartridge: { game },
    options: read,
    seats: who.length,
    settings: { ...PLAIN, ...settings },
    sittings,
    terms: plainTerms(
      game,
      read,
      sittings.map((s) => s.name),
    ),
    chance: new FastChance(seed),
    botSeed: `${seed} bots`,
  };
}

export interface SentMessage extends OutboundMessage {
  readonly at: number;
}
export interface Thinking {
  /** How long it takes. */
  readonly ms: number;
  /** What comes of it; a function is asked when it is over. */
  readonly answer: readonly string[] | null | (() => readonly string[] | null);
}
export type StageThinker = (order: ThinkOrder) => Thinking;

/** Bots of a test think for a moment and answer at random. */
export const thinkAtRandom =
  (game: Game<Types>): StageThinker =>
  (order) => ({ ms: 5, answer: randomAnswer(game, order.known, order.seat, new FastChance(order.seed)) });

/** Said only where it is not so: an expectation takes longer than what it looks at. */
const same = (text: string | undefined, json: string): void => {
  if (text !== undefined && text !== json) expect(text).toBe(json);
};

const personsAt = ({ chairs }: TableView): Seat[] => seatsOf(chairs.length).filter((seat) => chairs[seat].kind === 'person');

/** What was written, as it was then. Read when somebody looks: a match sends far more than a test reads. */
function readLater<T>(json: string): () => T {
  let read: T | undefined;
  return () => (read ??= JSON.parse(json) as T);
}

export class MatchStage {
  readonly setup: MatchSetup;
  host: Host;
  now: number;
  readonly lines: LogLine[] = [];
  readonly sent: SentMessage[] = [];
  readonly calls: (Output['calls'][number] & { readonly at: number })[] = [];
  readonly orders: ThinkOrder[] = [];
  readonly dropped: number[] = [];
  readonly faults: unknown[] = [];
  readonly #think: StageThinker;
  #thoughts: { readonly at: number; readonly ticket: number; readonly answer: Thinking['answer'] }[] = [];
  readonly #replies = new Map<string, SentMessage>();
  /** What screens have made of their frames, up to this line: a whole view takes a hundred times as long. */
  readonly #questions = new Map<Seat, number | null>();
  #persons: Seat[] | null = null;
  #heard = 0;
  #id = 0;

  constructor(
    setup: MatchSetup,
    think: StageThinker = thinkAtRandom(setup.cartridge.game),
    delay?: Delay,
    host?: Host,
    now = START,
    present: readonly Seat[] = [],
  ) {
    this.setup = setup;
    this.now = now;
    this.#think = think;
    this.host = host ?? Host.create({ ...setup, now, present, ...(delay !== undefined && { delay }) });
    this.pump();
  }

  pump(): void {
    const out = this.host.take();
    // What was put together from parts is what JSON makes of the whole, in every test there is.
    for (const { n, at, ids, text, body } of out.lines) {
      const json = JSON.stringify(body);
      same(text, json);
      const read = readLater<LogLine['body']>(json);
      this.lines.push({
        ...{ n, at, ids: [...ids] },
        get body() {
          return read();
        },
      } as LogLine);
    }
    for (const { text, message, ...to } of out.messages) {
      const json = JSON.stringify(message);
      same(text, json);
      const read = readLater<HostMessage>(json);
      const sent: SentMessage = {
        ...{ ...to, at: this.now },
        get message() {
          return read();
        },
      };
      this.sent.push(sent);
      if (message.t === 'ack' || message.t === 'refused') this.#replies.set(message.id, sent);
      if (message.t === 'frame') this.#follow(to.to, message);
    }
    this.#heard = this.host.length;
    this.calls.push(...out.calls.map((c) => ({ ...c, at: this.now })));
    this.dropped.push(...out.dropped);
    this.faults.push(...out.faults);
    this.#thoughts = this.#thoughts.filter((th) => !out.dropped.includes(th.ticket));
    for (const order of out.thoughts) {
      this.orders.push(order);
      const { ms, answer } = this.#think(order);
      this.#thoughts.push({ at: this.now + ms, ticket: order.ticket, answer });
    }
  }

  /** The next thing that happens by itself. */
  get next(): number | null {
    const times = [this.host.wake(), ...this.#thoughts.map((th) => th.at)].filter((t) => t !== null);
    return times.length === 0 ? null : Math.max(this.now, Math.min(...times));
  }

  /** Lets one thing happen; false: nothing does. */
  step(): boolean {
    const at = this.next;
    if (at === null) return false;
    this.now = at;
    const thought = this.#thoughts.find((th) => th.at <= at);
    if (thought === undefined) this.host.tick(at);
    else {
      this.#thoughts = this.#thoughts.filter((th) => th !== thought);
      this.host.thought(thought.ticket, typeof thought.answer === 'function' ? thought.answer() : thought.answer, 0, at);
    }
    this.pump();
    return true;
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const until = this.now + ms;
    for (let at = this.next; at !== null && at <= until; at = this.next) this.step();
    this.now = until;
  }

  /** Lets time pass until nothing happens by itself, or `stop` says so. */
  settle(stop: () => boolean = () => false): void {
    while (!stop() && this.step());
  }

  newId(): string {
    return `test-id-${this.#id++}`;
  }

  /** Says something with a new id; what only the sayer hears about it. */
  say(seat: Seat | null, message: Omit<ClientMessage & { id: string }, 'id'> & { id?: string }): HostMessage | undefined {
    const id = message.id ?? this.newId();
    this.#replies.delete(id);
    this.host.said(seat, { ...message, id } as ClientMessage, this.now);
    this.pump();
    return this.#replies.get(id)?.message;
  }

  /** Answers the present question of a seat. */
  answer(seat: Seat, ...answer: string[]): HostMessage | undefined {
    return this.say(seat, { t: 'answer', question: this.question(seat) ?? -1, answer } as never);
  }

  present(...seats: Seat[]): void {
    for (const seat of seats) this.host.present(seat, 1, this.now);
    this.pump();
  }

  whole(stream: Stream): WholeMessage {
    return JSON.parse(JSON.stringify(this.host.whole(stream, this.now)));
  }

  #follow(to: Stream, { own, table }: FrameMessage): void {
    if (to !== 'watch' && own != null) this.#questions.set(to, own.question);
    if (to === 'watch' && table != null) this.#persons = personsAt(table);
  }

  question(seat: Seat): number | null {
    const known = this.host.length === this.#heard ? this.#questions.get(seat) : undefined;
    if (known !== undefined) return known;
    const question = this.host.whole(seat, this.now).own?.question ?? null;
    if (this.host.length === this.#heard) this.#questions.set(seat, question);
    return question;
  }

  get table(): TableView {
    return this.whole('watch').table;
  }

  /** Those who sit there themselves. */
  get persons(): Seat[] {
    if (this.host.length === this.#heard && this.#persons !== null) return this.#persons;
    const persons = personsAt(this.host.whole('watch', this.now).table);
    if (this.host.length === this.#heard) this.#persons = persons;
    return persons;
  }

  /** What went to a stream, without acknowledgements and refusals. */
  frames(stream: Stream): Extract<HostMessage, { t: 'frame' }>[] {
    return this.sent.flatMap((s) => (s.to === stream && s.message.t === 'frame' ? [s.message] : []));
  }

  /** Kinds of everything a stream was told so far. */
  heard(stream: Stream): string[] {
    return this.frames(stream).flatMap((f) => f.lines.map((l) => l.event.kind));
  }
}

export const streamsOf = (seats: number): Stream[] => [...seatsOf(seats), 'watch'];
