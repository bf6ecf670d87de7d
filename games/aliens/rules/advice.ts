/**
 * What a table should know before it begins: how many players a zone or a scenario is meant for (E2, X.3), and options that
 * do nothing beside others. None of it is refused.
 */
import type { Advice } from '@starboard/kernel';
import type { Told } from '../content/scenarios.ts';
import { scenarioFileOf, withScenario, zoneFileOf } from './law.ts';
import { isScenarioProblem } from './scenario-file.ts';
import type { Aliens, Counsel, Idle, Options } from './types.ts';
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
    ...idle(withScenario(o, seats)),
  ];
}

/** Everything that is about humans, their items or their hatches. */
const FOR_HUMANS = ['B3', 'B4', 'C3', 'D2', 'G4', 'H1', 'H2', 'H3', 'H4', 'H13', 'H14', 'H15', 'H16', 'J4'] as const;
const isOn = (o: Options, name: (typeof FOR_HUMANS)[number]): boolean => o[name] !== false && o[name] !== 0;

/** Options that are switched on and change nothing. */
function idle(o: Options): Advice<Aliens>[] {
  const advice = (rule: Advice<Aliens>['rule'], because: Idle, options: readonly string[]): Advice<Aliens>[] =>
    options.length === 0 ? [] : [{ rule, why: 'no-effect', with: { because, options } }];
  const oneRed = o.hatches === 'one-red' ? ['hatches'] : [];
  if (o.B6) return advice('B.6', 'no-humans', [...(o.A4 === 'humans' ? ['A4'] : []), ...FOR_HUMANS.filter((name) => isOn(o, name)), ...oneRed]);
  const noCards = o.D2 || o.hatches === 'none';
  return [
    ...(o.game === 'beginner' ? advice('E15', 'beginner', [...(o.C3 ? ['C3'] : []), ...oneRed]) : []),
    ...(o.game === 'standard' && noCards ? advice(o.D2 ? 'D.2' : 'E28', 'no-hatch-cards', [...(o.D2 ? oneRed : []), ...(o.H15 ? ['H15'] : [])]) : []),
    ...(o.A5 && o.B3 ? advice('Q42', 'back-first', ['B3']) : []),
  ];
}
