/** A soft bell when this person's turn comes; the highlighted question says the same to the eye. */
import { useEffect, useRef } from 'preact/hooks';
import { sound } from '../state/sound.ts';

/** Turns that follow within this time feel like one: several actions, a changed mind. */
const ONE_TURN_MS = 1500;

export function useBell(mine: boolean): void {
  const left = useRef(Number.NEGATIVE_INFINITY);
  const opened = useRef(true);
  useEffect(() => {
    // Not on arrival: the question is already visible.
    const first = opened.current;
    opened.current = false;
    if (!mine) return;
    if (!first && performance.now() - left.current > ONE_TURN_MS) sound('turn');
    return () => {
      left.current = performance.now();
    };
  }, [mine]);
}
