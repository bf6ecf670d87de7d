/**
 * Where a player can be (section 4): the sectors that fit everything the asking seat knows, now and at the end of every
 * round before. Exact for the printed game, one player and role at a time, with the roles counted over the table; the cards
 * of the dangerous-sector deck are not counted. Where options hide more (G.4, H.1, H.2, H.13) it may name too many sectors,
 * never too few.
 *
 * Sets of sectors are propagated forward from the start and then back from the present: later facts narrow earlier sets.
 */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { CHARACTERS, isHuman } from '../content/cards.ts';
import { type Footsteps, footsteps, type Moment } from './footsteps.ts';
import { type Law, lawOf } from './law.ts';
import { reach, reachTable } from './reach.ts';
import { startOf } from './state.ts';
import { ATTACK, HATCH, NOTHING } from './trail.ts';
import type { Aliens } from './types.ts';
import type { Zone } from './zone.ts';

export interface Possible {
  /** By round, 0 the start: where the player can have been at its end, ascending; empty once out. The last one is now. */
  readonly rounds: readonly (readonly number[])[];
  readonly now: readonly number[];
  /** Which roles the player can have been dealt. */
  readonly human: boolean;
  readonly alien: boolean;
}

/** A set of sectors, 32 to a word. */
type Bits = Int32Array;

/** `asking`: the seat whose knowledge counts; null: a spectator. Its own role and route are exact. */
export function possible(k: Known<Aliens>, seat: Seat, asking: Seat | null = null): Possible {
  const { pub } = k;
  const n = pub.status.length;
  const law = lawOf(pub.options, n);
  const paths = pathsOf(k, asking);
  const steps = footsteps(k, seat);
  const [human, alien] = [false, true].map((side) => (mayBe(k, asking, seat, steps, side) ? walk(k, law, seat, steps, side, paths[seat]) : null));
  const sure = human === null || alien === null ? null : settled(k, law, seat, asking, paths);
  const sides = [sure === true ? null : human, sure === false ? null : alien];
  const rounds = steps.ends.map((end) => (end < 0 ? [] : union(law.zone, sides, end)));
  if (steps.jumping) rounds[rounds.length - 1] = [law.zone.human];
  return { rounds, now: rounds[rounds.length - 1], human: sides[0] !== null, alien: sides[1] !== null };
}

/** Routes known step by step: the asking seat's own, and everybody's after the end. */
function pathsOf(k: Known<Aliens>, asking: Seat | null): (readonly number[] | null)[] {
  return k.pub.status.map((_, seat) => k.pub.truth?.[seat].path ?? (seat === asking ? (k.mine?.path ?? null) : null));
}

/** Whether the seat can have been dealt this side, without counting sides over the table. */
function mayBe(k: Known<Aliens>, asking: Seat | null, seat: number, steps: Footsteps, alien: boolean): boolean {
  const character = k.pub.truth?.[seat].character ?? (seat === asking ? (k.mine?.character ?? -1) : -1);
  if (character >= 0) return isHuman(character) !== alien;
  return alien ? steps.alien : steps.human;
}

/**
 * E5: the number of humans and aliens is known. True: the seat must be an alien, false: a human, null: both fit. Only for a
 * seat that could be either on its own.
 */
function settled(k: Known<Aliens>, law: Law, seat: Seat, asking: Seat | null, paths: readonly (readonly number[] | null)[]): boolean | null {
  const n = k.pub.status.length;
  const humans = law.noHumans ? 0 : Math.floor(n / 2);
  let sureHumans = 0;
  let sureAliens = 0;
  for (let other = 0; other < n; other++) {
    if (other === seat) continue;
    const steps = footsteps(k, seatAt(other));
    let [human, alien] = [mayBe(k, asking, other, steps, false), mayBe(k, asking, other, steps, true)];
    // A seat with only one possible side needs no further search.
    if (human && alien) {
      human = walk(k, law, other, steps, false, paths[other]) !== null;
      alien = walk(k, law, other, steps, true, paths[other]) !== null;
    }
    if (!alien) sureHumans++;
    else if (!human) sureAliens++;
  }
  if (sureHumans === humans) return true;
  return sureAliens === n - humans ? false : null;
}

function union(zone: Zone, sides: readonly (readonly Bits[] | null)[], moment: number): number[] {
  const list: number[] = [];
  for (let at = 0; at < zone.names.length; at++) if (sides.some((sets) => sets !== null && has(sets[moment], at))) list.push(at);
  return list;
}

// ---- One role ---------------------------------------------------------------------------------------------------------

