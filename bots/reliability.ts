/** Whether chances are what they say: what seats were given, compared with what they got. */
import { type Interval, Z95 } from '@starboard/kernel';
import { chanceOfSeat, type Tried } from './estimate.ts';
import { clustered } from './statistics.ts';

/** A moment of a finished game: what play-outs came to there, before any tempering, and what every seat got in the end. */
export interface JudgedMoment {
  readonly game: number;
  /** Part of the game that was over, 0 … 1. */
  readonly when: number;
  readonly tried: Tried;
  readonly got: readonly number[];
}

/** One seat at one moment: the chance it was given, and what it got in the end. */
export interface Forecast {
  readonly game: number;
  readonly given: number;
  readonly got: number;
  readonly when: number;
}

export const forecastsOf = (moments: readonly JudgedMoment[], temper: number): Forecast[] =>
  moments.flatMap(({ game, when, tried, got }) =>
    got.map((paid, seat) => ({ game, when, got: paid, given: chanceOfSeat({ ...tried, temper }, seat).mean })),
  );

export interface ReliabilityRow {
  readonly from: number;
  readonly to: number;
  readonly forecasts: number;
  readonly given: number;
  readonly got: Interval;
}

/** In steps of `step`: what was given, and what came of it. Moments of one game hang together, so games are what varies. */
export function reliability(found: readonly Forecast[], step: number): ReliabilityRow[] {
  const rows: ReliabilityRow[] = [];
  for (let i = 0; i < Math.round(1 / step); i++) {
    const here = found.filter(({ given }) => Math.min(Math.floor(given / step), Math.round(1 / step) - 1) === i);
    if (here.length === 0) continue;
    const games = [...Map.groupBy(here, (f) => f.game).values()];
    const got = clustered(
      games.map((g) => g.reduce((n, f) => n + f.got, 0)),
      games.map((g) => g.length),
      Z95,
    );
    rows.push({ from: i * step, to: (i + 1) * step, forecasts: here.length, given: here.reduce((n, f) => n + f.given, 0) / here.length, got });
  }
  return rows;
}

/** The mean squared miss; and that of giving every seat the same, as often as seats win at all. */
export function brier(found: readonly Forecast[]): { readonly score: number; readonly equal: number } {
  const all = found.reduce((n, f) => n + f.got, 0) / found.length;
  const miss = (of: (f: Forecast) => number): number => found.reduce((n, f) => n + (of(f) - f.got) ** 2, 0) / found.length;
  return { score: miss((f) => f.given), equal: miss(() => all) };
}

/** What logits should have been multiplied by for the smallest miss, in hundredths. To be checked on games it was not found on. */
export function bestTemper(moments: readonly JudgedMoment[]): number {
  const miss = (hundredths: number): number => brier(forecastsOf(moments, hundredths / 100)).score;
  let best = 100;
  for (const step of [40, 10, 2, 1]) {
    const around = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => best + i * step).filter((t) => t > 0);
    best = around.reduce((a, b) => (miss(b) < miss(a) ? b : a));
  }
  return best / 100;
}
