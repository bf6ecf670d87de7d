/**
 * The client's side of a stream: what a seat knows, the log and the table, put together from the host's messages. Pure: the
 * same messages give the same view, for a server, a worker and a terminal.
 */
import { type Json, type Known, type Seat, type Types, viewFrom } from '@starboard/kernel';
import type { FrameMessage, Own, TableView, TimedEvent, WholeMessage } from './wire.ts';

type Sections = { readonly [section: string]: Json };

/** A log line with a number that never changes: the key of its row on the screen. */
export interface ShownLine extends TimedEvent {
  readonly key: number;
}

export interface MatchSeen {
  /** The number of the last frame. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly pub: Sections;
  readonly mine: Sections;
  readonly known: Known<Types>;
  /** Oldest first. */
  readonly lines: readonly ShownLine[];
  readonly table: TableView;
  readonly own: Own | null;
  /** The host's clock minus this device's, in ms. Lets a screen show running time without asking. */
  readonly ahead: number;
}

/** A longer log loses its beginning on the screen. The replay has all of it. */
const MOST_LINES = 3000;

const numbered = (lines: readonly TimedEvent[], from: number): ShownLine[] => lines.map((line, i) => ({ ...line, key: from + i }));

export function fromWhole(w: WholeMessage, before: MatchSeen | null, clock: number): MatchSeen {
  const from = before === null ? 0 : (before.lines.at(-1)?.key ?? -1) + 1;
  return {
    n: w.n,
    seat: w.seat,
    pub: w.pub,
    mine: w.mine,
    known: viewFrom(w.pub, w.seat === null ? null : w.mine),
    lines: numbered(w.lines, from),
    table: w.table,
    own: w.own,
    ahead: w.now - clock,
  };
}

/** The view after the next frame; null: a frame is missing, so the whole view is needed. A repeated frame changes nothing. */
export function withFrame(s: MatchSeen, f: FrameMessage, clock: number): MatchSeen | null {
  if (f.n <= s.n) return s;
  if (f.n !== s.n + 1) return null;
  const changed = Object.keys(f.pub).length > 0 || Object.keys(f.mine).length > 0;
  const pub = changed ? { ...s.pub, ...f.pub } : s.pub;
  const mine = changed ? { ...s.mine, ...f.mine } : s.mine;
  const lines = f.lines.length === 0 ? s.lines : [...s.lines, ...numbered(f.lines, (s.lines.at(-1)?.key ?? -1) + 1)];
  return {
    n: f.n,
    seat: s.seat,
    pub,
    mine,
    known: changed ? viewFrom(pub, s.seat === null ? null : mine) : s.known,
    lines: lines.length > MOST_LINES ? lines.slice(-MOST_LINES) : lines,
    table: f.table ?? s.table,
    own: f.own ?? s.own,
    ahead: f.now - clock,
  };
}
