/** What a round's box carries: an elimination, a broken hatch, an escape. Public facts, so they are there during the game too. */
import type { Known } from '@starboard/kernel';
import * as trail from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import type { Picture } from './picture.ts';

export type RoundMark = 'out' | 'broken' | 'escaped';

/** Up to the round that the picture shows: an event that is still on its way gives no mark. */
export function roundMarks({ zone, hatches, status, round }: Picture, k: Known<Aliens>): ReadonlyMap<number, readonly RoundMark[]> {
  const marks = new Map<number, Set<RoundMark>>();
  const add = (r: number, mark: RoundMark): void => void marks.set(r, (marks.get(r) ?? new Set()).add(mark));
  for (const e of trail.entries(k.pub)) {
    if (e.round > round) break;
    if (e.what === trail.OUT && status[e.seat] !== 'aboard') add(e.round, status[e.seat] === 'escaped' ? 'escaped' : 'out');
    else if (e.what === trail.TURNED || e.what === trail.BACK) add(e.round, 'out');
    else if (e.what === trail.HATCH && hatches[zone.hatchAt[e.sector]] === 'broken') add(e.round, 'broken');
  }
  return new Map([...marks].map(([r, set]) => [r, [...set]]));
}
