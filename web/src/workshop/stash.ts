/**
 * The last step of a work until the storage has it. A tab that is closed at once ends what is being written; what stands here was written
 * before anything else happened.
 */
import type { Work } from './store.ts';

const KEY = 'starboard/unwritten/';

interface Unwritten {
  readonly text: string;
  readonly what: string;
  readonly rev: number;
}

const isUnwritten = (v: unknown): v is Unwritten =>
  typeof v === 'object' &&
  v !== null &&
  'text' in v &&
  typeof v.text === 'string' &&
  'what' in v &&
  typeof v.what === 'string' &&
  'rev' in v &&
  typeof v.rev === 'number';

export function stash({ id, text, rev }: Work, what: string): void {
  try {
    localStorage.setItem(KEY + id, JSON.stringify({ text, what, rev } satisfies Unwritten));
  } catch {
    // There is no room or no storage: then only the other one has it.
  }
}

/** The storage has everything up to this one. */
export function unstash({ id, rev }: Pick<Work, 'id' | 'rev'>): void {
  try {
    const there = stashed(id);
    if (there !== null && there.rev <= rev) localStorage.removeItem(KEY + id);
  } catch {
    // As above.
  }
}

/** Null: nothing is waiting. */
export function stashed(id: string): Unwritten | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY + id) ?? 'null');
    return isUnwritten(found) ? found : null;
  } catch {
    return null;
  }
}
