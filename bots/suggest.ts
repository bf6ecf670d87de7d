/**
 * A search over small changes of a file towards a share that a designer wants, such as humans who escape. It knows neither games nor bots:
 * what changes a file and what measures it are given. Figures vary, so a change is tried on few games first and believed after many.
 */
import type { FileChange, Interval } from '@starboard/kernel';

export interface SuggestSearch {
  /** A small change, or none. */
  vary(text: string): FileChange | null;
  /** The share on so many games; the same games for every text. */
  measure(text: string, games: number): Promise<Interval>;
  readonly target: number;
  /** Close enough. */
  readonly within: number;
  readonly games: number;
  /** Improvements at most, and changes tried for each. */
  readonly steps: number;
  readonly tries: number;
  readonly signal?: AbortSignal;
  /** Every step as it is found: the beginning, then each improvement. */
  found(step: SuggestStep): void;
}

export interface SuggestStep {
  readonly text: string;
  /** Empty: the beginning. */
  readonly what: string;
  readonly share: Interval;
}

/** A first look takes this part of the games. */
const GLANCE = 4;
/** Looks on so few games say nothing. */
const LEAST = 20;

/** The best text that was found. */
export async function suggest(text: string, search: SuggestSearch): Promise<SuggestStep> {
  const { target, games, found } = search;
  const off = ({ mean }: Interval): number => Math.abs(mean - target);
  let best: SuggestStep = { text, what: '', share: await search.measure(text, games) };
  found(best);
  for (let step = 0; step < search.steps && off(best.share) > search.within; step++) {
    const next = await improved(best, search, off);
    if (next === null) break;
    best = next;
    found(best);
  }
  return best;
}

/** The first change that brings the share nearer, by few games and then by many; null: none did. */
async function improved(best: SuggestStep, search: SuggestSearch, off: (share: Interval) => number): Promise<SuggestStep | null> {
  const few = Math.max(LEAST, Math.floor(search.games / GLANCE));
  const before = await search.measure(best.text, few);
  for (let i = 0; i < search.tries && search.signal?.aborted !== true; i++) {
    const change = search.vary(best.text);
    if (change === null) return null;
    if (off(await search.measure(change.text, few)) >= off(before)) continue;
    const share = await search.measure(change.text, search.games);
    if (off(share) < off(best.share)) return { text: change.text, what: change.what, share };
  }
  return null;
}
