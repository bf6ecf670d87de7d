/**
 * While a table is mounted, the page renders in short tasks and requests no animation frames. State changes are one task,
 * rendering another, and effects run on a timer: after `requestAnimationFrame` the browser would count what it shows next as an
 * animation of the script's, and every late frame as a dropped one.
 */
import { options } from 'preact';
import { soon } from './soon.ts';

/** A little more than a frame: by then the rendered output is on the screen. */
export const FRAME_MS = 20;

let tables = 0;

/** The returned function restores normal rendering once no table is left. */
export function drawSteadily(): () => void {
  tables++;
  options.debounceRendering = (draw) => void soon(draw);
  options.requestAnimationFrame = (effects) => void setTimeout(effects, FRAME_MS);
  return () => {
    tables--;
    if (tables > 0) return;
    delete options.debounceRendering;
    delete options.requestAnimationFrame;
  };
}
