/** One soft bell when this person's turn comes: the visible twin is the lit question. */
import { useEffect, useRef } from 'preact/hooks';
import { sound } from '../state/sound.ts';

/** A turn that follows within this time is one and the same to a player: several actions, a changed mind. */
const ONE_TURN_MS = 1500;

export function useBell(mine: boolean): void {
  const left = useRef(Number.NEGATIVE_INFINITY);
  const opened = useRef(true);
  useEffect(() => {
    // Whoever has just come to the table sees what is asked.
    const first = opened.current;
    opened.current = false;
    if (!mine) return;
    if (!first && performance.now() - left.current > ONE_TURN_MS) sound('turn');
    return () => {
      left.current = performance.now();
    };
  }, [mine]);
}
