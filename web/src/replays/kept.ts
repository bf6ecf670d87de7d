/** The filter and the matches that somebody keeps, on this device alone. */
import { useState } from 'preact/hooks';
import { EVERYTHING, type ReplayFilter } from './finished.ts';

const KEPT = 'starboard/kept-games';
const FILTER = 'starboard/replay-filter';

function read<V>(key: string, usual: V): V {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as V | null) ?? usual;
  } catch {
    return usual;
  }
}
function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser without storage forgets.
  }
}

/** Of tables of the server; games of this device stay kept. */
export function forgetKeptTables(): void {
  const list: unknown = read<unknown>(KEPT, []);
  write(KEPT, Array.isArray(list) ? list.filter((key) => typeof key === 'string' && !key.startsWith('table ')) : []);
}

export function useKept(): readonly [kept: ReadonlySet<string>, keep: (key: string, on: boolean) => void] {
  const [kept, setKept] = useState<ReadonlySet<string>>(() => {
    const list: unknown = read<unknown>(KEPT, []);
    return new Set(Array.isArray(list) ? list.filter((key) => typeof key === 'string') : []);
  });
  return [
    kept,
    (key, on) => {
      const next = new Set(kept);
      if (on) next.add(key);
      else next.delete(key);
      write(KEPT, [...next]);
      setKept(next);
    },
  ];
}

export function useReplayFilter(): readonly [filter: ReplayFilter, change: (to: Partial<ReplayFilter>) => void] {
  const [filter, setFilter] = useState<ReplayFilter>(() => ({ ...EVERYTHING, ...read<Partial<ReplayFilter>>(FILTER, {}), with: '' }));
  return [
    filter,
    (to) => {
      const next = { ...filter, ...to };
      write(FILTER, next);
      setFilter(next);
    },
  ];
}
