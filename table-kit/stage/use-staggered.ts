/**
 * A table in parts, drawn one after another, so that no frame has to draw all of it and nobody sees a difference of two frames.
 * When an event has landed, each part gets the new picture a frame after the one before. When one is lifted, what will travel is
 * made ready first (./layer.tsx), and a frame later all parts change together, because then they are measured.
 */
import { useLayoutEffect, useReducer, useRef } from 'react';

/** A little more than a frame: what was drawn is on the screen by then. Asking for the frame itself would bind the browser's own animations to ours. */
const FRAME_MS = 20;

export interface Round {
  /** Another picture begins a new round, and so does other knowledge (a question comes or goes); anything else reaches all parts at once. */
  readonly picture: unknown;
  readonly known: unknown;
  /** Whether the picture is that of an event being lifted. */
  readonly lifts: boolean;
}

/** So many parts may show what is new at once, after so many did. */
export function shownAtOnce(was: Round, now: Round, done: number): number {
  if (was.picture !== now.picture) return now.lifts ? 0 : 1;
  return was.known === now.known ? done : Math.min(done, 1);
}

/** And so many a frame later. */
export const shownNext = (done: number, parts: number): number => (done === 0 ? parts : Math.min(parts, done + 1));

interface Held<V> {
  /** What each part shows. */
  readonly shown: V[];
  round: Round;
  done: number;
}

export interface Staggered<V> {
  readonly shown: readonly V[];
  /** All parts show the same. */
  readonly done: boolean;
}

export function useStaggered<V>(value: V, parts: number, round: Round): Staggered<V> {
  const [, next] = useReducer((n: number) => n + 1, 0);
  const held = useRef<Held<V> | null>(null);
  held.current ??= { shown: new Array<V>(parts).fill(value), round, done: parts };
  const state = held.current;
  state.done = shownAtOnce(state.round, round, state.done);
  state.round = round;
  for (let i = 0; i < state.done; i++) state.shown[i] = value;
  const { done } = state;
  useLayoutEffect(() => {
    if (done >= parts) return;
    const later = setTimeout(() => {
      state.done = shownNext(done, parts);
      next();
    }, FRAME_MS);
    return () => clearTimeout(later);
  });
  return { shown: state.shown.slice(), done: done >= parts };
}
