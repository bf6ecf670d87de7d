/** The rules as this table plays them: options and scenario worked into one set of answers, made once per table. */
import { SCENARIOS, type ScenarioFile } from '../content/scenarios.ts';
import { PRINTED, type ZoneFile } from '../content/zones.ts';
import { scenarioOptions } from './scenario.ts';
import { isScenarioProblem, parseScenario, type ScenarioProblem } from './scenario-file.ts';
import type { Options } from './types.ts';
import { buildZone, printedZone, type Zone } from './zone.ts';
import { isProblem, parseZone, type ZoneProblem, zoneProblem } from './zone-check.ts';

export interface Law extends Omit<Options, 'scenario' | 'ownScenario' | 'zone'> {
  readonly zone: Zone;
  readonly seats: number;
  /** E.3 with its number worked out; 0: off. */
  readonly killsToWin: number;
  /** Items and hatch cards are in play. */
  readonly full: boolean;
  /** E28, D.2. */
  readonly hatchCards: boolean;
  /** Somebody hidden may have an ability that is used in a turn: then everybody hidden is asked as if they had (Q36). */
  readonly secretAbilities: boolean;
}

const known = new WeakMap<Options, Law>();

/** Options are never mutated, so they are the key. */
export function lawOf(options: Options, seats: number): Law {
  let law = known.get(options);
  // E.3 may go by the number of players, and a table in the making has the same options for several.
  if (law === undefined || law.seats !== seats) {
    law = work(options, seats);
    known.set(options, law);
  }
  return law;
}

/** The options with those of the scenario, for so many seats (E.3). */
export function withScenario(o: Options, seats: number): Options {
  const file = scenarioFileOf(o);
  if (file === null || isScenarioProblem(file)) return o;
  const merged: Record<string, unknown> = { ...o };
  // What the table chose itself is not taken back by a scenario.
  for (const [name, value] of Object.entries(scenarioOptions(file, seats))) {
    const own = merged[name];
    if (own === false || own === 0 || own === '' || own === 'nobody' || own === 'printed') merged[name] = value;
  }
  return merged as unknown as Options;
}

function work(o: Options, seats: number): Law {
  const all = withScenario(o, seats);
  const { scenario: _s, ownScenario: _o, zone: _z, ...rest } = all;
  const full = o.game === 'standard';
  return {
    ...rest,
    // H.13–H.16 are abilities of the White Edition's humans (E5).
    white: all.white || all.H13 || all.H14 || all.H15 || all.H16,
    zone: zoneOf(o),
    seats,
    killsToWin: all.E3,
    full,
    hatchCards: full && !all.D2 && all.hatches !== 'none',
    secretAbilities: full && (all.H14 || all.H16),
  };
}

export const zoneFileOf = (o: Options): ZoneFile | ZoneProblem => (o.zone === 'own' ? readZone(o.ownZone) : PRINTED[o.zone]);

/** X.3: the scenario of a table; null: none. */
export const scenarioFileOf = (o: Options): ScenarioFile | ScenarioProblem | null =>
  o.scenario === 'none' ? null : o.scenario === 'own' ? readScenario(o.ownScenario) : SCENARIOS[o.scenario];

/** What was read last, by its text: a view brings its options anew each time, and reading is dear. */
function lately<V>(make: (text: string) => V): (text: string) => V {
  const made = new Map<string, V>();
  return (text) => {
    const had = made.get(text);
    if (had !== undefined) return had;
    const value = make(text);
    if (made.size === MOST_KEPT) made.delete(made.keys().next().value!);
    made.set(text, value);
    return value;
  };
}
const MOST_KEPT = 8;
const readScenario = lately(parseScenario);
const readZone = lately(parseZone);
/** Why a map of one's own cannot be played: asked for every number of chairs when a table is made. */
export const ownZoneProblem = lately((text) => {
  const file = readZone(text);
  return isProblem(file) ? file : zoneProblem(file);
});
const builtZone = lately((text) => {
  const file = readZone(text);
  if (isProblem(file)) throw new RangeError(`This is no zone: ${file.problem}.`);
  return buildZone(file);
});

export const zoneOf = (o: Options): Zone => (o.zone === 'own' ? builtZone(o.ownZone) : printedZone(o.zone));
