/** Which rule or thing is looked up right now; anything at the table may ask. */
import { create } from 'zustand';
import type { Thing } from '../play/sorts.ts';

export interface LookedUp {
  readonly id?: string;
  readonly search?: string;
  /** Something that a phrase names: explained where the game can, else searched for. */
  readonly thing?: Thing;
}
export const useLookUp = create<{ readonly looked: LookedUp | null }>(() => ({ looked: null }));
/** Opens the rules at one of them, or with a search. */
export const lookUp = (looked: LookedUp | null): void => useLookUp.setState({ looked });
