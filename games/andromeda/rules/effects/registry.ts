/**
 * The kinds of effects by name. They are put in by ./table.ts, which knows all of them; who only asks what an effect can do
 * needs none of them, and so nothing goes round in a circle.
 */
import type { Effect, EffectKind, Effects } from '../../content/effect.ts';
import type { Sight } from '../asking.ts';
import type { Who } from '../ids.ts';
import type { Kind } from './kind.ts';

export type Kinds = { readonly [K in EffectKind]: Kind<K> };
let kinds: Kinds | null = null;

export function register(all: Kinds): void {
  kinds = all;
}

/** The kind of an effect, as a kind of any effect: its own parameters are what it gets. */
export const kindOf = (e: Effect): Kind<'gain'> => (kinds as Kinds)[e.k] as unknown as Kind<'gain'>;

/** N119: at least one part can have an effect. */
export function anyPossible(t: Sight, who: Who, list: Effects): boolean {
  for (const e of list) if (kindOf(e).possible(t, who, e as never)) return true;
  return false;
}
