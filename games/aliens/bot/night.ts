/**
 * The danger of one night, worked out from the hunters' side: for every seat that may be an alien and every sector where it may
 * be, what a keen alien there would do after what the table will have heard of this human. No dice: a play-out tells the same
 * only after hundreds of them.
 */
import type { Known, Seat } from '@starboard/kernel';
import { BLACK_SEATS, DANGER_COUNTS, SILENCE } from '../content/cards.ts';
import type { Belief } from '../rules/belief.ts';
import { beliefOf } from '../rules/believing.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { HABITS } from '../rules/habits.ts';
import { lureOf, lurk, scentOf, KEEN_ALIEN as W } from '../rules/hunting.ts';
import type { Law } from '../rules/law.ts';
import { reachTable } from '../rules/reach.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import { type Aliens, mineOf } from '../rules/types.ts';
import { even, type Hunter, Hunters } from './hunters.ts';

/** How sure a hunter's choice is, in the unit of weights. */
const BLUR = 1.3;
/** Hunters farther away than this many steps do not matter. */
const AROUND = 7;

/** What the table hears of the move, and where it then expects this seat: as a human, and as an alien. */
interface Heard {
  readonly human: Float64Array;
  readonly alien: Float64Array;
  /** How well either side explains it. */
  asHuman: number;
  asAlien: number;
  /** Sectors that could have been named. */
  places: number;
}

class Night {
  readonly law: Law;
  readonly #size: number;
  readonly #hunters: Hunters;
  /** No card; a card. */
  readonly #still: Heard;
  readonly #loud: Heard;
  /** Everywhere alike, for a move without a card that any sector explains (E22). */
  readonly #calm: Heard;
  readonly #lures: Float64Array;
  readonly #worth: Float64Array;
  /** By sector: how much a hunter wants to be there, on the scale of `exp`; stale where the stamp is old. */
  readonly #pull: Float64Array;
  readonly #stamp: Int32Array;
  readonly #bold: Float64Array;
  #now = 0;
  /** By sector: where the table expects this seat, the chance that nobody has struck there yet, that one hunter does. */
  readonly #own: Float64Array;
  readonly #left: Float64Array;
  readonly #aimed: Float64Array;
  #silence = 0.2;

  constructor(law: Law) {
    const size = law.zone.names.length;
    this.law = law;
    this.#size = size;
    const heard = (): Heard => ({ human: new Float64Array(size), alien: new Float64Array(size), asHuman: 0, asAlien: 0, places: 0 });
    this.#still = heard();
    this.#loud = heard();
    this.#calm = heard();
    this.#hunters = new Hunters(law);
    this.#lures = new Float64Array(law.zone.hatches.length);
    this.#worth = new Float64Array(size);
    this.#pull = new Float64Array(size);
    this.#stamp = new Int32Array(size);
    this.#bold = new Float64Array(size);
    this.#own = new Float64Array(size);
    this.#left = new Float64Array(size);
    this.#aimed = new Float64Array(size);
  }

