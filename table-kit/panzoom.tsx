/**
 * A board larger than its place: moved and zoomed by wheel, drag, pinch, double tap and keys. The view is given straight to
 * the element, so that a gesture never waits for a re-render, and as an animation, which the compositor plays: after a style set by a
 * script, every frame that the page is late for would count as dropped.
 */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { between, fit, held, keyed, moved, type PanBounds, type Point, pinched, tapped, type View, wheeled } from './panzoom-view.ts';
import type { Size } from './size.ts';

export interface PanZoomProps {
  /** Of the board, in pixels at scale 1. */
  readonly width: number;
  readonly height: number;
  /** The largest scale; the smallest shows everything. */
  readonly most?: number;
  readonly label: string;
  /** Where the view glides to whenever this is another object; null: it stays. */
  readonly look?: Look | null;
  /** The scale of a double tap where everything is seen; from there a double tap shows everything again. Missing: closer each time. */
  readonly close?: number;
  /** Near, any point of the board can be in the middle. */
  readonly loose?: boolean;
  /** One finger draws on the board: two fingers and the wheel move it, and double taps do nothing. */
  readonly drawn?: boolean;
  /** Called whenever another part is seen: nothing here is rendered again for it. */
  readonly onView?: (view: View, room: Size) => void;
  /** Called when a finger has moved the board and left it. */
  readonly onMoved?: () => void;
  readonly children: ComponentChildren;
}

/** A point of the board in the middle of the room, at a scale; scale 0 shows everything. */
export interface Look {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** At once, for a view that follows a finger. */
  readonly still?: boolean;
}

