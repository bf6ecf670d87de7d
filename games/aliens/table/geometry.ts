/**
 * Where things are on the plan. Sectors are flat-topped hexagons of side `S` (E3); columns B, D, F … stand half a sector lower.
 * All in the pixels of the plan at its natural size; `PanZoom` makes it smaller.
 */
import type { Zone } from '../rules/zone.ts';

/** The side of a sector. Twice what a desk shows, so that a zoomed plan stays sharp. */
export const S = 40;
const ROOT3 = Math.sqrt(3);
/** Around the outline, for the hull and the tags. */
export const MARGIN = 26;

const round = (n: number): number => Math.round(n * 10) / 10;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The first column and row that a zone has: what is empty before them is not drawn. */
const firsts = new WeakMap<Zone, { readonly column: number; readonly row: number }>();
function firstOf(zone: Zone): { readonly column: number; readonly row: number } {
  let first = firsts.get(zone);
  if (first === undefined) {
    first = { column: Math.min(...zone.columns), row: Math.min(...zone.rows) };
    firsts.set(zone, first);
  }
  return first;
}

export const xOf = (zone: Zone, at: number): number => round((zone.columns[at] - firstOf(zone).column) * 1.5 * S + S + MARGIN);
export const yOf = (zone: Zone, at: number): number =>
  round((zone.rows[at] - firstOf(zone).row + (zone.columns[at] % 2 === 0 ? 0.5 : 1)) * ROOT3 * S + MARGIN);
export const pointOf = (zone: Zone, at: number): Point => ({ x: xOf(zone, at), y: yOf(zone, at) });

export interface Size {
  readonly width: number;
  readonly height: number;
}
export const sizeOf = (zone: Zone): Size => ({
  width: Math.ceil((Math.max(...zone.columns) - firstOf(zone).column + 1) * 1.5 * S + 0.5 * S + 2 * MARGIN),
  height: Math.ceil((Math.max(...zone.rows) - firstOf(zone).row + 1.5) * ROOT3 * S + 2 * MARGIN),
});

export const CORNERS = [0, 1, 2, 3, 4, 5];
const COS = CORNERS.map((k) => Math.cos((k * Math.PI) / 3));
const SIN = CORNERS.map((k) => Math.sin((k * Math.PI) / 3));
export const corner = (x: number, y: number, r: number, k: number): string => `${round(x + r * COS[k])} ${round(y + r * SIN[k])}`;
export const hex = (x: number, y: number, r: number): string => `M${CORNERS.map((k) => corner(x, y, r, k)).join('L')}Z`;
export const hexes = (zone: Zone, list: readonly number[], r = S): string => list.map((at) => hex(xOf(zone, at), yOf(zone, at), r)).join('');
export const polyline = (points: readonly Point[]): string => `M${points.map((p) => `${p.x} ${p.y}`).join('L')}`;

/** Neighbour k lies across the edge between the corners k and k + 1. */
const ACROSS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;
/** The place across edge k of a place. */
export function across(column: number, row: number, k: number): { readonly c: number; readonly r: number } {
  const [dc, dr] = ACROSS[k];
  return { c: column + dc, r: row + dr + (dc !== 0 && column % 2 === 1 ? 1 : 0) };
}
const byPlace = new WeakMap<Zone, ReadonlyMap<string, number>>();
export function neighbour(zone: Zone, at: number, k: number): number | undefined {
  let places = byPlace.get(zone);
  if (places === undefined) {
    places = new Map(zone.names.map((_, i) => [`${zone.columns[i]} ${zone.rows[i]}`, i]));
    byPlace.set(zone, places);
  }
  const { c, r } = across(zone.columns[at], zone.rows[at], k);
  return places.get(`${c} ${r}`);
}

/** The edge of a set of sectors as closed lines, drawn `inset` inside. */
export function contour(zone: Zone, set: readonly number[], inset = 0): string {
  const inside = new Set(set);
  const seen = new Set<number>();
  const r = S - inset;
  let d = '';
  const leads = (at: number, k: number): number | undefined => {
    const to = neighbour(zone, at, k);
    return to !== undefined && inside.has(to) ? to : undefined;
  };
  for (const first of inside) {
    for (const k of CORNERS) {
      if (seen.has(first * 6 + k) || leads(first, k) !== undefined) continue;
      const points: string[] = [];
      let [at, edge] = [first, k];
      do {
        seen.add(at * 6 + edge);
        points.push(corner(xOf(zone, at), yOf(zone, at), r, edge));
        const next = (edge + 1) % 6;
        const to = leads(at, next);
        if (to === undefined) edge = next;
        else {
          if (inset > 0) points.push(corner(xOf(zone, at), yOf(zone, at), r, next));
          [at, edge] = [to, (next + 4) % 6];
        }
      } while (at !== first || edge !== k);
      d += `M${points.join('L')}Z`;
    }
  }
  return d;
}

/** Where a seat's mark lies in a sector: six corners, then above and below. */
const SLOTS = [300, 0, 60, 120, 180, 240, 270, 90];
export function slot(zone: Zone, at: number, seat: number): Point {
  const a = (SLOTS[seat % 8] * Math.PI) / 180;
  const r = S * (seat % 8 > 5 ? 0.62 : 0.68);
  return { x: round(xOf(zone, at) + r * Math.cos(a)), y: round(yOf(zone, at) + r * Math.sin(a)) };
}

/** The shortest way, the start included; through whatever `passes` allows. Empty: none. */
export function wayTo(zone: Zone, from: number, to: number, passes: (at: number) => boolean): number[] {
  const before = new Map<number, number>([[from, from]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (const next of zone.touching[at]) {
      if (before.has(next) || (next !== to && !passes(next))) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return [];
  const way = [to];
  for (let at = to; at !== from; ) {
    at = before.get(at) ?? from;
    way.unshift(at);
  }
  return way;
}

/** The sector under a point of the plan. */
export function sectorAt(zone: Zone, { x, y }: Point): number | undefined {
  let best: number | undefined;
  let least = S;
  zone.names.forEach((_, at) => {
    const far = Math.hypot(xOf(zone, at) - x, yOf(zone, at) - y);
    if (far >= least) return;
    least = far;
    best = at;
  });
  return best;
}
