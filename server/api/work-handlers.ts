/** What the paths of published works do (./work-routes.ts). */
import { networkOf } from '../network/client-network.ts';
import type { Works } from '../works/works.ts';
import type { Handlers } from './routing.ts';
import type { workRoutes } from './work-routes.ts';

export const workHandlers = (works: Works): Pick<Handlers, keyof typeof workRoutes> => ({
  'GET /api/works': ({ query }) => works.shelf({ ...query, from: Number(query.from ?? 0) }),
  'POST /api/works': ({ caller, body, request }) => works.publish(caller.identity, body, networkOf(request.ip)),
  'GET /api/me/works': ({ caller }) => works.mine(caller.identity),
  'GET /api/works/:work': ({ caller, param }) => works.read(param('work'), caller?.identity ?? null),
  'PATCH /api/works/:work': ({ caller, body, param }) => works.list(param('work'), caller.identity, body.listed),
  'DELETE /api/works/:work': async ({ caller, param }) => {
    await works.withdraw(param('work'), caller.identity);
    return { ok: true };
  },
});
