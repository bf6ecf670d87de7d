/**
 * How likely each seat is in each sector, from public information alone: a hidden Markov model with one weight per seat, side
 * and sector, updated by every entry of the trail. The sum of a side's weights tells how well that side explains what was
 * heard. Bots judge and imagine worlds with it. It is a model; `possible` is exact.
 */
import { seatAt } from '@starboard/kernel';
import { BLACK_SEATS, CHARACTERS } from '../content/cards.ts';
import { dashesOf, scentFrom, waysOf } from './belief-ways.ts';
import { HABITS, pullOf } from './habits.ts';
import { type Law, lawOf } from './law.ts';
import { ALIEN, HUMAN, Rows } from './rows.ts';
import { startOf } from './state.ts';
import * as T from './trail.ts';
import type { Pub } from './types.ts';

type Seats = Pick<Pub, 'options' | 'status' | 'first'>;

export class Belief extends Rows {
  readonly law: Law;
  readonly first: number;
  /** By seat: E20 and E22 in the present turn, E26, B.3, out of the game. */
  readonly fast: Uint8Array;
  readonly calm: Uint8Array;
  readonly fed: Uint8Array;
  readonly turned: Uint8Array;
  readonly out: Uint8Array;
  readonly stayed: Uint8Array;
  /** Closed hatches, one bit each. */
  shut = 0;
  /** Dangerous-sector cards drawn since the last shuffle, and the silences among them. */
  drawn = 0;
  silences = 0;
  /** The result of `prowl` and `#sneak`. */
  protected readonly next: Float64Array;
  /** By sector: its attraction to an alien, computed once per round on demand. */
  readonly #lure: Float64Array;
  #stale = true;
  readonly #usual: Float64Array;

  constructor(pub: Seats) {
    const law = lawOf(pub.options, pub.status.length);
    super(pub.status.length, law.zone.names.length);
    this.first = pub.first;
    this.law = law;
    this.next = new Float64Array(this.size);
    this.#lure = new Float64Array(this.size);
    this.#usual = new Float64Array(this.size).fill(HABITS.attacks);
    this.fast = new Uint8Array(this.n);
    this.calm = new Uint8Array(this.n);
    this.fed = new Uint8Array(this.n);
    this.turned = new Uint8Array(this.n);
    this.out = new Uint8Array(this.n);
    this.stayed = new Uint8Array(this.n);
    for (let seat = 0; seat < this.n; seat++) {
      const from = (who: number): number => startOf(this.law, who, seatAt(seat), pub.first, this.n);
      this.p[this.base(seat, ALIEN) + from(CHARACTERS.length - 1)] = 1;
      if (this.law.noHumans) continue;
      const human = this.base(seat, HUMAN);
      this.p[human + from(CHARACTERS.indexOf('captain'))] = 1;
      const odd = human + from(CHARACTERS.indexOf('psychologist'));
      if (this.p[odd] === 0) this.p[odd] = 0.25;
    }
  }

  /** Copies another belief of the same table. */
  become(other: Belief): void {
    this.takeOver(other);
    this.#lure.set(other.#lure);
    this.#stale = other.#stale;
    this.fast.set(other.fast);
    this.calm.set(other.calm);
    this.fed.set(other.fed);
    this.turned.set(other.turned);
    this.out.set(other.out);
    this.stayed.set(other.stayed);
    this.shut = other.shut;
    this.drawn = other.drawn;
    this.silences = other.silences;
  }

  /** Writes the weights after the seat's next move, before anything is heard of it, into `into`. */
  preview(seat: number, side: number, into: Float64Array): void {
    if (side === ALIEN || this.turned[seat] === 1) this.prowl(seat, side);
    else this.#sneak(seat, side);
    into.set(this.next);
  }

  /** Reads entries of the trail from index `from` on. */
  read(list: readonly number[], from: number): void {
    for (let i = from; i < list.length; i += T.WIDTH) this.follow(list[i], list[i + 1], list[i + 2]);
  }

  /** Reads one entry. */
  follow(seat: number, what: number, sector: number): void {
    this.#entry(seat, what, sector);
  }

