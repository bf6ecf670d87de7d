/**
 * Measures contestants against each other in one process: warm-up, then rounds in which each gets a slot of the same
 * length, in alternating order, so that a busy or throttled machine slows all of them alike. Figures are medians over
 * the rounds; the quartiles show how far to trust them.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

export interface Settings {
  readonly quick: boolean;
  /** Counts processor time, of all threads, in the place of time: for a machine that others use too. */
  readonly cpu: boolean;
  /** Length of a slot. */
  readonly slotMs: number;
  readonly warmUpMs: number;
  readonly rounds: number;
}
export const FULL: Settings = { quick: false, cpu: false, slotMs: 400, warmUpMs: 1500, rounds: 15 };
/** Shows that everything works and roughly where we are; still ten rounds. */
export const QUICK: Settings = { quick: true, cpu: false, slotMs: 100, warmUpMs: 500, rounds: 10 };

export interface Contestant {
  readonly name: string;
  /** What a figure counts, e.g. `moves`. */
  readonly unit: string;
  /** Does some work, at least a few hundred microseconds of it, and says how many units it was. */
  work(): number | Promise<number>;
}

/** Units per second: the median over the rounds and the quartiles around it. */
export interface Figure {
  readonly name: string;
  readonly unit: string;
  readonly median: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

/** One line of the results. */
export interface Row {
  readonly what: string;
  readonly ours: Figure;
  readonly peer: Figure | null;
  /** Ours by theirs, or whatever the target is about; null: only reported. */
  readonly ratio: number | null;
  readonly target: string | null;
  readonly met: boolean | null;
  readonly note: string;
}

export interface Benchmark {
  readonly title: string;
  run(settings: Settings): Promise<Row[]>;
}

/**
 * Clears the young generation. Never the old one: with no match alive at that moment a full collection would also take the
 * hidden classes of its states, and every round would begin with compiling everything again.
 * Without a flag on the command line, because `node bench/run.ts` should be all one has to know.
 */
const collect: () => void = (() => {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'minor' }) => void;
  return () => gc({ type: 'minor' });
})();

/** Figures in the order of the contestants. */
export async function compare(contestants: readonly Contestant[], settings: Settings): Promise<Figure[]> {
  const now = clock(settings);
  for (const c of contestants) await slot(c, settings.warmUpMs, now);
  const rates: number[][] = contestants.map(() => []);
  for (let round = 0; round < settings.rounds; round++) {
    const order = contestants.map((_, i) => i);
    if (round % 2 === 1) order.reverse();
    for (const i of order) {
      // Everybody pays for their own garbage, within their own slot, and for nobody else's.
      collect();
      rates[i].push(await slot(contestants[i], settings.slotMs, now));
    }
  }
  return contestants.map((c, i) => figure(c.name, c.unit, rates[i]));
}

/** Milliseconds since some moment. */
export const clock = (settings: Settings): (() => number) =>
  settings.cpu
    ? () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();

async function slot(c: Contestant, ms: number, now: () => number): Promise<number> {
  let units = 0;
  const start = now();
  let elapsed = 0;
  do {
    const done = c.work();
    units += typeof done === 'number' ? done : await done;
    elapsed = now() - start;
  } while (elapsed < ms);
  return (units / elapsed) * 1000;
}

export function figure(name: string, unit: string, values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b);
  return { name, unit, median: quantile(sorted, 0.5), low: quantile(sorted, 0.25), high: quantile(sorted, 0.75), rounds: values.length };
}

function quantile(sorted: readonly number[], q: number): number {
  const at = (sorted.length - 1) * q;
  const below = Math.floor(at);
  const above = Math.ceil(at);
  return sorted[below] + (sorted[above] - sorted[below]) * (at - below);
}

/** A row with a target on the ratio. */
export function against(what: string, ours: Figure, peer: Figure, atLeast: number | null, note = ''): Row {
  const ratio = ours.median / peer.median;
  return { what, ours, peer, ratio, target: atLeast === null ? null : `≥ ${atLeast}×`, met: atLeast === null ? null : ratio >= atLeast, note };
}

/** A row with a target on our own figure, or none. */
export function alone(what: string, ours: Figure, atLeast: number | null, note = ''): Row {
  return {
    what,
    ours,
    peer: null,
    ratio: null,
    target: atLeast === null ? null : `≥ ${short(atLeast)} ${ours.unit}/s`,
    met: atLeast === null ? null : ours.median >= atLeast,
    note,
  };
}

/** 1.53 M, 62.1 k, 840: three digits are more than the noise allows. */
export function short(n: number): string {
  if (n >= 999_500) return `${digits(n / 1e6)} M`;
  if (n >= 999.5) return `${digits(n / 1e3)} k`;
  return digits(n);
}
export const digits = (n: number): string => (n >= 99.95 ? n.toFixed(0) : n >= 9.995 ? n.toFixed(1) : n.toFixed(2));
