/** What our seat knows at a table that we do not look at: asked for again when the lobby says that something happened there. */
import { fromWhole, type MatchSeen } from '@starboard/host/match-view';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { TableSummary } from '../net/types.ts';

/** A quick match must not make us ask all the time. */
const REST_MS = 3000;

/** `news`: another value whenever the table may have moved on. Null: not there yet. */
export function usePosition({ id, state }: TableSummary, news: unknown): MatchSeen | null {
  const [seen, setSeen] = useState<MatchSeen | null>(null);
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what makes us ask again.
  useEffect(() => {
    if (state !== 'running') return;
    const timer = setTimeout(
      () => {
        asked.current = Date.now();
        ask('GET /api/tables/:table/position', { params: { table: id } }).then(
          (whole) => setSeen(fromWhole(whole, null, Date.now())),
          () => {},
        );
      },
      Math.max(0, asked.current + REST_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [id, state, news]);
  return seen;
}
