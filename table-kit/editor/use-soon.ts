/**
 * What an event leads to, in a task of its own: the event's task only shows that it was heard. Nothing overtakes it: it is done before
 * whatever key or press comes next, and before the page goes.
 */
import { useEffect, useMemo, useRef } from 'preact/hooks';

const NEXT = ['keydown', 'pointerdown', 'pagehide'] as const;

/** Takes something to do soon. What still waits is done first. */
export function useSoon(): (act: () => void) => void {
  const waiting = useRef<(() => void) | null>(null);
  const soon = useMemo(() => {
    const now = (): void => {
      const act = waiting.current;
      waiting.current = null;
      for (const kind of NEXT) removeEventListener(kind, now, true);
      act?.();
    };
    return {
      now,
      later(act: () => void): void {
        now();
        waiting.current = act;
        for (const kind of NEXT) addEventListener(kind, now, true);
        // The frame that shows the event comes first, where the page is seen at all.
        requestAnimationFrame(() => setTimeout(() => waiting.current === act && now()));
        setTimeout(() => waiting.current === act && now(), LATEST_MS);
      },
    };
  }, []);
  useEffect(() => soon.now, [soon]);
  return soon.later;
}

/** In a hidden page no frame comes. */
const LATEST_MS = 100;
