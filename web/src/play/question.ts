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

/**
 * The answer with everything that goes without saying: steps at which one thing can be chosen, nothing else could be wished for
 * and something still follows. What completes an answer is always chosen.
 */
export function withForced(game: Game<Types>, k: Known<Types>, seat: Seat, path: readonly string[]): string[] {
  const whole = [...path];
  for (let pick = forcedAfter(game, k, seat, whole); pick !== null; pick = forcedAfter(game, k, seat, whole)) whole.push(pick);
  return whole;
}

/** The answer before the last thing that was chosen and did not go without saying. */
export function stepBack(game: Game<Types>, k: Known<Types>, seat: Seat, path: readonly string[]): string[] {
  const before = path.slice(0, -1);
  while (before.length > 0 && forcedAfter(game, k, seat, before) !== null) before.pop();
  return before;
}

function forcedAfter(game: Game<Types>, k: Known<Types>, seat: Seat, path: readonly string[]): string | null {
  // The first question is always put.
  if (path.length === 0) return null;
  const choice = choose(game, k, seat, path);
  if (choice === null || choice.ends || choice.picks.length !== 1 || (choice.greyed?.() ?? []).length > 0) return null;
  const [pick] = choice.picks;
  return choose(game, k, seat, [...path, pick]) === null ? null : pick;
}
