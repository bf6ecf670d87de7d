/** How far every sector is from both starts: human steps of one, alien steps of one (E7, E9). */
import { reach } from '../rules/reach.ts';
import type { Zone } from '../rules/zone.ts';

const OPEN = { closedSafe: 'nobody' } as const;

export interface Steps {
  readonly human: number | null;
  readonly alien: number | null;
}

export function stepsIn(zone: Zone): Steps[] {
  const [human, alien] = [walked(zone, zone.human, false), walked(zone, zone.alien, true)];
  return zone.names.map((_, at) => ({ human: human.get(at) ?? null, alien: alien.get(at) ?? null }));
}

function walked(zone: Zone, from: number, alien: boolean): ReadonlyMap<number, number> {
  const steps = new Map<number, number>();
  if (from < 0) return steps;
  steps.set(from, 0);
  for (const [at, n] of steps) {
    // E20: a human's way ends in a hatch.
    if (zone.hatchAt[at] > 0) continue;
    for (const to of reach(zone, OPEN, at, 1, alien, null)) if (!steps.has(to)) steps.set(to, n + 1);
  }
  return steps;
}
