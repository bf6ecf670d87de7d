/**
 * Judging in a hurry, inside imagined futures. What everybody believed where the search began is worked out once, into
 * tables; from there on a seat's move only switches between them, and what is heard is put on top. A round or two ahead
 * that is near enough, and it is ten times as quick as believing everything anew.
 */
import { WHITE_SEATS } from '../content/cards.ts';
import { type Anchor, anchorOf } from '../rules/believing.ts';
import { distancesOf, stepsFrom } from '../rules/distance.ts';
import { Odds } from '../rules/odds.ts';
import { reachTable } from '../rules/reach.ts';
import { ALIEN, HUMAN } from '../rules/rows.ts';
import * as T from '../rules/trail.ts';
import type { Pub } from '../rules/types.ts';
import { ALIEN_WEIGHTS } from './weights.ts';

/** What was heard of a seat since the search began. */
const STILL = 0; // it has not moved
const QUIET = 1; // it moved to where no card is drawn
const LOUD = 2; // it moved to where one is
const THERE = 3; // everybody knows where it is

export class Glimpse {
  readonly anchor: Anchor;
  readonly size: number;
  /** By seat: how likely a human, an alien. */
  readonly human = new Float64Array(WHITE_SEATS);
  readonly alien = new Float64Array(WHITE_SEATS);
  /** By seat, whether it moved quietly or not, and sector: where it is as a human, as an alien (each adds up to 1). */
  readonly #asHuman: Float64Array[][] = [];
  readonly #asAlien: Float64Array[][] = [];
  /** By seat and sector: how near it is as prey; how likely it can strike there. */
  readonly #scent: Float64Array[] = [];
  readonly #threat: Float64Array[] = [];
  /** How many sectors a noise of the seat could mean. */
  readonly #places: number[] = [];
  /** What was heard since, by seat: how, where a noise was, and whether it has shown to be an alien. */
  readonly #how = new Uint8Array(WHITE_SEATS);
  readonly #at = new Int16Array(WHITE_SEATS);
  readonly #shown = new Uint8Array(WHITE_SEATS);

  constructor(anchor: Anchor, pub: Readonly<Pub>) {
    this.anchor = anchor;
    const b = anchor.belief;
    this.size = b.size;
    odds.work(b, pub, null, null);
    for (let seat = 0; seat < b.n; seat++) {
      const turned = b.turned[seat] === 1;
      const alien = b.out[seat] === 1 ? 0 : turned ? 1 : odds.dealt[seat];
      this.alien[seat] = alien;
      this.human[seat] = b.out[seat] === 1 ? 0 : 1 - alien;
      this.#asHuman.push(this.#views(seat, HUMAN));
      this.#asAlien.push(this.#views(seat, turned ? HUMAN : ALIEN));
      this.#scent.push(this.#spread(this.#asHuman[seat][STILL]));
      this.#threat.push(this.#reach(this.#asAlien[seat][STILL], b.fed[seat] === 1 && !b.law.C3 ? 3 : 2));
    }
  }

  /** The places of a seat before its next move, and after it in either kind of sector. */
  #views(seat: number, side: number): Float64Array[] {
    const b = this.anchor.belief;
    const { kinds } = b.law.zone;
    const base = b.base(seat, side);
    const still = b.p.slice(base, base + this.size);
    const quiet = new Float64Array(this.size);
    b.preview(seat, side, quiet);
    const loud = quiet.slice();
    let places = 0;
    for (let at = 0; at < this.size; at++) {
      const draws = kinds[at] === 'dangerous' || (b.law.A1 && kinds[at] === 'safe');
      if (draws) quiet[at] = 0;
      else loud[at] = 0;
      if (loud[at] > 0) places++;
    }
    if (side === HUMAN || this.#places.length <= seat) this.#places[seat] = Math.max(places, this.#places[seat] ?? 0);
    return [even(still), even(quiet), even(loud)];
  }

