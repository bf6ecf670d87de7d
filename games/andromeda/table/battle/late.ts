/**
 * What only battles need comes after the first view, or with the first battle if that is sooner: a chunk of its own. Once it is there
 * it is drawn at once, without a moment of nothing as with `lazy`.
 */
import { useEffect, useReducer } from 'preact/hooks';

type Parts = typeof import('./parts.ts');

/** The first view is there by then, and nobody has launched anything yet. */
const LATER_MS = 2500;

let parts: Parts | null = null;
const waiting = new Set<() => void>();

export async function loadBattle(): Promise<void> {
  parts ??= await import('./parts.ts');
  for (const tell of waiting) tell();
  waiting.clear();
}
/** A chunk that does not come is asked for again by the next battle. */
const load = (): void => void loadBattle().catch(() => {});

/** `now`: it is to be drawn. Null: nothing is, or it is still on its way. */
export function useBattle(now: boolean): Parts | null {
  const [, redraw] = useReducer((n: number, _: null) => n + 1, 0);
  useEffect(() => {
    if (!now || parts !== null) return undefined;
    const tell = (): void => redraw(null);
    waiting.add(tell);
    load();
    return () => void waiting.delete(tell);
  }, [now]);
  return now ? parts : null;
}

export function useBattleLater(): void {
  useEffect(() => {
    const later = setTimeout(load, LATER_MS);
    return () => clearTimeout(later);
  }, []);
}
