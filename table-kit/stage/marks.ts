/** Glows, outlines and the dimmed light: bare boxes that the layer puts down and that vanish by themselves. */
import { MOVE } from './curves.ts';
import type { Box } from './paths.ts';

const AROUND = 4;

/** All of its style is set before it is put down: afterwards the browser would take a change for a step of an animation. */
function box(at: Box | null): HTMLElement {
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
  return el;
}

function play(layer: HTMLElement, el: HTMLElement, frames: Keyframe[], timing: KeyframeAnimationOptions): () => void {
  layer.append(el);
  const running = el.animate(frames, { fill: 'both', ...timing });
  const gone = (): void => el.remove();
  running.finished.then(gone, gone);
  return () => running.cancel();
}

/** Marks something that has arrived. Can be cancelled before it begins; afterwards it fades on its own. */
export function glow(layer: HTMLElement, at: Box, delay: number, duration: number): () => void {
  const el = box(at);
  el.style.boxShadow = '0 0 0 2px var(--gold), 0 0 18px 2px var(--gold)';
  const begins = performance.now() + delay;
  const stop = play(
    layer,
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
  const el = box(at);
  el.style.outline = '2px solid var(--gold)';
  play(layer, el, [{ opacity: 1 }, { opacity: 1, offset: 0.9 }, { opacity: 0 }], { duration: OUTLINE_MS });
}

/** How much light goes where a motion does not say. */
const DIM = 0.4;
/** The light that stays reaches this many times as far as the place. */
const STAYS = 1.4;

/** The light drops by a part and returns. `lit`: a place where it stays. */
export function dim(layer: HTMLElement, delay: number, duration: number, part = DIM, lit: Box | null = null): () => void {
  const el = box(null);
  const night = 'var(--night, #000)';
  const [x, y] = lit === null ? [0, 0] : [lit.x + lit.w / 2, lit.y + lit.h / 2];
  const far = lit === null ? 0 : Math.max(lit.w, lit.h) * STAYS;
  el.style.background = lit === null ? night : `radial-gradient(circle at ${x}px ${y}px, transparent ${far / 2}px, ${night} ${far * 2}px)`;
  return play(layer, el, [{ opacity: 0 }, { opacity: part, offset: 0.12 }, { opacity: part, offset: 0.7 }, { opacity: 0 }], { delay, duration });
}
