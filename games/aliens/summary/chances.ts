/** How likely each player was to win after every answer, in the eyes of the bots; and where that turned. */
import { type Course, type Seat, type State, seatsOf } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import { DANGER_COUNTS, ITEM_COUNTS } from '../content/cards.ts';
import type { Aliens } from '../rules/types.ts';
import type { Story } from './story.ts';

export interface Chances {
  /** The positions of the replay where something changed, the deal and the end included. */
  readonly at: readonly number[];
  /** By seat, as many as `at`. */
  readonly series: readonly (readonly number[])[];
}

/** A change smaller than this is none. */
const LEAST = 1e-6;

export function chancesOf(course: Course<Aliens>, { decks }: Story): Chances {
  const at: number[] = [];
  const rows: (readonly number[])[] = [];
  const last = course.strides.length - 1;
  course.strides.forEach(({ n, pub, mine }, i) => {
    const over = i === last && course.outcome !== null;
    const dark = { ...EMPTY, hatch: [...(decks.get(n) ?? [])] };
    // The judgement looks at the open table, the places and the hatch cards; the rest of a state is not in a record.
    const row = over ? course.outcome.ranks.map((r) => (r === 1 ? 1 : 0)) : value({ pub, mine, dark } as unknown as State<Aliens>);
    const before = rows.at(-1);
    if (i < last && before !== undefined && row.every((v, seat) => Math.abs(v - before[seat]) < LEAST)) return;
    at.push(n);
    rows.push(row);
  });
  return { at, series: seatsOf(course.seats).map((seat) => rows.map((row) => row[seat])) };
}
const EMPTY = {
  danger: [...DANGER_COUNTS],
  dangerOut: DANGER_COUNTS.map(() => 0),
  items: [...ITEM_COUNTS],
  itemsOut: ITEM_COUNTS.map(() => 0),
  itemsDown: ITEM_COUNTS.map(() => 0),
};

export interface Turn {
  /** Index in `Chances.at`. */
  readonly i: number;
  readonly before: number;
  readonly after: number;
}

/** The answers that changed the chance of this seat most, in the order in which they came. */
export function turnsOf({ series }: Chances, seat: Seat, most: number, least: number): Turn[] {
  const line = series[seat];
  return line
    .map((after, i) => ({ i, before: line[i - 1] ?? after, after }))
    .filter((t) => Math.abs(t.after - t.before) >= least)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.i - b.i)
    .slice(0, most)
    .sort((a, b) => a.i - b.i);
}
