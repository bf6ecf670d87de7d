/**
 * The outgoing streams: one per seat and one for spectators, each numbered without gaps. A frame goes only to streams for which
 * something changed. It contains nothing about another seat's question, undo or orders.
 */
import { hears, type Json, type Seat, seatsOf } from '@starboard/kernel';
import type { OutboundMessage, Stream } from './api.ts';
import { type AddressedEvent, eventsText, RecentFrames, type SentLineTexts } from './recent-frames.ts';
import type { FrameMessage, Own, TableView, TimedEvent } from './wire.ts';

type Sections = { readonly [section: string]: Json };
type FrameInMaking = { -readonly [K in keyof FrameMessage]: FrameMessage[K] };

/** What one log line changes. */
export interface StreamUpdate {
  readonly now: number;
  readonly happened: readonly AddressedEvent[];
  readonly pub: Sections;
  /** By seat number. */
  readonly mine: { readonly [seat: string]: Sections };
  /** Null: cannot have changed. */
  readonly table: TableView | null;
  /** A seat's own status, if its next frame has this number. */
  own(seat: Seat, n: number): Own;
}

/** Parts of one line as JSON. They are serialized once, for its frames and for the log. */
export interface LineTexts {
  /** The events, in order. */
  readonly events: readonly string[];
  readonly pub: string;
  /** By seat; empty: unchanged. */
  readonly mine: readonly string[];
}

export interface StreamState {
  readonly n: readonly number[];
  readonly tail: readonly AddressedEvent[];
  readonly table: string;
  readonly own: readonly string[];
}

const NOTHING: Sections = Object.freeze({});
const NOTHING_TEXT = '{}';

/** The frame of stream `i` as JSON; `lines`: the events it may know. */
function textOf(sent: SentLineTexts, lines: string, i: number): string {
  // Spectators have no own sections.
  const mine = sent.mine[i] ?? '';
  const own = sent.own[i] ?? '';
  let text = `{"t":"frame","n":${sent.n[i]},"now":${sent.now},"lines":${lines},"pub":${sent.pub},"mine":${mine === '' ? NOTHING_TEXT : mine}`;
  if (sent.table !== '') text += `,"table":${sent.table}`;
  if (own !== '') text += `,"own":${own}`;
  return `${text}}`;
}

/** The same as `JSON.stringify`, without its cost for the usual case. */
const ownText = ({ question, undo, orders }: Own): string =>
  `{"question":${question},"undo":${undo},"orders":${orders.length === 0 ? '[]' : JSON.stringify(orders)}}`;

export class Streams {
  /** By index: the seats, then the spectators. */
  readonly #streams: readonly Stream[];
  readonly #seats: number;
  readonly #n: number[];
  #table: string;
  readonly #own: string[];
  /** The objects behind the texts of `#own`, if known: comparing is cheaper than serializing. */
  readonly #was: (Own | null)[];
  readonly #past: RecentFrames;

  constructor(seats: number, from?: StreamState) {
    this.#seats = seats;
    this.#streams = [...seatsOf(seats), 'watch'];
    this.#n = from === undefined ? new Array<number>(seats + 1).fill(0) : [...from.n];
    this.#past = new RecentFrames(from?.tail ?? []);
    this.#table = from?.table ?? '';
    this.#own = from === undefined ? new Array<string>(seats).fill('') : [...from.own];
    this.#was = new Array<Own | null>(seats).fill(null);
  }

