/** A question with very many picks: under headings, and found by typing. */
import { type Known, type Phrase, plain, type Question, type Seat, type Types } from '@starboard/kernel';
import type { Spoken } from '@starboard/registry/parts';

/** Shown at first, in the game's order: the most important come first. */
const FIRST = 12;

export interface Offer {
  readonly pick: string;
  readonly phrase: Phrase;
  /** A second, smaller line; null: none. */
  readonly detail: Phrase | null;
  /** Read aloud. */
  readonly text: string;
  /** What it can be found by, in lower case. */
  readonly found: readonly string[];
}
export interface Group {
  /** Null: under no heading. */
  readonly heading: string | null;
  readonly offers: readonly Offer[];
}
export interface Many {
  /** The first of them, and all that stand under no heading. */
  readonly first: Group;
  /** All of them, sorted. */
  readonly groups: readonly Group[];
}

const fold = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

const order = new Intl.Collator('en', { numeric: true });

/** The picks of a question under the headings that the game's words give them. */
export function manyOf(words: Spoken, q: Question, k: Known<Types>, seat: Seat, names: readonly string[]): Many {
  const headingOf = words.heading ?? words.group;
  const groups = new Map<string | null, Offer[]>();
  const first: Offer[] = [];
  for (const pick of q.choice.picks) {
    const heading = headingOf?.(pick, k, seat, q.path) ?? null;
    const phrase = words.pick(pick, k, seat, q.path);
    const text = plain(phrase, names);
    const detail = words.detail?.(pick, k, seat, q.path) ?? null;
    const offer: Offer = { pick, phrase, detail, text, found: fold(`${pick} ${text} ${heading ?? ''}`) };
    const there = groups.get(heading);
    if (there === undefined) groups.set(heading, [offer]);
    else there.push(offer);
    if (first.length < FIRST || (heading === null && headingOf !== undefined)) first.push(offer);
  }
  return {
    first: { heading: null, offers: first },
    groups: [...groups]
      .map(([heading, offers]) => ({ heading, offers: offers.sort((a, b) => order.compare(a.text, b.text)) }))
      .sort((a, b) => order.compare(a.heading ?? '', b.heading ?? '')),
  };
}

/** The words with which all headings begin: said once, in front of them. */
export function stemOf(headings: readonly string[]): string {
  const [first = '', ...others] = headings;
  if (others.length === 0) return '';
  let stem = first.slice(0, first.lastIndexOf(' ') + 1);
  while (!others.every((h) => h.startsWith(stem) && h.length > stem.length)) stem = stem.slice(0, stem.trimEnd().lastIndexOf(' ') + 1);
  return stem;
}

/** What is left when every typed word begins a word of the pick. */
export function narrowed(groups: readonly Group[], typed: string): Group[] {
  const wanted = fold(typed);
  const fits = ({ found }: Offer): boolean => wanted.every((w) => found.some((word) => word.startsWith(w)));
  return groups.flatMap(({ heading, offers }) => {
    const left = offers.filter(fits);
    return left.length === 0 ? [] : [{ heading, offers: left }];
  });
}

/** The only pick left, or the one whose name was typed in full; null: ambiguous. */
export function meant(groups: readonly Group[], typed: string): string | null {
  const left = narrowed(groups, typed).flatMap((g) => g.offers);
  if (left.length === 1) return left[0].pick;
  const name = typed.trim().toLowerCase();
  return left.find((o) => o.pick.toLowerCase() === name)?.pick ?? null;
}
