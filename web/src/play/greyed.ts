/** What cannot be chosen, sorted so that a long list can be read: what has the same reason stands together. */
import type { Refusal, Types } from '@starboard/kernel';

/** How many of a kind are shown; the others are a number until somebody asks for them. */
const SHOWN = 2;

export interface Alike {
  readonly shown: readonly Refusal<Types>[];
  readonly more: readonly Refusal<Types>[];
}

/** In the game's own order of reasons. One more than are shown is shown, too: it takes the place of its number. */
export function alike(greyed: readonly Refusal<Types>[]): Alike[] {
  const kinds = new Map<string, Refusal<Types>[]>();
  for (const r of greyed) {
    const kind = `${r.rule} ${String(r.why)}`;
    const there = kinds.get(kind);
    if (there === undefined) kinds.set(kind, [r]);
    else there.push(r);
  }
  return [...kinds.values()].map((all) =>
    all.length <= SHOWN + 1 ? { shown: all, more: [] } : { shown: all.slice(0, SHOWN), more: all.slice(SHOWN) },
  );
}
