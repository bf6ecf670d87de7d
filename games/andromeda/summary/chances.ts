/** How likely each player was to win after every turn, in the eyes of the bots; and where that turned. */
import { type Course, type Seat, type State, seatsOf } from '@starboard/kernel';
import { value } from '../bot/value.ts';
import type { Andromeda } from '../rules/types.ts';
import type { Turn } from './story.ts';

/** By seat, one for each turn; what the Collective has is missing from the sum. */
export function chancesOf(course: Course<Andromeda>, turns: readonly Turn[]): number[][] {
  const byPosition = new Map(course.strides.map((stride) => [stride.n, stride]));
  const rows = turns.map(({ n }, i) => {
    if (i === turns.length - 1 && course.outcome !== null) return certain(course);
    const stride = byPosition.get(n);
    // The judgement looks at the open table and the hands; the rest of a state is not in a record.
    return stride === undefined ? seatsOf(course.seats).map(() => 0) : [...value({ pub: stride.pub, mine: stride.mine } as State<Andromeda>)];
  });
  return seatsOf(course.seats).map((seat) => rows.map((row) => row[seat]));
}

/** The end is certain. */
function certain({ outcome, seats }: Course<Andromeda>): number[] {
  const ranks = outcome?.ranks ?? [];
  const winners = ranks.filter((r) => r === 1).length;
  return seatsOf(seats).map((seat) => (ranks[seat] === 1 ? 1 / winners : 0));
}

export interface Swing {
  /** Index of the turn. */
  readonly i: number;
  readonly before: number;
  readonly after: number;
}

/** The turns that changed the chance of this seat most, in the order in which they came. */
export function swingsOf(series: readonly (readonly number[])[], seat: Seat, most: number, least: number): Swing[] {
  const line = series[seat];
  return line
    .map((after, i) => ({ i, before: line[i - 1] ?? after, after }))
    .filter((t) => Math.abs(t.after - t.before) >= least)
    .sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || a.i - b.i)
    .slice(0, most)
    .sort((a, b) => a.i - b.i);
}
