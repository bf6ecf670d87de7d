/** The rules of one table: its options and its scenario merged, computed once per table. */
import { SCENARIOS, type ScenarioFile } from '../content/scenarios.ts';
import { PRINTED, type ZoneFile } from '../content/zones.ts';
import { scenarioOptions } from './scenario.ts';
import { isScenarioProblem, parseScenario, type ScenarioProblem } from './scenario-file.ts';
import type { Options } from './types.ts';
import { buildZone, printedZone, type Zone } from './zone.ts';
import { isProblem, parseZone, type ZoneProblem, zoneProblem } from './zone-check.ts';

/** Scenario options are named by what they do; the printed code stands beside each. Tables and files use the code. */
export interface Law extends Pick<Options, 'game' | 'hatches' | 'white' | 'watchAll' | 'overlay'> {
  readonly zone: Zone;
  readonly seats: number;
  /** A.1: safe sectors need a card too. */
  readonly drawInSafe: boolean;
  /** A.2. */
  readonly mayStay: boolean;
  /** A.4: to whom safe sectors are closed. */
  readonly closedSafe: Options['A4'];
  /** A.5: eliminated by an attack means back to the start. */
  readonly backToStart: boolean;
  /** B.3: eliminated humans become aliens. */
  readonly infection: boolean;
  /** B.4: the hatch where humans begin; 0: the human start. */
  readonly humanHatch: number;
  /** B.6. */
  readonly noHumans: boolean;
  /** C.3: aliens do not get faster. */
  readonly noFeeding: boolean;
  /** C.6: the hatches where aliens begin, as digits; empty: the alien start. */
  readonly alienHatches: string;
  /** E.3: this many eliminations win; 0: off. */
  readonly killsToWin: number;
  /** G.4: items are used face down. */
  readonly secretItems: boolean;
  /** H.1. */
  readonly captain: boolean;
  /** H.2. */
  readonly psychologist: boolean;
  /** H.3. */
  readonly pilot: boolean;
  /** H.4. */
  readonly soldier: boolean;
  /** H.13. */
  readonly officer: boolean;
  /** H.14. */
  readonly copilot: boolean;
  /** H.15. */
  readonly engineer: boolean;
  /** H.16. */
  readonly medic: boolean;
  /** J.4: a silence card gives an item, a noise card with an icon does not. */
  readonly silenceGivesItems: boolean;
  /** Items and hatch cards are in play. */
  readonly full: boolean;
  /** E28, D.2: hatch cards are turned up. */
  readonly hatchCards: boolean;
  /** H.14, H.16: a hidden seat may have an ability that is used in a turn, so every hidden seat is asked (Q36). */
  readonly secretAbilities: boolean;
}

const known = new WeakMap<Options, Law>();

/** Options are never mutated, so the object is the cache key. */
export function lawOf(options: Options, seats: number): Law {
  let law = known.get(options);
  // E.3 may depend on the number of players, and a table in the making tries several.
  if (law === undefined || law.seats !== seats) {
    law = work(options, seats);
    known.set(options, law);
  }
  return law;
}

/** The table's options merged with the scenario's. E.3 may depend on the number of seats. */
export function withScenario(o: Options, seats: number): Options {
  const file = scenarioFileOf(o);
  if (file === null || isScenarioProblem(file)) return o;
  const merged: Record<string, unknown> = { ...o };
  // The table's own choices win over the scenario.
  for (const [name, value] of Object.entries(scenarioOptions(file, seats))) {
    const own = merged[name];
    if (own === false || own === 0 || own === '' || own === 'nobody' || own === 'printed') merged[name] = value;
  }
  return merged as unknown as Options;
}

/** C.6: people write "13", "1,3" or "1 3". */
export const hatchDigits = (typed: string): string => typed.replace(/[\s,;]+/g, '');

function work(o: Options, seats: number): Law {
  const all = withScenario(o, seats);
  const full = o.game === 'standard';
  return {
    zone: zoneOf(o),
    seats,
    game: all.game,
    hatches: all.hatches,
    // H.13–H.16 are abilities of the White Edition's humans (E5).
    white: all.white || all.H13 || all.H14 || all.H15 || all.H16,
    watchAll: all.watchAll,
    overlay: all.overlay,
    drawInSafe: all.A1,
    mayStay: all.A2,
    closedSafe: all.A4,
    backToStart: all.A5,
    infection: all.B3,
    humanHatch: all.B4,
    noHumans: all.B6,
    noFeeding: all.C3,
    alienHatches: hatchDigits(all.C6),
    killsToWin: all.E3,
    secretItems: all.G4,
    captain: all.H1,
    psychologist: all.H2,
    pilot: all.H3,
    soldier: all.H4,
    officer: all.H13,
    copilot: all.H14,
    engineer: all.H15,
    medic: all.H16,
    silenceGivesItems: all.J4,
    full,
    // B.6: without humans nobody reaches a hatch.
    hatchCards: full && !all.D2 && !all.B6 && all.hatches !== 'none',
    secretAbilities: all.H16 || (full && all.H14),
  };
}

export const zoneFileOf = (o: Options): ZoneFile | ZoneProblem => (o.zone === 'own' ? readZone(o.ownZone) : PRINTED[o.zone]);

/** X.3: the scenario of a table; null: none. */
export const scenarioFileOf = (o: Options): ScenarioFile | ScenarioProblem | null =>
  o.scenario === 'none' ? null : o.scenario === 'own' ? readScenario(o.ownScenario) : SCENARIOS[o.scenario];

/** Caches the last results by text: every view brings a new options object, and parsing is slow. */
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
/** Why a table's own zone cannot be played. Cached: a table in the making asks for every number of seats. */
export const ownZoneProblem = lately((text) => {
  const file = readZone(text);
  return isProblem(file) ? file : zoneProblem(file);
});
const builtZone = lately((text) => {
  const file = readZone(text);
  if (isProblem(file)) throw new RangeError(`This is not a zone: ${file.problem}.`);
  return buildZone(file);
});

export const zoneOf = (o: Options): Zone => (o.zone === 'own' ? builtZone(o.ownZone) : printedZone(o.zone));
