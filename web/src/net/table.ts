/** One table of the server, as it is now. */
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { arrive } from '../state/here.ts';
import { ask, RequestRefused } from './http.ts';
import { lobbySocket } from './lobby.ts';
import { noteGone, noteStarts } from './starts-seen.ts';
import type { TableInfo } from './types.ts';

export type TableStatus = 'loading' | 'there' | 'gone' | 'offline';

export function useTable(id: string): {
  readonly table: TableInfo | null;
  readonly status: TableStatus;
  readonly set: (t: TableInfo) => void;
  readonly again: () => void;
} {
  const [table, setTable] = useState<TableInfo | null>(null);
  const [status, setStatus] = useState<TableStatus>('loading');
  const now = useRef(status);
  now.current = status;
  const set = useCallback((t: TableInfo): void => {
    noteStarts(t);
    // Answers and news overtake each other; the newer one stays.
    setTable((was) => (was === null || t.changedAt >= was.changedAt ? t : was));
    setStatus('there');
  }, []);
  const again = useCallback((): void => {
    ask('GET /api/tables/:table', { params: { table: id } }).then(set, (error: unknown) => {
      const offline = error instanceof RequestRefused && error.problem === 'offline';
      if (error instanceof RequestRefused && error.problem === 'unknown') noteGone(id);
      setStatus((was) => (was === 'there' && offline ? was : offline ? 'offline' : 'gone'));
    });
  }, [id, set]);
  useEffect(() => {
    void arrive();
    // While a part of the page loads, effects are undone and run again.
    if (now.current !== 'gone') again();
    // Asked again only where the answer can be another one: a table that is not there for us was refused already.
    const unlessGone = (): void => {
      if (now.current === 'there' || now.current === 'offline') again();
    };
    return lobbySocket.table(id, { table: set, gone: unlessGone, up: unlessGone });
  }, [id, set, again]);
  return { table, status, set, again };
}
