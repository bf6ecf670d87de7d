/**
 * Dragging a moon to a slot or onto the stores, or a module of the market to its place in the row: one gesture for what takes two or
 * three presses. Nothing can only be dragged. The thing itself follows the pointer; what it may be dropped on says so with `data-drop`.
 */
import { useEffect } from 'preact/hooks';

/** A pointer that moved less than this still presses. */
const SLACK = 8;

interface Dragging {
  readonly of: string;
  readonly thing: HTMLElement;
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  moved: boolean;
}

/** `lift`: something is under way, null: no longer. `drop`: it was let go over a place. */
export function useDrag(lift: (of: string | null) => void, drop: (of: string, on: string) => void): void {
  useEffect(() => {
    let now: Dragging | null = null;
    const down = (e: PointerEvent): void => {
      const thing = e.target instanceof Element ? e.target.closest<HTMLElement>('.andromeda [data-drag]') : null;
      const of = thing?.dataset.drag;
      if (thing === null || of === undefined || e.button !== 0) return;
      now = { of, thing, pointer: e.pointerId, x: e.clientX, y: e.clientY, moved: false };
    };
    const move = (e: PointerEvent): void => {
      if (now === null || e.pointerId !== now.pointer) return;
      const dx = e.clientX - now.x;
      const dy = e.clientY - now.y;
      if (!now.moved && Math.hypot(dx, dy) < SLACK) return;
      if (!now.moved) {
        now.moved = true;
        now.thing.classList.add('dragged');
        lift(now.of);
      }
      now.thing.style.transform = `translate(${dx}px, ${dy}px)`;
    };
    const end = (e: PointerEvent): void => {
      if (now === null || e.pointerId !== now.pointer) return;
      const { of, thing, moved } = now;
      now = null;
      if (!moved) return;
      thing.classList.remove('dragged');
      thing.style.transform = '';
      const under = e.type === 'pointerup' ? document.elementsFromPoint(e.clientX, e.clientY) : [];
      const place = under.map((el) => el.closest<HTMLElement>('[data-drop]')).find((el) => el !== null && el !== thing);
      // The click that follows is not a press.
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, true), 0);
      lift(null);
      if (place?.dataset.drop !== undefined) drop(of, place.dataset.drop);
    };
    addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, [lift, drop]);
}

const swallow = (e: Event): void => {
  e.stopPropagation();
  e.preventDefault();
};
