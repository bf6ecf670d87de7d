/**
 * Who meets whom. Pure and repeatable: the same standings and the same seed give the same tables.
 *
 * A round of Swiss is an assignment of people to tables with a cost: people who were at a table before (or shun each other) cost most,
 * then points that differ within a table. It begins with tables filled from the top and is improved by exchanging two people as long as
 * that helps; then shaken and improved again. A small tournament also looks ahead: where that round would make repeats unavoidable later,
 * all rounds to come are planned at once (./spread.ts). Seats are an assignment of their own, solved exactly.
 */
import { FastChance, shuffle } from '@starboard/kernel';
import { fewestRepeats } from './fewest.ts';
import { type SpreadInput, type SpreadRounds, spreadRounds } from './spread.ts';

export interface PairedPerson {
  readonly points: number;
  /** By seat: how often they had it. */
  readonly seats: readonly number[];
  /** Rounds without a table so far. */
  readonly byes: number;
}
export interface PairingInput {
  /** Best first. */
  readonly people: readonly PairedPerson[];
  /** How often these two were at one table. */
  met(a: number, b: number): number;
  /** How many tables each earlier round had, and how many of these people had no seat in it. */
  readonly earlier?: readonly { readonly tables: number; readonly absent: number }[];
  /** They must not meet if it can be avoided at all. */
  apart?(a: number, b: number): boolean;
  readonly size: number;
  /** Rounds that follow this one. */
  readonly left?: number;
  readonly seed: string;
}
export interface PairingQuality {
  /** Meetings that happened before, over all pairs at one table; and how few there could be at best. */
  readonly repeats: number;
  readonly bound: number;
  /** The largest difference of points at a table. */
  readonly spread: number;
}
export interface PairedRound {
  /** By table and seat: the person, or null for a bot. */
  readonly tables: readonly (readonly (number | null)[])[];
  readonly byes: readonly number[];
  readonly quality: PairingQuality;
}

const REPEAT = 1000;
const SHUNNED = 1_000_000;
/** How often it is tried again: a small tournament has little choice left in its last rounds. */
const shakesFor = (tables: number): number => (tables <= 8 ? 100 : 12);
/** Tables are sorted by points: people change places with those up to this many tables further down. */
const NEAR = 10;

export function pairRound(input: PairingInput): PairedRound {
  const { people, size } = input;
  const byes = byesOf(people, size);
  const playing = people.map((_, i) => i).filter((i) => !byes.includes(i));
  const sizes = tableSizes(playing.length, size);
  const groups = foreseen(improve(filled(playing, sizes), input), input);
  return { tables: groups.map((group) => seated(group, people, size)), byes, quality: qualityOf(groups, input) };
}

/** Tables as full as can be, and none with one person alone. */
export function tableSizes(people: number, size: number): number[] {
  const tables = Math.ceil(people / size);
  return Array.from({ length: tables }, (_, i) => Math.floor(people / tables) + (i < people % tables ? 1 : 0));
}

/** At tables of two somebody is left over: the last one who had the fewest byes. Elsewhere a bot fills the table. */
function byesOf(people: readonly PairedPerson[], size: number): number[] {
  if (people.length < 2) return people.map((_, i) => i);
  if (size > 2 || people.length % 2 === 0) return [];
  const fewest = Math.min(...people.map((p) => p.byes));
  return [people.findLastIndex((p) => p.byes === fewest)];
}

function filled(playing: readonly number[], sizes: readonly number[]): number[][] {
  let from = 0;
  return sizes.map((size) => playing.slice(from, (from += size)));
}

function costOf(group: readonly number[], { people, met, apart }: PairingInput): number {
  let cost = likeness(group, people);
  for (const [i, a] of group.entries()) for (const b of group.slice(0, i)) cost += REPEAT * met(a, b) ** 2 + (apart?.(a, b) === true ? SHUNNED : 0);
  return cost;
}

/** How unlike the points of a table are. */
function likeness(group: readonly number[], people: readonly PairedPerson[]): number {
  // Two who both had the same seat too often would rather meet others.
  let cost = group.length === 2 ? colours(people[group[0]].seats, people[group[1]].seats) : 0;
  for (let i = 1; i < group.length; i++) for (let j = 0; j < i; j++) cost += (people[group[i]].points - people[group[j]].points) ** 2;
  return cost;
}

