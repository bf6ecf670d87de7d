/** After the end: what really happened, round by round, as data. Everything comes from the revealed ways and the public trail. */
import { type Known, type Seat, seatAt, seatsOf } from '@starboard/kernel';
import { isHuman } from '../content/cards.ts';
import { distancesOf, FAR, stepsFrom } from '../rules/distance.ts';
import { lawOf } from '../rules/law.ts';
import * as trail from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import { endsOf, STEPS } from './model.ts';

export type Deed =
  /** Where somebody went, and what the others heard; `said`: a noise that was announced. */
  | { readonly kind: 'went'; readonly seat: Seat; readonly at: number; readonly what: number; readonly said: number | null }
  /** Eliminated, turned into an alien, sent back, saved by Defense, escaped. */
  | { readonly kind: 'out' | 'turned' | 'back' | 'safe' | 'escaped'; readonly seat: Seat };

/** What happened to somebody, by entry of the trail. */
const FATES: Readonly<Record<number, 'out' | 'turned' | 'back' | 'safe'>> = {
  [trail.OUT]: 'out',
  [trail.TURNED]: 'turned',
  [trail.BACK]: 'back',
  [trail.SAFE]: 'safe',
};

/** What was done in every round, in the order in which it was done. */
export function deedsOf(k: Known<Aliens>): ReadonlyMap<number, readonly Deed[]> {
  const deeds = new Map<number, Deed[]>();
  const steps = k.pub.status.map(() => 0);
  for (const e of trail.entries(k.pub)) {
    const list = deeds.get(e.round) ?? [];
    deeds.set(e.round, list);
    const stepped = STEPS.includes(e.what);
    if (stepped) steps[e.seat]++;
    const fate = FATES[e.what];
    if (fate !== undefined) list.push({ kind: fate === 'out' && k.pub.status[e.seat] === 'escaped' ? 'escaped' : fate, seat: e.seat });
    else if (stepped) {
      const at = k.pub.truth?.[e.seat].path[steps[e.seat]] ?? e.sector;
      list.push({ kind: 'went', seat: e.seat, at, what: e.what, said: e.what === trail.NOISE ? e.sector : null });
    }
  }
  return deeds;
}

/** Where everybody was at the end of each round: by seat, by round; the start is round 0. Null: no longer aboard. */
function standings(k: Known<Aliens>, seat: Seat): readonly (number | null)[] {
  const path = k.pub.truth?.[seat].path ?? [];
  const ends = endsOf(k, seat, path);
  const left = [...trail.entries(k.pub)].find((e) => e.seat === seat && e.what === trail.OUT)?.round ?? Number.POSITIVE_INFINITY;
  // A player who is attacked is there until then; one who escapes is not.
  const out = k.pub.status[seat] === 'escaped' ? left : left + 1;
  const list: (number | null)[] = [path[0] ?? null];
  for (let r = 1; r <= k.pub.round; r++) list.push(r >= out ? null : (ends.get(r) ?? list[r - 1]));
  return list;
}

export interface Nearness {
  /** By round from 1: steps to the nearest of the other side; null: no longer aboard, or nobody is left there. */
  readonly steps: readonly (number | null)[];
  /** Whose distance it is: a human's to aliens, an alien's to humans; null: of the two who were nearest to each other. */
  readonly of: 'human' | 'alien' | null;
  /** The smallest, and in which round; null: there is none. */
  readonly least: { readonly round: number; readonly steps: number } | null;
}

/** How near the other side came to you; for a spectator, to anybody. */
export function nearness(k: Known<Aliens>, you: Seat | null): Nearness {
  const { pub } = k;
  const n = pub.status.length;
  const distances = distancesOf(lawOf(pub.options, n), true);
  const stands = seatsOf(n).map((seat) => standings(k, seat));
  const turned = seatsOf(n).map(
    (seat) => [...trail.entries(pub)].find((e) => e.seat === seat && e.what === trail.TURNED)?.round ?? Number.POSITIVE_INFINITY,
  );
  const alien = (seat: number, round: number): boolean => !isHuman(pub.truth?.[seat].character ?? 0) || turned[seat] <= round;
  const apart = (a: number, b: number): number => Math.min(stepsFrom(distances, a)[b], stepsFrom(distances, b)[a]);
  const steps = Array.from({ length: pub.round }, (_, i): number | null => {
    const round = i + 1;
    let best = FAR;
    for (const a of you === null ? seatsOf(n) : [you]) {
      const from = stands[a][round];
      if (from === null || (you === null && alien(a, round))) continue;
      for (const b of seatsOf(n)) {
        const to = stands[b][round];
        if (to !== null && alien(a, round) !== alien(b, round)) best = Math.min(best, apart(from, to));
      }
    }
    return best >= FAR - 1 ? null : best;
  });
  let least: Nearness['least'] = null;
  steps.forEach((s, i) => {
    if (s !== null && (least === null || s < least.steps)) least = { round: i + 1, steps: s };
  });
  return { steps, of: you === null ? null : alien(you, 0) ? 'alien' : 'human', least };
}

export interface Numbers {
  readonly noises: number;
  readonly lies: number;
  readonly attacks: number;
  /** Attacks that eliminated somebody. */
  readonly hits: number;
  readonly broken: number;
  readonly humans: number;
  readonly escaped: number;
}

export function numbersOf(k: Known<Aliens>): Numbers {
  const { pub } = k;
  let [noises, lies, attacks, hits, hitting] = [0, 0, 0, 0, false];
  for (const list of deedsOf(k).values()) {
    for (const deed of list) {
      if (deed.kind === 'went') {
        hitting = deed.what === trail.ATTACK;
        if (hitting) attacks++;
        if (deed.said !== null) noises++;
        if (deed.said !== null && deed.said !== deed.at) lies++;
      } else if (hitting && deed.kind !== 'safe') {
        hits++;
        hitting = false;
      }
    }
  }
  const people = seatsOf(pub.status.length).filter((seat) => isHuman(pub.truth?.[seat].character ?? 0));
  return {
    ...{ noises, lies, attacks, hits },
    broken: pub.hatches.filter((state) => state === 'broken').length,
    humans: people.length,
    escaped: people.filter((seat) => pub.status[seatAt(seat)] === 'escaped').length,
  };
}
