/**
 * How a match moves ratings: pure, so that playing it again from the stored results gives the same numbers. Why it is so, and how well
 * it does, is in docs/ratings.md.
 */
import type { Level } from '@starboard/kernel';
import { rateTeams, type Strength, type Team } from './weng-lin.ts';

/** Shown: the middle, and the half-width of the band in which it is 95 times of 100. */
export const START_RATING = 1500;
export const START_BAND = 350;
/** Rated matches before a rating is shown. */
export const SHOWN_FROM = 5;
/** Half-widths of a 95 % band, in standard deviations. */
const BAND = 1.96;
/** A ratio of e in the odds of a duel, as in chess: 200 points more win three duels of four. */
const SCALE = 400 / Math.LN10;
/** Somebody may become stronger: no rating is ever more certain than this. */
const LEAST_SIGMA = 30;
export const START_STRENGTH: Strength = { mu: START_RATING, sigma: START_BAND / BAND };

/** Meetings of the same two people within this time count less and less. */
export const REPEAT_MS = 365 * 86_400_000;
/** So many of them count whole. */
const WHOLE_MEETINGS = 4;
/** What somebody with fewer than `SHOWN_FROM` rated matches tells about somebody with more: a new name costs nothing. */
const OF_THE_NEW = 0.25;

/**
 * Bots stand still: they tie the numbers of a small server to something. `normal` is the middle of the scale by definition; the other
 * distances are set by hand after bots/STRENGTH.md, one for all games, though games differ. A wider spread makes weak bots worth beating.
 */
const BOT_RATING: Readonly<Record<Level, number>> = { random: 900, easy: 1250, normal: START_RATING, hard: 1650 };
const BOT_SIGMA = 50;
/** Beside somebody who is certainly better by more than this, a bot tells nothing: one could go on winning against it for ever. */
const BOT_TOO_WEAK = 250;
export const botStrength = (level: Level): Strength => ({ mu: BOT_RATING[level], sigma: BOT_SIGMA });

export const bandOf = (sigma: number): number => BAND * sigma;

/** A seat that took part in a rated match from its start. */
export interface RatedSeat {
  /** A bot does not move. */
  readonly bot: boolean;
  readonly was: Strength;
  /** Rated matches before this one. */
  readonly games: number;
  /** 1 is best. Players who left are last. */
  readonly place: number;
  /** Seats of one side are a team and never rivals; null: everybody for themselves. */
  readonly side: string | null;
}

/** Earlier rated matches in this game, within `REPEAT_MS`. */
export interface Meetings {
  /** Of these two. */
  of(a: number, b: number): number;
  /** Of this one with anybody who was new then: all new names count as one, or each would be a fresh start. */
  withNew(a: number): number;
}

export const isNew = (games: number): boolean => games < SHOWN_FROM;

/** All meetings of a year together tell no more than seven and a half. */
export const repeated = (meetings: number): number => (meetings < WHOLE_MEETINGS ? 1 : (WHOLE_MEETINGS / (meetings + 1)) ** 2);
/** Of all new names together. There are always new people, so it falls more slowly. */
export const repeatedNew = (meetings: number): number => (meetings < WHOLE_MEETINGS ? 1 : WHOLE_MEETINGS / (meetings + 1));

/** By seat: what each other seat tells about it, before it is known how many rivals there are. */
export function trustBetween(seats: readonly RatedSeat[], meetings: Meetings): number[][] {
  return seats.map((mine, a) =>
    seats.map((theirs, b) => {
      if (a === b) return 0;
      if (theirs.bot) return mine.was.mu - bandOf(mine.was.sigma) - theirs.was.mu > BOT_TOO_WEAK ? 0 : 1;
      if (mine.bot) return 1;
      const told = repeated(meetings.of(a, b));
      return isNew(theirs.games) && !isNew(mine.games) ? told * OF_THE_NEW * repeatedNew(meetings.withNew(a)) : told;
    }),
  );
}

/**
 * The pairs of a ranking do not tell as much as so many matches of two: everybody had one good or bad day, not one for each rival. A
 * ranking of n tells (n − Hₙ) / n about each (the information of Plackett and Luce), n − 1 separate duels would tell (n − 1) / 4.
 */
export function rankingWeight(rivals: number): number {
  const n = rivals + 1;
  let harmonic = 0;
  for (let i = 1; i <= n; i++) harmonic += 1 / i;
  return rivals === 0 ? 0 : (4 * (n - harmonic)) / (n * rivals);
}

/** By seat: its strength afterwards; null: nothing was to be learned (no rival that counts), or a bot. */
export function rateMatch(seats: readonly RatedSeat[], trust: readonly (readonly number[])[]): (Strength | null)[] {
  const teams = teamsOf(seats);
  const rivals = teams.map((a) => teams.filter((b) => b !== a && areRivals(seats, a, b)).length);
  const mean = (a: readonly number[], b: readonly number[]): number => {
    const all = a.flatMap((i) => b.map((j) => trust[i][j]));
    return all.reduce((sum, t) => sum + t, 0) / all.length;
  };
  const rated = rateTeams(
    teams.map((of): Team => ({ place: seats[of[0]].place, members: of.map((i) => ({ ...seats[i].was, share: 1 / of.length })) })),
    {
      weight: (a, b) => (areRivals(seats, teams[a], teams[b]) ? rankingWeight(rivals[a]) * mean(teams[a], teams[b]) : 0),
      beta: SCALE / Math.SQRT2,
      gamma: () => 1,
    },
  );
  return seats.map((seat, i) => {
    const team = teams.findIndex((of) => of.includes(i));
    if (seat.bot || rivals[team] === 0) return null;
    const { mu, sigma } = rated[team][teams[team].indexOf(i)];
    return { mu, sigma: Math.max(sigma, Math.min(LEAST_SIGMA, seat.was.sigma)) };
  });
}

/** Of a side, those who ended equally are a team: some of them may have reached their aim and others not. */
function teamsOf(seats: readonly RatedSeat[]): number[][] {
  const teams = new Map<string, number[]>();
  for (const [i, { side, place }] of seats.entries()) {
    const key = side === null ? `seat ${i}` : `side ${side} ${place}`;
    teams.set(key, [...(teams.get(key) ?? []), i]);
  }
  return [...teams.values()];
}

const areRivals = (seats: readonly RatedSeat[], [a]: readonly number[], [b]: readonly number[]): boolean =>
  seats[a].side === null || seats[a].side !== seats[b].side;
