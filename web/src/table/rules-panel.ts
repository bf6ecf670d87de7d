/** Which rule is looked up right now; anything at the table may ask. */
import { create } from 'zustand';

export interface LookedUp {
  readonly id?: string;
  readonly search?: string;
}
export const useLookUp = create<{ readonly looked: LookedUp | null }>(() => ({ looked: null }));
/** Opens the rules at one of them, or with a search. */
export const lookUp = (looked: LookedUp | null): void => useLookUp.setState({ looked });
