/** What the coach says, by name; every language says all of it. */
import type { HintWords } from '@starboard/kernel';

export type HintId =
  | 'goal'
  | 'portals'
  | 'hand'
  | 'found'
  | 'land-or-fly'
  | 'draw'
  | 'boots'
  | 'nerve'
  | 'touch-down'
  | 'pile'
  | 'bonus'
  | 'take'
  | 'place'
  | 'place-again'
  | 'pass'
  | 'alien'
  | 'from'
  | 'steal'
  | 'goodbye';

export type Hints = { readonly [H in HintId]: HintWords };
