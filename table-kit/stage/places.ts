/** Finding and measuring the places of a table. Reads only: everything of one event is measured before anything is written. */
import type { Anchor } from '../contract.ts';
import type { Box } from './paths.ts';

/** The layer over the table on which things travel (./layer.tsx). */
export const LAYER_CLASS = 'stage-layer';

export interface Place {
  readonly element: Element;
  readonly box: DOMRect;
}
export type PlaceFinder = (names: Anchor | readonly Anchor[]) => Place | null;

/**
 * All places as they are now, found in one look. Of several names the first that is there counts, of several elements with one
 * name the first that has a size: the others are put away at this size of the screen.
 */
export function placesNow(): PlaceFinder {
  const named = new Map<string, Element[]>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
    const name = element.dataset.anchor ?? '';
    const same = named.get(name);
    if (same === undefined) named.set(name, [element]);
    else same.push(element);
  }
  const measured = new Map<string, Place | null>();
  const measure = (name: string): Place | null => {
    for (const element of named.get(name) ?? []) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return { element, box };
    }
    return null;
  };
  return (names) => {
    for (const name of typeof names === 'string' ? [names] : names) {
      if (!measured.has(name)) measured.set(name, measure(name));
      const place = measured.get(name) ?? null;
      if (place !== null) return place;
    }
    return null;
  };
}

/** Measures boxes in the layer's own pixels, however the page is zoomed. */
export function rulerOf(layer: HTMLElement): (r: DOMRect) => Box {
  const origin = layer.getBoundingClientRect();
  const zoom = layer.offsetWidth === 0 ? 1 : origin.width / layer.offsetWidth;
  return (r) => ({ x: (r.x - origin.x) / zoom, y: (r.y - origin.y) / zoom, w: r.width / zoom, h: r.height / zoom });
}
