/**
 * Where chance comes from. Rules see only `Chance`; behind it is either the committed stream of a real match (ChaCha20,
 * see ./fairness.ts) or a fast generator for simulation. Both are keyed by log entry: `at(n)` sets them to the beginning
 * of entry n, so an answer that was taken back shifts nothing that follows.
 */
import { chacha20 } from '@noble/ciphers/chacha.js';
import type { Chance } from './contract.ts';

export interface KeyedChance extends Chance {
  /** Sets the stream to the beginning of log entry `n`. */
  at(entry: number): void;
}

const WORDS = 2 ** 32;

/** Unbiased numbers from a stream of 32-bit words: those beyond the last whole multiple of n are thrown away. */
abstract class WordChance implements Chance {
  abstract word(): number;

  int(n: number): number {
    if (n >>> 0 !== n || n === 0) throw new RangeError(`chance has no number below ${n}`);
    let w = this.word();
    // Where the last whole multiple of n ends matters for the last n words only: the slow division is done only there.
    if (w >= WORDS - n) {
      const limit = WORDS - (WORDS % n);
      while (w >= limit) w = this.word();
    }
    // Told to be whole numbers of 32 bits, both: otherwise they are divided as fractions.
    return (w >>> 0) % (n >>> 0);
  }
}

/** The committed stream: block b of entry n is ChaCha20 with key K, nonce n and counter b. */
export class CommittedChance extends WordChance implements KeyedChance {
  readonly #key: Uint8Array;
  readonly #nonce = new Uint8Array(12);
  #block = new Uint32Array(16);
  #counter = 0;
  #next = 16;

  constructor(key: Uint8Array) {
    super();
    if (key.length !== 32) throw new RangeError('a chance key has 32 bytes');
    this.#key = Uint8Array.from(key);
  }

  at(entry: number): void {
    const view = new DataView(this.#nonce.buffer);
    view.setUint32(4, Math.floor(entry / WORDS));
    view.setUint32(8, entry % WORDS);
    this.#counter = 0;
    this.#next = 16;
  }

  word(): number {
    if (this.#next === 16) {
      const bytes = chacha20(this.#key, this.#nonce, new Uint8Array(64), undefined, this.#counter++);
      const view = new DataView(bytes.buffer, bytes.byteOffset, 64);
      for (let i = 0; i < 16; i++) this.#block[i] = view.getUint32(i * 4, true);
      this.#next = 0;
    }
    return this.#block[this.#next++];
  }
}

/** sfc32, seeded by text or number: repeatable and quick, no secret. For simulation, bots and tests. */
export class FastChance extends WordChance implements KeyedChance {
  readonly #seed: number;
  #a = 0;
  #b = 0;
  #c = 0;
  #d = 1;

  constructor(seed: number | string) {
    super();
    this.#seed = typeof seed === 'number' ? seed >>> 0 : hash32(seed);
    this.at(0);
  }

  at(entry: number): void {
    this.#a = this.#seed | 0;
    this.#b = entry | 0;
    this.#c = 0x9e3779b9 | 0;
    this.#d = 1;
    for (let i = 0; i < 12; i++) this.word();
  }

  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#d) | 0;
    this.#d = (this.#d + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + t) | 0;
    return t >>> 0;
  }
}

/** FNV-1a with a final mix: spreads similar seeds apart. */
export function hash32(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Fisher–Yates, in place. */
export function shuffle<V>(list: V[], chance: Chance): V[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(i + 1);
    const v = list[i];
    list[i] = list[j];
    list[j] = v;
  }
  return list;
}

/** One index of a bag of counts, each piece in it equally likely; the bag must not be empty. */
export function drawFrom(counts: readonly number[], total: number, chance: Chance): number {
  let r = chance.int(total);
  let i = 0;
  while (r >= counts[i]) r -= counts[i++];
  return i;
}
