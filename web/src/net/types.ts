/** What the server speaks, as types alone: nothing of it is in the bundle. */
export type {
  Api,
  Device,
  Invited,
  Lobby,
  LobbyHeard,
  LobbySaid,
  Me,
  Problem,
  ProblemBody,
  RouteKey,
  StartInfo,
  TableInfo,
  TableSummary,
  Webhook,
} from '../../../server/api/routes.ts';
