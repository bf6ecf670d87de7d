/**
 * Renders a table in parts, one per frame, so that no frame has to render all of it. Unchanged parts are skipped; on a fast
 * device several go together. After a landing each part gets the new picture in turn, while the layer still shows what arrived.
 * On a lift the layer first draws the travelling things over their places (./layer.tsx), then each part renders without them.
 */
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { FRAME_MS } from './steady.ts';

export interface Round {
  /** Whose eyes look; null: nobody's, as behind a curtain. Another person never sees a frame of what was there before. */
  readonly eyes: unknown;
  /** A new picture or new knowledge starts a new round; any other change reaches all parts at once. */
  readonly picture: unknown;
  readonly known: unknown;
  /** The event that plays, and how many frames its things take to render; null: none. */
  readonly beat: { readonly frames: number } | null;
}

/** Whether a part looks the same; `alone`: so much of it is different that it takes a frame of its own, however fast others were. */
export type Same<V> = (shown: V, value: V) => boolean | 'alone';

/** How many parts may show the new value at once. 0 in the first frame of a round, which renders everything outside the parts; negative: frames still needed for travelling things. */
export function shownAtOnce(was: Round, now: Round, done: number): number {
  if (was.eyes !== now.eyes) return Number.POSITIVE_INFINITY;
  if (was.beat !== now.beat && now.beat !== null) return Math.min(0, 1 - now.beat.frames);
  return was.picture === now.picture && was.known === now.known ? done : Math.min(done, 0);
}

/** Gives the new value to the first `most` parts and skips unchanged ones; returns how many parts are up to date. */
export function show<V>(shown: V[], value: V, parts: readonly Same<V>[], most: number): number {
  if (most <= 0) return most;
  let done = 0;
  let changed = 0;
  let full = false;
  while (done < parts.length) {
    // Other eyes may see more parts than the ones before: a spectator sees all seats as others.
    const same = done < shown.length && parts[done](shown[done], value);
    const alone = same === 'alone' && most !== Number.POSITIVE_INFINITY;
    if (same !== true) {
      if (done >= most || full || (alone && changed > 0)) break;
      shown[done] = value;
      changed++;
      full = alone;
    }
    done++;
  }
  return done;
}

/** As many parts go together as take about this long, by recent measurements. */
const TOGETHER_MS = 8;
/** How much the newest measurement weighs. */
const NEWEST = 0.3;

interface Held<V> {
  /** What each part shows. */
  readonly shown: V[];
  round: Round;
  done: number;
  /** How long one part takes to render, in ms. */
  each: number;
  /** How many were asked for last, and when. */
  asked: { readonly parts: number; readonly at: number } | null;
}

export interface Staggered<V> {
  readonly shown: readonly V[];
  /** Frames until all travelling things are rendered. */
  readonly waits: number;
  /** All parts show the same. */
  readonly done: boolean;
}

export function useStaggered<V>(value: V, parts: readonly Same<V>[], round: Round): Staggered<V> {
  const [, next] = useReducer((n: number) => n + 1, 0);
  const held = useRef<Held<V> | null>(null);
  held.current ??= { shown: parts.map(() => value), round, done: parts.length, each: TOGETHER_MS, asked: null };
  const state = held.current;
  state.done = show(state.shown, value, parts, shownAtOnce(state.round, round, state.done));
  state.round = round;
  const { done } = state;
  useLayoutEffect(() => {
    if (state.asked !== null) state.each += NEWEST * ((performance.now() - state.asked.at) / state.asked.parts - state.each);
    state.asked = null;
    if (done >= parts.length) return;
    const later = setTimeout(() => {
      const together = Math.max(1, Math.floor(TOGETHER_MS / state.each));
      state.done = done + together;
      state.asked = { parts: together, at: performance.now() };
      next(null);
    }, FRAME_MS);
    return () => clearTimeout(later);
  });
  return { shown: state.shown.slice(), waits: Math.max(0, -done), done: done >= parts.length };
}
