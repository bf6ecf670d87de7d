/** Checks a scenario on each printed zone. */
import type { Refusal } from '@starboard/kernel';
import type { ScenarioFile } from '../content/scenarios.ts';
import { PRINTED_ZONES, type PrintedZone } from '../content/zones.ts';
import { fits } from './fits.ts';
import { scenarioOptions } from './scenario.ts';
import type { Aliens, Options } from './types.ts';

/** Whether a scenario fits a printed zone: the numbers of players it works with, or the reason why there are none. */
export interface Fitting {
  readonly zone: PrintedZone;
  readonly players: readonly number[];
  readonly why: Refusal<Aliens> | null;
}

export function whereItFits(file: ScenarioFile, usual: Options): Fitting[] {
  const [least, most] = file.players;
  return PRINTED_ZONES.map((zone) => {
    const players: number[] = [];
    let why: Refusal<Aliens> | null = null;
    for (let n = least; n <= most; n++) {
      const refused = fits({ ...usual, ...scenarioOptions(file, n), zone }, n);
      if (refused === null) players.push(n);
      else why ??= refused;
    }
    return { zone, players, why };
  });
}
