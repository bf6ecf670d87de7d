/**
 * What the plan shows beyond its sectors, as data: a pure function of what the seat knows. Nothing in it comes from the truth
 * before the end.
 */
import { type Known, type Seat, seatAt, seatsOf } from '@starboard/kernel';
import * as trail from '../rules/trail.ts';
import type { Aliens } from '../rules/types.ts';
import type { Zone } from '../rules/zone.ts';
import type { Picture } from './picture.ts';

export interface Heard {
  readonly at: number;
  readonly seat: Seat;
  readonly round: number;
  readonly kind: 'noise' | 'attack';
  /** In rounds; 0: the newest. */
  readonly age: number;
}
interface Placed {
  readonly seat: Seat;
  readonly at: number;
}
/** `late`: the part of it that was walked in the last rounds. */
interface Way {
  readonly seat: Seat;
  readonly path: readonly number[];
  readonly late: readonly number[];
}
/** After the end: a line from where somebody was to the sector they announced. */
interface Thread extends Placed {
  readonly said: number;
}
export interface PlanModel {
  readonly zone: Zone;
  readonly heard: readonly Heard[];
  /** As they were at the end of the shown round. */
  readonly hatches: Picture['hatches'];
  /** Others whose place is known: by an attack, a light, a hatch; of watchers (X.1) and after the end, of everybody. */
  readonly placed: readonly Placed[];
  /** X.1: they are seen from outside. */
  readonly watching: boolean;
  readonly you: { readonly at: number; readonly alien: boolean } | null;
  /** The own way up to the shown round. */
  readonly way: readonly number[];
  /** After the end: everybody's way and lies. */
  readonly ways: readonly Way[];
  readonly threads: readonly Thread[];
}

/** After this many rounds a noise is in the sheet only. */
const FADES = 3;
/** Entries that take the next sector of a path. */
export const STEPS: readonly number[] = [trail.NOTHING, trail.SILENCE, trail.NOISE, trail.ATTACK, trail.HATCH, trail.TELEPORT, trail.BACK];
/** Entries after which everybody knows where the seat is, until it moves on. */
const PLACING: readonly number[] = [trail.ATTACK, trail.SEEN, trail.HATCH, trail.TELEPORT, trail.TURNED];
/** Entries that leave the seat where it is. */
const STILL_THERE: readonly number[] = [trail.FED, trail.FAST, trail.CALM, trail.HIDDEN];

/** `round`: the one to show the end of; null: now. */
export function planOf(p: Picture, k: Known<Aliens>, you: Seat | null, round: number | null): PlanModel {
  const upTo = round ?? p.round;
  const told = p.trail.filter((e) => e.round <= upTo);
  const { mine, pub } = k;
  const { over } = p;
  // Among faces and ways there is room for the noises of one round.
  const since = upTo - (over ? 1 : FADES);
  const sounds = told.filter((e) => (e.what === trail.NOISE || e.what === trail.ATTACK) && e.round > since);
  const newest = sounds.at(-1);
  const path = mine === null ? [] : round === null ? mine.path : pathUpTo(k, you, mine.path, upTo);
  const watching = !over && mine?.watch != null && round === null;
  const aboard = you !== null && (over || pub.status[you] === 'aboard');
  return {
    zone: p.zone,
    heard: sounds.map((e) => ({
      at: e.sector,
      seat: e.seat,
      round: e.round,
      kind: e.what === trail.NOISE ? 'noise' : 'attack',
      age: e === newest ? 0 : Math.max(1, upTo - e.round),
    })),
    hatches: round === null ? p.hatches : hatchesAt(p, round),
    placed: over ? realPlaces(k, upTo) : watching ? watched(k, you) : placedBy(p, told, you),
    watching,
    you:
      mine === null || !aboard || over || path.length === 0
        ? null
        : { at: round === null ? (p.own?.at ?? mine.sector) : path[path.length - 1], alien: mine.alien },
    way: over ? [] : path,
    ways: over ? seatsOf(p.status.length).map((seat) => wayOf(k, seat, upTo)) : [],
    threads: over ? lies(k, upTo) : [],
  };
}