  #spread(mass: Float64Array): Float64Array {
    const steps = distancesOf(this.anchor.belief.law, true);
    const out = new Float64Array(this.size);
    for (let from = 0; from < this.size; from++) {
      if (mass[from] < 0.004) continue;
      const row = stepsFrom(steps, from);
      for (let at = 0; at < this.size; at++) if (row[at] < FADE.length) out[at] += mass[from] * FADE[row[at]];
    }
    return out;
  }

  #reach(mass: Float64Array, steps: number): Float64Array {
    const { law } = this.anchor.belief;
    const table = reachTable(law.zone, law, steps, true);
    const out = new Float64Array(this.size);
    for (let from = 0; from < this.size; from++) if (mass[from] > 0.001) for (const at of table[from]) out[at] += mass[from];
    return out;
  }

  /** Reads what was heard since the search began. */
  listen(pub: Readonly<Pub>): void {
    const { past, now } = this.anchor;
    this.#how.fill(STILL);
    this.#shown.fill(0);
    const begun = past.length + now.length;
    if (pub.past.length > past.length) this.#hear(pub.past, begun);
    this.#hear(pub.now, Math.max(0, begun - pub.past.length));
  }

  #hear(list: readonly number[], from: number): void {
    const { hatchAt } = this.anchor.belief.law.zone;
    for (let i = from; i < list.length; i += T.WIDTH) {
      const seat = list[i];
      const what = list[i + 1];
      if (what === T.NOTHING) this.#put(seat, QUIET, -1);
      else if (what === T.SILENCE) this.#put(seat, LOUD, -1);
      else if (what === T.NOISE) this.#put(seat, LOUD, list[i + 2]);
      else if (what === T.ATTACK || what === T.SEEN || what === T.SAFE || what === T.TELEPORT || what === T.BACK || what === T.TURNED)
        this.#put(seat, THERE, list[i + 2]);
      else if (what === T.HATCH && hatchAt[list[i + 2]] > 0) this.#put(seat, THERE, list[i + 2]);
      if (what === T.ATTACK || what === T.TURNED) this.#shown[seat] = 1;
    }
  }

  #put(seat: number, how: number, at: number): void {
    this.#how[seat] = how;
    this.#at[seat] = at;
  }

  humanNow(seat: number): number {
    return this.#shown[seat] === 1 ? 0 : this.human[seat];
  }
  alienNow(seat: number): number {
    return this.#shown[seat] === 1 ? 1 : this.alien[seat];
  }

  /** How likely the table takes the seat, as a human, to be there. */
  placed(seat: number, at: number): number {
    return this.#told(seat, at, this.#asHuman[seat]);
  }
  lurks(seat: number, at: number): number {
    return this.#told(seat, at, this.#asAlien[seat]);
  }

  #told(seat: number, at: number, views: readonly Float64Array[]): number {
    const how = this.#how[seat];
    if (how === THERE) return this.#at[seat] === at ? 1 : 0;
    const p = views[how][at];
    const said = this.#at[seat];
    if (how !== LOUD || said < 0) return p;
    // A noise: true, or one of all that could be believed.
    const there = views[LOUD][said];
    const all = 1 + there * this.#places[seat];
    return at === said ? (p * (1 + this.#places[seat])) / all : p / all;
  }

  /** The places after a move as the table will see them, if a card is drawn and if none is. */
  coming(seat: number, at: number, silent: boolean): number {
    const quiet = this.#asHuman[seat][QUIET][at];
    if (quiet > 0) return quiet;
    const x = this.#asHuman[seat][LOUD][at];
    if (silent) return x * 0.6;
    const told = (x * (1 + this.#places[seat])) / (1 + x * this.#places[seat]);
    return 0.36 * x + 0.4 * told;
  }

  /** The places after a move to where a card is drawn. */
  after(seat: number, at: number, alien: boolean): number {
    return (alien ? this.#asAlien : this.#asHuman)[seat][LOUD][at];
  }

  /** How much prey there is around a sector, and how likely aliens can strike there; both without the seat itself. */
  scent(pub: Readonly<Pub>, but: number, at: number): number {
    let sum = 0;
    const steps = stepsFrom(distancesOf(this.anchor.belief.law, true), at);
    for (let seat = 0; seat < this.anchor.belief.n; seat++) {
      if (seat === but || pub.status[seat] !== 'aboard') continue;
      const human = this.humanNow(seat);
      if (human < 0.02) continue;
      const said = this.#how[seat] >= LOUD ? this.#at[seat] : -1;
      const near = said >= 0 && steps[said] < FADE.length ? FADE[steps[said]] : 0;
      sum += human * (said >= 0 ? 0.5 * near + 0.5 * this.#scent[seat][at] : this.#scent[seat][at]);
    }
    return sum;
  }

  threat(pub: Readonly<Pub>, but: number, at: number): number {
    let sum = 0;
    const steps = stepsFrom(distancesOf(this.anchor.belief.law, true), at);
    for (let seat = 0; seat < this.anchor.belief.n; seat++) {
      if (seat === but || pub.status[seat] !== 'aboard') continue;
      const alien = this.alienNow(seat);
      if (alien < 0.02) continue;
      if (this.#how[seat] === THERE) sum += steps[this.#at[seat]] <= (pub.fed[seat] ? 3 : 2) ? alien : 0;
      else sum += alien * this.#threat[seat][at];
    }
    return sum;
  }
}

const FADE = Array.from({ length: 15 }, (_, steps) => Math.exp(-Math.max(0, steps - 1) / ALIEN_WEIGHTS.scent));

function even(mass: Float64Array): Float64Array {
  let sum = 0;
  for (let i = 0; i < mass.length; i++) sum += mass[i];
  if (sum > 0) for (let i = 0; i < mass.length; i++) mass[i] /= sum;
  return mass;
}

const odds = new Odds();
let last: Glimpse | null = null;

/** What is left of the beliefs of a search in one of its futures; null: nobody searches. */
export function glimpse(pub: Readonly<Pub>): Glimpse | null {
  const anchor = anchorOf(pub);
  if (anchor === null) return null;
  if (last === null || last.anchor !== anchor) last = new Glimpse(anchor, pub);
  last.listen(pub);
  return last;
}
