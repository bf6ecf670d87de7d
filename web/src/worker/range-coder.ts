/**
 * A range coder: writes choices as one long number, each in as few bits as its probability needs. Writer and reader have the same
 * interface, so one function can both encode and decode.
 */
export interface Coder {
  /** One of several choices with these weights (whole numbers above zero). A writer writes `i` and returns it; a reader ignores `i`. */
  one(weights: readonly number[], i: number): number;
  /** One of `of` equally likely choices. */
  even(of: number, i: number): number;
}

const TOP = 2 ** 32;
const BOTTOM = 2 ** 24;

export class Writer implements Coder {
  #low = 0;
  #range = TOP - 1;
  /** The last byte, which a carry may still change, and the number of bytes: this one and the 0xff bytes after it. */
  #held = 0;
  #waiting = 1;
  readonly #out: number[] = [];

  one(weights: readonly number[], i: number): number {
    if (!(i in weights)) throw new RangeError('this is none of the choices');
    let total = 0;
    let below = 0;
    for (let j = 0; j < weights.length; j++) {
      if (j === i) below = total;
      total += weights[j];
    }
    this.#narrow(below, weights[i], total);
    return i;
  }

  even(of: number, i: number): number {
    this.#narrow(i, 1, of);
    return i;
  }

  /** All bytes. A reader takes missing bytes as zeros, so zeros at the end are left out. */
  bytes(): Uint8Array<ArrayBuffer> {
    for (let i = 0; i < 5; i++) this.#shift();
    let end = this.#out.length;
    while (end > 1 && this.#out[end - 1] === 0) end--;
    // The first byte is always zero.
    return Uint8Array.from(this.#out.slice(1, end));
  }

  #narrow(below: number, weight: number, total: number): void {
    const unit = Math.floor(this.#range / total);
    this.#low += below * unit;
    this.#range = unit * weight;
    while (this.#range < BOTTOM) {
      this.#range *= 256;
      this.#shift();
    }
  }

  #shift(): void {
    if (this.#low < 0xff000000 || this.#low >= TOP) {
      const carry = this.#low >= TOP ? 1 : 0;
      for (let byte = this.#held; this.#waiting > 0; this.#waiting--, byte = 0xff) this.#out.push((byte + carry) & 0xff);
      this.#held = Math.floor(this.#low / BOTTOM) & 0xff;
    }
    this.#waiting++;
    this.#low = (this.#low % BOTTOM) * 256;
  }
}

export class Reader implements Coder {
  readonly #bytes: Uint8Array;
  #at = 0;
  #code = 0;
  #range = TOP - 1;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (let i = 0; i < 4; i++) this.#code = this.#code * 256 + this.#next();
  }

  one(weights: readonly number[]): number {
    let total = 0;
    for (const weight of weights) total += weight;
    const value = this.#value(total);
    let i = 0;
    let below = 0;
    while (below + weights[i] <= value) below += weights[i++];
    this.#narrow(below, weights[i], total);
    return i;
  }

  even(of: number): number {
    const i = this.#value(of);
    this.#narrow(i, 1, of);
    return i;
  }

  #value(total: number): number {
    return Math.min(total - 1, Math.floor(this.#code / Math.floor(this.#range / total)));
  }

  #narrow(below: number, weight: number, total: number): void {
    const unit = Math.floor(this.#range / total);
    this.#code -= below * unit;
    this.#range = unit * weight;
    while (this.#range < BOTTOM) {
      this.#range *= 256;
      this.#code = this.#code * 256 + this.#next();
    }
  }

  #next(): number {
    return this.#at < this.#bytes.length ? this.#bytes[this.#at++] : 0;
  }
}

/** A choice made before in the same context is more likely: weight per occurrence, and the most occurrences that count. */
const LEARNS = 16;
const MOST_TIMES = 250;
/** Bits per step. */
const PART = 16;
const LENGTHS = Array.from({ length: 54 }, (_, i) => String(i));
const SIGNS = ['more', 'less', 'none'];

/** An adaptive coder: frequent choices become cheaper. Writer and reader adapt alike. While reading, the given value is ignored. */
export class Habits {
  readonly #coder: Coder;
  readonly #times = new Map<string, Map<string, number>>();

  constructor(coder: Coder) {
    this.#coder = coder;
  }

  /** One of several distinct names. */
  name(place: string, names: readonly string[], name: string): string {
    if (names.length === 1) return names[0];
    let times = this.#times.get(place);
    if (times === undefined) {
      times = new Map();
      this.#times.set(place, times);
    }
    const seen = times;
    const weights = names.map((n) => 1 + LEARNS * (seen.get(n) ?? 0));
    const chosen = names[this.#coder.one(weights, names.indexOf(name))];
    times.set(chosen, Math.min(MOST_TIMES, (times.get(chosen) ?? 0) + 1));
    return chosen;
  }

  /** A whole number from 0: its length in bits (adaptive), then its bits. */
  count(place: string, n: number): number {
    const length = Number(this.name(place, LENGTHS, n === 0 ? '0' : String(n.toString(2).length)));
    let value = length === 0 ? 0 : 1;
    for (let left = length - 1; left > 0; ) {
      const part = Math.min(left, PART);
      left -= part;
      value = value * 2 ** part + this.#coder.even(2 ** part, Math.floor(n / 2 ** left) % 2 ** part);
    }
    return value;
  }

  /** A whole number of either sign, or null. */
  whole(place: string, n: number | null): number | null {
    const sign = this.name(`${place} sign`, SIGNS, n === null ? 'none' : n < 0 ? 'less' : 'more');
    if (sign === 'none') return null;
    const size = this.count(place, Math.abs(n ?? 0));
    return sign === 'less' ? -size : size;
  }
}
