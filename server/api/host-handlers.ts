/** What the host's paths do (./host-routes.ts). */
import { networkOf } from '../network/client-network.ts';
import { clearHostToken, hostTokenOf, setHostToken } from '../network/cookie.ts';
import type { HostKey } from '../operations/host-key.ts';
import type { Hosting } from '../operations/hosting.ts';
import type { HostReport, hostRoutes } from './host-routes.ts';
import { ApiError } from './problem.ts';
import type { Handlers } from './routing.ts';

export interface HostServices {
  readonly hosting: Hosting;
  readonly hostKey: HostKey;
}

const DONE = { ok: true } as const;
/** An announcement stands for at most a month. */
const LONGEST_MS = 31 * 86_400_000;

export function hostHandlers({ hosting, hostKey }: HostServices): Pick<Handlers, keyof typeof hostRoutes> {
  const { tables, reports, announcements, backups } = hosting.parts;
  const { config, now } = tables.context;
  return {
    'POST /api/host/enter': async ({ body, request, reply }) => {
      setHostToken(reply, config, hostKey.enter(body.key, networkOf(request.ip)));
      return DONE;
    },
    'POST /api/host/leave': async ({ request, reply }) => {
      hostKey.leave(hostTokenOf(request, config));
      clearHostToken(reply, config);
      return DONE;
    },
    'POST /api/host/key': async () => ({ key: await hostKey.renew() }),
    'GET /api/host': () => hosting.state(),
    'GET /api/host/tables': ({ query }) => hosting.tables(query.state, query.before),
    'POST /api/host/tables/:table/close': async ({ param }) => {
      await hosting.close(param('table'));
      return DONE;
    },
    'POST /api/host/tables/clear': async () => ({ closed: await hosting.clear() }),
    'GET /api/host/people': ({ query }) => hosting.people(query.before),
    'DELETE /api/host/people/:person': async ({ param }) => {
      await hosting.remove(param('person'));
      return DONE;
    },
    'GET /api/host/reports': async ({ query }) => {
      const found = await reports.list(query.done === 'yes' ? 'done' : 'open');
      return found.map(
        ({ id, doc }): HostReport => ({
          id,
          by: { identity: doc.by, name: doc.byName },
          about: { identity: doc.about, name: doc.aboutName },
          reason: doc.reason,
          text: doc.text,
          table: doc.table,
          lines: doc.lines,
          work: doc.work ?? null,
          at: doc.at,
          done: doc.done === true,
        }),
      );
    },
    'POST /api/host/reports/:report/done': async ({ param }) => {
      await reports.close(param('report'));
      return DONE;
    },
    'GET /api/host/works': ({ query }) => hosting.works(Number(query.from ?? 0)),
    'POST /api/host/works/:work/remove': async ({ param, body }) => {
      for (const work of await hosting.parts.works.remove(param('work'), body.reason)) await reports.closeAbout(work);
      return DONE;
    },
    'GET /api/host/refused-works': () => hosting.parts.works.refused.list(),
    'POST /api/host/refused-works/:hash/allow': async ({ param }) => {
      await hosting.parts.works.allow(param('hash'));
      return DONE;
    },
    'PUT /api/host/announcement': async ({ body: { en, de, until } }) => {
      if (until <= now() || until > now() + LONGEST_MS) throw new ApiError('malformed', 'until: A time within the next month.');
      const said = { en, de: de ?? en, until };
      await announcements.set(said);
      return said;
    },
    'DELETE /api/host/announcement': async () => {
      await announcements.set(null);
      return DONE;
    },
    'GET /api/host/backups': async () => backups.list(),
    'POST /api/host/backups': async () => {
      await backups.make();
      return backups.list();
    },
    'POST /api/host/results': async () => ({ made: await hosting.parts.rebuildResults() }),
    'POST /api/host/ratings': () => hosting.parts.recomputeRatings(),
  };
}
