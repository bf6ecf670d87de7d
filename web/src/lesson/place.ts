/** Where the coach's bubble goes: beside what it points at, covering neither that nor the question. Pure: numbers in, numbers out. */

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** The edge of the bubble that faces the target, and where on it the tip sits; null: too far away to point. */
  readonly tip: { readonly edge: 'top' | 'bottom' | 'left' | 'right'; readonly at: number } | null;
}

const EDGE = 8;
const GAP = 16;
/** A tip must not sit on a round corner. */
const CORNER = 22;
const STEP = 12;
/** Further away an arrow points at nothing in particular. */
const REACH = 64;
/** What is pointed at is never covered, if there is any other way. */
const COVERED = 1e7;

const clamp = (v: number, least: number, most: number): number => Math.max(least, Math.min(most, v));
const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));
const distance = (a: Rect, b: Rect): number =>
  Math.hypot(Math.max(0, b.x - a.x - a.w, a.x - b.x - b.w), Math.max(0, b.y - a.y - a.h, a.y - b.y - b.h));

/** `clear`: boxes that should stay free, each with how much it matters; the target itself matters most. */
export function place(
  view: { readonly w: number; readonly h: number },
  size: { readonly w: number; readonly h: number },
  target: Rect | null,
  clear: readonly (Rect & { readonly matters: number })[],
): Spot {
  const most = { x: Math.max(EDGE, view.w - size.w - EDGE), y: Math.max(EDGE, view.h - size.h - EDGE) };
  const xs = new Set([EDGE, (view.w - size.w) / 2, most.x]);
  const ys = new Set<number>();
  for (let y = EDGE; y <= most.y; y += STEP) ys.add(y);
  ys.add(most.y);
  if (target !== null) {
    xs.add(target.x + target.w / 2 - size.w / 2)
      .add(target.x + target.w + GAP)
      .add(target.x - size.w - GAP);
    ys.add(target.y + target.h / 2 - size.h / 2)
      .add(target.y + target.h + GAP)
      .add(target.y - size.h - GAP);
  }
  let best: { readonly box: Rect; readonly cost: number } | null = null;
  for (const rawX of xs) {
    for (const rawY of ys) {
      const box: Rect = { x: clamp(rawX, EDGE, most.x), y: clamp(rawY, EDGE, most.y), ...size };
      let cost =
        target === null
          ? // Below and to the right: a text begins above and to the left.
            most.x - box.x + most.y - box.y
          : (overlap(box, target) > 0 ? COVERED : 0) + overlap(box, grown(target, GAP / 2)) + distance(box, target);
      for (const c of clear) cost += overlap(box, c) * c.matters;
      // Of equally good places the one in the middle of the target's side.
      if (target !== null) cost += Math.abs(box.x + box.w / 2 - target.x - target.w / 2) / 40;
      if (best === null || cost < best.cost) best = { box, cost };
    }
  }
  const { box } = best!;
  return { x: box.x, y: box.y, tip: target === null ? null : tipOf(box, target) };
}

const grown = (b: Rect, by: number): Rect => ({ x: b.x - by, y: b.y - by, w: b.w + 2 * by, h: b.h + 2 * by });

function tipOf(box: Rect, target: Rect): Spot['tip'] {
  if (distance(box, target) > REACH) return null;
  const along = (from: number, length: number, middle: number): number => clamp(middle - from, CORNER, length - CORNER);
  const [cx, cy] = [target.x + target.w / 2, target.y + target.h / 2];
  const level = cx > box.x && cx < box.x + box.w;
  const upright = cy > box.y && cy < box.y + box.h;
  if (box.y + box.h <= target.y && (level || !upright)) return { edge: 'bottom', at: along(box.x, box.w, cx) };
  if (box.y >= target.y + target.h && (level || !upright)) return { edge: 'top', at: along(box.x, box.w, cx) };
  if (box.x + box.w <= target.x) return { edge: 'right', at: along(box.y, box.h, cy) };
  if (box.x >= target.x + target.w) return { edge: 'left', at: along(box.y, box.h, cy) };
  return null;
}
