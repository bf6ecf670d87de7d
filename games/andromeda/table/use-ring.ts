/** Connects ./ring.ts with the page: what was touched last, what stops it. */
import type { BoardProps } from '@starboard/table-kit';
import { useEffect, useReducer, useRef, useState } from 'preact/hooks';
import type { Andromeda, Pick } from '../rules/types.ts';
import { Ring } from './ring.ts';

export interface Ringing {
  readonly pick: Pick | null;
  begin(pick: Pick): void;
  stop(): void;
}

/** Only a guide refuses whole answers. */
export const isGuided = ({ turn }: Readonly<{ turn: BoardProps<Andromeda>['turn'] }>): boolean => turn?.refuses !== undefined;

export function useRing({ taste, turn }: BoardProps<Andromeda>, key: string, answer: (pick: Pick, own: boolean) => void): Ringing {
  const [, redraw] = useReducer((n: number, _: null) => n + 1, 0);
  const byPointer = useRef(false);
  const now = { key, answer, reduced: taste.reduced, guided: isGuided({ turn }) };
  const latest = useRef(now);
  latest.current = now;
  const [ring] = useState(
    () =>
      new Ring({
        ground: () => ({ ...latest.current, byPointer: byPointer.current, elsewhere: isElsewhere() }),
        asked: () => latest.current.key,
        answer: (pick) => latest.current.answer(pick, false),
        changed: () => redraw(null),
      }),
  );
  useEffect(() => {
    const stop = (): void => ring.stop();
    const touched = (e: Event): void => {
      byPointer.current = e.type === 'pointerdown';
      // Pressing the answer itself means: do not wait.
      if (!(byPointer.current && e.target instanceof Element && e.target.closest('.ringing') !== null)) stop();
    };
    addEventListener('pointerdown', touched, true);
    addEventListener('keydown', touched, true);
    addEventListener('blur', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      stop();
      removeEventListener('pointerdown', touched, true);
      removeEventListener('keydown', touched, true);
      removeEventListener('blur', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [ring]);
  return { pick: turn?.sent === false ? ring.pick : null, begin: (pick) => ring.begin(pick), stop: () => ring.stop() };
}

const isElsewhere = (): boolean => document.hidden || document.querySelector('dialog[open]') !== null;
