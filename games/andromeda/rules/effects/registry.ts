/**
 * The kinds of effects by name. ./table.ts knows them all and puts them in here. Code that only asks what an effect can do
 * imports this file and none of them, so that there is no import cycle.
 */
import type { Effect, EffectKind, Effects } from '../../content/effect.ts';
import type { S, Sight, X } from '../asking.ts';
import type { DoFrame } from '../frames.ts';
import type { Who } from '../ids.ts';
import type { Kind } from './kind.ts';

export type Kinds = { readonly [K in EffectKind]: Kind<K> };
/** A kind as it is used: with the effect it belongs to. */
interface AnyKind {
  possible(t: Sight, who: Who, e: Effect): boolean;
  resolve(s: S, x: X, f: Readonly<DoFrame>, e: Effect): void;
  readonly collective: Kind<EffectKind>['collective'];
}
const kinds = new Map<EffectKind, AnyKind>();

export function register(all: Kinds): void {
  for (const kind of Object.values(all)) kinds.set(kind.kind, kind);
}

export function kindOf(e: Effect): AnyKind {
  const kind = kinds.get(e.k);
  if (kind === undefined) throw new Error(`Nothing is known of the effect ${e.k}.`);
  return kind;
}

/** N119: at least one part can have an effect. */
export function anyPossible(t: Sight, who: Who, list: Effects): boolean {
  for (const e of list) if (kindOf(e).possible(t, who, e)) return true;
  return false;
}