  get state(): StreamState {
    return { n: this.#n, tail: this.#past.tail(), table: this.#table, own: this.#own };
  }

  /** Adds the frames of one log line to `messages`. */
  publish(news: StreamUpdate, texts: LineTexts, messages: OutboundMessage[]): void {
    const { now, pub, happened } = news;
    const tableChanged = this.#tableChanged(news.table);
    const quiet = !tableChanged && texts.pub === NOTHING_TEXT;
    let open = true;
    for (let i = 0; i < happened.length; i++) if (happened[i].to !== 'all') open = false;
    // If all events are for everybody, all streams share one list and one text.
    let lines = open ? linesFor(happened, 'watch') : null;
    const owns: string[] = [];
    const numbers: number[] = [];
    const sent: SentLineTexts = {
      now,
      n: numbers,
      told: eventsText(happened, texts.events),
      pub: texts.pub,
      table: tableChanged ? this.#table : '',
      mine: texts.mine,
      own: owns,
    };
    let heard = sent.told;
    // Streams with the same frame number and nothing of their own share one string.
    let plain = '';
    let plainN = 0;
    for (let i = 0; i <= this.#seats; i++) {
      const stream = this.#streams[i];
      if (!open || lines === null) {
        lines = linesFor(happened, stream);
        heard = textFor(happened, texts.events, stream);
      }
      const mineText = i < this.#seats ? texts.mine[i] : '';
      const own = stream === 'watch' ? null : news.own(stream, this.#n[i] + 1);
      const ownChanged = own !== null && this.#ownChanged(i, own);
      owns.push(ownChanged ? this.#own[i] : '');
      if (quiet && !ownChanged && lines.length === 0 && mineText === '') {
        numbers.push(0);
        continue;
      }
      const n = ++this.#n[i];
      numbers.push(n);
      const message: FrameInMaking = { t: 'frame', n, now, lines, pub, mine: mineText === '' ? NOTHING : news.mine[i] };
      if (tableChanged && news.table !== null) message.table = news.table;
      if (ownChanged) message.own = own;
      const common = open && mineText === '' && !ownChanged;
      const text = common && n === plainN ? plain : textOf(sent, heard, i);
      if (common) {
        plain = text;
        plainN = n;
      }
      messages.push({ to: stream, message, text });
    }
    this.#past.add(sent, happened.length);
  }

  #tableChanged(table: TableView | null): boolean {
    if (table === null) return false;
    const text = JSON.stringify(table);
    if (text === this.#table) return false;
    this.#table = text;
    return true;
  }

  #ownChanged(i: number, own: Own): boolean {
    const was = this.#was[i];
    // Orders are replaced, never mutated.
    if (was !== null && was.question === own.question && was.undo === own.undo && was.orders === own.orders) return false;
    this.#was[i] = own;
    const text = ownText(own);
    if (text === this.#own[i]) return false;
    this.#own[i] = text;
    return true;
  }

  /** The number of the last frame. */
  at(stream: Stream): number {
    return this.#n[this.#index(stream)];
  }

  /** The last events of this stream. */
  tail(stream: Stream): TimedEvent[] {
    return linesFor(this.#past.tail(), stream);
  }

  /** The frames after `n`; null: too old, or never sent. */
  since(stream: Stream, n: number): FrameMessage[] | null {
    const i = this.#index(stream);
    if (n === this.#n[i]) return [];
    if (n > this.#n[i]) return null;
    const missed = this.#past.since(i, n);
    if (missed === null) return null;
    return missed.map(({ now, n: numbers, told, pub, table, mine, own }) => ({
      t: 'frame',
      n: numbers[i],
      now,
      lines: linesFor(told, stream),
      pub,
      mine: mine[i] ?? NOTHING,
      ...(table !== null && { table }),
      // Spectators have no own sections.
      ...(own[i] != null && { own: own[i] }),
    }));
  }

  #index(stream: Stream): number {
    return stream === 'watch' ? this.#seats : stream;
  }
}

const seatOf = (stream: Stream): Seat | null => (stream === 'watch' ? null : stream);

/** The events that one stream may know. */
function linesFor(happened: readonly AddressedEvent[], stream: Stream): TimedEvent[] {
  const lines: TimedEvent[] = [];
  for (const { at, event, to } of happened) if (hears(to, seatOf(stream))) lines.push({ at, event });
  return lines;
}
/** The same as JSON. */
function textFor(happened: readonly AddressedEvent[], events: readonly string[], stream: Stream): string {
  let text = '';
  for (let h = 0; h < happened.length; h++) {
    if (hears(happened[h].to, seatOf(stream))) text += `${text === '' ? '' : ','}{"at":${happened[h].at},"event":${events[h]}}`;
  }
  return `[${text}]`;
}
