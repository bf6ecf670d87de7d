/** The answer a person is making at one seat: chosen pick by pick, stepped back locally, sent when it is whole. */
import { completes, type Game, question, refuse, stepBack, type Types, withForced } from '@starboard/kernel';
import type { Turn } from '@starboard/table-kit';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type MatchClient, sentAnswer } from '../match/store.ts';
import { useStore } from '../state/store.ts';

/** A question that has just appeared is not answered by the key press that was meant for the last one. */
const TOO_SOON_MS = 220;

/** Null: this seat is not asked. */
export function useTurn(store: MatchClient, game: Game<Types>): Turn | null {
  const seen = useStore(store, (s) => s.seen);
  const sent = useStore(store, (s) => sentAnswer(s) !== null);
  const asked = seen?.own?.question ?? null;
  const [half, setHalf] = useState<{ readonly of: number | null; readonly path: readonly string[] }>({ of: null, path: [] });
  const path = half.of === asked ? half.path : NOTHING;
  const since = useRef(0);
  // As soon as it is on the page: on a busy machine an effect after the paint may come much later, and a press that was in time is lost.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what restarts the time.
  useLayoutEffect(() => {
    since.current = performance.now();
  }, [asked]);

  const q = useMemo(
    () => (seen === null || seen.seat === null || asked === null ? null : question(game, seen.known, seen.seat, path)),
    [game, seen, asked, path],
  );
  const choose = useCallback(
    (pick: string): void => {
      if (q === null || seen === null || seen.seat === null || asked === null || sentAnswer(store.getState()) !== null) return;
      if (!q.choice.picks.includes(pick) || performance.now() - since.current < TOO_SOON_MS) return;
      const answer = [...q.path, pick];
      const whole = completes(game, seen.known, seen.seat, q, pick);
      setHalf(whole ? { of: null, path: [] } : { of: asked, path: withForced(game, seen.known, seen.seat, answer) });
      if (whole) store.getState().wish({ t: 'answer', question: asked, answer });
    },
    [q, seen, asked, game, store],
  );
  const answer = useCallback(
    (whole: readonly string[]): void => {
      if (seen === null || seen.seat === null || asked === null || sentAnswer(store.getState()) !== null) return;
      if (performance.now() - since.current < TOO_SOON_MS || refuse(game, seen.known, seen.seat, whole) !== null) return;
      setHalf({ of: null, path: [] });
      store.getState().wish({ t: 'answer', question: asked, answer: [...whole] });
    },
    [seen, asked, game, store],
  );
  const back = useCallback((): void => {
    if (q === null || q.path.length === 0 || seen === null || seen.seat === null) return;
    setHalf({ of: asked, path: stepBack(game, seen.known, seen.seat, q.path) });
  }, [q, seen, asked, game]);
  const seat = seen?.seat ?? null;
  return useMemo(
    () => (q === null || seat === null ? null : { seat, question: q, sent, choose, answer, back }),
    [q, seat, sent, choose, answer, back],
  );
}

const NOTHING: readonly string[] = [];
