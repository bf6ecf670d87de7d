/**
 * The deals of a day. The server draws a secret for each day and publishes its hash a week before. On the day before, devices that play
 * send a random word each; at midnight (UTC) the list is closed. The deal follows from the secret and all words of that list. So nobody
 * without the secret knew it before midnight, and the server itself not before the last word came. What this does not give stands in
 * SECURITY.md: a host who sends words itself, last, can choose among deals.
 */
import { FastChance, type Game, readOptions, type Types } from '@starboard/kernel';
import { hashOf, newSecret } from '../identity/tokens.ts';
import type { Deal } from './replaying.ts';

export interface DayDoc {
  secret: string;
  commitment: string;
  /** Sent on the day before. */
  words: string[];
  /** By game: what a bot made of it. */
  bots: { [game: string]: { score: number; rank: number } };
}

export const DAY_MS = 86_400_000;
/** So many days ahead the hashes are published. */
export const DAYS_AHEAD = 7;
/** So many days later a result still counts: somebody may have been without a network. */
export const DAYS_LATE = 7;
export const MOST_WORDS = 1000;

export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const dayAfter = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);
export const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

export const commitDay = (day: string, secret: string): string => hashOf(`starboard/day ${day} ${secret}`);

export function newDay(day: string): DayDoc {
  const secret = newSecret();
  return { secret, commitment: commitDay(day, secret), words: [], bots: {} };
}

/** Known once the list of words is closed. */
export const daySeed = ({ secret, words }: Pick<DayDoc, 'secret' | 'words'>): string => hashOf(`starboard/deal ${secret} ${words.join(' ')}`);

const WANTED_SEATS = 4;

export function dayDeal(game: Game<Types>, day: string, doc: DayDoc): Deal {
  const seed = hashOf(`${daySeed(doc)} ${game.id} ${day}`);
  const seats = Math.max(game.seats[0], Math.min(game.seats[1], WANTED_SEATS));
  return {
    game: game.id,
    options: readOptions(game, { ...game.presets?.solo }) as Deal['options'],
    seats,
    seat: new FastChance(`${seed} seat`).int(seats),
    level: 'normal',
    seed,
    botSeed: hashOf(`bots ${seed}`),
  };
}
