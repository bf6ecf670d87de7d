/** The question that is asked, as long as it is the same: what else is told meanwhile makes another object of it. */
import type { Turn } from '@starboard/table-kit';
import { useRef } from 'preact/hooks';
import type { Aliens } from '../rules/types.ts';

type Asked = Pick<Turn<Aliens>, 'seat' | 'question'>;
export type Question = Asked['question'];

export function isSame(a: Asked, b: Asked): boolean {
  if (a.question === b.question) return true;
  const [p, q] = [a.question.choice, b.question.choice];
  return (
    a.seat === b.seat &&
    p.kind === q.kind &&
    a.question.path.join() === b.question.path.join() &&
    p.picks.length === q.picks.length &&
    p.picks.every((pick, i) => pick === q.picks[i])
  );
}

/** Null: nothing is asked, as in the moment between two questions that look the same. */
export function useQuestion(turn: Turn<Aliens> | null): Question | null {
  const kept = useRef<Asked | null>(null);
  if (turn === null || kept.current === null || !isSame(kept.current, turn)) kept.current = turn;
  return kept.current?.question ?? null;
}
