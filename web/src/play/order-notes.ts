/**
 * What one's own standing orders did, and why they did nothing: the log tells it after the line at which it became so. Only this
 * screen knows its orders, and only since it looks: nothing of it is in a record.
 */
import type { MatchSeen } from '@starboard/host/match-view';
import { type Known, plain, type Seat, type Types, type Words } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';

export interface OrderNote {
  /** The line after which it is told. */
  readonly after: number;
  readonly order: string;
  /** As it was then, so that it can be said in any language. */
  readonly known: Known<Types>;
  readonly seat: Seat;
}
export interface OrderNotes {
  /** By order: what was said of it last, empty for nothing. */
  readonly last: Readonly<Record<string, string>>;
  readonly notes: readonly OrderNote[];
  /** False: nothing has been looked at yet. */
  readonly looked: boolean;
}
export const NO_NOTES: OrderNotes = { last: {}, notes: [], looked: false };

type Saying = Pick<Words<Types>, 'orderNow'>;

/** With what is new at this moment; the same object if nothing is. */
export function noted(before: OrderNotes, words: Saying, { known, seat, own, lines }: MatchSeen): OrderNotes {
  if (seat === null || words.orderNow === undefined) return before;
  const last: Record<string, string> = {};
  for (const order of own?.orders ?? []) {
    const phrase = words.orderNow(order, known, seat);
    last[order] = phrase === null ? '' : plain(phrase, []);
  }
  if (before.looked && JSON.stringify(last) === JSON.stringify(before.last)) return before;
  const after = lines.at(-1)?.key ?? -1;
  // Giving an order is nothing that happened: the board of orders says at once what it does.
  const isOld = (order: string): boolean => !before.looked || before.last[order] !== undefined;
  const fresh = Object.keys(last).filter((order) => last[order] !== '' && last[order] !== before.last[order] && isOld(order));
  const notes = fresh.length === 0 ? before.notes : [...before.notes, ...fresh.map((order) => ({ after, order, known, seat }))];
  return { last, notes, looked: true };
}

/** `match`: another one begins anew. */
export function useOrderNotes(match: object, words: Saying, seen: MatchSeen): readonly OrderNote[] {
  // What is new is told by the words of the beginning: in another language everything would be.
  const [kept, setKept] = useState({ match, words, now: NO_NOTES });
  const { known, own } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with these does an order say something else.
  useEffect(() => {
    setKept((was) => {
      const before = was.match === match ? was : { match, words, now: NO_NOTES };
      const now = noted(before.now, before.words, seen);
      return now === was.now ? was : { ...before, now };
    });
  }, [match, known, own]);
  return kept.match === match ? kept.now.notes : NO_NOTES.notes;
}
