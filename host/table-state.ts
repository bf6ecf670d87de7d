/** What the log says about a table beside its match, its clocks and its streams, and how each deed changes it. */
import type { Seat } from '@starboard/kernel';
import type { Sitting } from './api.ts';
import { type ChairState, newChair, personsOf } from './chairs.ts';
import type { Clocks } from './clock.ts';
import type { Deed } from './log.ts';
import { countVote, recountVote, type Vote } from './votes.ts';
import type { TableView } from './wire.ts';

/** A decision that waits: its own deadline, and for each seat since when it is asked and how often it has acted in it. */
export interface DecisionWindow {
  /** The line that opened it. */
  readonly n: number;
  readonly due: number | null;
  readonly asks: readonly { readonly t: number; readonly k: number }[];
}

export interface TableState {
  began: number;
  /** Lines so far. */
  n: number;
  /** When the last one was. */
  t: number;
  window: DecisionWindow;
  /** By seat: the frame in which the present question was put. */
  questions: (number | null)[];
  places: ChairState[];
  /** By seat: standing orders in force, oldest first. */
  orders: (readonly string[])[];
  takeBack: Vote | null;
  ending: Vote | null;
  closed: TableView['closed'];
  soon: Seat[];
  /** When a person last did something. */
  acted: number;
  /** By seat: knows of its present turn; when it was last called. */
  aware: boolean[];
  called: number[];
}

/** After an interruption a window stays open at least so long: people have to come back, and bots to think again. */
const REOPENED = 5000;
const LONG_AGO = Number.MIN_SAFE_INTEGER;

export function newTableState(began: number, sittings: readonly Sitting[], present: readonly Seat[]): TableState {
  const each = <V>(v: V): V[] => sittings.map(() => v);
  return {
    began,
    n: 0,
    t: 0,
    window: { n: 0, due: null, asks: each({ t: 0, k: 0 }) },
    questions: each<number | null>(null),
    places: sittings.map((sitting, seat) => ({ ...newChair(sitting), away: sitting.kind === 'person' && !present.includes(seat as Seat) })),
    orders: each<readonly string[]>([]),
    takeBack: null,
    ending: null,
    closed: null,
    soon: [],
    acted: LONG_AGO,
    aware: each(false),
    called: each(LONG_AGO),
  };
}

export function applyDeed(s: TableState, deed: Deed, t: number, clocks: Clocks): void {
  switch (deed.k) {
    case 'act': {
      const { act } = deed.entry;
      if (act.kind === 'takeback') s.takeBack = null;
      if (act.kind === 'answer' && act.by === undefined) s.acted = t;
      // Whoever takes an answer back wants to decide: an order would only give it again.
      if (act.kind === 'undo' || act.kind === 'takeback') s.orders[act.seat] = [];
      break;
    }
    case 'order': {
      const others = s.orders[deed.seat].filter((order) => order !== deed.order);
      s.orders[deed.seat] = deed.on ? [...others, deed.order] : others;
      break;
    }
    case 'vote':
      if (deed.on === 'end') s.ending = countVote(s.ending, deed.seat, deed.say, null);
      else s.takeBack = countVote(s.takeBack, deed.seat, deed.say, deed.of);
      break;
    case 'sit':
      s.orders[deed.seat] = [];
      s.aware[deed.seat] = false;
      replace(s, deed.seat, newChair(deed.sitting), t);
      break;
    case 'stand':
      replace(s, deed.seat, { ...s.places[deed.seat], stand: deed.level, conceded: deed.why === 'conceded' }, t);
      break;
    case 'back':
      clocks.welcome(deed.seat);
      replace(s, deed.seat, { ...s.places[deed.seat], stand: null }, t);
      break;
    case 'away':
      s.places[deed.seat] = { ...s.places[deed.seat], away: deed.away };
      if (!deed.away) s.aware[deed.seat] = true;
      break;
    case 'soon':
      s.soon = [...s.soon, deed.seat];
      break;
    case 'wake':
      s.places = s.places.map((p) => ({ ...p, away: p.sitting.kind === 'person' }));
      clocks.shift(deed.down);
      s.window = later(s.window, deed.down, t + REOPENED);
      break;
    case 'close':
      s.closed = deed.why;
      s.takeBack = s.ending = null;
  }
}

/** Somebody else answers in this chair: whoever it is begins anew, and votes are counted again. */
function replace(s: TableState, seat: Seat, place: ChairState, t: number): void {
  s.places[seat] = place;
  s.soon = s.soon.filter((other) => other !== seat);
  const persons = personsOf(s.places);
  s.takeBack = recountVote(s.takeBack, persons);
  s.ending = recountVote(s.ending, persons);
  askAgain(s, seat, t);
}

export function askAgain(s: TableState, seat: Seat, t: number): void {
  s.window = { ...s.window, asks: s.window.asks.with(seat, { t, k: s.window.asks[seat].k + 1 }) };
}

const later = ({ n, due, asks }: DecisionWindow, ms: number, least: number): DecisionWindow => ({
  n,
  due: due === null ? null : Math.max(due + ms, least),
  asks: asks.map(({ t, k }) => ({ t: t + ms, k })),
});