  look(k: Known<Aliens>, seat: Seat, b: Belief): void {
    this.#hunters.look(k, seat, b);
    this.#hear(b, seat);
    const deck = DANGER_COUNTS.reduce((sum, n) => sum + n, 0) * (b.n > BLACK_SEATS ? 2 : 1);
    const silences = DANGER_COUNTS[SILENCE] * (b.n > BLACK_SEATS ? 2 : 1);
    this.#silence = b.drawn >= deck ? silences / deck : Math.max(0, silences - b.silences) / (deck - b.drawn);
    for (let h = 1; h < this.#lures.length; h++) this.#lures[h] = k.pub.hatches[h] === 'open' ? lureOf(this.law, h, this.#hunters.prey) : 0;
    this.#worth.fill(Number.NaN);
  }

  /** Where the table will expect this seat after its move, by what may be heard of it. */
  #hear(b: Belief, me: Seat): void {
    const { zone, drawInSafe } = this.law;
    b.preview(me, HUMAN, this.#calm.human);
    if (b.weight(me, ALIEN) > 0) b.preview(me, ALIEN, this.#calm.alien);
    else this.#calm.alien.fill(0);
    const before = [b.weight(me, HUMAN), b.weight(me, ALIEN)];
    this.#loud.places = 0;
    for (let at = 0; at < this.#size; at++) {
      const kind = zone.kinds[at];
      if (kind === 'hatch') this.#calm.human[at] = this.#calm.alien[at] = 0;
      const loud = kind === 'dangerous' || (drawInSafe && kind === 'safe');
      const [human, alien] = [this.#calm.human[at], this.#calm.alien[at]];
      this.#loud.human[at] = loud ? human : 0;
      this.#loud.alien[at] = loud ? alien : 0;
      this.#still.human[at] = loud ? 0 : human;
      this.#still.alien[at] = loud ? 0 : alien;
      if (loud && human + alien > 0) this.#loud.places++;
    }
    for (const heard of [this.#loud, this.#still, this.#calm]) {
      heard.asHuman = even(heard.human, before[0]);
      heard.asAlien = even(heard.alien, before[1]) * (1 - HABITS.attacks);
    }
    // E18: only a human takes Sedatives.
    this.#calm.asAlien = 0;
  }

  /** What a sector is worth to a hunter without an attack: `lurking` in ./alien.ts, of nobody in particular. */
  #lurk(at: number): number {
    const known = this.#worth[at];
    if (!Number.isNaN(known)) return known;
    const scent = scentOf(this.law, at, this.#hunters.prey, this.#hunters.kin, this.#lures);
    const worth = lurk(this.law, at, scent, W, 1);
    this.#worth[at] = worth;
    return worth;
  }

  /** The chance of elimination before the next turn after a move to this sector; `calm`: without a card (E22). */
  risk(at: number, calm: boolean): number {
    const { zone, drawInSafe } = this.law;
    if (at === zone.human || at === zone.alien || zone.hatchAt[at] > 0) return 0;
    if (zone.kinds[at] === 'safe' && !drawInSafe) return this.#struck(at, calm ? this.#calm : this.#still, -1, 1);
    if (calm) return this.#struck(at, this.#calm, -1, 1);
    const silent = this.#struck(at, this.#loud, -1, 1);
    const told = this.#struck(at, this.#loud, at, 1);
    // A lie leaves about half of what the table expected.
    const lied = this.#struck(at, this.#loud, -1, 0.5);
    return this.#silence * silent + ((1 - this.#silence) / 2) * (told + lied);
  }

  /**
   * Hunters come one after the other, and where one has struck in vain nobody looks again: so they comb the likely sectors, and
   * the second likeliest is hardly safer than the first.
   */
  #struck(at: number, heard: Heard, named: number, share: number): number {
    const [left, own] = [this.#left, this.#own];
    const ratio = named < 0 ? 1 : 1 + (HABITS.honest / (1 - HABITS.honest)) * heard.places;
    // A noise makes its sector likelier, all others rarer.
    const x = named < 0 ? 1 : 1 + (ratio - 1) * heard.human[named];
    const y = named < 0 ? 1 : 1 + (ratio - 1) * heard.alien[named];
    for (let to = 0; to < this.#size; to++) own[to] = (heard.human[to] * share) / x;
    if (named >= 0) own[named] *= ratio;
    left.fill(1);
    let spared = 1;
    for (let i = 0; i < this.#hunters.count; i++) {
      const h = this.#hunters.list[i];
      if (!this.#near(h, at)) continue;
      const [human, alien] = [h.self * heard.asHuman * x, (1 - h.self) * heard.asAlien * y];
      this.#aim(h, at, human + alien > 0 ? human / (human + alien) : h.self, share);
      spared *= 1 - h.chance * this.#aimed[at];
      for (let to = 0; to < this.#size; to++) if (to !== at) left[to] *= 1 - h.chance * this.#aimed[to];
    }
    return 1 - spared;
  }

  /** Whether this hunter may come near enough to strike there or to comb the sectors around. */
  #near(h: Hunter, at: number): boolean {
    const row = stepsFrom(distancesOf(this.law, true), at);
    for (let from = 0; from < this.#size; from++) if (h.at[from] > 0.002 && row[from] <= AROUND) return true;
    return false;
  }

  /** The chance of an attack by this hunter, by sector, into `#aimed`; `human`: how sure it is that this seat is one. */
  #aim(h: Hunter, at: number, human: number, share: number): void {
    const [left, own, pull, aimed] = [this.#left, this.#own, this.#pull, this.#aimed];
    const table = reachTable(this.law.zone, this.law, h.steps, true);
    const row = stepsFrom(distancesOf(this.law, true), at);
    let sum = 0;
    for (let to = 0; to < this.#size; to++) sum += own[to] * left[to];
    const scale = sum > 0 ? (human * share) / sum : 0;
    this.#now++;
    aimed.fill(0);
    for (let from = 0; from < this.#size; from++) {
      if (h.at[from] <= 0.002 || row[from] > AROUND) continue;
      const ways = table[from];
      let all = 0;
      for (let j = 0; j < ways.length; j++) {
        const to = ways[j];
        if (this.#stamp[to] !== this.#now) {
          this.#stamp[to] = this.#now;
          const lurk = this.#lurk(to);
          const prey = Math.min(1.5, (h.prey[to] + own[to] * scale) * left[to]);
          const strike = W.kill * prey - W.ally * Math.min(1.5, h.kin[to] * left[to]) - W.shown + lurk / 2;
          pull[to] = Math.exp((Math.max(lurk, strike) - 6) / BLUR);
          this.#bold[to] = 1 / (1 + Math.exp((lurk - strike) / BLUR));
        }
        all += pull[to];
      }
      const each = h.at[from] / all;
      for (let j = 0; j < ways.length; j++) aimed[ways[j]] += each * pull[ways[j]] * this.#bold[ways[j]];
    }
  }
}

let spare: Night | null = null;
let last: Known<Aliens> | null = null;
let read = -1;
let sector = -1;

/** Shared: read it before the next question. */
export function night(k: Known<Aliens>, seat: Seat): Night {
  const length = k.pub.past.length + k.pub.now.length;
  if (spare !== null && last === k && read === length && sector === mineOf(k).sector) return spare;
  const b = beliefOf(k.pub);
  if (spare === null || spare.law !== b.law) spare = new Night(b.law);
  spare.look(k, seat, b);
  last = k;
  read = length;
  sector = mineOf(k).sector;
  return spare;
}