  #entry(seat: number, what: number, sector: number) {
    if (what !== T.ROUND) this.touch(seat);
    switch (what) {
      case T.ROUND:
        this.fast.fill(0);
        this.calm.fill(0);
        this.stayed.fill(0);
        this.even();
        this.#stale = true;
        return;
      case T.NOTHING:
      case T.SILENCE:
      case T.NOISE:
        if (what !== T.NOTHING) this.#card(what);
        return this.arrive(seat, what, sector);
      case T.ATTACK:
      case T.HATCH:
        // E13, E21: an attacker who has shown no card is an alien.
        this.arrive(seat, what, sector);
        if (what === T.HATCH) this.shut |= 1 << this.law.zone.hatchAt[sector];
        if (what === T.HATCH) this.drop(seat, ALIEN);
        else if (this.turned[seat] === 0 && this.weight(seat, ALIEN) > 0) this.drop(seat, HUMAN);
        return this.only(seat, sector, false);
      case T.STAY:
        this.stayed[seat] = 1;
        return;
      case T.TELEPORT:
        this.drop(seat, ALIEN);
        return this.gather(seat, sector);
      case T.BACK:
        return this.gather(seat, sector);
      case T.SEEN:
        return this.only(seat, sector, true);
      case T.SAFE:
        this.drop(seat, ALIEN);
        return this.only(seat, sector, true);
      case T.UNSEEN: {
        this.never(seat, sector);
        for (const near of this.law.zone.touching[sector]) this.never(seat, near);
        return;
      }
      case T.MISSED:
        return this.never(seat, sector);
      case T.FAST:
        this.fast[seat] = 1;
        return;
      case T.CALM:
        this.calm[seat] = 1;
        return;
      case T.HIDDEN:
        // 2: perhaps.
        this.fast[seat] ||= 2;
        this.calm[seat] ||= 2;
        return this.drop(seat, ALIEN);
      case T.HUMAN:
        return this.drop(seat, ALIEN);
      case T.FED:
        this.fed[seat] = 1;
        if (this.turned[seat] === 0) this.drop(seat, HUMAN);
        return;
      case T.TURNED:
        this.turned[seat] = 1;
        this.drop(seat, ALIEN);
        return this.only(seat, sector, true);
      case T.OUT:
        this.out[seat] = 1;
        this.drop(seat, HUMAN);
        this.drop(seat, ALIEN);
    }
  }

  #card(what: number): void {
    const deck = this.n > BLACK_SEATS ? 50 : 25;
    if (this.drawn === deck) this.drawn = this.silences = 0;
    this.drawn++;
    if (what === T.SILENCE) this.silences++;
  }

  /** One move and what was heard of it. `sector` -1: a noise not announced yet. */
  arrive(seat: number, what: number, sector: number): void {
    for (let side = HUMAN; side <= ALIEN; side++) {
      if (this.weight(seat, side) === 0) continue;
      // Forces the sums to be recomputed.
      this.touch(seat);
      const alien = side === ALIEN || this.turned[seat] === 1;
      if (this.stayed[seat] === 0) {
        if (alien) this.prowl(seat, side);
        else this.#sneak(seat, side);
        this.p.set(this.next, this.base(seat, side));
      }
      this.#hear(seat, side, alien, what);
    }
    if (what === T.NOISE && sector >= 0) this.#noise(seat, sector);
    this.touch(seat);
    if (this.weight(seat, HUMAN) + this.weight(seat, ALIEN) > 0) return;
    // The model ruled everything out. Restart with equal weights.
    for (const at of this.law.zone.audible) this.p[this.base(seat, HUMAN) + at] = this.p[this.base(seat, ALIEN) + at] = 1;
    this.touch(seat);
  }

  /** An alien moves anywhere in reach, preferably towards humans. Result in `next`. */
  protected prowl(seat: number, side: number): void {
    const { law, size, p } = this;
    const table = waysOf(law, this.fed[seat] === 1 && !law.noFeeding ? 3 : 2, true);
    if (this.#stale) this.#findLure();
    const lure = this.#lure;
    const next = this.next.fill(0);
    const base = this.base(seat, side);
    const { from, to } = table;
    for (let at = 0; at < size; at++) {
      const here = p[base + at];
      if (here === 0) continue;
      const end = from[at + 1];
      let sum = 0;
      for (let j = from[at]; j < end; j++) sum += lure[to[j]];
      const share = here / sum;
      for (let j = from[at]; j < end; j++) next[to[j]] += share;
    }
    for (let at = 0; at < size; at++) next[at] *= lure[at];
  }

  /** By sector: the chance that an alien which has moved there attacks. */
  protected attacks(_seat: number, _side: number): Float64Array {
    return this.#usual;
  }

  #findLure(): void {
    const { law, size, p } = this;
    const lure = this.#lure.fill(0);
    const prey = this.next.fill(0);
    for (let seat = 0; seat < this.n; seat++) {
      const [human, alien] = [this.weight(seat, HUMAN), this.weight(seat, ALIEN)];
      if (human === 0 || this.turned[seat] === 1) continue;
      const base = this.base(seat, HUMAN);
      for (let at = 0; at < size; at++) prey[at] += p[base + at] / (human + alien);
    }
    for (let from = 0; from < size; from++) {
      const there = prey[from];
      if (there < 0.004) continue;
      const row = scentFrom(law, from);
      for (let at = 0; at < size; at++) lure[at] += there * row[at];
    }
    for (let at = 0; at < size; at++) lure[at] = Math.exp(HABITS.hunts * lure[at]);
    this.#stale = false;
  }

  /** A human moves one sector, preferably towards an open hatch. Result in `next`. */
  #sneak(seat: number, side: number): void {
    const { law, size, p } = this;
    const fast = this.fast[seat] > 0;
    const { pull, share } = pullOf(law, this.shut);
    const { from, to } = fast ? dashesOf(law, this.shut) : waysOf(law, 1, false);
    const next = this.next.fill(0);
    const base = this.base(seat, side);
    // The hottest loop of every search: sector attractions are multiplied in at the end.
    for (let at = 0; at < size; at++) {
      const here = p[base + at];
      if (here === 0) continue;
      const end = from[at + 1];
      let each = here * share[at];
      if (fast) {
        let sum = 0;
        for (let j = from[at]; j < end; j++) sum += pull[to[j]];
        each = here / sum;
      }
      for (let j = from[at]; j < end; j++) next[to[j]] += each;
    }
    for (let at = 0; at < size; at++) next[at] *= pull[at];
    if (law.officer) for (let at = 0; at < size; at++) next[at] += p[base + at] * HABITS.ability;
  }

  #hear(seat: number, side: number, alien: boolean, what: number): void {
    const { law, size, p } = this;
    const { kinds } = law.zone;
    const base = this.base(seat, side);
    const calm = this.calm[seat];
    // How well a sector with a card, and one without, explains what was heard.
    let loud = 1;
    let still = 0;
    if (what === T.NOTHING) {
      still = 1;
      loud = alien || calm === 0 ? (law.captain && !alien ? HABITS.ability : 0) : calm === 1 ? 1 : HABITS.hidden;
    } else if (what === T.ATTACK || what === T.HATCH) still = 1;
    const attacks = alien ? this.attacks(seat, side) : null;
    for (let at = 0; at < size; at++) {
      if (p[base + at] === 0) continue;
      const kind = kinds[at];
      const draws = kind === 'dangerous' || (law.drawInSafe && kind === 'safe');
      let w = draws ? loud : still;
      // Reaching a hatch is announced; staying in one is not.
      if (kind === 'hatch' && what !== T.HATCH && this.stayed[seat] === 0) w *= law.officer ? HABITS.ability : 0;
      if (attacks !== null) w *= what === T.ATTACK ? attacks[at] : 1 - attacks[at];
      p[base + at] *= w;
    }
  }

  /** A noise is true, or it names a believable sector. */
  #noise(seat: number, sector: number): void {
    const { size, p } = this;
    const human = this.base(seat, HUMAN);
    const alien = this.base(seat, ALIEN);
    let believable = 0;
    for (let at = 0; at < size; at++) if (p[human + at] + p[alien + at] > 0) believable++;
    if (p[human + sector] + p[alien + sector] === 0) return;
    const ratio = 1 + (HABITS.honest / (1 - HABITS.honest)) * believable;
    p[human + sector] *= ratio;
    p[alien + sector] *= ratio;
  }
}
