/**
 * Where chance comes from. Rules see only `Chance`; behind it is either the committed stream of a real match (see
 * ./committed.ts) or a fast generator for simulation. Both are keyed by log entry: `at(n)` sets them to the beginning
 * of entry n, so an answer that was taken back shifts nothing that follows.
 */
import type { Chance } from './contract.ts';

export interface KeyedChance extends Chance {
  /** Sets the stream to the beginning of log entry `n`. */
  at(entry: number): void;
}

export const WORDS = 2 ** 32;

/** Unbiased numbers from a stream of 32-bit words: those beyond the last whole multiple of n are thrown away. */
export abstract class WordChance implements Chance {
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

/** Luck of its own from an entry on. */
export interface FreshChance {
  readonly from: number;
  readonly seed: string;
}

/** The chance of a match that goes its own way: that of the first match, and from some entries on another one. */
export class BranchedChance implements KeyedChance {
  readonly #first: KeyedChance;
  readonly #anew: readonly { readonly from: number; readonly chance: KeyedChance }[];
  #now: KeyedChance;

  constructor(first: KeyedChance, anew: readonly FreshChance[]) {
    this.#first = first;
    this.#anew = anew.map(({ from, seed }) => ({ from, chance: new FastChance(seed) }));
    this.#now = first;
  }

  at(entry: number): void {
    this.#now = this.#anew.findLast(({ from }) => from <= entry)?.chance ?? this.#first;
    this.#now.at(entry);
  }

  int(n: number): number {
    return this.#now.int(n);
  }
}

/** A draw that is known beforehand: the number of possibilities and the value. */
export type Forced = readonly [of: number, value: number];

/**
 * The chance of a lesson: the first draws are written down and come in order, then those of `rest`. An entry that drew
 * something is never undone, so undo shifts nothing. A draw that was not foreseen ends the list: the match went another way.
 */
export class ScriptedChance implements KeyedChance {
  readonly #rest: KeyedChance;
  #forced: readonly Forced[];
  #next = 0;
  /** Where the present entry began. */
  #from = 0;
  #entry = -1;

  /** `drawn`: what a match that goes on has drawn so far. */
  constructor(forced: readonly Forced[], rest: KeyedChance, drawn: readonly Forced[] = []) {
    this.#forced = forced;
    this.#rest = rest;
    for (const [of] of drawn) this.#take(of);
  }

  /** How many draws were forced, or still will be. */
  get until(): number {
    return this.#forced.length;
  }

  at(entry: number): void {
    // An answer that failed is tried again at the same entry.
    if (entry === this.#entry) this.#next = this.#from;
    this.#entry = entry;
    this.#from = this.#next;
    this.#rest.at(entry);
  }

  int(n: number): number {
    return this.#take(n)?.[1] ?? this.#rest.int(n);
  }

  /** From now on chance is real. */
  end(): void {
    this.#forced = this.#forced.slice(0, this.#next);
  }

  #take(of: number): Forced | undefined {
    const forced = this.#forced[this.#next];
    if (forced?.[0] === of) this.#next++;
    else if (forced !== undefined) this.end();
    return forced?.[0] === of ? forced : undefined;
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
