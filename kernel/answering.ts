/**
 * A half-made answer: the question that comes next, what completes the answer, how one steps back in it. Every screen walks
 * these functions, and they walk `choose`: legality is decided nowhere else.
 */
import type { Choice, Game, Known, Refusal, Seat, Types } from './contract.ts';
import { choose, mayAnswer } from './legality.ts';

export interface Question<T extends Types = Types> {
  readonly choice: Choice<T>;
  /** The picks made so far of a half-made answer. */
  readonly path: readonly T['pick'][];
  /** What a person might try, and why not: one reason for each pick, none for a pick that is listed. */
  readonly greyed: readonly Refusal<T>[];
}

/**
 * The question after `path`; null: the seat is not asked. In an open window the table changes while somebody chooses: the path
 * ends before the first pick that is no longer possible.
 */
export function question<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, path: readonly T['pick'][]): Question<T> | null {
  if (k.stack.length === 0 || !mayAnswer(k, seat)) return null;
  const kept: T['pick'][] = [];
  let choice = choose(game, k, seat, kept);
  if (choice === null || choice.picks.length === 0) return null;
  for (const pick of path) {
    if (choice.ends || !choice.picks.includes(pick)) break;
    const next: Choice<T> | null = choose(game, k, seat, [...kept, pick]);
    if (next === null) break;
    kept.push(pick);
    choice = next;
  }
  const { picks } = choice;
  const greyed = choice.greyed?.() ?? [];
  return { choice, path: kept, greyed: greyed.filter((r, i) => !picks.includes(r.pick) && greyed.findIndex((o) => o.pick === r.pick) === i) };
}

/** Whether `pick` completes the answer. */
export const completes = <T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, q: Question<T>, pick: T['pick']): boolean =>
  q.choice.ends || choose(game, k, seat, [...q.path, pick]) === null;

/**
 * The path and every forced pick after it. A pick is forced where it is the only one, nothing is greyed beside it and more
 * follows: the first pick and the one that completes the answer are always the player's own.
 */
export function withForced<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, path: readonly T['pick'][]): T['pick'][] {
  const longer = [...path];
  for (let pick = forcedAfter(game, k, seat, longer); pick !== null; pick = forcedAfter(game, k, seat, longer)) longer.push(pick);
  return longer;
}

/** The path before the last pick that was not forced. */
export function stepBack<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, path: readonly T['pick'][]): T['pick'][] {
  const before = path.slice(0, -1);
  while (before.length > 0 && forcedAfter(game, k, seat, before) !== null) before.pop();
  return before;
}

function forcedAfter<T extends Types>(game: Game<T>, k: Known<T>, seat: Seat, path: readonly T['pick'][]): T['pick'] | null {
  if (path.length === 0) return null;
  const choice = choose(game, k, seat, path);
  if (choice === null || choice.ends || choice.picks.length !== 1 || (choice.greyed?.() ?? []).length > 0) return null;
  const [pick] = choice.picks;
  return choose(game, k, seat, [...path, pick]) === null ? null : pick;
}
