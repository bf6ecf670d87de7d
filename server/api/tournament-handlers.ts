/** What the paths of tournaments do (./tournament-routes.ts). */
import { networkOf } from '../network/client-network.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Handlers } from './routing.ts';
import type { tournamentRoutes } from './tournament-routes.ts';

export const tournamentHandlers = (tournaments: Tournaments): Pick<Handlers, keyof typeof tournamentRoutes> => ({
  'GET /api/tournaments': ({ caller }) => tournaments.list(caller?.identity ?? null),
  'POST /api/tournaments': ({ caller, body, request }) => tournaments.create(caller.identity, body, networkOf(request.ip)),
  'GET /api/tournaments/:tournament': ({ caller, param }) => tournaments.see(param('tournament'), caller?.identity ?? null),
  'POST /api/tournaments/look': ({ caller, body }) => tournaments.look(body.token, caller?.identity ?? null),
  'POST /api/tournaments/:tournament/join': ({ caller, param, body }) => tournaments.join(param('tournament'), caller.identity, body.token),
  'POST /api/tournaments/:tournament/leave': ({ caller, param }) => tournaments.leave(param('tournament'), caller.identity),
  'POST /api/tournaments/:tournament/start': ({ caller, param }) => tournaments.start(param('tournament'), caller.identity),
  'POST /api/tournaments/:tournament/close': async ({ caller, param }) => {
    await tournaments.callOff(param('tournament'), caller.identity);
    return { ok: true };
  },
});
