/** What the paths about a match's course do (./record-routes.ts). */
import type { Records } from '../matches/records.ts';
import { belongsTo } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { notFound } from './problem.ts';
import type { recordRoutes } from './record-routes.ts';
import type { Handlers } from './routing.ts';

export interface RecordServices {
  readonly tables: Tables;
  readonly records: Records;
}

export function recordHandlers({ tables, records }: RecordServices): Pick<Handlers, keyof typeof recordRoutes> {
  return {
    'GET /api/tables/:table/since': ({ caller, query, param }) => records.since(param('table'), caller?.identity ?? null, Number(query.at ?? -1)),
    'POST /api/tables/:table/seen': async ({ caller, body, param }) => {
      if (!belongsTo(await tables.see(param('table'), caller.identity), caller.identity)) throw notFound();
      await tables.setSeen(param('table'), caller.identity, body.at);
      return { ok: true };
    },
    'PUT /api/tables/:table/share': async ({ caller, body, param }) => {
      const doc = await tables.share(param('table'), caller.identity, body.everybody);
      return tables.view(param('table'), doc, caller.identity);
    },
    'GET /api/shared/:token': ({ param }) => records.shared(param('token')),
    'GET /api/tables/:table/record': ({ caller, param }) => records.record(param('table'), caller?.identity ?? null),
    'GET /api/tables/:table/stream': ({ caller, param }) => records.stream(param('table'), caller?.identity ?? null),
  };
}
