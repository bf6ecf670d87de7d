/** What is pointed at, or was tapped once. Kept outside the table's state: a hover must not draw the map again. */
import { useEffect, useState } from 'preact/hooks';

/** A thing that the plate can explain: a region, a module, a moon, a card, a ship. */
export interface Aimed {
  readonly what: 'region' | 'piece' | 'ship';
  /** A space, the id of a piece, a type of ship. */
  readonly id: string;
  /** A first tap, which the bar asks to be confirmed. */
  readonly held: boolean;
}

const same = (a: Aimed | null, b: Aimed | null): boolean => a?.what === b?.what && a?.id === b?.id && a?.held === b?.held;

export class Aim {
  #now: Aimed | null = null;
  readonly #listeners = new Set<() => void>();

  get now(): Aimed | null {
    return this.#now;
  }
  set(next: Aimed | null): void {
    if (same(next, this.#now)) return;
    this.#now = next;
    for (const tell of this.#listeners) tell();
  }
  /** Until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}

export function useAimed(aim: Aim): Aimed | null {
  const [now, setNow] = useState(aim.now);
  useEffect(() => {
    setNow(aim.now);
    return aim.listen(() => setNow(aim.now));
  }, [aim]);
  return now;
}
