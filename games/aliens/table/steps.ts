/** Something large that appears in steps, one every few frames: what would be one long task is several short ones. */
import { FRAME_MS } from '@starboard/table-kit';
import { useEffect, useState } from 'preact/hooks';

/** How many steps are there by now; all of them where it was so from the start. */
export function useSteps(on: boolean, most: number, from = on ? most : 0): number {
  const [n, setN] = useState(from);
  useEffect(() => {
    if (!on) return setN(0);
    if (n >= most) return;
    const timer = setTimeout(() => setN(n + 1), 2 * FRAME_MS);
    return () => clearTimeout(timer);
  }, [on, n, most]);
  return on ? n : 0;
}
