/** How far somebody can get on a map (E7–E9, E20, A.4, Q11, Q12, Q15–Q17). Lists are made once per map and shared. */
import type { Options } from './types.ts';
import type { Zone } from './zone.ts';

/** A.4: whether this side may neither end in nor pass through safe sectors. */
export const closedTo = (law: Pick<Options, 'A4'>, alien: boolean): boolean => law.A4 === 'everybody' || law.A4 === (alien ? 'aliens' : 'humans');

const isStart = (zone: Zone, sector: number): boolean => sector === zone.human || sector === zone.alien;

/**
 * Where a move from `from` can end. `open`: by hatch number, whether it is a destination; null: every hatch is (the most
 * that can be). The beginning of the turn is taken out by the caller, who knows it (Q17, Q25).
 */
export function reach(zone: Zone, law: Pick<Options, 'A4'>, from: number, steps: number, alien: boolean, open: readonly boolean[] | null): number[] {
  const noSafe = closedTo(law, alien);
  const seen = new Set<number>([from]);
  let edge = [from];
  const ends: number[] = [];
  for (let step = 0; step < steps; step++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of zone.touching[at]) {
        // E8, Q16: nobody moves into or through a start sector; A.4: nor through a closed one.
        if (seen.has(to) || isStart(zone, to) || (noSafe && zone.kinds[to] === 'safe')) continue;
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

const lists = new WeakMap<Zone, Map<string, readonly (readonly number[])[]>>();

/** `reach` from every sector with every hatch open, made once. */
export function reachTable(zone: Zone, law: Pick<Options, 'A4'>, steps: number, alien: boolean): readonly (readonly number[])[] {
  let made = lists.get(zone);
  if (made === undefined) {
    made = new Map();
    lists.set(zone, made);
  }
  const key = `${steps} ${alien} ${closedTo(law, alien)}`;
  let table = made.get(key);
  if (table === undefined) {
    table = zone.names.map((_, from) => Object.freeze(reach(zone, law, from, steps, alien, null)));
    made.set(key, table);
  }
  return table;
}
