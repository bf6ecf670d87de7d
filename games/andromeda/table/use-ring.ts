/**
 * An answer that goes by itself after a moment: a button says which (./bar.tsx), and any press or key stops it. It never hurries
 * anybody: not with reduced motion, not where keys are used (a screen reader needs longer than the moment to say it), not in a
 * guided game, not while the page is hidden or a dialog is open.
 */
import type { BoardProps } from '@starboard/table-kit';
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Andromeda, Pick } from '../rules/types.ts';

/** Long enough to touch something else, whatever is in hand. The bar's animation takes as long. */
const RING_MS = 2000;

interface Ringing {
  readonly pick: Pick;
  /** The question it answers. */
  readonly key: string;
}
interface Ring {
  readonly pick: Pick | null;
  begin(pick: Pick): void;
  stop(): void;
}

/** Only a guide refuses whole answers. */
export const isGuided = ({ turn }: Readonly<{ turn: BoardProps<Andromeda>['turn'] }>): boolean => turn?.refuses !== undefined;

export function useRing({ taste, turn }: BoardProps<Andromeda>, key: string, answer: (pick: Pick, own: boolean) => void): Ring {
  const [ringing, setRinging] = useState<Ringing | null>(null);
  const asked = useRef(key);
  asked.current = key;
  const byPointer = useByPointer();
  const stop = useCallback((): void => setRinging(null), []);
  const calm = taste.reduced || isGuided({ turn });
  useEffect(() => {
    if (ringing === null) return;
    const timer = setTimeout(() => {
      stop();
      if (asked.current === ringing.key && !isElsewhere()) answer(ringing.pick, false);
    }, RING_MS);
    // Whoever presses the answer itself does not want to wait.
    const pressed = (e: Event): void => {
      if (!(e.target instanceof Element && e.target.closest('.ringing') !== null)) stop();
    };
    addEventListener('pointerdown', pressed, true);
    addEventListener('keydown', stop, true);
    addEventListener('blur', stop);
    document.addEventListener('visibilitychange', stop);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', pressed, true);
      removeEventListener('keydown', stop, true);
      removeEventListener('blur', stop);
      document.removeEventListener('visibilitychange', stop);
    };
  }, [ringing, answer, stop]);
  const begin = useCallback(
    (pick: Pick): void => {
      if (!calm && byPointer.current && !isElsewhere()) setRinging({ pick, key: asked.current });
    },
    [calm, byPointer],
  );
  return { pick: ringing?.key === key && turn?.sent === false ? ringing.pick : null, begin, stop };
}

/** Nobody looks, or at something else. */
const isElsewhere = (): boolean => document.hidden || document.querySelector('dialog[open]') !== null;

/** Whether the last thing that was touched was touched by a pointer. */
function useByPointer(): { readonly current: boolean } {
  const pointer = useRef(false);
  useEffect(() => {
    const note = (e: Event): void => {
      pointer.current = e.type === 'pointerdown';
    };
    addEventListener('keydown', note, true);
    addEventListener('pointerdown', note, true);
    return () => {
      removeEventListener('keydown', note, true);
      removeEventListener('pointerdown', note, true);
    };
  }, []);
  return pointer;
}
