/**
 * Several rounds at once, so that pairs meet as evenly as can be: simulated annealing, where two people of a round change places. Pure
 * and repeatable. What it makes small is the number of meetings that happened before, over all pairs: n meetings of a pair are
 * n (n − 1) / 2. The same for rounds without a table, which weigh twice.
 */
import { FastChance, shuffle } from '@starboard/kernel';

export interface SpreadInput {
  readonly people: number;
  /** The tables of a round by their number of people; all others have none. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly seed: string;
  /** Meetings before these rounds. */
  readonly met?: (a: number, b: number) => number;
  /** Rounds that somebody had no table in before these. */
  readonly out?: (person: number) => number;
  /** Fewer repeats are impossible: it need not look further. */
  readonly bound?: number;
  /** The first round: where it starts (who has no table stays without), and what a table costs, where a repeated meeting is 1. */
  readonly first?: { readonly groups: readonly (readonly number[])[]; cost(group: readonly number[]): number } | undefined;
}
export interface SpreadRounds {
  readonly rounds: readonly (readonly (readonly number[])[])[];
  /** Meetings and empty rounds that happened before. */
  readonly repeats: number;
  /** What the first round costs beside that. */
  readonly first: number;
}

const STEPS = 80_000;
const [HOT, COLD] = [1.2, 0.12];
const WORDS = 2 ** 32;
const NONE: readonly number[] = [];

export function spreadRounds(input: SpreadInput, steps = STEPS): SpreadRounds {
  const { people, sizes, rounds, first, bound = 0 } = input;
  const chance = new FastChance(input.seed);
  const tableOf = sizes.flatMap((size, t) => new Array<number>(size).fill(t));
  const from = sizes.map((_, t) => tableOf.indexOf(t));
  const order = Array.from({ length: rounds }, (_, r) => startOf(r === 0 ? first?.groups : undefined, people, chance));
  const met = new Int32Array(people * people);
  const out = Int32Array.from({ length: people }, (_, p) => input.out?.(p) ?? 0);
  for (let a = 0; a < people; a++) for (let b = 0; b < people; b++) if (a !== b) met[a * people + b] = input.met?.(a, b) ?? 0;

  /** Sits down where `at` is, or gets up; what that adds to the repeats. */
  const sit = (row: readonly number[], at: number, person: number): number => {
    const table = tableOf[at];
    if (table === undefined) return 2 * out[person]++;
    let more = 0;
    for (let i = from[table]; i < from[table] + sizes[table]; i++) {
      if (i === at) continue;
      more += met[person * people + row[i]]++;
      met[row[i] * people + person]++;
    }
    return more;
  };
  const rise = (row: readonly number[], at: number, person: number): number => {
    const table = tableOf[at];
    if (table === undefined) return -2 * --out[person];
    let less = 0;
    for (let i = from[table]; i < from[table] + sizes[table]; i++) {
      if (i === at) continue;
      less -= --met[person * people + row[i]];
      met[row[i] * people + person]--;
    }
    return less;
  };
  const groupAt = (row: readonly number[], t: number): number[] => row.slice(from[t], from[t] + sizes[t]);

  let repeats = 0;
  for (const row of order)
    for (let i = 0; i < people; i++) {
      const table = tableOf[i];
      if (table === undefined) repeats += 2 * out[row[i]]++;
      else
        for (let j = from[table]; j < i; j++) {
          repeats += met[row[i] * people + row[j]]++;
          met[row[j] * people + row[i]]++;
        }
    }
  const costs = sizes.map((_, t) => first?.cost(groupAt(order[0], t)) ?? 0);
  const sum = (): number => costs.reduce((a, b) => a + b, 0);
  let extra = sum();
  let best = { order: order.map((row) => [...row]), repeats, first: extra };
  // Quicker than `int`, and even enough for a search.
  const below = (n: number): number => Math.floor((chance.word() / WORDS) * n);
  let heat = HOT;
  for (let step = 0; step < steps && (best.repeats > bound || best.first > 0); step++) {
    if (step % 256 === 0) heat = HOT * (COLD / HOT) ** (step / steps);
    const r = below(rounds);
    const row = order[r];
    const i = below(people);
    const j = below(people);
    const t = tableOf[i];
    const u = tableOf[j];
    const isFirst = r === 0 && first !== undefined;
    if (t === u || (isFirst && (t === undefined || u === undefined))) continue;
    const a = row[i];
    const b = row[j];
    const more = rise(row, i, a) + rise(row, j, b) + sit(row, i, b) + sit(row, j, a);
    let dearer = 0;
    const was = isFirst ? [costs[t], costs[u]] : NONE;
    row[i] = b;
    row[j] = a;
    if (isFirst) {
      [costs[t], costs[u]] = [first.cost(groupAt(row, t)), first.cost(groupAt(row, u))];
      dearer = costs[t] + costs[u] - was[0] - was[1];
    }
    const worse = more + dearer;
    if (worse <= 0 || chance.word() / WORDS < Math.exp(-worse / heat)) {
      repeats += more;
      extra += dearer;
      if (repeats < best.repeats || (repeats === best.repeats && extra < best.first - 1e-9))
        best = { order: order.map((o) => [...o]), repeats, first: extra };
      continue;
    }
    rise(row, i, b);
    rise(row, j, a);
    row[i] = a;
    row[j] = b;
    sit(row, i, a);
    sit(row, j, b);
    if (isFirst) [costs[t], costs[u]] = was as [number, number];
  }
  return { rounds: best.order.map((row) => sizes.map((_, t) => groupAt(row, t))), repeats: best.repeats, first: best.first };
}

function startOf(groups: readonly (readonly number[])[] | undefined, people: number, chance: FastChance): number[] {
  const all = Array.from({ length: people }, (_, i) => i);
  if (groups !== undefined) {
    const seated = groups.flat();
    return [...seated, ...all.filter((p) => !seated.includes(p))];
  }
  shuffle(all, chance);
  return all;
}
