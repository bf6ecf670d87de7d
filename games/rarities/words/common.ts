/** What both languages need: references, counted cards, and the facts of a view that sentences are made of. */
import { type Json, type Known, type Language, type Part, type Phrase, type Refusal, type Seat, say, waitedFor } from '@starboard/kernel';
import { CARDS, EMPTY, LAST_PORTAL, RELICS, type Relic, type Tag, tagOf } from '../content/cards.ts';
import type { Rarities } from '../rules/types.ts';
import { cardNames } from './names.ts';

export type View = Known<Rarities>;

const NO_BREAK = '\u00a0';

/** "portal 7": always the position, never the value. */
export const portalRef = (word: string, position: number): Part => ({ ref: 'portal', id: String(position), text: `${word}${NO_BREAK}${position}` });

/** The same for whole texts: a position never stands alone on a new line. */
export const joined = <K extends string>(texts: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  Object.fromEntries(Object.entries<string>(texts).map(([key, text]) => [key, text.replace(/(portal) (?=\d)/gi, `$1${NO_BREAK}`)])) as Record<
    K,
    string
  >;

/** A card by the name on it. */
export const card = (language: Language, tag: Tag): Part => ({ ref: 'card', id: tag, text: cardNames[language][tag].bare });

/** A card with its article, in the nominative (`the`) or accusative (`acc`); the reference is the name alone. */
export function named(language: Language, tag: Tag, form: 'the' | 'acc'): Phrase {
  const text = cardNames[language][tag][form];
  const gap = text.indexOf(' ');
  return [text.slice(0, gap + 1), { ref: 'card', id: tag, text: text.slice(gap + 1) }];
}

/** "Endless Roll" or "2 Endless Rolls". */
export function counted(language: Language, tag: Tag, n: number): Phrase {
  if (n === 1) return [card(language, tag)];
  return say`${n}${NO_BREAK}${isRelicTag(tag) ? plural(language, tag) : card(language, tag)}`;
}

export const plural = (language: Language, relic: Relic): Part => ({ ref: 'card', id: relic, text: cardNames[language][relic].many });

const isRelicTag = (tag: Tag): tag is Relic => (RELICS as readonly Tag[]).includes(tag);

/** A hand or a planet, kept as counts by card, as phrases in the order of the cards. */
export const countedAll = (language: Language, counts: readonly number[]): Phrase[] =>
  counts.flatMap((n, c) => (n > 0 ? [counted(language, tagOf(c), n)] : []));

/** The same from a list of cards. */
export const countedCards = (language: Language, cards: readonly Tag[]): Phrase[] =>
  countedAll(
    language,
    CARDS.map((tag) => cards.filter((c) => c === tag).length),
  );

export const commas = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p, i) => (i === 0 ? p : [', ', ...p]));

/** What lies at a portal; null: nothing. */
export const cardAt = (k: View, position: number): Tag | null => (k.pub.portals[position] === EMPTY ? null : tagOf(k.pub.portals[position]));

/** The ships at a portal, the lowest first. */
export const shipsAt = (k: View, position: number): Seat[] => k.pub.ships.filter((s) => k.pub.berths[s] === position);

/** Whom the table waits for, told to one of them: the others, as long as there are any. */
export function awaited(k: View, you: Seat | null): Seat[] {
  const seats = waitedFor<Rarities>(k);
  const others = seats.filter((s) => s !== you);
  return others.length > 0 ? others : seats;
}

export const topFrame = (k: View): View['stack'][number] | null => k.stack.at(-1) ?? null;

/** Exploring and landing are over: a ship without a portal has missed its chance (R23). */
export const tooLate = (k: View): boolean => ['bonus', 'collect'].includes(topFrame(k)?.step ?? '');

/** The portals worth a line each: everything up to the one being explored. The rest is still shut (C3). */
export const opened = (k: View): number[] => positions(1, k.pub.portal);
export const shut = (k: View): number[] => positions(k.pub.portal + 1, LAST_PORTAL);
const positions = (from: number, to: number): number[] => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The relic a refused pick is about: `boots`, `place boots`. */
export const relicOf = (r: Refusal<Rarities>): Relic | null => RELICS.find((relic) => r.pick === relic || r.pick === `place ${relic}`) ?? null;

/** A number the refusal brings along: a seat, a portal, how many chairs. */
export function detail(r: Refusal<Rarities>, name: 'seat' | 'portal' | 'seats'): number {
  const given = r.with as { readonly [key: string]: Json | undefined } | undefined;
  return Number(given?.[name] ?? 0);
}
