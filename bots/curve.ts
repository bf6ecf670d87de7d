/**
 * Which moments of a match are to be reckoned next, so that a rough picture comes first and becomes finer where it matters: at
 * first few moments, then more of them, then those between two that differ much, then all of them more exactly. It plays nothing
 * itself; the caller does, and hands the results back.
 */
import { chanceOfSeat, type Tried, together } from './estimate.ts';

/** Stage after stage: how many moments, and how many play-outs for each. */
const STAGES: readonly { readonly moments: number; readonly runs: number }[] = [
  { moments: 8, runs: 8 },
  { moments: 32, runs: 16 },
  { moments: 100, runs: 24 },
];
const FINEST = STAGES[2].runs;
/** A change of this size is looked at more closely: the moments between, and more play-outs. */
const STEEP = 0.05;
const CLOSER = [96, 200, 400] as const;
const CERTAIN = CLOSER[2];
/** With fewer play-outs than this at both its ends, no step is called a turning point. */
const BELIEVED = CLOSER[0];
/** All others get this many in the end. */
const EACH = 96;
/** Most play-outs in all: by then it is exact enough, or will not become so. */
const MOST_RUNS = 25_000;

export interface CurveJob {
  /** The number of the entry. */
  readonly n: number;
  readonly from: number;
  readonly to: number;
}

export interface CurvePoint {
  readonly n: number;
  readonly tried: Tried;
}

export class CurvePlan {
  /** Numbers of the entries that can be reckoned, ascending. */
  readonly #moments: readonly number[];
  readonly #places: ReadonlyMap<number, number>;
  readonly #found = new Map<number, Tried>();
  /** Entries of which play-outs were handed out and are not back yet. */
  readonly #out = new Set<number>();
  /** Those of them that turning points wait for. */
  readonly #awaited = new Set<number>();

  constructor(moments: readonly number[], kept: readonly CurvePoint[] = []) {
    this.#moments = moments;
    this.#places = new Map(moments.map((n, i) => [n, i]));
    const known = new Set(moments);
    for (const { n, tried } of kept) if (known.has(n)) this.#found.set(n, tried);
  }

  /** In the order of the match. */
  get points(): CurvePoint[] {
    return this.#moments.flatMap((n) => {
      const tried = this.#found.get(n);
      return tried === undefined ? [] : [{ n, tried }];
    });
  }

  get #runs(): number {
    let n = 0;
    for (const { runs } of this.#found.values()) n += runs;
    return n;
  }

  /** What is to be done next; null: nothing is left, or all that is left is under way. */
  next(): CurveJob | null {
    const first = this.#first();
    const job = first ?? this.#later();
    if (job !== null) this.#out.add(job.n);
    if (first !== null) this.#awaited.add(first.n);
    return job;
  }

  /** The rough picture, and what turned it. */
  #first(): CurveJob | null {
    for (const { moments, runs } of STAGES) {
      for (const n of spread(this.#moments, moments)) {
        const job = this.#upTo(n, runs);
        if (job !== null) return job;
      }
    }
    // A step that is too large for chance: which answer was it?
    for (const n of this.#between()) {
      const job = this.#upTo(n, FINEST);
      if (job !== null) return job;
    }
    // Among hundreds of steps some are large by chance: before they are believed, they are looked at again.
    for (const n of this.#flagged()) {
      const job = this.#upTo(n, BELIEVED);
      if (job !== null) return job;
    }
    return null;
  }

  #later(): CurveJob | null {
    for (const n of this.#flagged()) {
      const job = this.#upTo(n, CERTAIN);
      if (job !== null) return job;
    }
    for (const { n } of this.points) {
      const job = this.#upTo(n, EACH);
      if (job !== null) return job;
    }
    for (const runs of CLOSER) {
      if (this.#runs >= MOST_RUNS) break;
      for (const n of this.#steep()) {
        const job = this.#upTo(n, runs);
        if (job !== null) return job;
      }
    }
    return null;
  }

  /** Whether the turning points are found: what is still to come makes them more exact. */
  get settled(): boolean {
    return this.#awaited.size === 0 && this.#first() === null;
  }

  /** Whether there is nothing more to come. */
  get done(): boolean {
    return this.#out.size === 0 && this.#first() === null && this.#later() === null;
  }

  add({ n }: CurveJob, tried: Tried): void {
    const had = this.#found.get(n);
    this.#found.set(n, had === undefined ? tried : together(had, tried));
    this.#out.delete(n);
    this.#awaited.delete(n);
  }

  /** A job that nobody will finish. */
  forget({ n }: CurveJob): void {
    this.#out.delete(n);
    this.#awaited.delete(n);
  }

  /** One job a moment at a time: a sum does not tell which of its runs are missing. */
  #upTo(n: number, runs: number): CurveJob | null {
    if (this.#out.has(n)) return null;
    const from = this.#found.get(n)?.runs ?? 0;
    return from >= runs ? null : { n, from, to: runs };
  }

  /** Where a moment stands among all of them. */
  #placeOf(n: number): number {
    return this.#places.get(n) ?? -1;
  }

  /** Halfway between two moments whose difference is beyond chance. */
  #between(): number[] {
    const { points } = this;
    return points.flatMap(({ n, tried }, i) => {
      const before = points[i - 1];
      if (before === undefined) return [];
      const [a, b] = [this.#placeOf(before.n), this.#placeOf(n)];
      return b - a > 1 && !isChance(before.tried, tried) ? [this.#moments[(a + b) >> 1]] : [];
    });
  }

  /** The two ends of every answer that looks like a turning point. */
  #flagged(): number[] {
    const { points } = this;
    return points.flatMap(({ n, tried }, i) => {
      const before = points[i - 1];
      if (before === undefined || this.#placeOf(n) - this.#placeOf(before.n) !== 1) return [];
      return changes(n, before.tried, (seat) => chanceOfSeat(tried, seat), null).length > 0 ? [before.n, n] : [];
    });
  }

  /** The two ends of every large step that is not beyond doubt, and what is halfway between them. */
  #steep(): number[] {
    const { points } = this;
    const wanted = new Set<number>();
    for (let i = 1; i < points.length; i++) {
      if (!steps(points[i - 1].tried, points[i].tried)) continue;
      const [a, b] = [this.#placeOf(points[i - 1].n), this.#placeOf(points[i].n)];
      if (b - a === 1 && beyondDoubt(points[i - 1].tried, points[i].tried)) continue;
      wanted.add(points[i - 1].n).add(points[i].n);
      if (b - a > 1) wanted.add(this.#moments[(a + b) >> 1]);
    }
    return [...wanted];
  }
}

/** At most `most` of them, evenly spread, the first and the last included. */
function spread(list: readonly number[], most: number): number[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, i) => list[Math.round((i * (list.length - 1)) / (most - 1))]);
}

