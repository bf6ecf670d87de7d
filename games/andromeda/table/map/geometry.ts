/** Where the 28 spaces are on the map (N23): hexes with a point above, wide for a desk and slim for a phone. */
import { ROW_OF, X_OF } from '../../rules/map.ts';

export interface Geometry {
  /** Width of a hex, its upright edge, the height of its slope. */
  readonly w: number;
  readonly e: number;
  readonly h: number;
  /** Of the whole map. */
  readonly width: number;
  readonly height: number;
  readonly phone: boolean;
}
const make = (w: number, e: number, phone: boolean): Geometry => {
  const h = w * 0.289;
  return { w, e, h, width: 6 * w, height: 4 * (e + h) + e + 2 * h, phone };
};
export const DESK = make(119, 52, false);
export const PHONE = make(57, 37, true);

export const tall = (g: Geometry): number => g.e + 2 * g.h;
export const centre = (g: Geometry, space: number): readonly [x: number, y: number] => [
  g.w / 2 + (X_OF[space] * g.w) / 2,
  tall(g) / 2 + ROW_OF[space] * (g.e + g.h),
];

const tenth = (v: number): number => Math.round(v * 10) / 10;
/** A hex around a point, `by` smaller on all sides. */
export function hexPath(g: Geometry, x: number, y: number, by: number): string {
  const a = g.w / 2 - by;
  const b = g.e / 2 - by * 0.28;
  const c = tall(g) / 2 - by * 1.15;
  const at = (dx: number, dy: number): string => `${tenth(x + dx)} ${tenth(y + dy)}`;
  return `M${at(0, -c)}L${at(a, -b)}L${at(a, b)}L${at(0, c)}L${at(-a, b)}L${at(-a, -b)}z`;
}
