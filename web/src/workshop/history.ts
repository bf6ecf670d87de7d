/** A document and its steps: what undo and redo lead to. Pure; the storage keeps what comes out. */
import { MOST_STEPS, type Work, type WorkStep } from './store.ts';

export interface Opened {
  readonly work: Work;
  /** In their order; one of them is where the work stands. */
  readonly steps: readonly WorkStep[];
}

const touched = (work: Work, change: Pick<Work, 'text' | 'at'>): Work => ({ ...work, ...change, rev: work.rev + 1, changedAt: Date.now() });

/** The work after one more step, and the step; null: nothing changed. */
export function changed({ work, steps }: Opened, text: string, what: string, merge: string | null): { opened: Opened; step: WorkStep } | null {
  if (text === work.text) return null;
  const last = steps.find((s) => s.n === work.at);
  const same = merge !== null && last?.merge === merge;
  const n = same ? work.at : work.at + 1;
  const step: WorkStep = { work: work.id, n, text, what, merge };
  const kept = steps.filter((s) => s.n < n && s.n > n - MOST_STEPS);
  return { opened: { work: touched(work, { text, at: n }), steps: [...kept, step] }, step };
}

/** The step that undo takes back, in words; null: there is none. */
export const undoable = ({ work, steps }: Opened): string | null =>
  steps.some((s) => s.n < work.at) ? (steps.find((s) => s.n === work.at)?.what ?? null) : null;
export const redoable = ({ work, steps }: Opened): string | null => steps.find((s) => s.n === work.at + 1)?.what ?? null;

function gone({ work, steps }: Opened, n: number): Opened | null {
  const to = steps.find((s) => s.n === n);
  return to === undefined ? null : { work: touched(work, { text: to.text, at: n }), steps };
}
export const undone = (opened: Opened): Opened | null => gone(opened, opened.work.at - 1);
export const redone = (opened: Opened): Opened | null => gone(opened, opened.work.at + 1);
