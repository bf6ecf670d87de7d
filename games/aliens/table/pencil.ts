/** Pencil marks: own notes by player and sector, kept with the table on this device. Nobody else ever gets them. */
import { type Seat, seatAt } from '@starboard/kernel';
import { useEffect, useMemo, useState } from 'preact/hooks';

export interface Mark {
  readonly seat: Seat;
  /** The sector by name. */
  readonly at: string;
  readonly kind: 'maybe' | 'not';
  readonly round: number;
  /** Pinned: it does not fade. */
  readonly kept: boolean;
}

/** Marks fade over this many rounds. */
export const FADING = 3;

/** The marks to be seen in a round: those made by then that are kept or have not faded. */
export const marksIn = (marks: readonly Mark[], round: number): readonly Mark[] =>
  marks.filter((m) => m.round <= round && (m.kept || round - m.round <= FADING));

/** Nothing, maybe, not here, nothing. */
export function turned(marks: readonly Mark[], seat: Seat, at: string, round: number): readonly Mark[] {
  const was = marks.find((m) => m.seat === seat && m.at === at);
  const others = marks.filter((m) => m !== was);
  // A mark that has faded is as good as none.
  const seen = was !== undefined && marksIn([was], round).length > 0 ? was : undefined;
  if (seen?.kind === 'not') return others;
  return [...others, { seat, at, round, kind: seen === undefined ? 'maybe' : 'not', kept: seen?.kept ?? false }];
}

export const keptOr = (marks: readonly Mark[], at: string, kept: boolean): readonly Mark[] => marks.map((m) => (m.at === at ? { ...m, kept } : m));

function markOf(v: unknown): Mark[] {
  if (typeof v !== 'object' || v === null || !('seat' in v && 'at' in v && 'kind' in v && 'round' in v)) return [];
  const { seat, at, kind, round } = v;
  if (typeof seat !== 'number' || typeof at !== 'string' || typeof round !== 'number' || (kind !== 'maybe' && kind !== 'not')) return [];
  return [{ seat: seatAt(seat), at, kind, round, kept: 'kept' in v && v.kept === true }];
}

function read(key: string): readonly Mark[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(markOf) : [];
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
  turn(seat: Seat, at: string, round: number): void;
  /** Pins all marks of a sector, or lets them fade again. */
  keep(at: string, kept: boolean): void;
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
      turn: (seat, at, round) => set(turned(marks, seat, at, round)),
      keep: (at, kept) => set(keptOr(marks, at, kept)),
      clear: () => set([]),
    };
  }, [key, marks]);
}
