/** `hard`: where to go, what to buy and build, and what to risk in a battle are tried out; the rest is answered by weight. */
import type { Trials } from '@starboard/kernel';
import type { Andromeda, ChoiceKind } from '../rules/types.ts';

const WORTHWHILE: ReadonlySet<ChoiceKind> = new Set<ChoiceKind>([
  ...(['turn', 'extra-turn', 'module', 'develop', 'choose', 'upgrade', 'track', 'bring', 'dice'] as const),
]);

export const trials: Trials<Andromeda> = {
  worthwhile: (_k, _seat, c) => WORTHWHILE.has(c.kind),
  answers: 5,
  // About a turn of everybody: farther out chance says more than the answer.
  horizon: 4,
  trust: 0.008,
  doubt: 0.03,
};
