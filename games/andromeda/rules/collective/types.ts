/** What the Collective adds to the state, the flow and the questions (sections 24 to 27). */

import type { Waiting } from '../ids.ts';

export interface CollectiveState {
  /** A commander of the content. */
  commander: number;
  /** N219: space of the command marker, 0–7. */
  marker: number;
  /** N221: by deck I, II, III: what is left, discarded, and the face-up card. */
  actions: number[][];
  discards: number[][];
  open: number[];
  strategies: number[];
  strategiesOut: number[];
  upgradeDeck: number[];
  upgrades: number[];
  /** N232: moons in its area. */
  moons: number[];
}

export type CollectiveStage =
  | 'start'
  // Launch turn, N243–N253.
  | 'launch'
  | 'activate'
  | 'collect'
  | 'bonus'
  | 'raid'
  | 'battle'
  | 'discard'
  // Return turn, N254–N257.
  | 'build'
  | 'command'
  | 'yard'
  | 'limits'
  | 'end';

export type CollectiveFrame =
  /** N226: one turn of the Collective. `section`: 0–2; `left`: spaces of the wheel still to come; `bay`: ships last seen there. */
  | { step: 'collective'; stage: CollectiveStage; section: number; left: number; bay: number; queue: Waiting[] }
  /** The command marker advances (N248, N255). */
  | { step: 'command'; n: number }
  /** N235: so many modules; `any`: of the type it has fewest of. */
  | { step: 'c-module'; types: number[]; any: boolean; n: number }
  /** N232. */
  | { step: 'c-moon'; src: 'nebula' | 'planet' | 'ownPlanet' | 'here'; n: number }
  /** N234. */
  | { step: 'c-repair'; n: number }
  /** N241, N242. */
  | { step: 'c-develop'; space: number; card: number; stage: 'site' | 'card' | 'score' };

export type CollectiveChoice =
  | 'c-region' // N244, N245
  | 'c-module' // N235
  | 'c-moon' // N232
  | 'c-repair' // N234
  | 'c-site' // N241
  | 'c-raise' // N241
  | 'c-card'; // N242
