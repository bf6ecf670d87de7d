/** Sounds without an event: a window about to close, a refused answer. */
import { useEffect, useRef } from 'preact/hooks';
import type { BoardProps } from '../contract.ts';
import { playSound, warm } from './index.ts';

/** Before the end, in ms. */
const TICKS = [2000, 1000];

const INPUTS = ['pointerup', 'keyup'] as const;

/** Not every browser says when it has nothing to do. */
const idle = (then: () => void): void => void (typeof requestIdleCallback === 'undefined' ? setTimeout(then, 200) : requestIdleCallback(then));

export function useCues({ due, turn, asking, taste }: Pick<BoardProps, 'due' | 'turn' | 'asking' | 'taste'>): void {
  const volume = useRef(taste.volume);
  volume.current = taste.volume;
  const until = turn !== null && !turn.sent ? (due?.at ?? null) : null;
  useEffect(() => {
    if (until === null) return;
    const timers = TICKS.map((before) => until - before - performance.now())
      .filter((wait) => wait > 0)
      .map((wait) => setTimeout(() => playSound('tick', volume.current), wait));
    return () => timers.forEach(clearTimeout);
  }, [until]);
  const loud = taste.volume > 0;
  useEffect(() => {
    if (!loud) return;
    const first = (): void => {
      stop();
      idle(warm);
    };
    const stop = (): void => {
      for (const input of INPUTS) removeEventListener(input, first, true);
    };
    for (const input of INPUTS) addEventListener(input, first, true);
    return stop;
  }, [loud]);
  const { refused } = asking;
  useEffect(() => {
    if (refused !== null) playSound('refused', volume.current);
  }, [refused]);
}
