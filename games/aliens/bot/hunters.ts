/** Possible aliens from a human's point of view: where each could be, and where it thinks the humans are. */
import type { Known, Seat } from '@starboard/kernel';
import { WHITE_SEATS } from '../content/cards.ts';
import type { Belief } from '../rules/belief.ts';
import { trackingOf } from '../rules/believing.ts';
import { Field } from '../rules/hunting.ts';
import type { Law } from '../rules/law.ts';
import { ANY_ALIEN, Odds } from '../rules/odds.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import type { Aliens } from '../rules/types.ts';

/** A seat that is an alien with less than this chance is not a hunter. */
const UNLIKELY = 0.02;

/** A seat that may be an alien. */
export interface Hunter {
  chance: number;
  steps: number;
  /** How likely it thinks this seat is a human. */
  self: number;
  /** Where it may be; the humans and aliens it expects, but for this seat. */
  readonly at: Float64Array;
  readonly prey: Float64Array;
  readonly kin: Float64Array;
}

/** In turn order. The arrays are reused. */
export class Hunters {
  readonly list: Hunter[] = [];
  count = 0;
  /** What all of them together expect: for what a place is worth without an attack. */
  readonly prey: Field;
  readonly kin: Field;
  readonly #law: Law;
  readonly #size: number;
  /** By seat and side. */
  readonly #moved: Float64Array[][] = [];

  constructor(law: Law) {
    this.#law = law;
    this.#size = law.zone.names.length;
    this.prey = new Field(this.#size);
    this.kin = new Field(this.#size);
  }

  look(k: Known<Aliens>, seat: Seat, b: Belief): void {
    this.count = 0;
    this.#foresee(b, seat);
    const tracking = trackingOf(k.pub);
    odds.work(tracking, k.pub, seat, k.mine);
    for (let s = 0; s < b.n; s++) chances[s] = b.turned[s] === 1 ? 1 : odds.dealt[s];
    for (let i = 1; i < b.n; i++) {
      const s = (seat + i) % b.n;
      if (b.out[s] === 1 || chances[s] < UNLIKELY) continue;
      odds.work(b, k.pub, s, ANY_ALIEN);
      this.#meet(b, tracking, s, seat, chances[s]);
    }
    this.#overall();
  }

  /** Adds a hunter: where it may be by `tracking`, and the odds it gives each human for each sector. */
  #meet(b: Belief, tracking: Belief, s: number, me: number, chance: number): void {
    const size = this.#size;
    let h = this.list[this.count];
    if (h === undefined) {
      h = { chance, steps: 2, self: 0, at: new Float64Array(size), prey: new Float64Array(size), kin: new Float64Array(size) };
      this.list.push(h);
    }
    this.count++;
    h.chance = chance;
    h.steps = b.fed[s] === 1 && !b.law.noFeeding ? 3 : 2;
    h.self = b.turned[me] === 1 ? 0 : 1 - odds.dealt[me];
    h.at.fill(0);
    h.prey.fill(0);
    h.kin.fill(0);
    const side = b.turned[s] === 1 ? HUMAN : ALIEN;
    spread(tracking, s, side, 1, h.at);
    const turn = (s - me + b.n) % b.n;
    for (let o = 0; o < b.n; o++) {
      if (o === s || o === me || b.out[o] === 1) continue;
      // Who comes before the hunter will have moved.
      const moved = (o - me + b.n) % b.n < turn ? this.#moved[o] : null;
      spread(b, o, HUMAN, 1 - odds.dealt[o], b.turned[o] === 1 ? h.kin : h.prey, moved?.[HUMAN]);
      spread(b, o, ALIEN, odds.dealt[o], h.kin, moved?.[ALIEN]);
    }
  }

  /** Where the others will be after their next moves. */
  #foresee(b: Belief, me: number): void {
    for (let o = 0; o < b.n; o++) {
      if (o === me || b.out[o] === 1) continue;
      this.#moved[o] ??= [new Float64Array(this.#size), new Float64Array(this.#size)];
      for (let side = HUMAN; side <= ALIEN; side++) {
        const row = this.#moved[o][side];
        if (b.weight(o, side) === 0) continue;
        b.preview(o, side, row);
        for (let h = 1; h < this.#law.zone.hatches.length; h++) row[this.#law.zone.hatches[h]] = 0;
        even(row, 1);
      }
    }
  }

  #overall(): void {
    const [prey, kin] = [this.prey, this.kin];
    prey.clear();
    kin.clear();
    let sum = 0;
    for (let i = 0; i < this.count; i++) sum += this.list[i].chance;
    for (let i = 0; i < this.count; i++) {
      const h = this.list[i];
      const share = h.chance / sum;
      for (let at = 0; at < this.#size; at++) {
        prey.at[at] += h.prey[at] * share;
        kin.at[at] += h.kin[at] * share;
      }
    }
    prey.gather();
    kin.gather();
  }
}

/** Adds a seat's places on one side, `chance` in all. */
function spread(b: Belief, seat: number, side: number, chance: number, into: Float64Array, moved?: Float64Array): void {
  const sum = b.weight(seat, side);
  if (chance < 0.001 || sum === 0) return;
  if (moved !== undefined) {
    for (let at = 0; at < b.size; at++) into[at] += moved[at] * chance;
    return;
  }
  const base = b.base(seat, side);
  const share = chance / sum;
  for (let at = 0; at < b.size; at++) into[at] += b.p[base + at] * share;
}

/** Scales to a sum of 1; the sum before as a part of `whole`. */
export function even(list: Float64Array, whole: number): number {
  let sum = 0;
  for (let at = 0; at < list.length; at++) sum += list[at];
  if (sum === 0 || whole === 0) return 0;
  for (let at = 0; at < list.length; at++) list[at] /= sum;
  return sum / whole;
}

const odds = new Odds();
const chances = new Float64Array(WHITE_SEATS);
