/** Distances between sectors in steps, for either side. Rows are computed on demand and shared. */
import type { Law } from './law.ts';
import { closedSectors, closedTo } from './reach.ts';
import type { Zone } from './zone.ts';

/** Longer than any route. */
export const FAR = 250;

export interface Distances {
  readonly rows: (Uint8Array | null)[];
  readonly zone: Zone;
  readonly alien: boolean;
  /** By sector: whether A.4 closes it; null: it closes none. */
  readonly shut: readonly boolean[] | null;
}

const made = new WeakMap<Zone, (Distances | undefined)[]>();

export function distancesOf(law: Law, alien: boolean): Distances {
  const { zone } = law;
  const closed = closedTo(law, alien);
  let list = made.get(zone);
  if (list === undefined) {
    list = [];
    made.set(zone, list);
  }
  const key = (alien ? 1 : 0) + (closed ? 2 : 0);
  let found = list[key];
  if (found === undefined) {
    found = { rows: zone.names.map(() => null), zone, alien, shut: closed ? closedSectors(zone, alien) : null };
    list[key] = found;
  }
  return found;
}

/** Steps from `from` to every sector. A human's route ends in a hatch; no route passes a start (E8). */
export function stepsFrom(d: Distances, from: number): Uint8Array {
  return d.rows[from] ?? (d.rows[from] = flood(d, from));
}

function flood({ zone, alien, shut }: Distances, from: number): Uint8Array {
  const row = new Uint8Array(zone.names.length).fill(FAR);
  row[from] = 0;
  const queue = [from];
  for (const at of queue) {
    if (at !== from && zone.hatchAt[at] > 0 && !alien) continue;
    for (const to of zone.touching[at]) {
      if (row[to] !== FAR || to === zone.human || to === zone.alien || shut?.[to]) continue;
      row[to] = Math.min(FAR - 1, row[at] + 1);
      queue.push(to);
    }
  }
  return row;
}
