/** The ways things travel: boxes in, transforms out. Pure, so that the way can be tested without a screen. */

/** In the layer's own pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}
export interface DrawnSize {
  readonly w: number;
  readonly h: number;
}
/** The middle of a thing, and how large it is against its drawing. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A thing in a place: in its middle, as large as fits, never larger than it is drawn. */
export const poseIn = (box: Box, thing: DrawnSize): Pose => ({
  x: box.x + box.w / 2,
  y: box.y + box.h / 2,
  scale: thing.w === 0 || thing.h === 0 ? 1 : Math.min(1, box.w / thing.w, box.h / thing.h),
});

/** A thing that covers a place. */
export const poseOver = (box: Box, thing: DrawnSize): Pose => ({ ...poseIn(box, thing), scale: Math.max(box.w / thing.w, box.h / thing.h) });

/** A thing as large as it is drawn, in the middle of a place, and inside the layer as a whole where that is large enough. */
export const poseAt = (box: Box, thing: DrawnSize, layer: DrawnSize): Pose => ({
  x: within(box.x + box.w / 2, thing.w / 2, layer.w),
  y: within(box.y + box.h / 2, thing.h / 2, layer.h),
  scale: 1,
});
const within = (middle: number, half: number, whole: number): number => Math.max(half, Math.min(middle, whole - half));

/** How high an arc rises above the straight way, as a part of its length, and at most. */
const RISE = 0.22;
const MOST_RISE = 90;
/** Enough that a curve looks like one. */
const STEPS = 12;

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;

/** An arc rises; a vertical path bows to the side instead. */
export function arc(from: Pose, to: Pose): Pose[] {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const length = Math.hypot(dx, dy);
  if (length < 1) return [from, to];
  const rise = Math.min(MOST_RISE, length * RISE);
  // The normal that points up, or left for a vertical path.
  const side = dx < 0 ? -1 : 1;
  const nx = (side * dy) / length;
  const ny = (-side * dx) / length;
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const bow = 4 * t * (1 - t) * rise;
    return { x: mix(from.x, to.x, t) + nx * bow, y: mix(from.y, to.y, t) + ny * bow, scale: mix(from.scale, to.scale, t) };
  });
}

/** The transform that puts a thing, drawn at the layer's corner, into a pose. */
export const transformOf = (p: Pose, thing: DrawnSize): string =>
  `translate(${px(p.x - thing.w / 2)}, ${px(p.y - thing.h / 2)}) scale(${Number(p.scale.toFixed(3))})`;

const px = (n: number): string => `${Number(n.toFixed(1))}px`;
