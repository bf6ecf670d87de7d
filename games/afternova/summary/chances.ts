/** How likely each player was to win after every answer, in the eyes of the bots; and where that turned. */
import { type Course, type Seat, type State, seatsOf } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import type { Afternova } from '../rules/types.ts';

export interface Chances {
  /** The positions of the replay where something changed, the deal and the end included. */
  readonly at: readonly number[];
  /** By seat, as many as `at`. */
  readonly series: readonly (readonly number[])[];
}

export function chancesOf({ strides, seats, outcome }: Course<Afternova>): Chances {
  const at: number[] = [];
  const rows: (readonly number[])[] = [];
  const last = strides.length - 1;
  strides.forEach(({ n, pub, mine }, i) => {
    // The judgement looks at the open table and the hands; the rest of a state is not in a record.
    const row = i === last && outcome !== null ? outcome.ranks.map((rank) => (rank === 1 ? 1 : 0)) : value({ pub, mine } as State<Afternova>);
    if (i < last && rows.length > 0 && row.every((v, seat) => v === rows[rows.length - 1][seat])) return;
    at.push(n);
    rows.push(row);
  });
  return { at, series: seatsOf(seats).map((seat) => rows.map((row) => row[seat])) };
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
