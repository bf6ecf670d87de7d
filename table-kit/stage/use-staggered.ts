/**
 * A table in parts, drawn one after another, so that no frame has to draw all of it and nobody sees a difference of a few frames. A
 * part in which nothing is different is passed over, and where drawing is quick several go together. When an event has landed, each
 * part gets the new picture a frame after the one before, while what has arrived is still shown by the layer. When one is lifted, what
 * will travel is drawn over its place first (./layer.tsx), and then each part without it.
 */
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import { FRAME_MS } from './steady.ts';

export interface Round {
  /** Another picture begins a new round, and so does other knowledge (a question comes or goes); anything else reaches all parts at once. */
  readonly picture: unknown;
  readonly known: unknown;
  /** The event that is on its way, and in how many frames its things are drawn; null: none. */
  readonly beat: { readonly frames: number } | null;
}

/** Whether a part looks the same. */
export type Same<V> = (shown: V, value: V) => boolean;

/** So many parts may show what is new at once, after so many did: none, for what is not in parts is drawn then. Below zero so many frames are still for what will travel. */
export function shownAtOnce(was: Round, now: Round, done: number): number {
  if (was.beat !== now.beat && now.beat !== null) return Math.min(0, 1 - now.beat.frames);
  return was.picture === now.picture && was.known === now.known ? done : Math.min(done, 0);
}

/** Gives what is new to the first `most` parts, and to those after them that look the same either way; how many parts are up to date then. */
export function show<V>(shown: V[], value: V, parts: readonly Same<V>[], most: number): number {
  if (most <= 0) return most;
  let done = 0;
  while (done < parts.length) {
    const same = parts[done](shown[done], value);
    if (!same && done >= most) break;
    if (!same) shown[done] = value;
    done++;
  }
  return done;
}

/** So many parts go together that they take about this long, by what a part has taken lately; on a slow device one by one. */
const TOGETHER_MS = 8;
/** How much the newest measurement weighs. */
const NEWEST = 0.3;

interface Held<V> {
  /** What each part shows. */
  readonly shown: V[];
  round: Round;
  done: number;
  /** What a part takes, in ms. */
  each: number;
  /** How many were asked for last, and when. */
  asked: { readonly parts: number; readonly at: number } | null;
}

export interface Staggered<V> {
  readonly shown: readonly V[];
  /** In so many frames all that will travel is drawn. */
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
