/** Which lines of the log say what an entry did. */
import type { Phrase, Seat } from '@starboard/kernel';

interface Told<E> {
  readonly to: 'all' | readonly Seat[];
  readonly event: E;
}

const seatsIn = (phrase: Phrase): Seat[] => phrase.flatMap((part) => (typeof part === 'object' && 'seat' in part ? [part.seat] : []));

/**
 * What somebody did says more than that a round began: the first line that names who acted, or else anybody. Where only some heard
 * it, what all heard follows. `phrase`: in nobody's eyes, so that every seat is named.
 */
export function tellingOf<E>(told: readonly Told<E>[], actor: Seat | null, phrase: (event: E) => Phrase): Told<E>[] {
  const names = (of: Told<E>, seat: Seat | null): boolean => {
    const seats = seatsIn(phrase(of.event));
    return seat === null ? seats.length > 0 : seats.includes(seat);
  };
  const first = told.find((t) => actor !== null && names(t, actor)) ?? told.find((t) => names(t, null)) ?? told[0];
  if (first === undefined) return [];
  if (first.to === 'all') return [first];
  const open = told.find((t) => t.to === 'all' && names(t, actor));
  return open === undefined ? [first] : [first, open];
}
