/** Finding and measuring the places of a table. Reads only: everything of one event is measured before anything is written. */
import type { Anchor } from '../contract.ts';
import type { Box } from './paths.ts';

/** Of several elements with one name the first that has a size counts: the others are put away at this size of the screen. */
export function placeOf(names: Anchor | readonly Anchor[]): Element | null {
  for (const name of typeof names === 'string' ? [names] : names) {
    for (const el of document.querySelectorAll(`[data-anchor="${CSS.escape(name)}"]`)) {
      const { width, height } = el.getBoundingClientRect();
      if (width > 0 && height > 0) return el;
    }
  }
  return null;
}

/** Measures boxes in the layer's own pixels, however the page is zoomed. */
export function rulerOf(layer: HTMLElement): (r: DOMRect) => Box {
  const origin = layer.getBoundingClientRect();
  const zoom = layer.offsetWidth === 0 ? 1 : origin.width / layer.offsetWidth;
  return (r) => ({ x: (r.x - origin.x) / zoom, y: (r.y - origin.y) / zoom, w: r.width / zoom, h: r.height / zoom });
}
