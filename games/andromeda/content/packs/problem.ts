/** What may be wrong with a pack. */
import type { Content } from '../types.ts';
import type { ShapeFault } from './shape.ts';

/** What is wrong with a pack: the key of a sentence (../../words/packs.ts), the place, and its figures. */
export interface PackProblem {
  readonly problem: PackFault;
  readonly at: readonly string[];
  readonly what?: string;
  readonly n?: number;
  readonly of?: number;
}
export type PackFault = FileFault | ShapeFault['problem'] | MeaningFault;
/** It is not a pack. */
export type FileFault =
  | 'too-long'
  | 'no-json'
  | 'no-object'
  | 'game'
  | 'name'
  | 'author'
  | 'unknown-key'
  | 'no-id'
  | 'unknown-piece'
  | 'twice'
  | 'copies-differ';
/** It is one, and cannot be played with (./meaning.ts). */
export type MeaningFault =
  | 'count' // what: of which pieces; n: how many, of: how many it should be
  | 'same-id' // what: the id
  | 'no-reference' // what: the id that leads nowhere
  | 'place' // what: the kind of effect that means nothing there
  | 'slot' // moonSlot, inputSlot, outputSlot and moonContent belong together
  | 'moon' // a moon shows other things than moons can show
  | 'keep' // more is kept than drawn, taken than looked at, chosen than there is
  | 'ship-missing' // a modifier that needs a ship
  | 'matching' // a planet, development or track does not fit its partner
  | 'torn' // n: setup count whose first layout is not connected
  | 'board'; // the spaces themselves are changed

export const isPackProblem = (v: Content | PackProblem): v is PackProblem => 'problem' in v;
