/**
 * What goes out: one stream per seat and one for spectators, each numbered by itself and without gaps. A frame goes only to
 * streams that have news; nothing in it is about another seat's question, undo or orders.
 */
import type { Audience, Json, Seat } from '@starboard/kernel';
import type { Message, Stream } from './api.ts';
import type { Heard, Line, Own, TableView } from './wire.ts';

/** So many happenings a screen is told when it opens. */
const TAIL = 200;
/** So many frames are kept for screens that were gone for a moment. */
const KEPT = 100;

type Sections = { readonly [section: string]: Json };
type Frame = Extract<Heard, { t: 'frame' }>;

/** Something that happened, and who may know. */
export interface Happening extends Line {
  readonly to: Audience;
}

/** What one line of the log brings. */
export interface News {
  readonly now: number;
  readonly happenings: readonly Happening[];
  readonly pub: Sections;
  /** By seat number. */
  readonly mine: { readonly [seat: string]: Sections };
  readonly table: TableView;
  /** What is told to one seat, if its next frame has this number. */
  own(seat: Seat, n: number): Own;
}

export interface StreamState {
  readonly n: readonly number[];
  readonly tail: readonly Happening[];
  readonly table: string;
  readonly own: readonly string[];
}

const NOTHING: Sections = Object.freeze({});

export class Streams {
  readonly #seats: number;
  readonly #n: number[];
  #tail: Happening[];
  #table: string;
  readonly #own: string[];
  readonly #kept: Frame[][];

  constructor(seats: number, from?: StreamState) {
    this.#seats = seats;
    this.#n = from === undefined ? new Array<number>(seats + 1).fill(0) : [...from.n];
    this.#tail = [...(from?.tail ?? [])];
    this.#table = from?.table ?? '';
    this.#own = from === undefined ? new Array<string>(seats).fill('') : [...from.own];
    this.#kept = Array.from({ length: seats + 1 }, () => []);
  }

  get state(): StreamState {
    return { n: this.#n, tail: this.#tail.slice(-TAIL), table: this.#table, own: this.#own };
  }

  /** The frames of one line of the log. */
  publish(news: News): Message[] {
    const { now, pub, table } = news;
    this.#tail.push(...news.happenings);
    // Cut rarely: a list that is cut at every line is copied at every line.
    if (this.#tail.length > 2 * TAIL) this.#tail = this.#tail.slice(-TAIL);
    const tableText = JSON.stringify(table);
    const tableChanged = tableText !== this.#table;
    this.#table = tableText;
    const quiet = !tableChanged && Object.keys(pub).length === 0;
    const messages: Message[] = [];
    for (let i = 0; i <= this.#seats; i++) {
      const mine = (i < this.#seats ? news.mine[i] : undefined) ?? NOTHING;
      const lines = news.happenings.filter((h) => hears(h.to, i, this.#seats)).map(({ at, event }) => ({ at, event }));
      const own = i < this.#seats ? news.own(i as Seat, this.#n[i] + 1) : null;
      const ownText = own === null ? '' : JSON.stringify(own);
      const ownChanged = own !== null && ownText !== this.#own[i];
      if (quiet && !ownChanged && lines.length === 0 && mine === NOTHING) continue;
      if (own !== null) this.#own[i] = ownText;
      const n = ++this.#n[i];
      const message: Frame = { t: 'frame', n, now, lines, pub, mine, ...(tableChanged && { table }), ...(ownChanged && { own: own! }) };
      const kept = this.#kept[i];
      kept.push(message);
      if (kept.length > 2 * KEPT) kept.splice(0, KEPT);
      messages.push({ to: i === this.#seats ? 'watch' : (i as Seat), message });
    }
    return messages;
  }

  /** The number of the last frame. */
  at(stream: Stream): number {
    return this.#n[this.#index(stream)];
  }

  /** The last happenings that this stream was told. */
  tail(stream: Stream): Line[] {
    const i = this.#index(stream);
    return this.#tail
      .slice(-TAIL)
      .filter((h) => hears(h.to, i, this.#seats))
      .map(({ at, event }) => ({ at, event }));
  }

  /** The frames after `n`; null: too long ago, or never sent. */
  since(stream: Stream, n: number): Frame[] | null {
    const i = this.#index(stream);
    if (n === this.#n[i]) return [];
    const kept = this.#kept[i];
    return n > this.#n[i] || kept.length === 0 || kept[0].n > n + 1 ? null : kept.filter((f) => f.n > n);
  }

  #index(stream: Stream): number {
    return stream === 'watch' ? this.#seats : stream;
  }
}

const hears = (to: Audience, i: number, seats: number): boolean => to === 'all' || (i < seats && to.includes(i as Seat));