function colours(a: readonly number[], b: readonly number[]): number {
  const [one, other] = [a, b].map((seats) => (seats[0] ?? 0) - (seats[1] ?? 0));
  return one * other > 0 ? Math.min(Math.abs(one), Math.abs(other)) ** 2 : 0;
}

function improve(start: number[][], input: PairingInput): number[][] {
  const chance = new FastChance(input.seed);
  const descend = (groups: number[][]): { groups: number[][]; cost: number } => {
    const costs = groups.map((g) => costOf(g, input));
    /** Puts `a` and `b` into each other's places if that is better. */
    const exchange = (g: number, i: number, h: number, j: number): boolean => {
      const [one, other] = [groups[g].with(i, groups[h][j]), groups[h].with(j, groups[g][i])];
      const [c, d] = [costOf(one, input), costOf(other, input)];
      if (c + d >= costs[g] + costs[h] - 1e-9) return false;
      [groups[g], groups[h], costs[g], costs[h]] = [one, other, c, d];
      return true;
    };
    for (let again = true; again; ) {
      again = false;
      for (let g = 0; g < groups.length; g++)
        for (let h = g + 1; h < Math.min(groups.length, g + 1 + NEAR); h++) {
          // Two tables that cost nothing have nothing to gain.
          if (costs[g] + costs[h] === 0) continue;
          for (let i = 0; i < groups[g].length; i++) for (let j = 0; j < groups[h].length; j++) again = exchange(g, i, h, j) || again;
        }
    }
    return { groups, cost: costs.reduce((a, b) => a + b, 0) };
  };
  let best = descend(start.map((g) => [...g]));
  for (let shake = 0; shake < shakesFor(start.length) && best.groups.length > 1 && hasTrouble(best.groups, input); shake++) {
    const tried = descend(shaken(best.groups, input, chance));
    if (tried.cost < best.cost) best = tried;
  }
  return best.groups;
}

/** Looking ahead stops above this number of people: with more, there are always others left to meet. */
const FORESEEN = 40;
const TRIES = 3;

