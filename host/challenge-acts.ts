/** What is sent of a match that others can play again: who acted in which order, and what the person did. Bots think it all again. */
import type { Entry, Types } from '@starboard/kernel';

/** A bot acts: its seat. A person: the answer. `idle`: nobody answered in time, at this seat and with what is answered then. `undo`. */
export type ChallengeAct = number | readonly string[] | { readonly idle: number; readonly answer: readonly string[] } | 'undo';

/** Null: it cannot be played again by others, because something was taken back or dealt anew, or somebody else sat down. */
export function challengeActs(entries: readonly Pick<Entry<Types>, 'act'>[], seat: number): ChallengeAct[] | null {
  const acts: ChallengeAct[] = [];
  for (const { act } of entries) {
    if (act.kind === 'start') continue;
    if (act.kind === 'takeback' || act.kind === 'redeal') return null;
    if (act.kind === 'undo') acts.push('undo');
    else if (act.by === 'idle') acts.push({ idle: act.seat, answer: [...act.answer] });
    else if (act.seat !== seat) acts.push(act.seat);
    // A bot that stands in.
    else if (act.by !== undefined) return null;
    else acts.push([...act.answer]);
  }
  return acts;
}
