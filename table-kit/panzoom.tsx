/**
 * A board larger than its place: moved and zoomed by wheel, drag, pinch, double tap and keys. The view is written straight to
 * the element, so that a gesture never waits for a re-render.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { fit, held, keyed, moved, type PanBounds, type Point, pinched, tapped, type View, wheeled } from './panzoom-view.ts';

export interface PanZoomProps {
  /** Of the board, in pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  /** The largest scale; the smallest shows everything. */
  readonly most?: number;
  readonly label: string;
  /** Where the view glides to whenever this is another object; null: it stays. */
  readonly look?: Look | null;
  readonly children: ComponentChildren;
}

/** A point of the board in the middle of the room, at a scale; scale 0 shows everything. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A finger that moved less than this still taps what is under it. */
const SLACK = 6;
/** Two taps within this time and reach are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_REACH = 24;
/** A wheel that counts in lines. */
const LINE = 16;

export function PanZoom({ width, height, most = 4, label, look = null, children }: PanZoomProps) {
  const frame = useRef<HTMLElement>(null);
  const land = useRef<HTMLDivElement>(null);
  const watched = useRef<Watched | null>(null);
  useEffect(() => {
    watched.current = watch(frame.current!, land.current!, { width, height }, most);
    return () => watched.current?.stop();
  }, [width, height, most]);
  useEffect(() => {
    if (look !== null) watched.current?.glide(look);
  }, [look]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that moves must be reachable by keyboard.
    <section className="kit-panzoom" ref={frame} aria-label={label} tabIndex={0}>
      <div className="land" ref={land} style={{ width, height }}>
        {children}
      </div>
    </section>
  );
}

interface Watched {
  glide(to: Look): void;
  stop(): void;
}

function watch(frame: HTMLElement, land: HTMLElement, board: { readonly width: number; readonly height: number }, most: number): Watched {
  const place = (): PanBounds => ({ board, room: { width: frame.clientWidth, height: frame.clientHeight }, most });
  const fingers = new Map<number, Point>();
  let view = fit(place());
  let untouched = true;
  let travelled = 0;
  let last = { at: { x: 0, y: 0 }, ms: Number.NEGATIVE_INFINITY };

  const show = (next: View): void => {
    view = next;
    land.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
  };
  const look = (next: View): void => {
    untouched = false;
    land.classList.remove('gliding');
    show(next);
  };
  const glide = (to: Look): void => {
    const { room } = place();
    untouched = to.scale === 0;
    land.classList.add('gliding');
    show(held({ x: room.width / 2 - to.x * to.scale, y: room.height / 2 - to.y * to.scale, scale: to.scale }, place()));
  };
  const at = (e: MouseEvent): Point => {
    const box = frame.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };

  const down = (e: PointerEvent): void => {
    if (e.button !== 0) return;
    if (fingers.size === 0) travelled = 0;
    fingers.set(e.pointerId, at(e));
  };
  const move = (e: PointerEvent): void => {
    const before = fingers.get(e.pointerId);
    if (before === undefined) return;
    const now = at(e);
    const pair = [...fingers.values()];
    fingers.set(e.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      look(pinched(view, [pair[0], pair[1]], [a, b], place()));
    } else if (fingers.size === 1 && travelled > SLACK) {
      // Only now it is a drag: before, the thing under the finger keeps its tap.
      if (!frame.hasPointerCapture(e.pointerId)) frame.setPointerCapture(e.pointerId);
      frame.classList.add('held');
      look(moved(view, now.x - before.x, now.y - before.y, place()));
    }
  };
  const up = (e: PointerEvent): void => {
    if (!fingers.delete(e.pointerId) || fingers.size > 0) return;
    frame.classList.remove('held');
    if (travelled > SLACK || e.type === 'pointercancel') return;
    const here = at(e);
    const again = e.timeStamp - last.ms < DOUBLE_MS && Math.hypot(here.x - last.at.x, here.y - last.at.y) < DOUBLE_REACH;
    last = { at: here, ms: again ? Number.NEGATIVE_INFINITY : e.timeStamp };
    // Two presses on something that can be chosen are meant for it.
    if (again && !(e.target instanceof Element && e.target.closest('[data-state="legal"]') !== null)) look(tapped(view, here, place()));
  };
  /** The click that ends a drag chooses nothing. */
  const click = (e: MouseEvent): void => {
    if (travelled <= SLACK) return;
    travelled = 0;
    e.stopPropagation();
    e.preventDefault();
  };
  const wheel = (e: WheelEvent): void => {
    e.preventDefault();
    look(wheeled(view, e.deltaMode === WheelEvent.DOM_DELTA_LINE ? e.deltaY * LINE : e.deltaY, at(e), place()));
  };
  const key = (e: KeyboardEvent): void => {
    // Arrows on a thing inside go among the things.
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target !== frame && e.key.startsWith('Arrow'))) return;
    const next = keyed(view, e.key, place());
    if (next === null) return;
    e.preventDefault();
    look(next);
  };
  const resized = new ResizeObserver(() => show(untouched ? fit(place()) : held(view, place())));

  show(view);
  resized.observe(frame);
  const off = new AbortController();
  const { signal } = off;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', move, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('keydown', key, { signal });
  return {
    glide,
    stop() {
      off.abort();
      resized.disconnect();
    },
  };
}