const has = (set: Bits, at: number): boolean => (set[at >> 5] & (1 << (at & 31))) !== 0;
const add = (set: Bits, at: number): void => void (set[at >> 5] |= 1 << (at & 31));
const wordsOf = (zone: Zone): number => (zone.names.length + 31) >> 5;

function isEmpty(set: Bits): boolean {
  for (let w = 0; w < set.length; w++) if (set[w] !== 0) return false;
  return true;
}

/** The sets of all moments if the seat was dealt this side; null: it cannot have been. */
function walk(k: Known<Aliens>, law: Law, seat: number, steps: Footsteps, alien: boolean, path: readonly number[] | null): Bits[] | null {
  const { zone } = law;
  const { moments } = steps;
  const who = known(k, seat);
  const sets: Bits[] = [];
  const links: Link[] = [];
  for (const [i, m] of moments.entries()) {
    const set = new Int32Array(wordsOf(zone));
    sets.push(set);
    if (i === 0) for (const at of startsOf(k, law, seat, alien, who)) add(set, at);
    else {
      const link = linkTo(law, m, alien || m.turned, who);
      links.push(link);
      step(sets[i - 1], link, set);
    }
    narrow(set, m, path, zone);
    if (i === moments.length - 1) narrowByWatching(k, law, seat, set);
    if (isEmpty(set)) return null;
  }
  for (let i = moments.length - 2; i >= 0; i--) back(sets[i], links[i], sets[i + 1]);
  return sets;
}

/** The character that was shown, or -1. */
const known = (k: Known<Aliens>, seat: number): number => k.pub.shown[seat];
const maybe = (who: number, name: (typeof CHARACTERS)[number]): boolean => who < 0 || CHARACTERS[who] === name;

function startsOf(k: Known<Aliens>, law: Law, seat: number, alien: boolean, who: number): number[] {
  const { first, status } = k.pub;
  const from = (character: number): number => startOf(law, character, seatAt(seat), first, status.length);
  if (alien) return [from(CHARACTERS.length - 1)];
  // H.2: the Psychologist begins elsewhere.
  const psychologist = CHARACTERS.indexOf('psychologist');
  const others = CHARACTERS.indexOf('captain');
  if (who >= 0) return [from(who)];
  return [from(others), from(psychologist)];
}

function narrow(set: Bits, m: Moment, path: readonly number[] | null, zone: Zone): void {
  const only = path !== null ? path[m.step] : m.at;
  if (only >= 0) {
    const there = has(set, only);
    set.fill(0);
    if (there) add(set, only);
  }
  for (const at of m.not) if (at < zone.names.length) set[at >> 5] &= ~(1 << (at & 31));
}

/** X.1: a watching player sees where everybody is. Not with A.5, which moves players without a turn. */
function narrowByWatching(k: Known<Aliens>, law: Law, seat: number, set: Bits): void {
  const at = k.mine?.watch?.sector[seat] ?? -1;
  if (at < 0 || law.backToStart || k.pub.status[seat] !== 'aboard') return;
  const there = has(set, at);
  set.fill(0);
  if (there) add(set, at);
}

/** A move: where it can lead. */
interface Link {
  readonly kind: 'walk' | 'stay' | 'fixed';
  /** By sector, where a move from there can end. */
  readonly rows: readonly Bits[];
  /** The move begins here instead of where the turn began (E23); -1: no. */
  readonly from: number;
  /** Where it can end by walking, and by staying. */
  readonly ends: Bits;
  readonly holds: Bits | null;
}

function linkTo(law: Law, m: Moment, alien: boolean, who: number): Link {
  const { zone } = law;
  const from = m.jumped ? zone.human : -1;
  if (m.by === 'jump' || m.by === 'back') return { kind: 'fixed', rows: [], from, ends: single(zone, m.at), holds: null };
  const holds = endsOf(law, m, alien, who, true);
  if (m.by === 'stay') return { kind: 'stay', rows: [], from, ends: holds, holds };
  // H.13: the First Officer may stay without saying so.
  const canHold = law.officer && !alien && maybe(who, 'officer');
  return { kind: 'walk', rows: rowsOf(law, m, alien), from, ends: endsOf(law, m, alien, who, false), holds: canHold ? holds : null };
}

function single(zone: Zone, at: number): Bits {
  const set = new Int32Array(wordsOf(zone));
  add(set, at);
  return set;
}

const ends = new WeakMap<Law, Map<number, Bits>>();

