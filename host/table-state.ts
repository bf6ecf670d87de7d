/** The state of a table beside its match, clocks and streams, and how each deed changes it. */
import type { Seat } from '@starboard/kernel';
import type { Sitting } from './api.ts';
import { awayFrom, type ChairState, newChair, personsOf } from './chairs.ts';
import type { Clocks } from './clock.ts';
import type { Deed } from './log.ts';
import { countVote, recountVote, type Vote } from './votes.ts';
import type { TableView } from './wire.ts';

/** An open decision: its deadline, and by seat when it was asked (`t`) and how often it has acted (`k`). */
export interface DecisionWindow {
  /** The number of the line that opened it; where bots go by entries (`MatchSetup.botsByEntry`), of the entry. */
  readonly n: number;
  readonly due: number | null;
  readonly asks: readonly { readonly t: number; readonly k: number }[];
}

export interface TableState {
  began: number;
  /** The number of lines so far. */
  n: number;
  /** The time of the last line. */
  t: number;
  window: DecisionWindow;
  /** By seat: the number of the frame that put the current question. */
  questions: (number | null)[];
  places: ChairState[];
  /** By seat: standing orders in force, oldest first. */
  orders: (readonly string[])[];
  takeBack: Vote | null;
  ending: Vote | null;
  closed: TableView['closed'];
  soon: Seat[];
  /** When a person last answered. */
  acted: number;
  /** By seat: whether it knows of its turn, and when it was last notified. */
  aware: boolean[];
  called: number[];
}

/** After downtime a window stays open at least this long: people must return, and bots must think again. */
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
    places: sittings.map((sitting, seat) => ({ ...newChair(sitting, 0), ...(present.includes(seat as Seat) && awayFrom(null)) })),
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
      // After an undo the person wants to decide. A standing order would repeat the answer.
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
      replace(s, deed.seat, newChair(deed.sitting, t), t);
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
      s.places = s.places.map((p) => {
        if (p.sitting.kind !== 'person' || (deed.stood && p.awaySince === null)) return p;
        return { ...p, ...awayFrom(p.awaySince === null ? t : p.awaySince + deed.down) };
      });
      clocks.shift(deed.down);
      s.window = later(s.window, deed.down, t + REOPENED);
      break;
    case 'close':
      s.closed = deed.why;
      s.takeBack = s.ending = null;
  }
}

/** Somebody else answers at this seat: the question is put again, and votes are recounted. */
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
