/** The width an element has, in its own pixels: what a plot is drawn for. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** A page whose style sheet is still on its way squeezes its panels: narrower than on any screen, and a plot would not fit. */
const NARROWEST = 200;
export const widthFor = (measured: number): number => (measured < NARROWEST ? 0 : measured);

/** 0 until it was measured on a page that is laid out. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => setWidth(widthFor(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}

/** Where a pointer is inside an element, in the element's own pixels: a zoomed page measures differently. */
export function placeIn(element: HTMLElement, event: { readonly clientX: number; readonly clientY: number }): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  const zoom = box.width === 0 ? 1 : element.clientWidth / box.width;
  return { x: (event.clientX - box.left) * zoom, y: (event.clientY - box.top) * zoom };
}
