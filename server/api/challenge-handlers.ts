/** What the paths of challenges do (./challenge-routes.ts). */
import type { Challenges } from '../challenges/challenges.ts';
import { networkOf } from '../network/client-network.ts';
import type { challengeRoutes } from './challenge-routes.ts';
import type { Handlers } from './routing.ts';

export const challengeHandlers = (challenges: Challenges): Pick<Handlers, keyof typeof challengeRoutes> => ({
  'GET /api/challenges': ({ caller }) => challenges.today(caller?.identity ?? null),
  'GET /api/challenges/:day/:game': ({ caller, param }) => challenges.compare(param('day'), param('game'), caller?.identity ?? null),
  'POST /api/challenges/:day/:game': ({ caller, param, body, request }) =>
    challenges.send(caller.identity, param('day'), param('game'), body, networkOf(request.ip)),
});
