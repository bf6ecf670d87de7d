/**
 * How a page draws while there is a table on it: in short tasks, and without asking the browser for frames. What has happened is one
 * task, drawing it another. What is to be done once it is drawn waits a moment: asked for the frame itself, the browser would take
 * whatever it shows next for an animation of ours, and count every frame that comes late.
 */
import { options } from 'preact';
import { soon } from './soon.ts';

/** A little more than a frame: what was drawn is on the screen by then. */
export const FRAME_MS = 20;

let tables = 0;

/** Returns how the page draws as before, once no table is left. */
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
