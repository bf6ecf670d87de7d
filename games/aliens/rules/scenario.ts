/** Translates a scenario's options, named by their printed codes, into the options of a table. */
import type { ScenarioFile, ScenarioOptions } from '../content/scenarios.ts';
import type { Options } from './types.ts';

/** Options of a table that a scenario sets. */
type Switched = Partial<Omit<Options, 'game' | 'zone' | 'ownZone' | 'scenario' | 'ownScenario' | 'watchAll' | 'overlay'>>;

/** The table's name of an option: the printed code without its dot. */
export const optionOf = (id: keyof ScenarioOptions): string => id.replace('.', '');

/** E.3 may be `players`: as many eliminations as there are seats. */
export function scenarioOptions({ options }: Pick<ScenarioFile, 'options'>, seats: number): Switched {
  const set = Object.entries(options).map(([id, value]) => [optionOf(id as keyof ScenarioOptions), asOption(value, seats)]);
  return Object.fromEntries(set) as Switched;
}

const asOption = (value: ScenarioOptions[keyof ScenarioOptions], seats: number): unknown =>
  Array.isArray(value) ? value.join('') : value === 'players' ? seats : value;
