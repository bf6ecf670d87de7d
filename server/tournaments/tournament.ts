/** A tournament as it is stored, its standings, and the people and tables of its next round. Pure. */
import type { Settings } from '@starboard/host';
import type { Json } from '@starboard/kernel';
import { hashOf } from '../identity/tokens.ts';
import type { MatchEnd } from '../tables/results.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import { type PairedPerson, type PairingQuality, pairRound, seated } from './pairing.ts';

export interface EntrantDoc {
  /** Null: they deleted their data. */
  identity: string | null;
  name: string;
  /** The round they came in with, counted from 1. */
  since: number;
  /** They are not paired after this round. */
  out: number | null;
}
/** What a seat got: its place among the people, or why none. */
export type SeatResult = number | 'left' | null;
export interface RoundTableDoc {
  table: string;
  /** Entrants by seat; null: a bot. */
  seats: (number | null)[];
  /** Null: not over. */
  result: SeatResult[] | null;
}
export interface RoundDoc {
  tables: RoundTableDoc[];
  byes: number[];
  at: number;
  /** Tables that wait for somebody begin then, with a bot in their seat. */
  beginBy: number;
  quality: PairingQuality | null;
}
export interface TournamentDoc {
  name: string;
  game: string;
  kind: 'swiss' | 'robin';
  size: number;
  rounds: number;
  points: number[];
  options: { [name: string]: Json };
  settings: Settings;
  rated: boolean;
  /** Everybody sees it and may come; else by its link. */
  open: boolean;
  token: string;
  owner: string | null;
  ownerName: string;
  state: 'open' | 'running' | 'over';
  entrants: EntrantDoc[];
  played: RoundDoc[];
  /** Of a round robin: who meets whom, by round and table. */
  plan: number[][][] | null;
  /** Decides between equals. Its hash is published before anybody comes. */
  lots: string;
  /** How long a round waits for people. */
  beginMs: number;
  createdAt: number;
  startedAt: number | null;
  overAt: number | null;
}

export interface StandingRow {
  readonly entrant: number;
  readonly points: number;
  /** By round: the place, or why there is none. */
  readonly places: readonly (number | 'bye' | 'left' | 'none')[];
  /** The points of everybody met. */
  readonly rivals: number;
  readonly wins: number;
}

/** The points of a first place: nobody is worse off for having had no table. */
export const byePoints = (points: readonly number[]): number => points[0] ?? 0;

/** By seat: equal places share what they would have had one after another. */
export function pointsOf(result: readonly SeatResult[], points: readonly number[]): number[] {
  return result.map((place) => {
    if (typeof place !== 'number') return 0;
    const equals = result.filter((other) => other === place).length;
    const shared = Array.from({ length: equals }, (_, i) => points[place - 1 + i] ?? 0);
    return shared.reduce((a, b) => a + b, 0) / equals;
  });
}

/** Places among the people who stayed. A bot takes no place from anybody. */
export function resultOf(seats: readonly (number | null)[], entrants: readonly EntrantDoc[], table: TableDoc, end: MatchEnd | null): SeatResult[] {
  const stayed = seats.map((entrant, i) => {
    const identity = entrant === null ? null : entrants[entrant].identity;
    return identity !== null && table.chairs[i].identity === identity && end?.botsAt?.includes(i) === false;
  });
  return seats.map((entrant, i): SeatResult => {
    if (entrant === null) return null;
    if (end === null || !stayed[i]) return 'left';
    return 1 + end.outcome.ranks.filter((rank, other) => stayed[other] && rank < end.outcome.ranks[i]).length;
  });
}

