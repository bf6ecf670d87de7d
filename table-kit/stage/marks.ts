/** Glows, outlines and the dimmed light: bare boxes that the layer puts down and that vanish by themselves. */
import { MOVE } from './curves.ts';
import type { Box } from './paths.ts';

const AROUND = 4;

function box(layer: HTMLElement, at: Box | null): HTMLElement {
  const el = document.createElement('i');
  const { style } = el;
  style.position = 'absolute';
  style.pointerEvents = 'none';
  if (at === null) style.inset = '0';
  else {
    style.left = `${at.x - AROUND}px`;
    style.top = `${at.y - AROUND}px`;
    style.width = `${at.w + 2 * AROUND}px`;
    style.height = `${at.h + 2 * AROUND}px`;
    style.borderRadius = '12px';
  }
  layer.append(el);
  return el;
}

function play(el: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): () => void {
  const running = el.animate(frames, { fill: 'both', ...timing });
  const gone = (): void => el.remove();
  running.finished.then(gone, gone);
  return () => running.cancel();
}

/** Marks something that has arrived. Can be cancelled before it begins; afterwards it fades on its own. */
export function glow(layer: HTMLElement, at: Box, delay: number, duration: number): () => void {
  const el = box(layer, at);
  el.style.boxShadow = '0 0 0 2px var(--gold), 0 0 18px 2px var(--gold)';
  const begins = performance.now() + delay;
  const stop = play(
    el,
    [
      { opacity: 0, transform: 'scale(.94)' },
      { opacity: 1, transform: 'scale(1.04)', offset: 0.35 },
      { opacity: 0, transform: 'scale(1)' },
    ],
    { delay, duration, easing: MOVE },
  );
  return () => performance.now() < begins && stop();
}

const OUTLINE_MS = 2000;

/** With reduced motion: an outline where the thing now is. */
export function outline(layer: HTMLElement, at: Box): void {
  const el = box(layer, at);
  el.style.outline = '2px solid var(--gold)';
  play(el, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: OUTLINE_MS });
}

/** The light drops to 60% and returns. */
export function dim(layer: HTMLElement, delay: number, duration: number): () => void {
  const el = box(layer, null);
  el.style.background = '#000';
  return play(el, [{ opacity: 0 }, { opacity: 0.4, offset: 0.12 }, { opacity: 0.4, offset: 0.7 }, { opacity: 0 }], { delay, duration });
}
