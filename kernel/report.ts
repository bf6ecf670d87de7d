/**
 * What many matches of a game have in common, as data that anybody can draw. Every game has a report from the contract alone:
 * who won, how long it took. A game may add sections of its own by a collector, which counts matches as they end, in several
 * threads at once, and has its counts put together afterwards.
 */
import type { Json, Outcome, State, Types } from './contract.ts';
import type { Language } from './languages.ts';
import type { Ratio } from './statistics.ts';
import type { Facts, Headed } from './summary.ts';

/** A match that was played to its end: nothing about it is secret now. */
export interface Finished<T extends Types = Types> {
  readonly options: T['options'];
  readonly seats: number;
  /** Everything that was told to anybody, in its order, once. */
  readonly events: readonly T['event'][];
  readonly state: Readonly<State<T>>;
  readonly outcome: Outcome<T>;
}

/**
 * What a game exports as `@starboard/<game>/report`. Pure. The counts are JSON and small, whatever the number of matches:
 * they travel between threads. Threads share the matches as it happens, and the report must not show it: so `merge` is
 * associative, `start` changes nothing, and adding to a half is the same as adding to the whole. Whole numbers keep that
 * exactly; sums of fractions do not.
 */
export interface Collector<T extends Types = Types, C extends Json = Json> {
  /** Of no match. */
  start(options: T['options'], seats: number): C;
  /** The counts including this match. May mutate `counts`. */
  add(counts: C, match: Finished<T>): C;
  /** The counts of both; `a` has the earlier matches. Either may be changed. */
  merge(a: C, b: C): C;
  /** At least one match was counted. */
  sections(counts: C, language: Language): readonly ReportSection[];
  /** What a designer should know first, in one sentence or two; null: nothing stands out yet. */
  finding?(counts: C, language: Language): string | null;
  /** The shares that a designer compares between numbers of players, such as escapes and wins. */
  shares?(counts: C, language: Language): readonly IntervalItem[];
  /** The share that a designer wants to set, such as humans who escape. */
  balance?(counts: C): Ratio;
  /** What that share is called. */
  balanceName?(language: Language): string;
  /** What a search is for unless somebody wants another share; missing: a half. */
  readonly aim?: number;
}

// ---- The sections -----------------------------------------------------------------------------------------------------

export type ReportSection = Facts | Histogram | Intervals | HeatMap | Listing;

/** How often each value came. */
export interface Histogram extends Headed {
  readonly kind: 'histogram';
  /** The label of the horizontal axis: "missions". */
  readonly value: string;
  /** What is counted: "games". */
  readonly unit: string;
  /** Whole numbers, ascending, with how often each came. */
  readonly counts: readonly (readonly [value: number, n: number])[];
}

/** Bars with the range that probably contains the true value. */
export interface Intervals extends Headed {
  readonly kind: 'intervals';
  readonly unit: 'share' | 'count';
  /** What the values are: "share of wins". */
  readonly value: string;
  /** What the reference marks are: "a fair share"; null: there are none. */
  readonly mark: string | null;
  readonly items: readonly IntervalItem[];
}
export interface IntervalItem {
  readonly name: string;
  /** What it was measured by, in a few words: "36 of 144 games". */
  readonly n: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly mark: number | null;
}

/** Places on a plan, each as warm as something happened there often. */
export interface HeatMap extends Headed {
  readonly kind: 'heatmap';
  /** Hexagons stand on a flat side, in columns. */
  readonly shape: 'square' | 'hexagon';
  /** What the warmth counts: "deaths per 100 games". */
  readonly value: string;
  readonly unit: 'share' | 'count';
  /** Names of columns and rows, from the smallest x or y on; empty: the cells say enough by themselves. */
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly cells: readonly HeatCell[];
}
export interface HeatCell {
  readonly x: number;
  /** In whole cells. Every other column of hexagons is half a cell lower, so its numbers end in .5. */
  readonly y: number;
  /** Null: part of the plan, but nothing can happen there. */
  readonly value: number | null;
  readonly label: string;
  /** Drawn with a strong edge: a start, a hatch. */
  readonly strong?: boolean;
}

export interface Listing extends Headed {
  readonly kind: 'table';
  readonly head: readonly string[];
  /** As many cells as `head`, the first of each names the row. */
  readonly rows: readonly (readonly (string | number)[])[];
}

// ---- Counting ---------------------------------------------------------------------------------------------------------

/** How often each whole number or name came. */
export type Counts = { [value: string]: number };

export const countUp = (counts: Counts, value: number | string, n = 1): void => {
  counts[value] = (counts[value] ?? 0) + n;
};

export function mergeCounts(a: Counts, b: Counts): Counts {
  const sum = { ...a };
  for (const value in b) sum[value] = (sum[value] ?? 0) + b[value];
  return sum;
}

/** As a histogram wants them. */
export const ascending = (counts: Counts): [value: number, n: number][] =>
  Object.entries(counts)
    .map(([value, n]): [number, number] => [Number(value), n])
    .sort(([a], [b]) => a - b);
