/** How likely each player was to win after every turn, in the eyes of the bots. */
import { type Course, certainWin, type State, seatsOf } from '@starboard/kernel';
import { value } from '../bot/foresight/value.ts';
import type { Andromeda } from '../rules/types.ts';
import type { Turn } from './story.ts';

/** By seat, one for each turn; what the Collective has is missing from the sum. */
export function chancesOf(course: Course<Andromeda>, turns: readonly Turn[]): number[][] {
  const byPosition = new Map(course.strides.map((stride) => [stride.n, stride]));
  const rows = turns.map(({ n }, i) => {
    if (i === turns.length - 1 && course.outcome !== null) return certainWin(course.outcome);
    const stride = byPosition.get(n);
    // The judgement looks at the open table and the hands; the rest of a state is not in a record.
    return stride === undefined ? seatsOf(course.seats).map(() => 0) : [...value({ pub: stride.pub, mine: stride.mine } as State<Andromeda>)];
  });
  return seatsOf(course.seats).map((seat) => rows.map((row) => row[seat]));
}
