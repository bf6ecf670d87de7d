/** Tables to continue and to join: those of this device, and those of the server. */
import { useCallback, useEffect, useState } from 'preact/hooks';
import { ask } from '../net/http.ts';
import { lobbySocket } from '../net/lobby.ts';
import type { Lobby, LobbyFilter } from '../net/types.ts';
import { store } from '../offline/store.ts';
import type { LocalTable } from '../offline/tables.ts';

const ALL: LobbyFilter = {};

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

/** The lobby with the open tables that fit, live; null: not here, or not yet. Another `round` asks again. */
export function useLobby(filter: LobbyFilter = ALL, round = 0): Lobby | null {
  const [lobby, setLobby] = useState<Lobby | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round is another question.
  useEffect(() => {
    let gone = false;
    const { free: _, ...query } = filter;
    ask('GET /api/lobby', { query }).then(
      (l) => gone || setLobby(l),
      () => {},
    );
    const stop = lobbySocket.lobby(setLobby, filter);
    return () => {
      gone = true;
      stop();
    };
  }, [filter, round]);
  return lobby;
}
