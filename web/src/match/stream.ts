/**
 * One stream of a match as a screen holds it: the sections put together to what the seat knows, the lines of the log, the
 * table. Pure: the same messages give the same picture, be the host a server or a worker.
 */

import type { HostMessage, Own, TableView, TimedEvent } from '@starboard/host';
import { FLOW, type Json, type Known, SEALED, type Seat, STACK, type Types } from '@starboard/kernel';

type Sections = { readonly [section: string]: Json };

/** A line with a number that stays: the key of its place on the screen. */
export interface ShownLine extends TimedEvent {
  readonly key: number;
}

export interface MatchSeen {
  /** Of the last frame. */
  readonly n: number;
  readonly seat: Seat | null;
  readonly pub: Sections;
  readonly mine: Sections;
  readonly known: Known<Types>;
  /** Oldest first. */
  readonly lines: readonly ShownLine[];
  readonly table: TableView;
  readonly own: Own | null;
  /** The host's clock minus this device's, in ms: to show running time without asking. */
  readonly ahead: number;
}

/** A log longer than this forgets its beginning on the screen; the replay has all. */
const MOST_LINES = 3000;

export type Whole = Extract<HostMessage, { t: 'whole' }>;
export type MatchFrame = Extract<HostMessage, { t: 'frame' }>;

/** A view from its sections. */
function unfold(pub: Sections, mine: Sections, seat: Seat | null): Known<Types> {
  const { [FLOW]: flow, [STACK]: stack, ...open } = pub;
  const { [SEALED]: sealed = null, ...own } = mine;
  return { pub: open, mine: seat === null ? null : own, flow, stack, sealed } as unknown as Known<Types>;
}

const numbered = (lines: readonly TimedEvent[], from: number): ShownLine[] => lines.map((line, i) => ({ ...line, key: from + i }));

export function fromWhole(w: Whole, before: MatchSeen | null, clock: number): MatchSeen {
  const from = before === null ? 0 : (before.lines.at(-1)?.key ?? -1) + 1;
  return {
    n: w.n,
    seat: w.seat,
    pub: w.pub,
    mine: w.mine,
    known: unfold(w.pub, w.mine, w.seat),
    lines: numbered(w.lines, from),
    table: w.table,
    own: w.own,
    ahead: w.now - clock,
  };
}

/** The picture after the next frame; null: a frame is missing, the whole is wanted. A frame that was seen already changes nothing. */
export function withFrame(s: MatchSeen, f: MatchFrame, clock: number): MatchSeen | null {
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
    known: changed ? unfold(pub, mine, s.seat) : s.known,
    lines: lines.length > MOST_LINES ? lines.slice(-MOST_LINES) : lines,
    table: f.table ?? s.table,
    own: f.own ?? s.own,
    ahead: f.now - clock,
  };
}
