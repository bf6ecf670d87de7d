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
  Problem,
  ProblemBody,
  RouteKey,
  StartInfo,
  TableInfo,
  TablePace,
  TableSummary,
  Webhook,
} from '../../../server/api/routes.ts';
