/**
 * A round robin: everybody meets everybody, each pair as often as any other. For tables of two the circle method does it exactly. For
 * larger ones it is a design that need not exist; a search comes as near as it can and says how near.
 */
import { FastChance } from '@starboard/kernel';

export interface RobinPlan {
  /** By round and table: who sits there. Whoever is missing has a bye. */
  readonly rounds: readonly (readonly (readonly number[])[])[];
  /** Of all pairs, the rarest and the most frequent meeting. */
  readonly meetings: readonly [number, number];
  /** Whether equal would have been possible by counting alone. */
  readonly even: boolean;
}

/** More people are for Swiss. */
export const ROBIN_PEOPLE = 9;
export const ROBIN_PAIRS = 16;
export const MAX_ROUNDS = 15;

/** The fewest rounds after which everybody can have met everybody equally often; a counting argument, no promise. */
export function robinRounds(people: number, size: number): number {
  const tables = Math.floor(people / size);
  for (let rounds = 1; rounds <= MAX_ROUNDS; rounds++) if (isEven(people, size, tables, rounds)) return rounds;
  return Math.min(MAX_ROUNDS, people);
}

const isEven = (people: number, size: number, tables: number, rounds: number): boolean =>
  (rounds * tables * size) % people === 0 && (rounds * tables * size * (size - 1)) % (people * (people - 1)) === 0;

export function robinPlan(people: number, size: number, rounds: number, seed: string): RobinPlan {
  const tables = Math.floor(people / size);
  const plan = size === 2 ? circle(people, rounds) : searched(people, size, tables, rounds, seed);
  const met = meetingsOf(plan, people);
  const counts = met.flatMap((row, a) => row.slice(0, a));
  return { rounds: plan, meetings: [Math.min(...counts), Math.max(...counts)], even: isEven(people, size, tables, rounds) };
}

function meetingsOf(rounds: readonly (readonly (readonly number[])[])[], people: number): number[][] {
  const met = Array.from({ length: people }, () => new Array<number>(people).fill(0));
  for (const group of rounds.flat()) for (const a of group) for (const b of group) if (a !== b) met[a][b]++;
  return met;
}

/** One stays, the others turn; with an odd number, whoever meets nobody has a bye. */
function circle(people: number, rounds: number): number[][][] {
  const n = people + (people % 2);
  return Array.from({ length: rounds }, (_, round) => {
    const at = (i: number): number => (i === 0 ? 0 : 1 + ((i - 1 + round) % (n - 1)));
    const pairs = Array.from({ length: n / 2 }, (_, i) => [at(i), at(n - 1 - i)]);
    return pairs.filter((pair) => pair.every((p) => p < people)).map((pair) => (round % 2 === 0 ? pair : pair.toReversed()));
  });
}

const STEPS = 20_000;
const [HOT, COLD] = [3, 0.15];

/** Annealing over the whole plan: two people of a round change places. */
function searched(people: number, size: number, tables: number, rounds: number, seed: string): number[][][] {
  const chance = new FastChance(seed);
  const seats = tables * size;
  let best: { order: number[][]; cost: number } | null = null;
  for (let start = 0; start < 6 && best?.cost !== 0; start++) {
    const order = Array.from({ length: rounds }, (_, r) => Array.from({ length: people }, (_, i) => (i + r + start) % people));
    const tried = anneal(order, people, size, seats, chance);
    if (best === null || tried.cost < best.cost) best = tried;
  }
  return (best?.order ?? []).map((row) => Array.from({ length: tables }, (_, t) => row.slice(t * size, (t + 1) * size)));
}

function anneal(start: number[][], people: number, size: number, seats: number, chance: FastChance): { order: number[][]; cost: number } {
  const rounds = start.length;
  const order = start.map((row) => [...row]);
  const met = Array.from({ length: people }, () => new Array<number>(people).fill(0));
  const played = new Array<number>(people).fill(0);
  const mean = (rounds * seats * (size - 1)) / (people * (people - 1));
  const [low, high] = [Math.floor(mean), Math.ceil(mean)];
  const each = (rounds * seats) / people;
  /** Nothing while every pair is within the nearest whole numbers, and so the byes. */
  const ofPair = (n: number): number => Math.max(0, n - high, low - n) ** 2;
  const ofSeat = (n: number): number => Math.max(0, n - Math.ceil(each), Math.floor(each) - n) ** 2;
  const table = (row: readonly number[], i: number): number[] =>
    i >= seats ? [] : row.slice(Math.floor(i / size) * size, (Math.floor(i / size) + 1) * size).filter((p) => p !== row[i]);
  const count = (row: readonly number[], i: number, by: number): void => {
    for (const other of table(row, i)) {
      met[row[i]][other] += by;
      met[other][row[i]] += by;
    }
    if (i < seats) played[row[i]] += by;
  };
  for (const row of order) {
    for (let i = 0; i < seats; i++) {
      played[row[i]]++;
      for (const other of table(row, i)) met[row[i]][other]++;
    }
  }
  const cost = (): number => {
    let sum = 0;
    for (let a = 0; a < people; a++) {
      sum += 2 * ofSeat(played[a]);
      for (let b = 0; b < a; b++) sum += ofPair(met[a][b]);
    }
    return sum;
  };
  let now = cost();
  for (let step = 0; step < STEPS && now > 0; step++) {
    const heat = HOT * (COLD / HOT) ** (step / STEPS);
    const row = order[chance.int(rounds)];
    const [i, j] = [chance.int(people), chance.int(people)];
    if (i === j || (i >= seats && j >= seats) || Math.floor(i / size) === Math.floor(j / size)) continue;
    const swap = (): void => {
      count(row, i, -1);
      count(row, j, -1);
      [row[i], row[j]] = [row[j], row[i]];
      count(row, i, 1);
      count(row, j, 1);
    };
    swap();
    const next = cost();
    if (next <= now || chance.int(1_000_000) / 1_000_000 < Math.exp((now - next) / heat)) now = next;
    else swap();
  }
  return { order, cost: now };
}
