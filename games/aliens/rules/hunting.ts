/** What an alien makes of what everybody heard: where it expects the others, and what a sector is worth to it. */
import type { Belief } from './belief.ts';
import { distancesOf, stepsFrom } from './distance.ts';
import { FADE } from './habits.ts';
import type { Law } from './law.ts';
import type { Odds } from './odds.ts';
import { ALIEN, HUMAN } from './rows.ts';

export const ALIEN_WEIGHTS = {
  /** A certain hit on a human. */
  kill: 8,
  /** A certain hit on an alien. */
  ally: 4,
  /** Being revealed, place and side. */
  shown: 0.9,
  /** Being near humans: all of them within reach. */
  hunt: 2.6,
  /** Being near hatches that humans are near. */
  guard: 1.6,
  /** Other aliens near by. */
  crowd: 0.5,
  /** Drawing no card reveals less. */
  quiet: 0.25,
};

export type AlienWeights = { readonly [K in keyof typeof ALIEN_WEIGHTS]: number };

/** `hard` attacks at a third of the chance that `normal` needs: missing a human costs more than being heard. */
export const KEEN_ALIEN: AlienWeights = { ...ALIEN_WEIGHTS, kill: 25, ally: 12 };

/** An attack on a sector where nobody can be: nobody does that by mistake. */
export const POINTLESS = 8;

/** Weights by sector, with a list of the sectors that matter. */
export class Field {
  readonly at: Float64Array;
  readonly list: Int32Array;
  count = 0;

  constructor(size: number) {
    this.at = new Float64Array(size);
    this.list = new Int32Array(size);
  }

  clear(): void {
    this.at.fill(0);
    this.count = 0;
  }

  /** Lists what is not negligible. */
  gather(): void {
    this.count = 0;
    for (let i = 0; i < this.at.length; i++) if (this.at[i] > 0.002) this.list[this.count++] = i;
  }
}

/** The expected number of other humans, aliens and fed aliens in a sector. */
export interface Expected {
  readonly humans: Field;
  readonly aliens: Field;
  readonly fed: Field;
}

export const nobodyExpected = (size: number): Expected => ({ humans: new Field(size), aliens: new Field(size), fed: new Field(size) });

/** Where a seat expects the others; `odds`: of their sides, as it sees them. */
export function expectOthers(b: Belief, odds: Odds, seat: number, into: Expected): void {
  const { humans, aliens, fed } = into;
  humans.clear();
  aliens.clear();
  fed.clear();
  for (let s = 0; s < b.n; s++) {
    if (s === seat || b.out[s] === 1) continue;
    for (let side = HUMAN; side <= ALIEN; side++) {
      const chance = side === ALIEN ? odds.dealt[s] : 1 - odds.dealt[s];
      const sum = b.weight(s, side);
      if (chance < 0.001 || sum === 0) continue;
      const base = b.base(s, side);
      const field = side === ALIEN || b.turned[s] === 1 ? (b.fed[s] === 1 && !b.law.noFeeding ? fed : aliens) : humans;
      const share = chance / sum;
      for (let at = 0; at < b.size; at++) field.at[at] += b.p[base + at] * share;
    }
  }
  humans.gather();
  aliens.gather();
  fed.gather();
}

/** How soon a player this many steps away may arrive. */
const COMING = Array.from({ length: 12 }, (_, steps) => Math.exp(-steps / 4));

/** How many humans are on the way to a hatch. */
export function lureOf(law: Law, hatch: number, humans: Field): number {
  const row = stepsFrom(distancesOf(law, false), law.zone.hatches[hatch]);
  let lure = 0;
  for (let i = 0; i < humans.count; i++) {
    const at = humans.list[i];
    if (row[at] < COMING.length) lure += humans.at[at] * COMING[row[at]];
  }
  return lure;
}

/** What draws an alien to a sector and what keeps it away, without the weights. */
export interface Scent {
  readonly hunt: number;
  readonly guard: number;
  readonly crowd: number;
}

/** `kin`: aliens it had better keep away from; null: none. `lures`: by hatch, 0 where it is closed. */
export function scentOf(law: Law, at: number, prey: Field, kin: Field | null, lures: ArrayLike<number>): Scent {
  const { zone } = law;
  const steps = distancesOf(law, true);
  const row = stepsFrom(steps, at);
  let [hunt, crowd, guard] = [0, 0, 0];
  for (let i = 0; i < prey.count; i++) {
    const there = prey.list[i];
    if (row[there] < FADE.length) hunt += prey.at[there] * FADE[row[there]];
  }
  if (kin !== null) {
    for (let i = 0; i < kin.count; i++) {
      const there = kin.list[i];
      if (row[there] <= CLOSE) crowd += kin.at[there] * FADE[row[there]];
    }
  }
  for (let h = 1; h < zone.hatches.length; h++) {
    const far = lures[h] > 0 ? stepsFrom(steps, zone.hatches[h])[at] : FADE.length;
    if (far < FADE.length) guard += lures[h] * FADE[far];
  }
  return { hunt, guard, crowd };
}
const CLOSE = 3;

/** What a sector is worth without an attack. `keen`: how much more this alien guards than it hunts; 1 is usual. */
export function lurk(law: Law, at: number, { hunt, guard, crowd }: Scent, w: AlienWeights, keen: number): number {
  const silent = law.zone.kinds[at] === 'safe' && !law.drawInSafe ? w.quiet : 0;
  return (w.hunt / keen) * hunt + w.guard * keen * guard - w.crowd * crowd + silent;
}

/** What an attack on so many humans and others is worth. `bold`: how little it minds being seen. */
export const strike = (humans: number, others: number, w: AlienWeights, bold: number): number =>
  humans + others === 0 ? -POINTLESS : w.kill * Math.min(MOST_HIT, humans) - w.ally * Math.min(MOST_HIT, others) - w.shown / bold;
const MOST_HIT = 1.5;
