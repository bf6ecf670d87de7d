/** A seat's estimate of where humans and aliens are, given its own role. */
import type { Known, Seat } from '@starboard/kernel';
import { WHITE_SEATS } from '../content/cards.ts';
import type { Belief } from '../rules/belief.ts';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { type Expected, expectOthers, Field, lureOf } from '../rules/hunting.ts';
import type { Law } from '../rules/law.ts';
import { Odds } from '../rules/odds.ts';
import { reachTable } from '../rules/reach.ts';
import { HUMAN } from '../rules/rows.ts';
import { type Aliens, mineOf } from '../rules/types.ts';

/** Shared: read it before the next question. */
export class Outlook implements Expected {
  readonly law: Law;
  /** The expected number of other humans, aliens and fed aliens in a sector. */
  readonly humans: Field;
  readonly aliens: Field;
  readonly fed: Field;
  /** Where the table will expect this seat after its move if it is a human, and how likely it thinks that is. */
  readonly own: Float64Array;
  selfHuman = 0;
  /** The parts of `own` that lie where no card is drawn, where one is, and in how many sectors the latter. */
  selfQuiet = 0;
  selfLoud = 0;
  selfPlaces = 0;
  /** By seat: the chance that it is an alien now. */
  readonly alien = new Float64Array(WHITE_SEATS);
  /** By hatch: how many aliens are expected near it, and how many humans on the way to it. */
  readonly guards: Float64Array;
  readonly lures: Float64Array;

  constructor(law: Law) {
    const size = law.zone.names.length;
    this.law = law;
    this.humans = new Field(size);
    this.aliens = new Field(size);
    this.fed = new Field(size);
    this.own = new Float64Array(size);
    this.guards = new Float64Array(law.zone.hatches.length);
    this.lures = new Float64Array(law.zone.hatches.length);
  }

  look(k: Known<Aliens>, seat: Seat, b: Belief): void {
    odds.work(b, k.pub, seat, k.mine);
    for (let s = 0; s < b.n; s++) this.alien[s] = b.turned[s] === 1 ? 1 : odds.dealt[s];
    expectOthers(b, odds, seat, this);
    if (mineOf(k).alien) this.#findLures(k);
    else {
      this.#findGuards();
      this.#seeSelf(k, seat, b);
    }
  }

  #seeSelf(k: Known<Aliens>, seat: Seat, b: Belief): void {
    const { own, law } = this;
    odds.work(b, k.pub, null, null);
    this.selfHuman = 1 - odds.dealt[seat];
    b.preview(seat, HUMAN, own);
    let sum = 0;
    for (let at = 0; at < b.size; at++) sum += own[at];
    this.selfQuiet = this.selfLoud = this.selfPlaces = 0;
    if (sum === 0) return;
    for (let at = 0; at < b.size; at++) {
      if (own[at] === 0) continue;
      own[at] /= sum;
      if (law.zone.kinds[at] === 'safe' && !law.drawInSafe) this.selfQuiet += own[at];
      else if (law.zone.kinds[at] !== 'hatch') {
        this.selfLoud += own[at];
        this.selfPlaces++;
      }
    }
  }

  #findGuards(): void {
    const { zone } = this.law;
    const steps = distancesOf(this.law, true);
    for (let h = 1; h < zone.hatches.length; h++) {
      const row = stepsFrom(steps, zone.hatches[h]);
      let sum = 0;
      for (const field of [this.aliens, this.fed]) {
        for (let i = 0; i < field.count; i++) {
          const at = field.list[i];
          if (row[at] <= 4) sum += field.at[at] * (row[at] <= 2 ? 1 : 0.5);
        }
      }
      this.guards[h] = Math.min(2, sum);
    }
  }

  #findLures(k: Known<Aliens>): void {
    for (let h = 1; h < this.lures.length; h++) this.lures[h] = k.pub.hatches[h] === 'open' ? lureOf(this.law, h, this.humans) : 0;
  }

  /** The expected number of aliens that can attack a sector on their next turn. */
  inReach(at: number): number {
    const { law, aliens, fed } = this;
    // Distances are symmetric except for starts and hatches, where no alien stays for long.
    const two = reachTable(law.zone, law, 2, true)[at];
    let sum = aliens.at[at] * 0.2;
    for (let i = 0; i < two.length; i++) sum += aliens.at[two[i]];
    if (fed.count === 0) return sum;
    const three = reachTable(law.zone, law, 3, true)[at];
    for (let i = 0; i < three.length; i++) sum += fed.at[three[i]];
    return sum;
  }
}

const odds = new Odds();
let spare: Outlook | null = null;
let last: Known<Aliens> | null = null;
let read = -1;
let sector = -1;

export function outlook(k: Known<Aliens>, seat: Seat): Outlook {
  const length = k.pub.past.length + k.pub.now.length;
  if (spare !== null && last === k && read === length && sector === mineOf(k).sector) return spare;
  const b = beliefOf(k.pub);
  if (spare === null || spare.law !== b.law) spare = new Outlook(b.law);
  spare.look(k, seat, b);
  last = k;
  read = length;
  sector = mineOf(k).sector;
  return spare;
}
