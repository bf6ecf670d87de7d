/** Votes that need the consent of every person at the table. */
import type { Seat } from '@starboard/kernel';

export interface Vote {
  readonly by: Seat;
  readonly yes: readonly Seat[];
  /** The entry to take back. */
  readonly of: number | null;
}

export function countVote(vote: Vote | null, seat: Seat, say: 'ask' | 'yes' | 'no', of: number | null): Vote | null {
  if (say === 'no') return null;
  if (say === 'ask') return { by: seat, yes: [seat], of };
  return vote === null || vote.yes.includes(seat) ? vote : { ...vote, yes: [...vote.yes, seat].sort((a, b) => a - b) };
}

/** After a change of seats: only persons vote, and the request of somebody who left is void. */
export const recountVote = (vote: Vote | null, persons: readonly Seat[]): Vote | null =>
  vote === null || !persons.includes(vote.by) ? null : { ...vote, yes: vote.yes.filter((s) => persons.includes(s)) };

export const agreed = (vote: Vote | null, persons: readonly Seat[]): boolean => vote !== null && persons.every((s) => vote.yes.includes(s));

export const voteView = (vote: Vote | null): { by: Seat; yes: readonly Seat[] } | null => (vote === null ? null : { by: vote.by, yes: vote.yes });
