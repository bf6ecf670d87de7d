/** E2, X.3: how many players a zone or a scenario is meant for. Other numbers are allowed, with a warning. */
import type { Advice } from '@starboard/kernel';
import type { Told } from '../content/scenarios.ts';
import { scenarioFileOf, zoneFileOf } from './law.ts';
import { isScenarioProblem } from './scenario-file.ts';
import type { Aliens, Counsel, Options } from './types.ts';
import { isProblem } from './zone-check.ts';

interface Meant {
  readonly name: Told;
  readonly players: readonly [min: number, max: number];
}

export function advise(o: Options, seats: number): Advice<Aliens>[] {
  const zone = zoneFileOf(o);
  const scenario = scenarioFileOf(o);
  const about = (rule: 'E2' | 'X.3', why: Counsel, { name, players: [min, max] }: Meant): Advice<Aliens>[] =>
    seats >= min && seats <= max ? [] : [{ rule, why, with: { name, min, max } }];
  return [
    ...(isProblem(zone) ? [] : about('E2', 'players-of-zone', zone)),
    ...(scenario === null || isScenarioProblem(scenario) ? [] : about('X.3', 'players-of-scenario', scenario)),
  ];
}
