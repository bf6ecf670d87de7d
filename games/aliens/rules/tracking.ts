/**
 * A belief that expects aliens to hunt as well as they can: each goes where the table's belief promises it most, and attacks
 * where that is worth it. So it knows better than `Belief` where aliens are and who is one. It costs more, and aliens do not
 * judge by it, so humans at the table use it, but nobody in imagined futures.
 */
import { Belief } from './belief.ts';
import { waysOf } from './belief-ways.ts';
import { type Expected, expectOthers, KEEN_ALIEN, lureOf, lurk, nobodyExpected, scentOf, strike } from './hunting.ts';
import { ANY_ALIEN, Odds } from './odds.ts';
import { ALIEN } from './rows.ts';
import { OUT } from './trail.ts';
import type { Pub } from './types.ts';

type Table = Readonly<Pub>;

/** How sure the choice of an alien is, in the unit of weights: of a sector, and of an attack there. */
const BLUR = 0.2;
/** The share of aliens that hunt in some other way. */
const ODD = 0.05;
/** The least chance of an attack, and the least chance of none. */
const RARE = 0.01;

export class Tracking extends Belief {
  /** What the aliens themselves go by. */
  readonly #heard: Belief;
  /** The roles that had been shown at the moment that is being read, and all that are shown by now. */
  readonly #shown: { readonly shown: number[]; readonly side: 'unknown'[] };
  #roles: readonly number[];
  readonly #expected: Expected;
  readonly #lures: Float64Array;
  /** By sector: how much the alien that moves wants to end there (-1: not worked out), whether it then attacks, the result. */
  readonly #pull: Float64Array;
  readonly #bold: Float64Array;
  readonly #ends: Float64Array;

  constructor(pub: Table) {
    super(pub);
    this.#heard = new Belief(pub);
    this.#shown = { shown: pub.status.map(() => -1), side: pub.status.map(() => 'unknown') };
    this.#roles = pub.shown;
    this.#expected = nobodyExpected(this.size);
    this.#lures = new Float64Array(this.law.zone.hatches.length);
    this.#pull = new Float64Array(this.size);
    this.#bold = new Float64Array(this.size);
    this.#ends = new Float64Array(this.size);
  }

  /** Reads the trail from index `from` on; the table shows what those are who went out meanwhile (E14). */
  carryOn(pub: Table, trail: readonly number[], from: number): void {
    this.#roles = pub.shown;
    this.read(trail, from);
  }

  /** Whether what it was shown of those who went out is what this table shows. */
  agrees(pub: Table): boolean {
    return this.#shown.shown.every((character, seat) => character === -1 || character === pub.shown[seat]);
  }

  override follow(seat: number, what: number, sector: number): void {
    super.follow(seat, what, sector);
    this.#heard.follow(seat, what, sector);
    if (what === OUT) this.#shown.shown[seat] = this.#roles[seat];
  }

  protected override attacks(seat: number, side: number): Float64Array {
    // A.2: who stays has not chosen among sectors.
    return this.#hunts(seat, side) && this.stayed[seat] === 0 ? this.#bold : super.attacks(seat, side);
  }

  protected override prowl(seat: number, side: number): void {
    super.prowl(seat, side);
    if (!this.#hunts(seat, side)) return;
    this.#see(seat);
    const { law, size, p, next } = this;
    const { from, to } = waysOf(law, this.fed[seat] === 1 && !law.noFeeding ? 3 : 2, true);
    const base = this.base(seat, side);
    const pull = this.#pull.fill(-1);
    const ends = this.#ends.fill(0);
    for (let at = 0; at < size; at++) {
      const here = p[base + at];
      if (here === 0) continue;
      let sum = 0;
      for (let j = from[at]; j < from[at + 1]; j++) {
        if (pull[to[j]] < 0) this.#judge(to[j]);
        sum += pull[to[j]];
      }
      for (let j = from[at]; j < from[at + 1]; j++) ends[to[j]] += (here / sum) * pull[to[j]];
    }
    for (let at = 0; at < size; at++) next[at] = ODD * next[at] + (1 - ODD) * ends[at];
  }

  /** Whether this side of the seat is an alien from the start; of one that B.3 turned into one less is known. */
  #hunts(seat: number, side: number): boolean {
    return side === ALIEN && this.turned[seat] === 0;
  }

  /** What the table looks like to this seat if it is an alien. */
  #see(seat: number): void {
    const { law } = this;
    odds.work(this.#heard, this.#shown, seat, ANY_ALIEN);
    expectOthers(this.#heard, odds, seat, this.#expected);
    for (let h = 1; h < this.#lures.length; h++) this.#lures[h] = (this.shut & (1 << h)) === 0 ? lureOf(law, h, this.#expected.humans) : 0;
  }

  #judge(at: number): void {
    const { humans, aliens, fed } = this.#expected;
    const worth = lurk(this.law, at, scentOf(this.law, at, humans, aliens, this.#lures), KEEN_ALIEN, 1);
    const hit = strike(humans.at[at], aliens.at[at] + fed.at[at], KEEN_ALIEN, 1);
    this.#pull[at] = Math.exp(Math.max(worth, hit + worth / 2) / BLUR - USUAL);
    this.#bold[at] = RARE + (1 - 2 * RARE) / (1 + Math.exp((worth / 2 - hit) / BLUR));
  }
}
/** Keeps `exp` in range. */
const USUAL = 20;

const odds = new Odds();
