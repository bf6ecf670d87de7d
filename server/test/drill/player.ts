/** A person at one screen: plays at random, comes back when the way is lost, and notes everything with its time. */
import type { ClientMessage, HostMessage, Own, TableView } from '@starboard/host';
import { type Chance, choose, FLOW, type Game, type Json, type Seat, type Types, viewFrom } from '@starboard/kernel';
import { WebSocket } from 'ws';
import { newRequestId } from '../screen.ts';

/** What was said, and when it was acknowledged. */
export interface SaidNote {
  readonly id: string;
  readonly seat: Seat;
  readonly at: number;
  acked: number | null;
  refused: boolean;
}

/** As pages do: silence that comes again is borne longer, or everybody would come back for ever to a server that is merely slow. */
const SILENT_MS = 2500;
const LONGEST_SILENCE_MS = 20_000;

export class Player {
  readonly table: string;
  readonly #cookie: string;
  readonly #where: () => string;
  readonly #game: Game<Types>;
  readonly #chance: Chance;
  readonly said: SaidNote[] = [];
  /** Frames by number, as they came; a number with two texts is a fault. */
  readonly frames = new Map<number, string>();
  readonly faults: string[] = [];
  seat: Seat | null = null;
  n: number | null = null;
  /** The number of the first view: before it this person had not come. */
  came: number | null = null;
  pub: { [section: string]: Json } = {};
  mine: { [section: string]: Json } = {};
  own: Own | null = null;
  view: TableView | null = null;
  /** The longest that an answer waited. */
  waits: number[] = [];
  movedAt = performance.now();
  #socket: WebSocket | null = null;
  #pending: { message: ClientMessage & { id: string }; note: SaidNote } | null = null;
  #heardAt = 0;
  #patience = SILENT_MS;
  #ended = false;
  #timers = new Set<NodeJS.Timeout>();
  readonly #paceMs: number;

