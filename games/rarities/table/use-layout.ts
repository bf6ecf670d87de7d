/** The layout, the same one as long as the sizes are the same: everything that is drawn hangs on it. */
import { useMemo, useRef } from 'preact/hooks';
import { type Layout, layoutOf } from './layout.ts';

export function useLayoutOf(width: number, height: number, seats: number, own: boolean, cards: number): Layout {
  const layout = useMemo(() => layoutOf(width, height, seats, own, cards), [width, height, seats, own, cards]);
  const held = useRef(layout);
  if (held.current !== layout && JSON.stringify(held.current) !== JSON.stringify(layout)) held.current = layout;
  return held.current;
}
