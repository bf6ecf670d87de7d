/** What the coach says, by name; every language says all of it. */
import type { HintWords } from '@starboard/kernel';

export type HintId =
  | 'goal'
  | 'first-step'
  | 'safe'
  | 'dangerous'
  | 'own-noise'
  | 'silence'
  | 'places'
  | 'walk-on'
  | 'one-more'
  | 'into-danger'
  | 'lie'
  | 'item'
  | 'believed'
  | 'closer'
  | 'keep'
  | 'adrenaline'
  | 'hatch'
  | 'red'
  | 'leave'
  | 'green'
  | 'eliminated'
  | 'turned'
  | 'two-steps'
  | 'attack'
  | 'goodbye';

export type Hints = { readonly [H in HintId]: HintWords };
