/** A rough model of how people behave and which sectors attract them: the part of a belief that is not rules. */
import { distancesOf, stepsFrom } from './distance.ts';
import type { Law } from './law.ts';
import { reachTable } from './reach.ts';

export const HABITS = {
  /** E12: half of all announced noises are true. */
  honest: 0.5,
  /** The share of an alien's turns that end with an attack. */
  attacks: 0.1,
  /** How strongly humans are drawn to hatches, per step. */
  drawn: 0.5,
  /** The chance that silence comes from an ability (H.1, H.13). */
  ability: 0.05,
  /** G.4: the chance that an item used face down explains the turn. */
  hidden: 0.4,
  /** Humans like safe sectors. */
  quiet: 1.4,
  /** How strongly believed humans attract aliens, and over how many steps. */
  hunts: 8,
  scent: 3.5,
};

/** How much attraction is left after this many steps. */
export const FADE = Array.from({ length: 15 }, (_, steps) => Math.exp(-Math.max(0, steps - 1) / HABITS.scent));

/** By sector: its attraction to a human, and 1 over the summed attraction of its neighbours. */
interface Pull {
  readonly pull: Float64Array;
  readonly share: Float64Array;
}
const pulls = new WeakMap<Law, Map<number, Pull>>();

export function pullOf(law: Law, shut: number): Pull {
  let made = pulls.get(law);
  if (made === undefined) {
    made = new Map();
    pulls.set(law, made);
  }
  let found = made.get(shut);
  if (found === undefined) {
    found = makePull(law, shut);
    made.set(shut, found);
  }
  return found;
}

function makePull(law: Law, shut: number): Pull {
  const { zone } = law;
  const steps = distancesOf(law, false);
  const pull = Float64Array.from(zone.names, (_, at) => {
    let near = 40;
    for (let h = 1; h < zone.hatches.length; h++) if ((shut & (1 << h)) === 0) near = Math.min(near, stepsFrom(steps, zone.hatches[h])[at]);
    return Math.exp(-HABITS.drawn * near) * (zone.kinds[at] === 'safe' ? HABITS.quiet : 1);
  });
  const share = Float64Array.from(reachTable(zone, law, 1, false), (row) => 1 / row.reduce((sum, to) => sum + pull[to], 0));
  return { pull, share };
}
