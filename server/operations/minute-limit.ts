/** Counts something by key, such as a person or a network, and refuses more than a limit in a minute, or in another span. */
const MINUTE_MS = 60_000;

export class MinuteLimit {
  readonly #now: () => number;
  readonly #part: (most: number) => number;
  readonly #span: number;
  #since = Number.NEGATIVE_INFINITY;
  readonly #used = new Map<string, number>();

  /** `part`: how much of a limit this server may give, where there are several. */
  constructor(now: () => number, part: (most: number) => number = (most) => most, span = MINUTE_MS) {
    this.#now = now;
    this.#part = part;
    this.#span = span;
  }

  /** Each key with its limit. False: one of them is used up, and nothing is counted. */
  take(keys: Iterable<readonly [key: string, most: number]>): boolean {
    const now = this.#now();
    if (now - this.#since >= this.#span) {
      this.#since = now;
      this.#used.clear();
    }
    const wanted = [...keys];
    if (wanted.some(([key, most]) => (this.#used.get(key) ?? 0) >= this.#part(most))) return false;
    for (const [key] of wanted) this.#used.set(key, (this.#used.get(key) ?? 0) + 1);
    return true;
  }
}
