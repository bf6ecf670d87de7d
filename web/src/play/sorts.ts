/** A question that offers things of several sorts: each sort under its heading, in the order in which the game lists them. */
import type { Known, Part, Phrase, Question, Seat, Types } from '@starboard/kernel';
import type { Spoken } from '@starboard/registry/parts';
import { lead } from './lead.ts';

/** With more picks than these one wants to see one sort at a time. */
export const MORE = 8;

export interface Offered {
  readonly pick: string;
  readonly phrase: Phrase;
  /** A second, smaller line; null: none. */
  readonly detail: Phrase | null;
  /** Its place in the question, from 0: what its key counts by. */
  readonly at: number;
  /** The thing it is about, where the game can explain it. */
  readonly thing: Thing | null;
}
export type Thing = Exclude<Part, string | { readonly seat: Seat }>;
export interface SortOf {
  /** Null: what is really asked, under no heading. */
  readonly heading: string | null;
  readonly offers: readonly Offered[];
}

/** The sorts of a question, in the order of their first picks. */
export function sortsOf(words: Spoken, q: Question, k: Known<Types>, seat: Seat): readonly SortOf[] {
  const sorts = new Map<string | null, Offered[]>();
  q.choice.picks.forEach((pick, at) => {
    const phrase = words.pick(pick, k, seat, q.path);
    const heading = words.group?.(pick, k, seat, q.path) ?? null;
    const detail = words.detail?.(pick, k, seat, q.path) ?? null;
    const offered: Offered = { pick, phrase, detail, at, thing: words.explain === undefined ? null : thingIn(phrase) };
    const there = sorts.get(heading);
    if (there === undefined) sorts.set(heading, [offered]);
    else there.push(offered);
  });
  return [...sorts].map(([heading, offers]) => ({ heading, offers }));
}

const thingIn = (phrase: Phrase): Thing | null => phrase.find((part): part is Thing => typeof part !== 'string' && 'ref' in part) ?? null;

/** Whether some of them say more than their names: then each has a line of its own where there is little room. */
export const wordy = (offers: readonly Offered[]): boolean => offers.some(({ phrase, detail }) => detail !== null || lead(phrase)[1].length > 0);
