/** Cards that come to a hand together are put there a few a frame, as they would be dealt; those of the beginning are there at once. */
import { FRAME_MS } from '@starboard/table-kit';
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';

/** New ones per frame. */
const A_FRAME = 2;

/** Of `all` those that lie there by now. */
export function useDealt<C>(all: readonly C[]): ReadonlySet<C> {
  const [, again] = useReducer((n: number, _: null) => n + 1, 0);
  const held = useRef<ReadonlySet<C> | null>(null);
  const before = held.current ?? new Set(all);
  const fresh = all.filter((card) => !before.has(card));
  const now = new Set([...all.filter((card) => before.has(card)), ...fresh.slice(0, A_FRAME)]);
  useLayoutEffect(() => {
    held.current = now;
    if (fresh.length <= A_FRAME) return;
    const later = setTimeout(() => again(null), FRAME_MS);
    return () => clearTimeout(later);
  });
  return now;
}
