import { FastChance, type KeyedChance } from '../chance.ts';

/** Chance that says what a test wants, and after that what its seed says. */
export class WantedChance implements KeyedChance {
  readonly #usual: FastChance;
  readonly #wanted: number[] = [];

  constructor(seed: number | string) {
    this.#usual = new FastChance(seed);
  }
  next(...values: number[]): void {
    this.#wanted.push(...values);
  }
  at(entry: number): void {
    this.#usual.at(entry);
  }
  int(n: number): number {
    const wanted = this.#wanted.shift();
    if (wanted !== undefined && wanted >= n) throw new RangeError(`chance cannot say ${wanted} of ${n}`);
    return wanted ?? this.#usual.int(n);
  }
}
