/** What the paths to tables do (./table-routes.ts). */
import { networkOf } from '../network/client-network.ts';
import type { Lobbies } from '../tables/lobby.ts';
import type { Matchmaking } from '../tables/matchmaking.ts';
import type { Tables } from '../tables/tables.ts';
import type { Handlers } from './routing.ts';
import type { tableRoutes } from './table-routes.ts';

export interface TableServices {
  readonly tables: Tables;
  readonly lobbies: Lobbies;
  readonly matchmaking: Matchmaking;
}

const DONE = { ok: true } as const;

export function tableHandlers({ tables, lobbies, matchmaking }: TableServices): Pick<Handlers, keyof typeof tableRoutes> {
  const { invitations } = tables;
  return {
    'GET /api/games': () => tables.games.infos(),
    'GET /api/lobby': ({ caller, query }) => lobbies.view(caller?.identity ?? null, query),
    'POST /api/tables': async ({ caller, body, request }) => {
      const { id, doc } = await tables.create(caller.identity, body, networkOf(request.ip));
      return tables.view(id, doc, caller.identity);
    },
    'POST /api/tables/find': async ({ caller, body, request }) => {
      const { id, doc, made } = await matchmaking.find(caller.identity, body, networkOf(request.ip));
      return { table: await tables.view(id, doc, caller.identity), made };
    },
    'GET /api/tables/:table': async ({ caller, param }) => {
      const identity = caller?.identity ?? null;
      return tables.view(param('table'), await tables.see(param('table'), identity), identity);
    },
    'PATCH /api/tables/:table': async ({ caller, body, param, request }) => {
      const doc = await tables.update(param('table'), caller.identity, body, networkOf(request.ip));
      return tables.view(param('table'), doc, caller.identity);
    },
    'POST /api/tables/:table/close': async ({ caller, param }) => {
      await tables.close(param('table'), caller.identity);
      return DONE;
    },
    'POST /api/tables/:table/invitations': ({ caller, param }) => invitations.invite(param('table'), caller.identity),
    'DELETE /api/tables/:table/invitations/:invitation': async ({ caller, param }) => {
      await invitations.revoke(param('table'), caller.identity, param('invitation'));
      return DONE;
    },
    'POST /api/tables/:table/code': ({ caller, param }) => invitations.speak(param('table'), caller.identity),
    'POST /api/invitations/look': ({ caller, body }) => invitations.look(body.token, caller?.identity ?? null),
    'POST /api/invitations/code': async ({ body, request }) => ({ token: await invitations.heard(body.code, networkOf(request.ip)) }),
    'POST /api/invitations/accept': async ({ caller, body }) => {
      const { id, doc } = await invitations.accept(body.token, caller.identity);
      return tables.view(id, doc, caller.identity);
    },
  };
}
