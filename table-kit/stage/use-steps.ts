/** Something large is put together in steps, one a frame, once `begun`; what was there from the beginning is there at once. */
import { useEffect, useState } from 'preact/hooks';
import { FRAME_MS } from './steady.ts';

/** How many of the steps are done. */
export function useSteps(begun: boolean, steps: number): number {
  const [done, setDone] = useState(begun ? steps : 0);
  useEffect(() => {
    if (!begun) return setDone(0);
    if (done >= steps) return;
    const later = setTimeout(() => setDone(done + 1), FRAME_MS);
    return () => clearTimeout(later);
  }, [begun, done, steps]);
  return begun ? done : 0;
}
