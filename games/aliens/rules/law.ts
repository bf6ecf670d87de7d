/** The rules as this table plays them: options and scenario worked into one set of answers, made once per table. */
import { SCENARIOS, type ScenarioFile } from '../content/scenarios.ts';
import { PRINTED, type ZoneFile } from '../content/zones.ts';
import { scenarioOptions } from './scenario.ts';
import type { Options } from './types.ts';
import { buildZone, printedZone, type Zone } from './zone.ts';
import { isProblem, parseZone, type ZoneProblem } from './zone-check.ts';

export interface Law extends Omit<Options, 'scenario' | 'zone'> {
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
  if (o.scenario === 'none') return o;
  const merged: Record<string, unknown> = { ...o };
  // What the table chose itself is not taken back by a scenario.
  for (const [name, value] of Object.entries(scenarioOptions(SCENARIOS[o.scenario] as ScenarioFile, seats))) {
    const own = merged[name];
    if (own === false || own === 0 || own === '' || own === 'nobody') merged[name] = value;
  }
  return merged as unknown as Options;
}

function work(o: Options, seats: number): Law {
  const all = withScenario(o, seats);
  const { scenario: _s, zone: _z, ...rest } = all;
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

export const zoneFileOf = (o: Options): ZoneFile | ZoneProblem => (o.zone === 'own' ? parseZone(o.ownZone) : PRINTED[o.zone]);

/** The zones of one's own that were built last, by their text: a view brings its options anew each time, and a zone is dear. */
const built = new Map<string, Zone>();
const MOST_BUILT = 8;

function zoneOf(o: Options): Zone {
  if (o.zone !== 'own') return printedZone(o.zone);
  const had = built.get(o.ownZone);
  if (had !== undefined) return had;
  const file = parseZone(o.ownZone);
  if (isProblem(file)) throw new RangeError(`This is no zone: ${file.problem}.`);
  const zone = buildZone(file);
  if (built.size === MOST_BUILT) built.delete(built.keys().next().value!);
  built.set(o.ownZone, zone);
  return zone;
}
