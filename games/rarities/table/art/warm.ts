/** Drawings are read by the browser before they are wanted, one in each quiet moment: the first card of its kind must not stop a move. */
import { seatsOf } from '@starboard/kernel';
import { useEffect } from 'preact/hooks';
import { CARDS, RELICS } from '../../content/cards.ts';
import { addressOf } from './drawings.ts';

/** Kept, else they would be read again. */
const kept = new Map<string, HTMLImageElement>();

const whenQuiet = (what: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(what);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(what, 50);
  return () => clearTimeout(id);
};

export function useWarm(seats: number): void {
  useEffect(() => {
    const all = [...seatsOf(seats)].map((seat) => `ship-${seat}`);
    const wanted = ['back', 'vortex', ...CARDS, ...RELICS.map((tag) => `disc-${tag}`), 'pass', ...all].filter((name) => !kept.has(name));
    let stop = (): void => {};
    const next = (): void => {
      const name = wanted.shift();
      if (name === undefined) return;
      const image = new Image();
      image.src = addressOf(name);
      kept.set(name, image);
      stop = whenQuiet(next);
    };
    stop = whenQuiet(next);
    return () => stop();
  }, [seats]);
}
