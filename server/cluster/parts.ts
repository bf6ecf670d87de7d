/** What the rooms of a cluster get of the server. */
import type { ServerContext } from '../context.ts';
import type { Matches } from '../matches/matches.ts';
import type { MatchSockets } from '../network/match-sockets.ts';
import type { ChatRooms } from '../tables/chat.ts';
import type { Lobbies } from '../tables/lobby.ts';
import type { Starting } from '../tables/starting.ts';
import type { Tables } from '../tables/tables.ts';
import type { ClusterMetrics } from './cluster-metrics.ts';
import type { OwnedTables } from './owned-tables.ts';

export interface ClusterParts {
  readonly context: ServerContext;
  readonly owned: OwnedTables;
  readonly metrics: ClusterMetrics;
  readonly tables: Tables;
  readonly matches: Matches;
  readonly chats: ChatRooms;
  readonly lobbies: Lobbies;
  readonly sockets: MatchSockets;
  readonly starting: Starting;
}
