/**
 * What one's own standing orders did, and why they did nothing: the log tells it after the line at which it became so. Only this
 * screen knows its orders, and only while it looks: nothing of it is in a record. What it told is kept on this device until the
 * match is over, so that a reload loses nothing.
 */
import type { MatchSeen } from '@starboard/host/match-view';
import { type Known, type Phrase, plain, type Seat, type Types, type Words } from '@starboard/kernel';
import { useEffect, useState } from 'preact/hooks';

export interface OrderNote {
  /** The line after which it is told. */
  readonly after: number;
  readonly order: string;
  /** As it was told then. */
  readonly told: Phrase;
  /** What was known then, so that it can be said in any language; null: told before a reload. */
  readonly at: { readonly known: Known<Types>; readonly seat: Seat } | null;
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
  const told: Record<string, Phrase> = {};
  for (const order of own?.orders ?? []) {
    told[order] = words.orderNow(order, known, seat) ?? [];
    last[order] = plain(told[order], []);
  }
  if (before.looked && JSON.stringify(last) === JSON.stringify(before.last)) return before;
  const after = lines.at(-1)?.key ?? -1;
  // Giving an order is nothing that happened: the board of orders says at once what it does.
  const isOld = (order: string): boolean => !before.looked || before.last[order] !== undefined;
  const fresh = Object.keys(last).filter((order) => last[order] !== '' && last[order] !== before.last[order] && isOld(order));
  const notes =
    fresh.length === 0 ? before.notes : [...before.notes, ...fresh.map((order) => ({ after, order, told: told[order], at: { known, seat } }))];
  return { last, notes, looked: true };
}

// ---- Kept on this device ---------------------------------------------------------------------------------------------------

/** The newest are kept. */
const MOST_KEPT = 60;
const isRecord = (v: unknown): v is Readonly<Record<string, unknown>> => typeof v === 'object' && v !== null && !Array.isArray(v);

/** What was told before a reload; nothing where it is damaged. */
export function readNotes(text: string | null): OrderNotes {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.last) || !Array.isArray(kept.notes)) return NO_NOTES;
    const last = Object.fromEntries(Object.entries(kept.last).map(([order, said]) => [order, String(said)]));
    const notes = kept.notes.flatMap((n: unknown): OrderNote[] =>
      isRecord(n) && typeof n.after === 'number' && typeof n.order === 'string' && typeof n.told === 'string'
        ? [{ after: n.after, order: n.order, told: [n.told], at: null }]
        : [],
    );
    return { last, notes, looked: true };
  } catch {
    return NO_NOTES;
  }
}
export const writeNotes = ({ last, notes }: OrderNotes): string =>
  JSON.stringify({ last, notes: notes.slice(-MOST_KEPT).map(({ after, order, told }) => ({ after, order, told: plain(told, []) })) });

const keyOf = (seat: Seat | null): string => `starboard/order-notes ${location.pathname} ${seat}`;
function restored(seat: Seat | null): OrderNotes {
  try {
    return readNotes(localStorage.getItem(keyOf(seat)));
  } catch {
    return NO_NOTES;
  }
}
function keep({ seat, table }: MatchSeen, now: OrderNotes): void {
  try {
    if (table.closed !== null || now.notes.length === 0) localStorage.removeItem(keyOf(seat));
    else localStorage.setItem(keyOf(seat), writeNotes(now));
  } catch {
    // A full or forbidden storage: they last as long as the page.
  }
}

/** `match`: another one begins anew. */
export function useOrderNotes(match: object, words: Saying, seen: MatchSeen): readonly OrderNote[] {
  // What is new is told by the words of the beginning: in another language everything would be.
  const [kept, setKept] = useState(() => ({ match, words, now: restored(seen.seat) }));
  const { known, own } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with these does an order say something else.
  useEffect(() => {
    setKept((was) => {
      const before = was.match === match ? was : { match, words, now: restored(seen.seat) };
      const now = noted(before.now, before.words, seen);
      if (now === was.now) return was;
      keep(seen, now);
      return { ...before, now };
    });
  }, [match, known, own]);
  return kept.match === match ? kept.now.notes : NO_NOTES.notes;
}
