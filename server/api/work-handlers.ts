/** What the paths of published works do (./work-routes.ts). */
import type { PersonReports } from '../identity/reports.ts';
import { networkOf } from '../network/client-network.ts';
import type { Tables } from '../tables/tables.ts';
import type { Works } from '../works/works.ts';
import { notFound } from './problem.ts';
import type { Handlers } from './routing.ts';
import type { workRoutes } from './work-routes.ts';

export interface WorkServices {
  readonly works: Works;
  readonly reports: PersonReports;
  readonly tables: Tables;
}

export const workHandlers = ({ works, reports, tables }: WorkServices): Pick<Handlers, keyof typeof workRoutes> => ({
  'GET /api/works': ({ query }) => works.shelf({ ...query, from: Number(query.from ?? 0) }),
  'POST /api/works': ({ caller, body, request }) => works.publish(caller.identity, body, networkOf(request.ip)),
  'GET /api/me/works': ({ caller }) => works.mine(caller.identity),
  'GET /api/works/:work': ({ caller, param }) => works.read(param('work'), caller?.identity ?? null),
  'PATCH /api/works/:work': ({ caller, body, param }) => works.list(param('work'), caller.identity, body.listed),
  'POST /api/works/:work/report': async ({ caller, param, body: { reason, text = '' }, request }) => {
    const { identity: about, ...work } = await works.authorOf(param('work'));
    const [me, author] = await Promise.all([tables.identities.card(caller.identity), tables.identities.card(about)]);
    if (me === null || author === null || about === caller.identity) throw notFound();
    const people = { by: caller.identity, byName: me.name, about, aboutName: author.name };
    await reports.make({ ...people, reason, text, table: null, lines: [], work: { id: param('work'), ...work } }, networkOf(request.ip));
    return { ok: true };
  },
  'DELETE /api/works/:work': async ({ caller, param }) => {
    await works.withdraw(param('work'), caller.identity);
    return { ok: true };
  },
});