  constructor(table: string, cookie: string, where: () => string, game: Game<Types>, chance: Chance, paceMs: number) {
    this.table = table;
    this.#cookie = cookie;
    this.#where = where;
    this.#game = game;
    this.#chance = chance;
    this.#paceMs = paceMs;
    this.#connect();
    this.#every(250, () => {
      // Something was said and nothing comes: the way is dead, though nobody closed it.
      if (this.#pending === null || performance.now() - Math.max(this.#heardAt, this.#pending.note.at) <= this.#patience) return;
      this.#patience = Math.min(this.#patience * 2, LONGEST_SILENCE_MS);
      this.#again();
    });
  }

  #every(ms: number, run: () => void): void {
    this.#timers.add(setInterval(run, ms));
  }

  #after(ms: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#ended) run();
    }, ms);
    this.#timers.add(timer);
  }

  #connect(): void {
    if (this.#ended) return;
    const socket = new WebSocket(`${this.#where().replace(/^http/, 'ws')}/ws`, { headers: { cookie: this.#cookie }, handshakeTimeout: 2000 });
    this.#socket = socket;
    this.#heardAt = performance.now();
    socket.on('open', () => {
      if (this.#socket !== socket) return;
      this.#heardAt = performance.now();
      socket.send(JSON.stringify({ t: 'open', match: this.table, have: this.n, ...(this.seat !== null && { seat: this.seat }) }));
      if (this.#pending !== null) socket.send(JSON.stringify(this.#pending.message));
    });
    socket.on('message', (data: Buffer) => {
      if (this.#socket !== socket) return;
      this.#heardAt = performance.now();
      this.#hear(data.toString('utf8'));
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket === socket) this.#again();
    });
  }

  #again(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.terminate();
    if (!this.#ended) this.#after(20 + this.#chance.int(60), () => this.#connect());
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as HostMessage;
    switch (message.t) {
      case 'whole':
        if (this.n !== null && message.n < this.n) this.faults.push(`a view of ${message.n} after frame ${this.n}`);
        if (this.seat !== null && message.seat !== this.seat) this.faults.push(`the view of seat ${message.seat} at seat ${this.seat}`);
        this.n = message.n;
        this.came ??= message.n;
        this.seat = message.seat;
        this.pub = { ...message.pub };
        this.mine = { ...message.mine };
        this.own = message.own;
        this.view = message.table;
        break;
      case 'frame':
        this.#frame(message, text);
        break;
      case 'ack':
      case 'refused':
        this.#answered(message.id, message.t === 'ack');
        break;
      case 'error':
        if (message.why !== 'gone') this.faults.push(`error ${message.why}`);
        if (message.why === 'gone') this.#again();
    }
    this.#play();
  }

  #frame(message: Extract<HostMessage, { t: 'frame' }>, text: string): void {
    const before = this.frames.get(message.n);
    if (before !== undefined && before !== text)
      this.faults.push(`frame ${message.n} with two texts\n${before.slice(0, 300)}\n${text.slice(0, 300)}`);
    this.frames.set(message.n, text);
    if (this.n !== null && message.n !== this.n + 1) this.faults.push(`frame ${message.n} after ${this.n}`);
    this.n = message.n;
    Object.assign(this.pub, message.pub);
    Object.assign(this.mine, message.mine);
    if (message.own !== undefined) this.own = message.own;
    if (message.table !== undefined) this.view = message.table;
    this.movedAt = performance.now();
  }

  #answered(id: string, ok: boolean): void {
    const pending = this.#pending;
    if (pending?.note.id !== id) return;
    this.#pending = null;
    this.#patience = SILENT_MS;
    const now = performance.now();
    this.waits.push(now - pending.note.at);
    if (ok) pending.note.acked = now;
    else pending.note.refused = true;
    this.#after(1, () => this.#play());
  }

  #thinking = false;
  #play(): void {
    if (this.#ended || this.#pending !== null || this.#thinking || this.own?.question == null || this.seat === null) return;
    const flow = this.pub[FLOW] as { asked: number[]; done: number[] } | undefined;
    if (this.view?.closed != null || flow === undefined || !flow.asked.includes(this.seat) || flow.done.includes(this.seat)) return;
    this.#thinking = true;
    this.#after(this.#paceMs * (0.5 + this.#chance.int(100) / 100), () => {
      this.#thinking = false;
      this.#say();
    });
  }

  #say(): void {
    const question = this.own?.question;
    if (this.#pending !== null || question == null || this.seat === null) return;
    let answer: string[];
    try {
      answer = this.#anAnswer();
    } catch (error) {
      return void this.faults.push(`no answer: ${String(error)}`);
    }
    const id = newRequestId();
    const note: SaidNote = { id, seat: this.seat, at: performance.now(), acked: null, refused: false };
    this.said.push(note);
    this.#pending = { message: { t: 'answer', id, question, answer }, note };
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(this.#pending.message));
  }

  #anAnswer(): string[] {
    const known = viewFrom(this.pub, this.mine);
    const path: string[] = [];
    for (let c = choose(this.#game, known, this.seat!, path); c !== null; c = choose(this.#game, known, this.seat!, path)) {
      path.push(c.picks[this.#chance.int(c.picks.length)]);
      if (c.ends) break;
      // What it sees cannot be so.
      if (path.length > 100 || c.picks.length === 0) throw new Error(`a question without an end: ${path.slice(0, 5).join(' ')}`);
    }
    return path;
  }

  /** For a look when something fails. */
  get state(): string {
    const flow = this.pub[FLOW] as { asked: number[]; done: number[] } | undefined;
    return JSON.stringify({
      seat: this.seat,
      n: this.n,
      question: this.own?.question,
      asked: flow?.asked,
      done: flow?.done,
      pending: this.#pending?.message,
      waiting: Math.round(this.waiting),
      socket: this.#socket?.readyState,
      at: this.#socket?.url,
      heard: Math.round(performance.now() - this.#heardAt),
      thinking: this.#thinking,
    });
  }

  /** How long its present answer has waited. */
  get waiting(): number {
    return this.#pending === null ? 0 : performance.now() - this.#pending.note.at;
  }

  get isOver(): boolean {
    return this.view?.closed != null;
  }

  end(): void {
    this.#ended = true;
    for (const timer of this.#timers) {
      clearTimeout(timer);
      clearInterval(timer);
    }
    this.#socket?.terminate();
  }
}
