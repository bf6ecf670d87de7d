/**
 * Somebody has the address of a table without an invitation, and asks to be let in. Kept in memory only: a page repeats it
 * while it is open, and half a minute after the last time it is forgotten. A guest who was turned away cannot knock again for a while.
 */
export const KNOCK_MS = 30_000;
export const DEAF_MS = 15 * 60_000;
/** At one table, at once. */
const MOST = 20;

interface Knock {
  readonly name: string;
  readonly at: number;
}

export class Knocks {
  readonly #now: () => number;
  readonly #tables = new Map<string, Map<string, Knock>>();
  /** Until when, by table and person. */
  readonly #refused = new Map<string, number>();
  /** When the host of a table may be called again. */
  readonly #called = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** True: nobody heard this one before. */
  knock(table: string, identity: string, name: string): boolean {
    this.#tidy();
    if (this.#refused.has(keyOf(table, identity))) return false;
    const there = this.#tables.get(table) ?? new Map<string, Knock>();
    const fresh = !there.has(identity);
    if (fresh && there.size >= MOST) return false;
    this.#tables.set(table, there.set(identity, { name, at: this.#now() }));
    return fresh;
  }

  /** Whether the host is told where they are: once in a while, however many knock or sit down. */
  mayCall(table: string, why: 'knock' | 'sat' = 'knock'): boolean {
    const now = this.#now();
    const key = `${table} ${why}`;
    if ((this.#called.get(key) ?? 0) > now) return false;
    for (const [of, until] of this.#called) if (until <= now) this.#called.delete(of);
    this.#called.set(key, now + DEAF_MS);
    return true;
  }

  at(table: string): { identity: string; name: string }[] {
    const since = this.#now() - KNOCK_MS;
    return [...(this.#tables.get(table) ?? [])].flatMap(([identity, { name, at }]) => (at >= since ? [{ identity, name }] : []));
  }

  /** False: nobody of this identity knocks. */
  answer(table: string, identity: string, yes: boolean): boolean {
    if (!this.at(table).some((k) => k.identity === identity)) return false;
    this.#tables.get(table)?.delete(identity);
    if (!yes) this.#refused.set(keyOf(table, identity), this.#now() + DEAF_MS);
    return true;
  }

  forget(identity: string): void {
    for (const there of this.#tables.values()) there.delete(identity);
    for (const key of this.#refused.keys()) if (key.endsWith(` ${identity}`)) this.#refused.delete(key);
  }

  #tidy(): void {
    const now = this.#now();
    for (const [key, until] of this.#refused) if (until < now) this.#refused.delete(key);
    for (const [table, there] of this.#tables) {
      for (const [identity, { at }] of there) if (at < now - KNOCK_MS) there.delete(identity);
      if (there.size === 0) this.#tables.delete(table);
    }
  }
}

const keyOf = (table: string, identity: string): string => `${table} ${identity}`;
