/** How cards, portals and people are named in a sentence: the same for every language, given its names and small words. */
import { list, type Part, type Phrase, type Seat, say, who } from '@starboard/kernel';
import { CARDS, RELICS, type Relic, type Tag, tagOf } from '../content/cards.ts';
import type { CardNames } from './card-names.ts';

const NO_BREAK = '\u00a0';

export type You = Seat | null;

/** "portal 7": always the position, never the value. */
export const portalRef = (word: string, position: number): Part => ({ ref: 'portal', id: String(position), text: `${word}${NO_BREAK}${position}` });

/** The same for whole texts: a position never stands alone on a new line. */
export const unbroken = (text: string): string => text.replace(/(portal) (?=\d)/gi, `$1${NO_BREAK}`);

/** A card by the name on it. */
export const cardRef = (names: CardNames, tag: Tag): Part => ({ ref: 'card', id: tag, text: names[tag].bare });

/** With the first letter large. */
export const capital = ([first, ...rest]: Phrase): Phrase =>
  typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : [first, ...rest];

export const commas = (phrases: readonly Phrase[]): Phrase => phrases.flatMap((p, i) => (i === 0 ? p : [', ', ...p]));

const isRelicTag = (tag: Tag): tag is Relic => RELICS.some((relic) => relic === tag);

export interface SmallWords {
  readonly and: string;
  /** Inside a sentence. */
  readonly portal: string;
  readonly you: string;
  readonly You: string;
  readonly nobody: string;
}

export type Speech = ReturnType<typeof speechOf>;

export function speechOf(names: CardNames, small: SmallWords) {
  const card = (tag: Tag): Part => cardRef(names, tag);
  const plural = (relic: Relic): Part => ({ ref: 'card', id: relic, text: names[relic].many });
  /** A card with its article; the reference is the name alone. */
  const named = (tag: Tag, form: 'the' | 'acc'): Phrase => {
    const text = names[tag][form];
    const gap = text.indexOf(' ');
    return [text.slice(0, gap + 1), { ref: 'card', id: tag, text: text.slice(gap + 1) }];
  };
  /** "Endless Roll" or "2 Endless Rolls". */
  const counted = (tag: Tag, n: number): Phrase => (n === 1 ? [card(tag)] : say`${n}${NO_BREAK}${isRelicTag(tag) ? plural(tag) : card(tag)}`);
  const together = (phrases: readonly Phrase[]): Phrase => list(phrases, small.and);
  /** A hand or a planet, kept as counts by card; null: nothing. */
  const countedAll = (counts: readonly number[]): Phrase | null => {
    const some = counts.flatMap((n, c) => (n > 0 ? [counted(tagOf(c), n)] : []));
    return some.length === 0 ? null : together(some);
  };
  const them = (seat: Seat, you: You): Part => (seat === you ? small.you : who(seat));
  const label = (seat: Seat, you: You): Part => (seat === you ? small.You : who(seat));
  return {
    card,
    plural,
    /** Who does something. */
    the: (tag: Tag): Phrase => named(tag, 'the'),
    /** What is drawn, taken, placed. */
    acc: (tag: Tag): Phrase => named(tag, 'acc'),
    counted,
    countedAll,
    cards: (tags: readonly Tag[]): Phrase => countedAll(CARDS.map((tag) => tags.filter((c) => c === tag).length)) ?? [],
    together,
    portal: (position: number): Part => portalRef(small.portal, position),
    /** At the beginning of a sentence or line. */
    Portal: (position: number): Part => portalRef('Portal', position),
    /** A player inside a sentence. */
    them,
    /** A player at the beginning of a line. */
    label,
    all: (seats: readonly Seat[], you: You): Phrase => (seats.length === 0 ? [small.nobody] : together(seats.map((s) => [them(s, you)]))),
    /** Several at the beginning of a sentence, the reader first. */
    All: (seats: readonly Seat[], you: You): Phrase => {
      const first = [...seats.filter((s) => s === you), ...seats.filter((s) => s !== you)];
      return together(first.map((s) => [label(s, you)]));
    },
    /** A player with the verb: "You draw", "Mirela draws". */
    does: (seat: Seat, you: You, mine: string, theirs: string): Phrase => (seat === you ? [`${small.You} ${mine}`] : [who(seat), ` ${theirs}`]),
  };
}
