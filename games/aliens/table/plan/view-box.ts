/** Which part of the plan is seen. Kept outside the table's state: a finger that moves the plan must not draw it again. */
import type { PlanView } from '@starboard/table-kit';
import { useEffect, useState } from 'preact/hooks';
import { type Point, pointOf, S, type Size } from '../geometry.ts';
import type { Scene } from '../scene.ts';

export interface Seen {
  readonly view: PlanView;
  readonly room: Size;
}

export class ViewBox {
  #now: Seen | null = null;
  readonly #listeners = new Set<() => void>();

  get now(): Seen | null {
    return this.#now;
  }
  set(now: Seen): void {
    this.#now = now;
    for (const tell of this.#listeners) tell();
  }
  /** Until the returned function is called. */
  listen(tell: () => void): () => void {
    this.#listeners.add(tell);
    return () => this.#listeners.delete(tell);
  }
}

export function useSeen(box: ViewBox): Seen | null {
  const [now, setNow] = useState(box.now);
  useEffect(() => {
    setNow(box.now);
    return box.listen(() => setNow(box.now));
  }, [box]);
  return now;
}

/** From the plan to its place on the screen, and back. */
export const onScreen = ({ view }: Seen, p: Point): Point => ({ x: view.x + p.x * view.scale, y: view.y + p.y * view.scale });
export const onPlan = ({ view }: Seen, p: Point): Point => ({ x: (p.x - view.x) / view.scale, y: (p.y - view.y) / view.scale });
/** The point of the plan in the middle of the room. */
export const middleOf = (seen: Seen): Point => onPlan(seen, { x: seen.room.width / 2, y: seen.room.height / 2 });
/** Whether a point of the plan is seen, so far from the edge. */
export function isSeen(seen: Seen, p: Point, edge = 0): boolean {
  const { x, y } = onScreen(seen, p);
  return x >= edge && y >= edge && x <= seen.room.width - edge && y <= seen.room.height - edge;
}

/** Where more can be chosen than this, the plan is moved under a mark instead (./reticle.tsx). */
const MANY = 40;

/** The sectors that can be pressed now, as points of the plan, unless they are nearly all. */
export function legalOnPlan({ picture: { zone }, props }: Scene): readonly Point[] {
  const at = (props.turn?.question.choice.picks ?? []).flatMap((pick) => zone.byName.get(pick) ?? []);
  return at.length > MANY ? [] : at.map((to) => pointOf(zone, to));
}

/** The middles of those that are seen: nothing may lie over them. */
export const legalOnScreen = (scene: Scene, seen: Seen): readonly Point[] =>
  legalOnPlan(scene)
    .filter((p) => isSeen(seen, p))
    .map((p) => onScreen(seen, p));

/**
 * What comes into the middle for a question: you, if everything that can be pressed is seen from there; else a point from where
 * it is; else you again.
 */
export function middleFor(you: Point, legal: readonly Point[], room: Size, scale: number): Point {
  const [wide, high] = [room.width / 2 / scale - S, room.height / 2 / scale - S];
  const shows = (from: Point): boolean => legal.every((p) => Math.abs(p.x - from.x) <= wide && Math.abs(p.y - from.y) <= high);
  if (legal.length === 0) return you;
  return [you, between([you, ...legal]), between(legal)].find(shows) ?? you;
}
const between = (all: readonly Point[]): Point => ({ x: half(all.map((p) => p.x)), y: half(all.map((p) => p.y)) });
const half = (of: readonly number[]): number => (Math.min(...of) + Math.max(...of)) / 2;

/** Half of a sector as it is seen, without its corners. */
export const halfSector = ({ view }: Seen): Point => ({ x: S * view.scale * 0.85, y: S * view.scale * 0.9 });
