/** Where a table stands that we do not look at: one of the server, as our seat knows it, or one of this device. */
import type { WholeMessage } from '@starboard/host';
import { fromWhole, type MatchSeen } from '@starboard/host/match-view';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import type { TableSummary } from '../net/types.ts';
import { keepPosition, readPosition } from '../offline/last-seen.ts';
import { localPosition } from '../offline/position.ts';
import type { LocalTable } from '../offline/tables.ts';

/** A quick match must not make us ask all the time. */
const REST_MS = 3000;

const seenIn = (whole: WholeMessage): MatchSeen => fromWhole(whole, null, Date.now());

/**
 * Asked for again when the lobby says that something happened there. `news`: another value whenever the table may have moved on.
 * Where the server does not answer: as it was last. Null: not there yet.
 */
export function usePosition({ id, state }: TableSummary, news: unknown): MatchSeen | null {
  const [seen, setSeen] = useState<MatchSeen | null>(null);
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: news is what makes us ask again.
  useEffect(() => {
    if (state !== 'running') return;
    let gone = false;
    const timer = setTimeout(
      () => {
        asked.current = Date.now();
        ask('GET /api/tables/:table/position', { params: { table: id } })
          .then((whole) => {
            keepPosition(id, whole).catch(() => {});
            return whole;
          })
          .catch(() => readPosition(id))
          .then(
            (whole) => gone || whole === null || setSeen(seenIn(whole)),
            () => {},
          );
      },
      Math.max(0, asked.current + REST_MS - Date.now()),
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [id, state, news]);
  return seen;
}

/** From our seat; where several people share this screen, as somebody who watches. */
export function useLocalPosition({ id, changedAt }: LocalTable): MatchSeen | null {
  const [seen, setSeen] = useState<MatchSeen | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change is what makes us read again.
  useEffect(() => {
    let gone = false;
    void localPosition(id).then((whole) => gone || whole === null || setSeen(seenIn(whole)));
    return () => {
      gone = true;
    };
  }, [id, changedAt]);
  return seen;
}
