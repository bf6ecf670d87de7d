/**
 * Dragging does what touching does, and is never the only way: a fragment onto a row, a Paw onto the paper, a card onto a seat.
 * Things say `data-drag`, places `data-drop`.
 */
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** How far a pointer moves before it drags. */
const FAR = 9;

export function useDrag(root: RefObject<HTMLElement | null>, drop: (thing: string, place: string) => void): void {
  const latest = useRef(drop);
  latest.current = drop;
  useEffect(() => {
    const table = root.current;
    if (table === null) return;
    let from: { readonly x: number; readonly y: number; readonly thing: HTMLElement } | null = null;
    let ghost: HTMLElement | null = null;
    const end = (): void => {
      ghost?.remove();
      ghost = null;
      from = null;
      table.classList.remove('dragging');
    };
    const down = (e: PointerEvent): void => {
      const thing = e.target instanceof Element ? e.target.closest<HTMLElement>('[data-drag]') : null;
      if (thing !== null && e.isPrimary && e.button === 0) from = { x: e.clientX, y: e.clientY, thing };
    };
    const move = (e: PointerEvent): void => {
      if (from === null || !e.isPrimary) return;
      if (ghost === null) {
        if (Math.hypot(e.clientX - from.x, e.clientY - from.y) < FAR) return;
        ghost = from.thing.cloneNode(true) as HTMLElement;
        ghost.className += ' v-dragged';
        ghost.setAttribute('aria-hidden', 'true');
        for (const name of ['data-anchor', 'data-pick', 'data-state', 'data-drag', 'data-path']) ghost.removeAttribute(name);
        table.append(ghost);
        table.classList.add('dragging');
      }
      const box = table.getBoundingClientRect();
      const zoom = box.width / table.offsetWidth || 1;
      ghost.style.left = `${(e.clientX - box.left) / zoom}px`;
      ghost.style.top = `${(e.clientY - box.top) / zoom}px`;
    };
    const up = (e: PointerEvent): void => {
      const thing = from?.thing.dataset.drag;
      const dragged = ghost !== null;
      end();
      if (!dragged || thing === undefined) return;
      const place = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-drop]')?.dataset.drop;
      // The click that ends a drag is not a touch; where none comes, the next one is.
      const swallow = (click: Event): void => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
      if (place !== undefined) latest.current(thing, place);
    };
    table.addEventListener('pointerdown', down);
    addEventListener('pointermove', move);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', end);
    return () => {
      table.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', end);
      end();
    };
  }, [root]);
}
