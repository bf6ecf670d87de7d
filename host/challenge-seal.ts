/**
 * What the deals of a day follow from: worked out by the server, checked by devices. The server commits to a secret a week before. Devices
 * that play promise a word by its hash, and tell it on a later day. Which promises may be kept for a day is published when the day before
 * begins. So nobody can pick a word to their liking after they know the others, not even the server; they can only keep silent.
 */
import { FastChance, hashText } from '@starboard/kernel';

const hashed = (text: string): string => hashText(`starboard/token ${text}`);

export const dayCommitment = (day: string, secret: string): string => hashed(`starboard/day ${day} ${secret}`);
export const wordPromise = (word: string): string => hashed(`starboard/word ${word}`);
/** Of the promises that may be kept for a day. */
export const rosterHash = (day: string, roster: readonly string[]): string => hashed(`starboard/roster ${day} ${roster.join(' ')}`);

/** Known once the list of words is closed. They are sorted: their order chooses nothing. */
export const daySeed = ({ secret, words }: { readonly secret: string; readonly words: readonly string[] }): string =>
  hashed(`starboard/deal ${secret} ${words.join(' ')}`);

/** What is dealt in one game. */
export function dealtFrom(daysSeed: string, day: string, game: string, seats: number): { seed: string; seat: number; botSeed: string } {
  const seed = hashed(`${daysSeed} ${game} ${day}`);
  return { seed, seat: new FastChance(`${seed} seat`).int(seats), botSeed: hashed(`bots ${seed}`) };
}

export interface DaySeal {
  readonly commitment: string;
  readonly secret: string;
  readonly words: readonly string[];
  /** Null: of a day before words were promised. */
  readonly roster: readonly string[] | null;
  readonly seed: string;
}
interface SealedDeal {
  readonly game: string;
  readonly seats: number;
  readonly seed: string;
  readonly seat: number;
  readonly botSeed: string;
}

const isSorted = (list: readonly string[]): boolean => list.every((word, i) => i === 0 || list[i - 1] < word);

/** The first thing that does not fit; null: all of it follows. */
export function sealFlaw(day: string, seal: DaySeal, deals: readonly SealedDeal[]): 'secret' | 'words' | 'deal' | null {
  const { roster, words } = seal;
  if (dayCommitment(day, seal.secret) !== seal.commitment) return 'secret';
  if (roster !== null && !(isSorted(words) && words.every((w) => roster.includes(wordPromise(w))))) return 'words';
  if (daySeed(seal) !== seal.seed) return 'deal';
  const fits = deals.every((d) => {
    const { seed, seat, botSeed } = dealtFrom(seal.seed, day, d.game, d.seats);
    return seed === d.seed && seat === d.seat && botSeed === d.botSeed;
  });
  return fits ? null : 'deal';
}
