/** Arrow keys inside a region with a single tab stop: among options, lines of a log, names in a text. */
import type { TargetedKeyboardEvent } from 'preact';

const STOP = '[data-stop]';

/** Moves the focus among the stops of the region; true: the key was for us. */
export function moveAmongStops(e: TargetedKeyboardEvent<HTMLElement>): boolean {
  const step = e.key === 'ArrowDown' || e.key === 'ArrowRight' ? 1 : e.key === 'ArrowUp' || e.key === 'ArrowLeft' ? -1 : 0;
  const end = e.key === 'Home' ? 0 : e.key === 'End' ? -1 : null;
  if ((step === 0 && end === null) || e.altKey || e.ctrlKey || e.metaKey) return false;
  const stops = [...e.currentTarget.querySelectorAll<HTMLElement>(STOP)];
  if (stops.length === 0) return false;
  const here = document.activeElement instanceof HTMLElement ? stops.indexOf(document.activeElement) : -1;
  const to = end === null ? (here === -1 ? (step === 1 ? 0 : stops.length - 1) : (here + step + stops.length) % stops.length) : end;
  stops.at(to)?.focus();
  e.preventDefault();
  return true;
}
