/** Storage of a belief (./belief.ts): weights over sectors for every seat and side, with their sums. */

export const HUMAN = 0;
export const ALIEN = 1;

export class Rows {
  readonly n: number;
  /** Sectors. */
  readonly size: number;
  /** Weights by seat, side and sector. */
  readonly p: Float64Array;
  /** The sum of each row; negative: stale, recompute. */
  readonly #sums: Float64Array;

  constructor(n: number, size: number) {
    this.n = n;
    this.size = size;
    this.p = new Float64Array(n * 2 * size);
    this.#sums = new Float64Array(n * 2).fill(-1);
  }

  base(seat: number, side: number): number {
    return (seat * 2 + side) * this.size;
  }

  /** Copies the weights of another. */
  takeOver(other: Rows): void {
    this.p.set(other.p);
    this.#sums.set(other.#sums);
  }

  /** How well this side explains what the seat did. */
  weight(seat: number, side: number): number {
    const row = seat * 2 + side;
    let sum = this.#sums[row];
    if (sum >= 0) return sum;
    sum = 0;
    const base = row * this.size;
    const end = base + this.size;
    for (let i = base; i < end; i++) sum += this.p[i];
    this.#sums[row] = sum;
    return sum;
  }

  /** The weights of a seat have changed. */
  touch(seat: number): void {
    this.#sums[seat * 2] = this.#sums[seat * 2 + 1] = -1;
  }

  /** Rules this side out. */
  drop(seat: number, side: number): void {
    const base = this.base(seat, side);
    this.p.fill(0, base, base + this.size);
    this.touch(seat);
  }

  /** The seat is exactly there. `sure`: even if the model had ruled it out for both sides. */
  only(seat: number, sector: number, sure: boolean): void {
    const [human, alien] = [this.base(seat, HUMAN) + sector, this.base(seat, ALIEN) + sector];
    const lost = sure && this.p[human] + this.p[alien] === 0;
    for (let side = HUMAN; side <= ALIEN; side++) {
      const base = this.base(seat, side);
      const kept = lost ? this.weight(seat, side) * 0.001 : this.p[base + sector];
      this.p.fill(0, base, base + this.size);
      this.p[base + sector] = kept;
    }
    this.touch(seat);
    if (this.weight(seat, HUMAN) + this.weight(seat, ALIEN) === 0)
      this.p[this.base(seat, ALIEN) + sector] = this.p[this.base(seat, HUMAN) + sector] = 1;
    this.touch(seat);
  }

  /** Moves all weight to one sector. */
  gather(seat: number, sector: number): void {
    for (let side = HUMAN; side <= ALIEN; side++) {
      const base = this.base(seat, side);
      const all = this.weight(seat, side);
      this.p.fill(0, base, base + this.size);
      this.p[base + sector] = all;
    }
    this.touch(seat);
  }

  never(seat: number, sector: number): void {
    this.p[this.base(seat, HUMAN) + sector] = 0;
    this.p[this.base(seat, ALIEN) + sector] = 0;
    this.touch(seat);
  }

  /** Rescales to avoid underflow; only proportions matter. */
  even(): void {
    for (let seat = 0; seat < this.n; seat++) {
      const sum = this.weight(seat, HUMAN) + this.weight(seat, ALIEN);
      if (sum === 0 || (sum > 1e-6 && sum < 1e6)) continue;
      const base = this.base(seat, HUMAN);
      for (let at = 0; at < this.size * 2; at++) this.p[base + at] /= sum;
      this.touch(seat);
    }
  }
}
