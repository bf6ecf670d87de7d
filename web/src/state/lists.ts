/** Tables to continue and to join: those of this device, and those of the server. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import type { Lobby } from '../net/types.ts';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';

/** Null: not read yet. */
export function useLocalTables(): readonly [tables: readonly LocalTable[] | null, again: () => void] {
  const [tables, setTables] = useState<readonly LocalTable[] | null>(null);
  const read = useCallback(() => {
    store()
      .tables()
      .then(setTables, () => setTables([]));
  }, []);
  useEffect(read, [read]);
  return [tables, read];
}

/** The lobby, live; null: not here, or not yet. */
export function useLobby(): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  useEffect(() => {
    let gone = false;
    ask('GET /api/lobby', {}).then(
      (l) => gone || setLobby(l),
      () => {},
    );
    const stop = lobbySocket.lobby(setLobby);
    return () => {
      gone = true;
      stop();
    };
  }, []);
  return lobby;
}
