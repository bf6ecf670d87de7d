/** The deals of a day, as they are stored and as they follow from what is stored (host/challenge-seal.ts). */
import { dayCommitment, daySeed, dealtFrom, wordPromise } from '@starboard/host';
import { type Game, readOptions, type Types } from '@starboard/kernel';
import { newSecret } from '../identity/tokens.ts';
import type { Deal } from './replaying.ts';

export interface DayDoc {
  secret: string;
  commitment: string;
  /** Told on the day before; sorted. */
  words: string[];
  /** Made on this day, for words that are told on a later one. Missing: a day before there were any. */
  promises?: string[];
  /** By game: what a bot made of it. */
  bots: { [game: string]: { score: number; rank: number } };
}

export const DAY_MS = 86_400_000;
/** How many days ahead the hashes are published. */
export const DAYS_AHEAD = 7;
/** How many days later a result still counts: people may have been offline. */
export const DAYS_LATE = 7;
export const MOST_WORDS = 1000;
/** How many days a promise may be kept. */
export const DAYS_PROMISED = 7;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

export function newDay(day: string): DayDoc {
  const secret = newSecret();
  return { secret, commitment: dayCommitment(day, secret), words: [], promises: [], bots: {} };
}

/** The promises that may be kept for a day: made in the week up to two days before it, and not kept before. Closed when the day before begins. */
export function rosterOf(made: readonly (DayDoc | null)[], before: readonly (DayDoc | null)[]): string[] {
  const kept = new Set(before.flatMap((d) => d?.words.map(wordPromise) ?? []));
  return [...new Set(made.flatMap((d) => d?.promises ?? []))].filter((p) => !kept.has(p)).sort();
}

const WANTED_SEATS = 4;

export function dayDeal(game: Game<Types>, day: string, doc: Pick<DayDoc, 'secret' | 'words'>): Deal {
  const seats = Math.max(game.seats[0], Math.min(game.seats[1], WANTED_SEATS));
  return {
    game: game.id,
    options: readOptions(game, { ...game.presets?.solo }) as Deal['options'],
    seats,
    level: 'normal',
    ...dealtFrom(daySeed(doc), day, game.id, seats),
  };
}
