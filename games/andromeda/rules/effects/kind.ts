/** What a kind of effect says about itself; one module each, collected in ./table.ts. */

import type { EffectKind, EffectOf } from '../../content/effect.ts';
import type { S, Sight, X } from '../asking.ts';
import type { DoFrame } from '../frames.ts';
import type { Who } from '../ids.ts';

/** Kinds with a rule of their own for the Collective; ../collective/effects.ts has a function for each. */
export type OwnKind =
  | 'gain'
  | 'lose'
  | 'draw'
  | 'modify'
  | 'module'
  | 'moon'
  | 'repair'
  | 'develop'
  | 'discovery'
  | 'upgrade'
  | 'command'
  | 'trade'
  | 'steal';

export interface Kind<K extends EffectKind> {
  readonly kind: K;
  /** Whether it can have any effect for this side now (N119), from public facts and the side's own hand. */
  possible(t: Sight, who: Who, e: EffectOf<K>): boolean;
  /** Works at once, or pushes one frame that does; the list goes on when that has popped. */
  resolve(s: S, x: X, f: Readonly<DoFrame>, e: EffectOf<K>): void;
  /**
   * Section 25. `same`: as for players, its questions answered by the lens holder; `own`: it has its line in
   * ../collective/effects.ts; `tactic`: N238, one tactic instead; `never`: it cannot meet it.
   */
  readonly collective: K extends OwnKind ? 'own' : 'same' | 'tactic' | 'never';
}
