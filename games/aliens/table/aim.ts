/** What is pointed at or was tapped once. Kept outside the table's state: a hover must not draw the plan again. */
import { useEffect, useState } from 'preact/hooks';
import type { Pick } from '../rules/types.ts';

export interface Aimed {
  readonly pick: Pick;
  /** A first tap, or the focus: the bar offers a button for it. */
  readonly held: boolean;
}

export class Aim {
  #now: Aimed | null = null;
  readonly #listeners = new Set<() => void>();

  get now(): Aimed | null {
    return this.#now;
  }
  set(next: Aimed | null): void {
    if (next?.pick === this.#now?.pick && next?.held === this.#now?.held) return;
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