/** Whatever was reached later was still open. */
const hatchesAt = ({ zone, hatches, trail: told }: Picture, round: number): Picture['hatches'] =>
  hatches.map((state, hatch) => {
    const reached = told.find((e) => e.what === trail.HATCH && zone.hatchAt[e.sector] === hatch);
    return reached !== undefined && reached.round > round ? 'open' : state;
  });

/** A way is strong over this many rounds. */
const LATE = 4;

function wayOf(k: Known<Aliens>, seat: Seat, round: number): Way {
  const whole = k.pub.truth?.[seat].path ?? [];
  const path = pathUpTo(k, seat, whole, round);
  return { seat, path, late: path.slice(Math.max(0, pathUpTo(k, seat, whole, round - LATE).length - 1)) };
}

/** The part of a path that was walked by the end of a round. */
export function pathUpTo(k: Known<Aliens>, seat: Seat | null, path: readonly number[], round: number): readonly number[] {
  let steps = 0;
  for (const e of trail.entries(k.pub)) if (e.seat === seat && e.round <= round && STEPS.includes(e.what)) steps++;
  return path.slice(0, steps + 1);
}

/** The last sector of each round of a path, by round. */
export function endsOf(k: Known<Aliens>, seat: Seat, path: readonly number[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  let step = 0;
  for (const e of trail.entries(k.pub)) if (e.seat === seat && STEPS.includes(e.what)) ends.set(e.round, path[++step] ?? path[path.length - 1]);
  return ends;
}

function placedBy(p: Picture, told: readonly trail.Entry[], you: Seat | null): Placed[] {
  return p.status.flatMap((status, s): Placed[] => {
    const seat = seatAt(s);
    const last = told.findLast((e) => e.seat === seat && !STILL_THERE.includes(e.what));
    if (seat === you || status !== 'aboard' || last === undefined || !PLACING.includes(last.what)) return [];
    return [{ seat, at: last.sector }];
  });
}

const watched = ({ mine, pub }: Known<Aliens>, you: Seat | null): Placed[] =>
  (mine?.watch?.sector ?? []).flatMap((at, s): Placed[] => (s === you || pub.status[s] !== 'aboard' ? [] : [{ seat: seatAt(s), at }]));

const realPlaces = (k: Known<Aliens>, round: number): Placed[] =>
  (k.pub.truth ?? []).flatMap(({ path }, s): Placed[] => {
    const seat = seatAt(s);
    const gone = outSince(k, seat);
    const at = pathUpTo(k, seat, path, round).at(-1);
    return at === undefined || gone < round ? [] : [{ seat, at }];
  });

/** The round in which a seat left the ship; infinite: never. */
export function outSince(k: Known<Aliens>, seat: Seat): number {
  for (const e of trail.entries(k.pub)) if (e.seat === seat && e.what === trail.OUT) return e.round;
  return Number.POSITIVE_INFINITY;
}

/** Announcements of a round that were not true. */
function lies(k: Known<Aliens>, round: number): Thread[] {
  const at = (k.pub.truth ?? []).map(() => 0);
  const found: Thread[] = [];
  for (const e of trail.entries(k.pub)) {
    if (!STEPS.includes(e.what)) continue;
    const real = k.pub.truth?.[e.seat].path[++at[e.seat]];
    if (e.what === trail.NOISE && e.round === round && real !== undefined && real !== e.sector)
      found.push({ seat: e.seat, at: real, said: e.sector });
  }
  return found;
}

/** After the end: how many of a seat's noises were lies. */
export function liesOf(k: Known<Aliens>, seat: Seat): { readonly lies: number; readonly noises: number } {
  const { path } = k.pub.truth?.[seat] ?? { path: [] };
  let [step, count, noises] = [0, 0, 0];
  for (const e of trail.entries(k.pub)) {
    if (e.seat !== seat || !STEPS.includes(e.what)) continue;
    const real = path[++step];
    if (e.what !== trail.NOISE) continue;
    noises++;
    if (real !== e.sector) count++;
  }
  return { lies: count, noises };
}
