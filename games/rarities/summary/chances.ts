/** How likely each player was to win after every answer, in the eyes of the bots; and where that turned. */
import type { Course, Seat, State } from '@starboard/kernel';
import { seatsOf } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import type { Rarities } from '../rules/types.ts';

export interface Chances {
  /** The positions of the replay where something changed, the deal and the end included. */
  readonly at: readonly number[];
  /** By seat, as many as `at`. */
  readonly series: readonly (readonly number[])[];
}

export function chancesOf(course: Course<Rarities>): Chances {
  const at: number[] = [];
  const rows: (readonly number[])[] = [];
  const last = course.strides.length - 1;
  course.strides.forEach(({ n, pub, mine }, i) => {
    const over = i === last && course.outcome !== null;
    // The judgement looks at the open table and the hands; the rest of a state is not in a record.
    const row = over ? certain(course.outcome.ranks) : value({ pub, mine } as State<Rarities>);
    if (i < last && rows.length > 0 && row.every((v, seat) => v === rows[rows.length - 1][seat])) return;
    at.push(n);
    rows.push(row);
  });
  return { at, series: seatsOf(course.seats).map((seat) => rows.map((row) => row[seat])) };
}

/** The end is certain. */
function certain(ranks: readonly number[]): number[] {
  const winners = ranks.filter((r) => r === 1).length;
  return ranks.map((r) => (r === 1 ? 1 / winners : 0));
}

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
