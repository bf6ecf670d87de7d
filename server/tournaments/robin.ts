/**
 * A round robin: everybody meets everybody, each pair as often as any other. For tables of two the circle method does it exactly. For
 * larger ones it is a design; where none is known, a search comes as near as whole numbers allow.
 */
import { FastChance, shuffle } from '@starboard/kernel';
import { designFor } from './designs.ts';
import { pairsAtLeast } from './pairing.ts';
import { spreadRounds } from './spread.ts';

type Plan = readonly (readonly (readonly number[])[])[];

export interface RobinPlan {
  /** By round and table: who sits there. All others have a bye. */
  readonly rounds: Plan;
  /** Of all pairs, the rarest and the most frequent meeting. */
  readonly meetings: readonly [number, number];
  /** Whether equal would have been possible by counting alone. */
  readonly even: boolean;
}

/** More people are for Swiss. */
export const ROBIN_PEOPLE = 9;
export const ROBIN_PAIRS = 16;
export const MAX_ROUNDS = 15;
const TRIES = 6;

/** The rounds of a known plan; or the fewest after which everybody can have met everybody equally often, by counting. */
export function robinRounds(people: number, size: number): number {
  const design = designFor(people, size);
  if (design !== null) return design.length;
  const tables = Math.floor(people / size);
  for (let rounds = 1; rounds <= MAX_ROUNDS; rounds++) if (isEven(people, size, tables, rounds)) return rounds;
  return Math.min(MAX_ROUNDS, people);
}

const isEven = (people: number, size: number, tables: number, rounds: number): boolean =>
  (rounds * tables * size) % people === 0 && (rounds * tables * size * (size - 1)) % (people * (people - 1)) === 0;

export function robinPlan(people: number, size: number, rounds: number, seed: string): RobinPlan {
  const tables = Math.floor(people / size);
  const design = designFor(people, size);
  const plan =
    size === 2 ? circle(people, rounds) : design?.length === rounds ? dealt(design, people, seed) : searched(people, size, tables, rounds, seed);
  const met = meetingsOf(plan, people);
  const counts = met.flatMap((row, a) => row.slice(0, a));
  return { rounds: plan, meetings: [Math.min(...counts), Math.max(...counts)], even: isEven(people, size, tables, rounds) };
}

/** Who is who in a known plan, and which round comes first, is a lot. */
function dealt(design: Plan, people: number, seed: string): Plan {
  const chance = new FastChance(seed);
  const who = Array.from({ length: people }, (_, i) => i);
  shuffle(who, chance);
  const rounds = design.map((round) => round.map((group) => group.map((p) => who[p])));
  shuffle(rounds, chance);
  return rounds;
}

function meetingsOf(rounds: Plan, people: number): number[][] {
  const met = Array.from({ length: people }, () => new Array<number>(people).fill(0));
  for (const group of rounds.flat()) for (const a of group) for (const b of group) if (a !== b) met[a][b]++;
  return met;
}

/** One stays, the others turn; with an odd number, the one without a partner has a bye. */
function circle(people: number, rounds: number): number[][][] {
  const n = people + (people % 2);
  return Array.from({ length: rounds }, (_, round) => {
    const at = (i: number): number => (i === 0 ? 0 : 1 + ((i - 1 + round) % (n - 1)));
    const pairs = Array.from({ length: n / 2 }, (_, i) => [at(i), at(n - 1 - i)]);
    return pairs.filter((pair) => pair.every((p) => p < people)).map((pair) => (round % 2 === 0 ? pair : pair.toReversed()));
  });
}

/** Larger tables of other numbers: a search. */
function searched(people: number, size: number, tables: number, rounds: number, seed: string): Plan {
  const sizes = new Array<number>(tables).fill(size);
  const bound = leastRepeats(people, sizes, rounds);
  let best = spreadRounds({ people, sizes, rounds, seed, bound });
  for (let i = 1; i < TRIES && best.repeats > bound; i++) {
    const other = spreadRounds({ people, sizes, rounds, seed: `${seed} ${i}`, bound });
    if (other.repeats < best.repeats) best = other;
  }
  return best.rounds;
}

/** With all meetings and all empty rounds as even as whole numbers can be. */
function leastRepeats(people: number, sizes: readonly number[], rounds: number): number {
  const seats = sizes.reduce((a, b) => a + b, 0);
  const meetings = rounds * sizes.reduce((sum, s) => sum + (s * (s - 1)) / 2, 0);
  return pairsAtLeast(meetings, (people * (people - 1)) / 2) + 2 * pairsAtLeast(rounds * (people - seats), people);
}
