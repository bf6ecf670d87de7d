/** What the coach says, by name; every language says all of it. */
import type { HintWords } from '@starboard/kernel';

export type HintId =
  | 'goal'
  | 'faction'
  | 'ship'
  | 'planet'
  | 'tactic'
  | 'leader'
  | 'collective'
  | 'range'
  | 'base'
  | 'module'
  | 'discard'
  | 'track'
  | 'fighter'
  | 'danger'
  | 'yard'
  | 'build'
  | 'pay'
  | 'enough'
  | 'event'
  | 'bring'
  | 'play'
  | 'dice'
  | 'reward'
  | 'lens'
  | 'return'
  | 'develop'
  | 'card'
  | 'activate'
  | 'head'
  | 'reactor'
  | 'scoring'
  | 'goodbye';

export type Hints = { readonly [H in HintId]: HintWords };