/** A finger that moved less than this still taps what is under it. */
const SLACK = 6;
/** Two taps within this time and reach are one double tap. */
const DOUBLE_MS = 300;
const DOUBLE_REACH = 24;
/** A wheel that counts in lines. */
const LINE = 16;
/** A glide to another place, and one step of the wheel or a key. */
const GLIDE = { duration: 480, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' };
const STEP_MS = 90;

export function PanZoom({
  width,
  height,
  most = 4,
  label,
  look = null,
  close,
  loose = false,
  drawn = false,
  onView,
  onMoved,
  children,
}: PanZoomProps) {
  const frame = useRef<HTMLElement>(null);
  const land = useRef<HTMLDivElement>(null);
  const watched = useRef<Watched | null>(null);
  const told = useRef<Heard>({});
  told.current = { onView, onMoved, drawn };
  useEffect(() => {
    watched.current = watch(frame.current!, land.current!, { width, height }, { most, close, loose }, told);
    return () => watched.current?.stop();
  }, [width, height, most, close, loose]);
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

type Heard = { readonly onView?: PanZoomProps['onView']; readonly onMoved?: PanZoomProps['onMoved']; readonly drawn?: boolean };

interface Watched {
  glide(to: Look): void;
  stop(): void;
}

function watch(
  frame: HTMLElement,
  land: HTMLElement,
  board: Size,
  { most, close, loose }: { readonly most: number; readonly close: number | undefined; readonly loose: boolean },
  told: { readonly current: Heard },
): Watched {
  const place = (): PanBounds => ({ board, room: { width: frame.clientWidth, height: frame.clientHeight }, most, loose });
  const fingers = new Map<number, Point>();
  let view = fit(place());
  let untouched = true;
  let travelled = 0;
  let last = { at: { x: 0, y: 0 }, ms: Number.NEGATIVE_INFINITY };

  const move = mover(land);
  const show = (next: View, timing: KeyframeAnimationOptions = AT_ONCE): void => {
    view = next;
    land.classList.toggle('fitted', untouched && fingers.size === 0);
    move(view, timing);
    told.current.onView?.(view, place().room);
  };
  const look = (next: View, duration = 0): void => {
    untouched = false;
    show(next, { duration });
  };
  const glide = (to: Look): void => {
    const { room } = place();
    untouched = to.scale === 0;
    const next = held({ x: room.width / 2 - to.x * to.scale, y: room.height / 2 - to.y * to.scale, scale: to.scale }, place());
    show(next, to.still === true ? AT_ONCE : GLIDE);
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
  const drag = (e: PointerEvent): void => {
    const before = fingers.get(e.pointerId);
    if (before === undefined) return;
    const now = at(e);
    const pair = [...fingers.values()];
    fingers.set(e.pointerId, now);
    travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (fingers.size === 2) {
      const [a, b] = [...fingers.values()];
      look(pinched(view, [pair[0], pair[1]], [a, b], place()));
    } else if (fingers.size === 1 && travelled > SLACK && told.current.drawn !== true) {
      // Only now it is a drag: before, the thing under the finger keeps its tap.
      if (!frame.hasPointerCapture(e.pointerId)) frame.setPointerCapture(e.pointerId);
      frame.classList.add('held');
      look(moved(view, now.x - before.x, now.y - before.y, place()));
    }
  };
  const up = (e: PointerEvent): void => {
    if (!fingers.delete(e.pointerId) || fingers.size > 0) return;
    frame.classList.remove('held');
    if (travelled > SLACK && e.type !== 'pointercancel') told.current.onMoved?.();
    if (travelled > SLACK || e.type === 'pointercancel') return;
    const here = at(e);
    const again = e.timeStamp - last.ms < DOUBLE_MS && Math.hypot(here.x - last.at.x, here.y - last.at.y) < DOUBLE_REACH;
    last = { at: here, ms: again ? Number.NEGATIVE_INFINITY : e.timeStamp };
    // Two presses on something that can be chosen are meant for it.
    if (!again || told.current.drawn === true || (e.target instanceof Element && e.target.closest('[data-state="legal"]') !== null)) return;
    if (close === undefined) look(tapped(view, here, place()));
    else if (untouched) glide({ x: (here.x - view.x) / view.scale, y: (here.y - view.y) / view.scale, scale: close });
    else glide({ x: 0, y: 0, scale: 0 });
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
    look(wheeled(view, e.deltaMode === WheelEvent.DOM_DELTA_LINE ? e.deltaY * LINE : e.deltaY, at(e), place()), STEP_MS);
  };
  const key = (e: KeyboardEvent): void => {
    // Arrows on a thing inside go among the things.
    if (e.ctrlKey || e.metaKey || e.altKey || (e.target !== frame && e.key.startsWith('Arrow'))) return;
    const next = keyed(view, e.key, place());
    if (next === null) return;
    e.preventDefault();
    look(next, STEP_MS);
  };
  const resized = new ResizeObserver(() => show(untouched ? fit(place()) : held(view, place())));

  show(view);
  resized.observe(frame);
  const off = new AbortController();
  const { signal } = off;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('pointermove', drag, { signal });
  frame.addEventListener('pointerup', up, { signal });
  frame.addEventListener('pointercancel', up, { signal });
  frame.addEventListener('click', click, { signal, capture: true });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  frame.addEventListener('keydown', key, { signal });
  return {
    glide,
    stop() {
      off.abort();
      for (const animation of land.getAnimations()) animation.cancel();
      resized.disconnect();
    },
  };
}

const AT_ONCE = { duration: 0 };
const transformOf = ({ x, y, scale }: View): string => `translate(${x}px, ${y}px) scale(${scale})`;

/** Brings an element to a view from wherever it is now. */
function mover(land: HTMLElement): (to: View, timing: KeyframeAnimationOptions) => void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  let playing: Animation | null = null;
  let from: View | null = null;
  let to: View | null = null;
  return (next, timing) => {
    if (to !== null && next.x === to.x && next.y === to.y && next.scale === to.scale) return;
    const done = playing?.effect?.getComputedTiming().progress ?? 1;
    from = from === null || to === null ? next : between(from, to, done);
    to = next;
    const before = playing;
    playing = land.animate([{ transform: transformOf(from) }, { transform: transformOf(to) }], {
      fill: 'both',
      ...timing,
      ...(calm.matches ? AT_ONCE : {}),
    });
    before?.cancel();
  };
}
