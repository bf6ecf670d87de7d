/** A result in the words of its game: "3 complete sets". Where people win together, others say won or lost. */
import type { Outcome } from '@starboard/kernel';
import type { LocalTable } from '../offline/tables.ts';
import { useGame } from '../state/game.ts';
import type { Scored } from './friend-link.ts';
import { type ChallengeWords, useChallengeWords } from './words.ts';

/** What one count of a score is, where all of it is one count; null: points of several kinds. */
const onlyPart = ({ parts, scores }: Outcome, seat: number): Outcome['parts'][number] | null => {
  const own = parts.filter((part) => part.seat === seat);
  return own.length === 1 && own[0].n === scores[seat] ? own[0] : null;
};

/** `outcome`: of any game of this deal. */
export function countedResult(
  c: ChallengeWords,
  { score, rank }: Scored,
  outcome: Outcome,
  seat: number,
  part: (part: Outcome['parts'][number]) => string,
): string {
  const only = onlyPart(outcome, seat);
  if (only === null) return c.result(score, rank, outcome.ranks.length);
  return c.counted(`${c.number(score)} ${part({ ...only, n: score })}`, rank, outcome.ranks.length);
}

/** Suspends while the words of the game are loaded. */
export function Counted({ table, seat, of }: { readonly table: LocalTable; readonly seat: number; readonly of: Scored }) {
  const c = useChallengeWords();
  const { words } = useGame(table.game, table.options);
  return <>{table.outcome === null ? null : countedResult(c, of, table.outcome, seat, words.part)}</>;
}
