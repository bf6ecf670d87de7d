/** Which rule or thing is looked up right now; anything at the table may ask. */
import type { Thing } from '../play/sorts.ts';
import { watched } from '../state/store.ts';

export interface LookedUp {
  readonly id?: string;
  readonly search?: string;
  /** Something that a phrase names: explained where the game can, else searched for. */
  readonly thing?: Thing;
}
export const useLookUp = watched<{ readonly looked: LookedUp | null }>(() => ({ looked: null }));
/** Opens the rules at one of them, or with a search. */
export const lookUp = (looked: LookedUp | null): void => useLookUp.setState({ looked });