/** A round that is good by itself may use up the last way to avoid repeats later. Then this one and all that follow are planned together. */
function foreseen(groups: number[][], input: PairingInput): number[][] {
  const { people, met, apart, left = 0, seed } = input;
  if (left === 0 || people.length > FORESEEN || groups.length < 2) return groups;
  const table = new Map(groups.flatMap((g, t) => g.map((p) => [p, t])));
  const before = (a: number, b: number): number => met(a, b) + (apart?.(a, b) === true ? SHUNNED : 0);
  const plan = { people: people.length, sizes: groups.map((g) => g.length), out: (p: number) => people[p].byes };
  const tries = (what: string, more: Pick<SpreadInput, 'rounds' | 'met' | 'first' | 'bound'>): SpreadRounds => {
    let best = spreadRounds({ ...plan, ...more, seed: `${seed} ${what}` });
    for (let i = 1; i < TRIES && best.repeats > (more.bound ?? 0); i++) {
      const other = spreadRounds({ ...plan, ...more, seed: `${seed} ${what} ${i}` });
      if (other.repeats < best.repeats || (other.repeats === best.repeats && other.first < best.first)) best = other;
    }
    return best;
  };
  const isTable = (a: number, b: number): boolean => table.has(a) && table.get(a) === table.get(b);
  const now = sum(groups.map((g) => sum(pairsOf(g).map(([a, b]) => before(a, b)))));
  const bound = leastFrom(groups, input);
  const later = tries('later', { rounds: left, met: (a, b) => before(a, b) + (isTable(a, b) ? 1 : 0), bound: Math.max(0, bound - now) });
  if (now + later.repeats <= bound) return groups;
  // Beside a repeat, likeness is little; of two ways with as many repeats, those of this round count more.
  const scale = 0.5 / Math.max(1, sum(groups.map((g) => likeness(g, people))));
  const cost = (g: readonly number[]): number => scale * likeness(g, people) + 0.3 * sum(pairsOf(g).map(([a, b]) => Math.min(1, met(a, b))));
  const together = tries('together', { rounds: left + 1, met: before, first: { groups, cost }, bound });
  return together.repeats < now + later.repeats ? together.rounds[0].map((g) => [...g]) : groups;
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const pairsOf = (group: readonly number[]): [number, number][] => group.flatMap((a, i) => group.slice(0, i).map((b): [number, number] => [a, b]));

const hasTrouble = (groups: readonly (readonly number[])[], { met, apart }: PairingInput): boolean =>
  groups.some((g) => g.some((a, i) => g.slice(0, i).some((b) => met(a, b) > 0 || apart?.(a, b) === true)));

/** A table with trouble and two or three others are dealt anew. */
function shaken(groups: readonly (readonly number[])[], input: PairingInput, chance: FastChance): number[][] {
  const troubled = groups.flatMap((g, i) => (hasTrouble([g], input) ? [i] : []));
  const first = troubled[chance.int(troubled.length)];
  const chosen = new Set([first, ...Array.from({ length: 3 }, () => Math.max(0, Math.min(groups.length - 1, first + chance.int(9) - 4)))]);
  const pool = [...chosen].flatMap((i) => [...groups[i]]);
  shuffle(pool, chance);
  return groups.map((g, i) => (chosen.has(i) ? pool.splice(0, g.length) : [...g]));
}

/**
 * What cannot be avoided: exactly among few people, else two bounds. A person can avoid those they met only while others are left; each
 * repeat has two ends. And of the people at a table, some must come from the same table of an earlier round where it had fewer tables
 * than this one has people.
 */
function qualityOf(groups: readonly (readonly number[])[], { people, met, earlier = [] }: PairingInput): PairingQuality {
  let repeats = 0;
  let forced = 0;
  let spread = 0;
  for (const group of groups) {
    for (const [i, a] of group.entries()) {
      for (const b of group.slice(0, i)) repeats += met(a, b);
      const fresh = people.filter((_, b) => b !== a && met(a, b) === 0).length;
      forced += Math.max(0, group.length - 1 - fresh);
    }
    const points = group.map((p) => people[p].points);
    spread = Math.max(spread, Math.max(...points) - Math.min(...points));
  }
  const counted = Math.max(Math.ceil(forced / 2), crowded(groups, earlier));
  const exact =
    counted >= repeats
      ? null
      : fewestRepeats(
          groups.flat(),
          groups.map((g) => g.length),
          met,
          repeats,
        );
  return { repeats, bound: exact ?? counted, spread };
}

const crowded = (groups: readonly (readonly number[])[], earlier: NonNullable<PairingInput['earlier']>): number =>
  sum(groups.flatMap((g) => earlier.map(({ tables, absent }) => pairsAtLeast(Math.max(0, g.length - absent), tables))));

/** Repeats of this round and all that follow, at least: by the tables of each two rounds, and because there are only so many pairs. */
function leastFrom(groups: readonly (readonly number[])[], { people, met, earlier = [], left = 0 }: PairingInput): number {
  const sitting = sum(groups.map((g) => g.length));
  const own = { tables: groups.length, absent: people.length - sitting };
  let byTables = 0;
  for (let r = 0; r <= left; r++) byTables += crowded(groups, [...earlier, ...new Array<typeof own>(r).fill(own)]);
  const before = pairsOf(people.map((_, i) => i)).map(([a, b]) => met(a, b));
  const meetings = sum(before) + (left + 1) * sum(groups.map((g) => pairsOf(g).length));
  return Math.max(byTables, pairsAtLeast(meetings, before.length) - sum(before.map((m) => (m * (m - 1)) / 2)));
}

/** The fewest pairs who share a table when `people` are spread over `tables`. */
export function pairsAtLeast(people: number, tables: number): number {
  const [each, more] = [Math.floor(people / tables), people % tables];
  return (tables * each * (each - 1)) / 2 + more * each;
}

/** Everybody on the seat they had least; of all orders the best. Bots take what is left. */
export function seated(group: readonly number[], people: readonly Pick<PairedPerson, 'seats'>[], size: number): (number | null)[] {
  const all: (number | null)[] = [...group, ...Array.from({ length: size - group.length }, () => null)];
  let best: { order: (number | null)[]; cost: number } = { order: all, cost: Number.POSITIVE_INFINITY };
  const place = (order: (number | null)[], left: readonly (number | null)[], cost: number): void => {
    if (cost >= best.cost) return;
    if (left.length === 0) {
      best = { order, cost };
      return;
    }
    const seat = order.length;
    const tried = new Set<number | null>();
    for (const [i, who] of left.entries()) {
      if (tried.has(who)) continue;
      tried.add(who);
      const had = who === null ? 0 : (people[who].seats[seat] ?? 0);
      place([...order, who], left.toSpliced(i, 1), cost + (who === null ? 0 : 2 * had + 1));
    }
  };
  place([], all, 0);
  return best.order;
}
