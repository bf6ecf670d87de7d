/** How a running match stands, in a few words: for a card of it among others. From what everybody sees, so it tells nothing. */
import type { Seat, Types } from './contract.ts';
import type { Language } from './languages.ts';

/** What a game exports as `@starboard/<game>/standing`, in one language. Pure. */
export interface MatchStanding<T extends Types = Types> {
  /** How far the match is: "Mission 6". */
  progress(pub: Readonly<T['pub']>): string;
  /** Where a seat stands: "1 set". */
  seat(pub: Readonly<T['pub']>, seat: Seat): string;
}
export type MatchStandings<T extends Types = Types> = { readonly [L in Language]: MatchStanding<T> };
