/**
 * What is pointed at or was tapped once. Kept outside the table's state: a hover must not draw the board again. Parts that follow it
 * listen with `useAimed`.
 */
import { useEffect, useState } from 'preact/hooks';

export class Aim<T> {
  #now: T | null = null;
  readonly #same: (a: T, b: T) => boolean;
  readonly #listeners = new Set<() => void>();

  /** `same`: whether two things pointed at are one. */
  constructor(same: (a: T, b: T) => boolean) {
    this.#same = same;
  }

  get now(): T | null {
    return this.#now;
  }
  set(next: T | null): void {
    const now = this.#now;
    if (next === now || (next !== null && now !== null && this.#same(next, now))) return;
    this.#now = next;
    for (const tell of this.#listeners) tell();
  }
  /** Until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}

export function useAimed<T>(aim: Aim<T>): T | null {
  const [now, setNow] = useState(aim.now);
  useEffect(() => {
    setNow(aim.now);
    return aim.listen(() => setNow(aim.now));
  }, [aim]);
  return now;
}
