/** A half-made answer: the next question, what can be chosen and what cannot. Every way of playing walks it. */
import { type Choice, choose, type Game, type Known, mayAnswer, type Seat, type Types } from '@starboard/kernel';
import type { Question } from '@starboard/table-kit';

/**
 * The question after `path`; null: the seat is not asked. In an open window the table changes meanwhile; what is no longer
 * possible is dropped from the path.
 */
export function question(game: Game<Types>, k: Known<Types>, seat: Seat, path: readonly string[]): Question | null {
  if (k.stack.length === 0 || !mayAnswer(k, seat)) return null;
  const kept: string[] = [];
  let choice = choose(game, k, seat, kept);
  if (choice === null || choice.picks.length === 0) return null;
  for (const pick of path) {
    if (choice.ends || !choice.picks.includes(pick)) break;
    const next: Choice<Types> | null = choose(game, k, seat, [...kept, pick]);
    if (next === null) break;
    kept.push(pick);
    choice = next;
  }
  const { picks } = choice;
  const greyed = choice.greyed?.() ?? [];
  return { choice, path: kept, greyed: greyed.filter((r, i) => !picks.includes(r.pick) && greyed.findIndex((o) => o.pick === r.pick) === i) };
}

/** Whether `pick` makes the answer whole. */
export const completes = (game: Game<Types>, k: Known<Types>, seat: Seat, q: Question, pick: string): boolean =>
  q.choice.ends || choose(game, k, seat, [...q.path, pick]) === null;