/** Where the seat can be after what was heard; `stayed`: it did not move, so it may still be in a start or hatch sector. */
function endsOf(law: Law, m: Moment, alien: boolean, who: number, stayed: boolean): Bits {
  // H.1: the Captain's first dangerous sector is as quiet as a safe one.
  const tiptoe = law.captain && !alien && maybe(who, 'captain');
  if (m.heard === HATCH) return makeEnds(law, m, alien, tiptoe, stayed);
  let sets = ends.get(law);
  if (sets === undefined) {
    sets = new Map();
    ends.set(law, sets);
  }
  const key = (m.heard << 4) | (alien ? 8 : 0) | (tiptoe ? 4 : 0) | (stayed ? 2 : 0) | (m.calm ? 1 : 0);
  let set = sets.get(key);
  if (set === undefined) {
    set = makeEnds(law, m, alien, tiptoe, stayed);
    sets.set(key, set);
  }
  return set;
}

function makeEnds(law: Law, m: Moment, alien: boolean, tiptoe: boolean, stayed: boolean): Bits {
  const { zone } = law;
  const set = new Int32Array(wordsOf(zone));
  for (let at = 0; at < zone.names.length; at++) {
    const kind = zone.kinds[at];
    const plain = kind === 'safe' || kind === 'dangerous';
    const draws = kind === 'dangerous' || (law.drawInSafe && kind === 'safe');
    let fits: boolean;
    if (m.heard === HATCH) fits = at === m.at && !stayed && !alien;
    else if (m.heard === ATTACK) fits = plain;
    else if (m.heard === NOTHING) fits = (plain || stayed) && (!draws || (!alien && m.calm) || (tiptoe && kind === 'dangerous'));
    else fits = draws;
    if (fits) add(set, at);
  }
  return set;
}

function rowsOf(law: Law, m: Moment, alien: boolean): readonly Bits[] {
  const { zone } = law;
  if (alien) return bitRows(zone, reachTable(zone, law, m.fed && !law.noFeeding ? 3 : 2, true));
  if (!m.fast) return bitRows(zone, reachTable(zone, law, 1, false));
  if (m.shut === 0) return bitRows(zone, reachTable(zone, law, 2, false));
  // E20, Q12: an open hatch ends the move, a closed one can be passed.
  const open = zone.hatches.map((_, hatch) => (m.shut & (1 << hatch)) === 0);
  return zone.names.map((_, from) => toBits(zone, reach(zone, law, from, 2, false, open)));
}

const made = new WeakMap<readonly (readonly number[])[], readonly Bits[]>();
function bitRows(zone: Zone, table: readonly (readonly number[])[]): readonly Bits[] {
  let rows = made.get(table);
  if (rows === undefined) {
    rows = table.map((list) => toBits(zone, list));
    made.set(table, rows);
  }
  return rows;
}

function toBits(zone: Zone, list: readonly number[]): Bits {
  const set = new Int32Array(wordsOf(zone));
  for (const at of list) add(set, at);
  return set;
}

/** Everything that can be reached from `set`. A turn never ends in the sector where it began (E7), but by staying. */
function step(set: Bits, link: Link, into: Bits): void {
  if (link.kind === 'fixed') return void into.set(link.ends);
  const { holds, rows, ends: mask } = link;
  for (let v = 0; v < set.length; v++) {
    for (let rest = set[v]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const at = (v << 5) | (31 - Math.clz32(bit));
      const from = link.from < 0 ? at : link.from;
      if (holds !== null && has(holds, from)) add(into, from);
      if (link.kind === 'stay') continue;
      const row = rows[from];
      // Only after a Teleport can the row contain the sector itself.
      const had = has(into, at);
      for (let w = 0; w < into.length; w++) into[w] |= row[w] & mask[w];
      if (link.from >= 0 && !had && from !== at) into[v] &= ~bit;
    }
  }
}

/** Removes from `set` the sectors that lead nowhere in `next`. */
function back(set: Bits, link: Link, next: Bits): void {
  if (link.kind === 'fixed') return;
  const { holds, rows, ends: mask } = link;
  for (let v = 0; v < set.length; v++) {
    for (let rest = set[v]; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest;
      const at = (v << 5) | (31 - Math.clz32(bit));
      const from = link.from < 0 ? at : link.from;
      let leads = holds !== null && has(holds, from) && has(next, from);
      if (!leads && link.kind === 'walk') {
        const row = rows[from];
        for (let w = 0; w < next.length && !leads; w++) leads = (row[w] & mask[w] & next[w] & (w === v ? ~bit : -1)) !== 0;
      }
      if (!leads) set[v] &= ~bit;
    }
  }
}
