/** Whose hand is fanned out to draw from: while the question stays the same and nothing else is touched. */
import type { Seat } from '@starboard/kernel';
import type { BoardProps } from '@starboard/table-kit';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Rarities } from '../rules/types.ts';

export function useFanned({ turn }: BoardProps<Rarities>, small: boolean): readonly [Seat | null, (seat: Seat | null) => void] {
  const choice = turn === null || turn.sent ? null : turn.question.choice;
  const question = choice === null ? null : `${choice.kind} ${choice.picks.join(' ')}`;
  const [open, setOpen] = useState<{ readonly of: string | null; readonly seat: Seat } | null>(null);
  // When the same question comes again, the hand is closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is what shuts it.
  useEffect(() => setOpen(null), [question]);
  const set = useCallback((seat: Seat | null): void => setOpen(seat === null ? null : { of: question, seat }), [question]);
  const seat = small && open !== null && question !== null && open.of === question ? open.seat : null;
  useEffect(() => {
    if (seat === null) return;
    const away = (e: PointerEvent): void => {
      if (e.target instanceof Element && e.target.closest('.t-fanned') === null) setOpen(null);
    };
    const leave = (e: KeyboardEvent): void => {
      if (e.key === 'Escape') setOpen(null);
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', leave);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', leave);
    };
  }, [seat]);
  return [seat, set];
}
