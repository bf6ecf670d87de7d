/** The rules as this table plays them: options and scenario worked into one set of answers, made once per table. */
import { PRINTED, type ZoneFile } from '../content/zones.ts';
import type { Options } from './types.ts';
import { buildZone, printedZone, type Zone } from './zone.ts';
import { parseZone } from './zone-check.ts';

/** Options that scenarios switch. */
type Scenario = Partial<Omit<Options, 'game' | 'zone' | 'ownZone' | 'scenario' | 'watchAll' | 'overlay'>>;

/** Section 2: the three printed scenarios. E3 of *Arena* is as many as there are players. */
export const SCENARIOS: Readonly<Record<Exclude<Options['scenario'], 'none'>, Scenario>> = {
  book: { white: true, G4: true, H1: true, H2: true, H3: true, H4: true, H13: true, H14: true, H15: true, H16: true, J4: true },
  infected: { B3: true, D2: true, C3: true },
  arena: { B6: true, C6: '1234', A4: 'everybody', A5: true },
};

export interface Law extends Omit<Options, 'scenario' | 'zone'> {
  readonly zone: Zone;
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
  if (law === undefined) {
    law = work(options, seats);
    known.set(options, law);
  }
  return law;
}

export function withScenario(o: Options): Options {
  if (o.scenario === 'none') return o;
  const merged: Record<string, unknown> = { ...o };
  // What the table chose itself is not taken back by a scenario.
  for (const [name, value] of Object.entries(SCENARIOS[o.scenario])) {
    const own = merged[name];
    if (own === false || own === 0 || own === '' || own === 'nobody') merged[name] = value;
  }
  return merged as unknown as Options;
}

function work(o: Options, seats: number): Law {
  const all = withScenario(o);
  const { scenario, zone: _, ...rest } = all;
  const full = o.game === 'standard';
  return {
    ...rest,
    // H.13–H.16 are abilities of the White Edition's humans (E5).
    white: all.white || all.H13 || all.H14 || all.H15 || all.H16,
    zone: zoneOf(o),
    killsToWin: all.E3 > 0 ? all.E3 : scenario === 'arena' ? seats : 0,
    full,
    hatchCards: full && !all.D2 && all.hatches !== 'none',
    secretAbilities: full && (all.H14 || all.H16),
  };
}

export const zoneFileOf = (o: Options): ZoneFile | string => (o.zone === 'own' ? parseZone(o.ownZone) : PRINTED[o.zone]);

function zoneOf(o: Options): Zone {
  if (o.zone !== 'own') return printedZone(o.zone);
  const file = parseZone(o.ownZone);
  if (typeof file === 'string') throw new RangeError(file);
  return buildZone(file);
}