/** Best first. Points, then the points of those one met, then first places, then who is still in, then the lot. */
export function standingsOf({ entrants, played, points, lots }: TournamentDoc): StandingRow[] {
  const sums = entrants.map(() => 0);
  const wins = entrants.map(() => 0);
  const met = entrants.map((): number[] => []);
  const places = entrants.map((): StandingRow['places'][number][] => played.map(() => 'none'));
  for (const [r, round] of played.entries()) {
    for (const bye of round.byes) {
      sums[bye] += byePoints(points);
      places[bye][r] = 'bye';
    }
    for (const { seats, result } of round.tables) {
      const got = result === null ? null : pointsOf(result, points);
      for (const [i, entrant] of seats.entries()) {
        if (entrant === null) continue;
        met[entrant].push(...seats.filter((other) => other !== null && other !== entrant).map(Number));
        if (result === null || got === null) continue;
        const place = result[i];
        sums[entrant] += got[i];
        places[entrant][r] = place ?? 'none';
        if (place === 1) wins[entrant]++;
      }
    }
  }
  const rows = entrants.map((_, entrant): StandingRow => {
    const rivals = met[entrant].reduce((sum, other) => sum + sums[other], 0);
    return { entrant, points: sums[entrant], places: places[entrant], rivals, wins: wins[entrant] };
  });
  return rows.sort(
    (a, b) =>
      b.points - a.points ||
      b.rivals - a.rivals ||
      b.wins - a.wins ||
      Number(entrants[a.entrant].out !== null) - Number(entrants[b.entrant].out !== null) ||
      (lotOf(lots, a.entrant) < lotOf(lots, b.entrant) ? -1 : 1),
  );
}

export const lotOf = (lots: string, entrant: number): string => hashOf(`lot ${lots} ${entrant}`);
export const lotsCommitment = (lots: string): string => hashOf(`lots ${lots}`);

/** Who plays in the next round and where; null: it is over. The tables have no address yet. */
export function nextRound(
  doc: TournamentDoc,
  shuns: (a: string | null, b: string | null) => boolean,
): (Pick<RoundDoc, 'byes' | 'quality'> & { seats: (number | null)[][] }) | null {
  const { entrants, played, size } = doc;
  const round = played.length + 1;
  if (round > doc.rounds) return null;
  const isIn = (e: EntrantDoc): boolean => e.out === null && e.since <= round;
  const people = entrants.map((_, entrant) => pastOf(doc, entrant));
  if (doc.plan !== null) {
    const planned = (doc.plan[round - 1] ?? []).map((group) => group.filter((p) => isIn(entrants[p])));
    const groups = planned.filter((g) => g.length > 1);
    const byes = entrants.flatMap((e, i) => (isIn(e) && !groups.some((g) => g.includes(i)) ? [i] : []));
    return groups.length === 0 ? null : { seats: groups.map((g) => seated(g, people, size)), byes, quality: null };
  }
  const sorted = standingsOf(doc).flatMap(({ entrant }) => (isIn(entrants[entrant]) ? [entrant] : []));
  if (sorted.length < 2) return null;
  const met = meetingsOf(doc);
  const { tables, byes, quality } = pairRound({
    people: sorted.map((entrant) => people[entrant]),
    met: (a, b) => met.get(pairOf(sorted[a], sorted[b])) ?? 0,
    apart: (a, b) => shuns(entrants[sorted[a]].identity, entrants[sorted[b]].identity),
    earlier: played.map((r) => ({ tables: r.tables.length, absent: sorted.filter((e) => !r.tables.some((t) => t.seats.includes(e))).length })),
    size,
    left: doc.rounds - round,
    seed: `${doc.lots} ${round}`,
  });
  return { seats: tables.map((t) => t.map((i) => (i === null ? null : sorted[i]))), byes: byes.map((i) => sorted[i]), quality };
}

const pairOf = (a: number, b: number): number => (a < b ? a * 1000 + b : b * 1000 + a);

function meetingsOf({ played }: TournamentDoc): Map<number, number> {
  const met = new Map<number, number>();
  for (const { seats } of played.flatMap((r) => r.tables)) {
    const there = seats.filter((s) => s !== null);
    for (const [i, a] of there.entries()) for (const b of there.slice(0, i)) met.set(pairOf(a, b), (met.get(pairOf(a, b)) ?? 0) + 1);
  }
  return met;
}

function pastOf({ played, size, points }: TournamentDoc, entrant: number): PairedPerson {
  const seats = new Array<number>(size).fill(0);
  let sum = 0;
  let byes = 0;
  for (const round of played) {
    if (round.byes.includes(entrant)) {
      byes++;
      sum += byePoints(points);
    }
    for (const { seats: at, result } of round.tables) {
      const seat = at.indexOf(entrant);
      if (seat < 0) continue;
      seats[seat]++;
      if (result !== null) sum += pointsOf(result, points)[seat];
    }
  }
  return { points: sum, seats, byes };
}
