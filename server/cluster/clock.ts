/**
 * One clock for all servers: PostgreSQL's. Between readings the time of the machine's monotonic counter is added, so that a jump of
 * the machine's clock changes nothing. Differences are made up slowly: time never goes back.
 */
const SLEW_MS_PER_S = 10;

export class SharedClock {
  readonly #counter: () => number;
  /** Time = counter + offset. */
  #offset = 0;
  #wanted = 0;
  #at = 0;

  constructor(counter: () => number = () => performance.now()) {
    this.#counter = counter;
  }

  /** The database said that it is `now`; the question went out and the answer came at these readings of the counter. */
  heard(now: number, asked: number, answered: number, first: boolean): void {
    this.#slew();
    this.#wanted = now - (asked + answered) / 2;
    if (first && this.#offset === 0) this.#offset = this.#wanted;
  }

  /** How far it is off, in milliseconds. */
  get error(): number {
    return this.#wanted - this.#offset;
  }

  readonly now = (): number => {
    this.#slew();
    return Math.floor(this.#counter() + this.#offset);
  };

  #slew(): void {
    const now = this.#counter();
    const most = ((now - this.#at) / 1000) * SLEW_MS_PER_S;
    this.#at = now;
    this.#offset += Math.max(-most, Math.min(most, this.#wanted - this.#offset));
  }
}
