/** Who was near whom: in how many rounds, counted at the end of each. */
import { type Course, seatsOf } from '@starboard/kernel';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { lawOf } from '../rules/law.ts';
import type { Aliens } from '../rules/types.ts';

/** An alien that has not fed gets so far in a turn. */
const NEAR = 2;

export function nearOf(course: Course<Aliens>): number[][] {
  const { seats, strides } = course;
  const distances = distancesOf(lawOf(strides[0].pub.options, seats), true);
  const cells = seatsOf(seats).map(() => new Array<number>(seats).fill(0));
  const apart = (a: number, b: number): number => Math.min(stepsFrom(distances, a)[b], stepsFrom(distances, b)[a]);
  strides.forEach(({ pub, mine }, i) => {
    // The answer that ends a round begins the next; the last one ends the game.
    const before = strides[i - 1]?.pub.round ?? 0;
    if (before === 0 || (pub.round === before && i < strides.length - 1)) return;
    for (const a of seatsOf(seats))
      for (const b of seatsOf(seats))
        if (a !== b && pub.status[a] === 'aboard' && pub.status[b] === 'aboard' && apart(mine[a].sector, mine[b].sector) <= NEAR) cells[a][b]++;
  });
  return cells;
}
