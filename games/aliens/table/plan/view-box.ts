/** Which part of the plan is seen. Kept outside the table's state: a finger that moves the plan must not draw it again. */
import type { PlanView } from '@starboard/table-kit';
import { useEffect, useState } from 'preact/hooks';
import type { Point, Size } from '../geometry.ts';

export interface Seen {
  readonly view: PlanView;
  readonly room: Size;
}

export class ViewBox {
  #now: Seen | null = null;
  readonly #listeners = new Set<() => void>();

  get now(): Seen | null {
    return this.#now;
  }
  set(now: Seen): void {
    this.#now = now;
    for (const tell of this.#listeners) tell();
  }
  /** Until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}

export function useSeen(box: ViewBox): Seen | null {
  const [now, setNow] = useState(box.now);
  useEffect(() => {
    setNow(box.now);
    return box.listen(() => setNow(box.now));
  }, [box]);
  return now;
}

/** From the plan to its place on the screen, and back. */
export const onScreen = ({ view }: Seen, p: Point): Point => ({ x: view.x + p.x * view.scale, y: view.y + p.y * view.scale });
export const onPlan = ({ view }: Seen, p: Point): Point => ({ x: (p.x - view.x) / view.scale, y: (p.y - view.y) / view.scale });
/** The point of the plan in the middle of the room. */
export const middleOf = (seen: Seen): Point => onPlan(seen, { x: seen.room.width / 2, y: seen.room.height / 2 });
/** Whether a point of the plan is seen, so far from the edge. */
export function isSeen(seen: Seen, p: Point, edge = 0): boolean {
  const { x, y } = onScreen(seen, p);
  return x >= edge && y >= edge && x <= seen.room.width - edge && y <= seen.room.height - edge;
}
