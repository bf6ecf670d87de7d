/** Movement tables of a belief (./belief.ts), packed for its hottest loops. Built once per map. */
import { distancesOf, stepsFrom } from './distance.ts';
import { FADE } from './habits.ts';
import type { Law } from './law.ts';
import { reach, reachTable } from './reach.ts';

/** Where a move from sector i can end: `to`, from index `from[i]` up to `from[i + 1]`. */
export interface Ways {
  readonly from: Int32Array;
  readonly to: Int16Array;
}

const packed = new WeakMap<readonly (readonly number[])[], Ways>();

/** `reachTable`, packed. */
export function waysOf(law: Law, steps: number, alien: boolean): Ways {
  const table = reachTable(law.zone, law, steps, alien);
  let ways = packed.get(table);
  if (ways === undefined) {
    ways = pack(table);
    packed.set(table, ways);
  }
  return ways;
}

function pack(table: readonly (readonly number[])[]): Ways {
  const from = new Int32Array(table.length + 1);
  for (let i = 0; i < table.length; i++) from[i + 1] = from[i] + table[i].length;
  return { from, to: Int16Array.from(table.flat()) };
}

const dashes = new WeakMap<Law, Map<number, Ways>>();

/** Moves of a human with Adrenaline (E20, Q12): a closed hatch can be passed, an open one ends the move. `shut`: one bit per hatch. */
export function dashesOf(law: Law, shut: number): Ways {
  const { zone } = law;
  let made = dashes.get(law);
  if (made === undefined) {
    made = new Map();
    dashes.set(law, made);
  }
  let ways = made.get(shut);
  if (ways === undefined) {
    const open = zone.hatches.map((_, hatch) => (shut & (1 << hatch)) === 0);
    ways = pack(zone.names.map((_, from) => reach(zone, law, from, 2, false, open)));
    made.set(shut, ways);
  }
  return ways;
}

const scents = new WeakMap<Uint8Array, Float64Array>();

/** How much a human in `from` attracts an alien in each sector. */
export function scentFrom(law: Law, from: number): Float64Array {
  const steps = stepsFrom(distancesOf(law, true), from);
  let row = scents.get(steps);
  if (row === undefined) {
    row = Float64Array.from(steps, (far) => FADE[far] ?? 0);
    scents.set(steps, row);
  }
  return row;
}
