/** Where a move can end (E7–E9, E20, A.4, Q11, Q12, Q15–Q17). Lists are built once per map and shared. */
import type { Options } from './types.ts';
import type { Zone } from './zone.ts';

/** The part of a `Law` that movement needs (A.4). */
export interface Closing {
  readonly closedSafe: Options['A4'];
}

/** A.4: whether this side may neither end in nor pass through safe sectors. */
export const closedTo = (law: Closing, alien: boolean): boolean => law.closedSafe === 'everybody' || law.closedSafe === (alien ? 'aliens' : 'humans');

const isStart = (zone: Zone, sector: number): boolean => sector === zone.human || sector === zone.alien;

const closed = new WeakMap<Zone, readonly boolean[]>();

/**
 * By sector: whether A.4 closes it. These are the safe sectors; for humans, who move one sector, also any sector whose only
 * exits are safe sectors and hatches (W02 of GALILEI), where they could get stuck (Q18, Q50).
 */
export function closedSectors(zone: Zone, alien: boolean): readonly boolean[] {
  const safe = zone.kinds.map((kind) => kind === 'safe');
  if (alien) return safe;
  let shut = closed.get(zone);
  if (shut === undefined) {
    for (let more = true; more; ) {
      const ends = safe.flatMap((is, at) => (!is && zone.hatchAt[at] === 0 && !isStart(zone, at) && !leadsOn(zone, at, safe) ? [at] : []));
      for (const at of ends) safe[at] = true;
      more = ends.length > 0;
    }
    shut = safe;
    closed.set(zone, shut);
  }
  return shut;
}
const leadsOn = (zone: Zone, at: number, shut: readonly boolean[]): boolean =>
  zone.touching[at].some((to) => !shut[to] && zone.hatchAt[to] === 0 && !isStart(zone, to));

/**
 * Where a move from `from` can end. `open`: by hatch number, whether a move may end there; null: all of them. The caller
 * removes the sector where the turn began (Q17, Q25).
 */
export function reach(zone: Zone, law: Closing, from: number, steps: number, alien: boolean, open: readonly boolean[] | null): number[] {
  const shut = closedTo(law, alien) ? closedSectors(zone, alien) : null;
  const seen = new Set<number>([from]);
  let edge = [from];
  const ends: number[] = [];
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of zone.touching[at]) {
        // E8, Q16: nobody moves into or through a start sector; A.4: nor through a closed one.
        if (seen.has(to) || isStart(zone, to) || shut?.[to]) continue;
        seen.add(to);
        const hatch = zone.hatchAt[to];
        const goal = hatch > 0 && !alien && (open === null || open[hatch]);
        if (hatch === 0 || goal) ends.push(to);
        // E20: for a human an open hatch ends the move; Q11, Q12: all others are passable.
        if (!goal) next.push(to);
      }
    }
    edge = next;
  }
  return ends.sort((a, b) => a - b);
}

const lists = new WeakMap<Zone, (readonly (readonly number[])[])[]>();

/** `reach` from every sector with every hatch open. Cached. */
export function reachTable(zone: Zone, law: Closing, steps: number, alien: boolean): readonly (readonly number[])[] {
  let made = lists.get(zone);
  if (made === undefined) {
    made = [];
    lists.set(zone, made);
  }
  const key = steps * 4 + (alien ? 2 : 0) + (closedTo(law, alien) ? 1 : 0);
  let table = made[key];
  if (table === undefined) {
    table = zone.names.map((_, from) => Object.freeze(reach(zone, law, from, steps, alien, null)));
    made[key] = table;
  }
  return table;
}
