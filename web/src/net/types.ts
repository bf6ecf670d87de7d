/** What the server speaks, as types alone: nothing of it is in the bundle. */
export type {
  Api,
  Device,
  Invited,
  Lobby,
  LobbyFilter,
  LobbyHeard,
  LobbySaid,
  Me,
  Pace,
  Problem,
  ProblemBody,
  RouteKey,
  StartInfo,
  TableInfo,
  TableSummary,
  Webhook,
} from '../../../server/api/routes.ts';
