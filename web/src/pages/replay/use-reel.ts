/** Where a replay stands, and how it moves on: step by step, by itself, or by a jump. */
import { useEffect, useState } from 'preact/hooks';
import { usePrefs } from '../../state/prefs.ts';

/** How long a moment stays when the match plays by itself; at an illustrated table, after all of it was shown. */
const STEP_MS = 1400;
const REST_MS = 500;

export interface Reel {
  readonly at: number;
  readonly last: number;
  /** The latest moment that was seen. */
  readonly furthest: number;
  /** The moment was not reached by a single step: it is shown at once. */
  readonly jumped: boolean;
  readonly playing: boolean;
  /** Goes to a moment and stops there. */
  go(to: number): void;
  play(on: boolean): void;
  /** Goes one moment on while it plays. */
  step(): void;
}

export function useReel(last: number, first: number | null): Reel {
  const [{ at, jumped, furthest }, setState] = useState(() => ({
    at: Math.min(first ?? 0, last),
    jumped: true,
    furthest: Math.min(first ?? 0, last),
  }));
  const setAt = (next: { readonly at: number; readonly jumped: boolean }): void =>
    setState((was) => ({ ...next, furthest: Math.max(was.furthest, next.at) }));
  const [playing, setPlaying] = useState(false);
  return {
    at,
    last,
    furthest,
    jumped,
    playing,
    go(to) {
      setPlaying(false);
      setAt({ at: Math.max(0, Math.min(last, to)), jumped: to !== at + 1 });
    },
    play(on) {
      if (on && at >= last) setAt({ at: 0, jumped: true });
      setPlaying(on);
    },
    step: () => (at >= last ? setPlaying(false) : setAt({ at: at + 1, jumped: false })),
  };
}

/** While the reel plays, the next moment follows once the present one is `settled`. */
export function useAutoplay({ at, playing, step }: Reel, settled: boolean, drawn: boolean): void {
  const instant = usePrefs((p) => p.speed === 'instant');
  // biome-ignore lint/correctness/useExhaustiveDependencies: `step` is another function at every render, for the same moment.
  useEffect(() => {
    if (!playing || !settled) return;
    const timer = setTimeout(step, drawn && !instant ? REST_MS : STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, settled, at, drawn, instant]);
}
