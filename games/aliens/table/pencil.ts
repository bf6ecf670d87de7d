/** Pencil marks: own notes by player and sector, kept with the table on this device. Nobody else ever gets them. */
import type { Seat } from '@starboard/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';

export interface Mark {
  readonly seat: Seat;
  /** The sector by name. */
  readonly at: string;
  readonly kind: 'maybe' | 'not';
  readonly round: number;
}

/** Marks fade over this many rounds. */
export const FADING = 3;

const isMark = (v: unknown): v is Mark =>
  typeof v === 'object' && v !== null && 'seat' in v && 'at' in v && 'kind' in v && 'round' in v && typeof v.at === 'string';

function read(key: string): readonly Mark[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
}

function write(key: string, marks: readonly Mark[]): void {
  try {
    if (marks.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(marks));
  } catch {
    // A full or forbidden storage: the marks last as long as the page.
  }
}

export interface Pencil {
  readonly marks: readonly Mark[];
  /** Nothing, maybe, not here, nothing. */
  turn(seat: Seat, at: string, round: number): void;
  clear(): void;
}

/** `you`: at a shared screen everybody has marks of their own. */
export function usePencil(you: Seat | null): Pencil {
  const key = typeof location === 'undefined' ? '' : `aliens/pencil ${location.pathname} ${you ?? 'watching'}`;
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useEffect(() => setMarks(key === '' ? [] : read(key)), [key]);
  return useMemo(() => {
    const set = (next: readonly Mark[]): void => {
      write(key, next);
      setMarks(next);
    };
    return {
      marks,
      turn(seat, at, round) {
        const was = marks.find((m) => m.seat === seat && m.at === at);
        const others = marks.filter((m) => m !== was);
        set(was?.kind === 'not' ? others : [...others, { seat, at, round, kind: was === undefined ? 'maybe' : 'not' }]);
      },
      clear: () => set([]),
    };
  }, [key, marks]);
}