const steps = (a: Tried, b: Tried): boolean => a.sums.some((_, seat) => Math.abs(chanceOfSeat(a, seat).mean - chanceOfSeat(b, seat).mean) >= STEEP);

/** Whether all that changed between the two may be chance, or is too little to be looked at. */
const isChance = (a: Tried, b: Tried): boolean =>
  a.sums.every((_, seat) => {
    const [before, after] = [chanceOfSeat(a, seat), chanceOfSeat(b, seat)];
    return Math.abs(after.mean - before.mean) < Math.max(LEAST, LIKELY * Math.hypot(before.error, after.error));
  });

/** Whether the largest change between the two is beyond chance. */
function beyondDoubt(a: Tried, b: Tried): boolean {
  const sizes = a.sums.map((_, seat) => {
    const [before, after] = [chanceOfSeat(a, seat), chanceOfSeat(b, seat)];
    return Math.abs(after.mean - before.mean) - SURE * Math.hypot(before.error, after.error);
  });
  return Math.min(a.runs, b.runs) >= CLOSER[0] && Math.max(...sizes) > 0;
}

// ---- Turning points ---------------------------------------------------------------------------------------------------

export interface TurningPoint {
  /** The entry that changed it. */
  readonly n: number;
  /** Whose chance changed. */
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}

/** A change is worth a flag from here on. */
const LEAST = 0.06;
const MOST = 7;
/** Standard errors that are worth another look. */
const LIKELY = 2;
/** Standard errors that are beyond chance: a match has some hundred answers, and chance has as many tries. */
const SURE = 3;

/**
 * Where chances changed most, in the order of the match: by one answer, by six points or more, and by more than play-outs vary.
 * `about`: whose chance it is about; null: that of the seat for which most changed. `end`: what was certain in the end.
 */
export function turningPoints(
  points: readonly CurvePoint[],
  moments: readonly number[],
  about: number | null,
  end: { readonly n: number; readonly got: readonly number[] } | null,
): TurningPoint[] {
  const place = new Map(moments.map((n, i) => [n, i]));
  const found: (TurningPoint & { readonly size: number })[] = [];
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [points[i - 1], points[i]];
    // Between moments that do not follow each other, nobody knows yet which answer it was.
    if (place.get(b.n)! - place.get(a.n)! !== 1 || Math.min(a.tried.runs, b.tried.runs) < BELIEVED) continue;
    found.push(...changes(b.n, a.tried, (seat) => chanceOfSeat(b.tried, seat), about));
  }
  const last = points.at(-1);
  if (end !== null && last !== undefined && last.tried.runs >= BELIEVED && place.get(last.n) === moments.length - 1)
    found.push(...changes(end.n, last.tried, (seat) => ({ mean: end.got[seat], error: 0 }), about));
  return found
    .sort((a, b) => b.size - a.size)
    .slice(0, MOST)
    .sort((a, b) => a.n - b.n)
    .map(({ size: _, ...point }) => point);
}

/** The change at one entry, of the seat that is asked about or that changed most; none, if it is too small or not sure. */
function changes(
  n: number,
  before: Tried,
  after: (seat: number) => { readonly mean: number; readonly error: number },
  about: number | null,
): (TurningPoint & { readonly size: number })[] {
  const seats = before.sums.map((_, seat) => seat).filter((seat) => about === null || seat === about);
  const all = seats.flatMap((seat) => {
    const [a, b] = [chanceOfSeat(before, seat), after(seat)];
    const size = Math.abs(b.mean - a.mean);
    return size >= LEAST && size > SURE * Math.hypot(a.error, b.error) ? [{ n, seat, before: a.mean, after: b.mean, size }] : [];
  });
  return all.sort((a, b) => b.size - a.size).slice(0, 1);
}
