/**
 * The arithmetic of a board larger than its place: which part of it is seen. A point of the board at (bx, by) is seen at
 * (x + scale · bx, y + scale · by). Pure, so that every gesture can be tested without a screen.
 */
import type { Size } from './size.ts';

export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
/** Constant during a gesture. */
export interface PanBounds {
  readonly board: Size;
  readonly room: Size;
  /** The largest scale; the smallest shows the whole board. */
  readonly most: number;
  /** Where the board is larger than the room, its edges may come to the middle. */
  readonly loose?: boolean;
}

/** The scale that shows everything, never more than its natural size. */
const whole = ({ board, room, most }: PanBounds): number => Math.min(1, most, room.width / board.width, room.height / board.height);

/** The whole board, in the middle. */
export const fit = (place: PanBounds): View => held({ x: 0, y: 0, scale: whole(place) }, place);

/** Keeps the board in sight: at rest in the middle where it is smaller than the room, without a gap at the edges where it is larger, unless it is loose. */
export function held(view: View, place: PanBounds): View {
  const scale = Math.min(place.most, Math.max(whole(place), view.scale));
  const loose = place.loose === true && scale > whole(place) * 1.01;
  const along = (at: number, size: number, room: number): number => {
    const spare = room - size * scale;
    const gap = loose ? room / 2 : 0;
    return spare >= 0 && !loose ? spare / 2 : Math.min(gap, Math.max(spare - gap, at));
  };
  return {
    x: along(view.x, place.board.width, place.room.width),
    y: along(view.y, place.board.height, place.room.height),
    scale,
  };
}

export const moved = (view: View, dx: number, dy: number, place: PanBounds): View => held({ ...view, x: view.x + dx, y: view.y + dy }, place);

/** Larger or smaller by a factor; what is under the point stays there, as far as the edges allow. */
export function zoomed(view: View, factor: number, at: Point, place: PanBounds): View {
  const scale = Math.min(place.most, Math.max(whole(place), view.scale * factor));
  const by = scale / view.scale;
  return held({ x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by, scale }, place);
}

/** Two fingers move from one pair of points to another: what was between them follows them, and grows as they part. */
export function pinched(view: View, before: readonly [Point, Point], after: readonly [Point, Point], place: PanBounds): View {
  const [from, to] = [middle(before), middle(after)];
  const span = apart(before);
  // Fingers on one spot give no scale.
  const grown = span < 1 ? view : zoomed(view, apart(after) / span, from, place);
  return moved(grown, to.x - from.x, to.y - from.y, place);
}

/** On the way from one view to another, as the browser interpolates them. */
export const between = (a: View, b: View, part: number): View => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale + (b.scale - a.scale) * part,
});

/** What a key does: arrows move the view by a step, plus and minus zoom in the middle, zero shows everything; null: nothing. */
export function keyed(view: View, key: string, place: PanBounds): View | null {
  const centre = { x: place.room.width / 2, y: place.room.height / 2 };
  const step = Math.min(place.room.width, place.room.height) / 5;
  switch (key) {
    case 'ArrowLeft':
      return moved(view, step, 0, place);
    case 'ArrowRight':
      return moved(view, -step, 0, place);
    case 'ArrowUp':
      return moved(view, 0, step, place);
    case 'ArrowDown':
      return moved(view, 0, -step, place);
    case '+':
    case '=':
      return zoomed(view, STEP, centre, place);
    case '-':
      return zoomed(view, 1 / STEP, centre, place);
    case '0':
      return fit(place);
    default:
      return null;
  }
}

/** A double tap goes close, and from close back to the whole. */
export const tapped = (view: View, at: Point, place: PanBounds): View => (view.scale >= place.most - 0.01 ? fit(place) : zoomed(view, 2, at, place));

/** The wheel by its travel in pixels: the same way back and forth ends where it began. */
export const wheeled = (view: View, travel: number, at: Point, place: PanBounds): View => zoomed(view, Math.exp(-travel / 400), at, place);

const STEP = 1.4;
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y);
