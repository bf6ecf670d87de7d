import type { Turn } from '@starboard/table-kit';
import type { ComponentChildren } from 'preact';

/** Somebody who guides through a first game (../lesson/guide.tsx). */
export interface Guide {
  /** The question as far as it may be answered now. */
  limit(turn: Turn | null, settled: boolean): Turn | null;
  /** What lies over the table. */
  show(turn: Turn | null, settled: boolean, names: readonly string[]): ComponentChildren;
}
