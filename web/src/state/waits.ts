/** The tables that wait for this person, the most urgent first. */
import { lobbySocket } from '../net/lobby.ts';
import type { WaitingTable } from '../net/types.ts';
import { watched } from './store.ts';

export const useWaits = watched<{ readonly tables: readonly WaitingTable[] }>(() => ({ tables: [] }));

export const watchWaits = (): void => lobbySocket.waits((tables) => useWaits.setState({ tables }));
