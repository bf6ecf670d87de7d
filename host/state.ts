/** What the log says about a table beside its match, its clocks and its streams, and how each deed changes it. */
import type { Seat } from '@starboard/kernel';
import type { Sitting } from './api.ts';
import { awayFrom, type Place, personsOf, taken } from './chairs.ts';
import type { Clocks } from './clock.ts';
import type { Deed } from './log.ts';
import { recount, type Vote, voted } from './votes.ts';
import type { TableView } from './wire.ts';

/** A decision that waits: its own deadline, and for each seat since when it is asked and how often it has acted in it. */
export interface Window {
  /** The line that opened it. */
  readonly n: number;
  readonly due: number | null;
  readonly asks: readonly { readonly t: number; readonly k: number }[];
}

export interface State {
  began: number;
  /** Lines so far. */
  n: number;
  /** When the last one was. */
  t: number;
  window: Window;
  /** By seat: the frame in which the present question was put. */
  questions: (number | null)[];
  places: Place[];
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

export function newState(began: number, sittings: readonly Sitting[], present: readonly Seat[]): State {
  const each = <V>(v: V): V[] => sittings.map(() => v);
  return {
    began,
    n: 0,
    t: 0,
    window: { n: 0, due: null, asks: each({ t: 0, k: 0 }) },
    questions: each<number | null>(null),
    places: sittings.map((sitting, seat) => ({ ...taken(sitting, 0), ...(present.includes(seat as Seat) && awayFrom(null)) })),
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

export function change(s: State, deed: Deed, t: number, clocks: Clocks): void {
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
      if (deed.on === 'end') s.ending = voted(s.ending, deed.seat, deed.say, null);
      else s.takeBack = voted(s.takeBack, deed.seat, deed.say, deed.of);
      break;
    case 'sit':
      s.orders[deed.seat] = [];
      s.aware[deed.seat] = false;
      replace(s, deed.seat, taken(deed.sitting, t), t);
      break;
    case 'stand':
      replace(s, deed.seat, { ...s.places[deed.seat], stand: deed.level, conceded: deed.why === 'conceded' }, t);
      break;
    case 'back':
      clocks.welcome(deed.seat);
      replace(s, deed.seat, { ...s.places[deed.seat], stand: null }, t);
      break;
    case 'away':
      s.places[deed.seat] = { ...s.places[deed.seat], ...awayFrom(deed.away ? t : null) };
      if (!deed.away) s.aware[deed.seat] = true;
      break;
    case 'soon':
      s.soon = [...s.soon, deed.seat];
      break;
    case 'wake':
      // Nobody could come back meanwhile, so that time does not count as being away.
      s.places = s.places.map((p) => (p.sitting.kind === 'person' ? { ...p, ...awayFrom(p.awaySince === null ? t : p.awaySince + deed.down) } : p));
      clocks.shift(deed.down);
      s.window = later(s.window, deed.down, t + REOPENED);
      break;
    case 'close':
      s.closed = deed.why;
      s.takeBack = s.ending = null;
  }
}

/** Somebody else answers in this chair: whoever it is begins anew, and votes are counted again. */
function replace(s: State, seat: Seat, place: Place, t: number): void {
  s.places[seat] = place;
  s.soon = s.soon.filter((other) => other !== seat);
  const persons = personsOf(s.places);
  s.takeBack = recount(s.takeBack, persons);
  s.ending = recount(s.ending, persons);
  askAgain(s, seat, t);
}

export function askAgain(s: State, seat: Seat, t: number): void {
  s.window = { ...s.window, asks: s.window.asks.with(seat, { t, k: s.window.asks[seat].k + 1 }) };
}

const later = ({ n, due, asks }: Window, ms: number, least: number): Window => ({
  n,
  due: due === null ? null : Math.max(due + ms, least),
  asks: asks.map(({ t, k }) => ({ t: t + ms, k })),
});
