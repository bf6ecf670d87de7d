/** The chance of a real match: a stream of ChaCha20 whose key everybody committed to (./fairness.ts). */
import { chacha20 } from '@noble/ciphers/chacha.js';
import { type KeyedChance, WORDS, WordChance } from './chance.ts';

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
