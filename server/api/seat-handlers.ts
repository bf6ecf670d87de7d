/** What the paths about seats do (./seat-routes.ts). */
import { networkOf } from '../network/client-network.ts';
import type { Notices } from '../notices/notices.ts';
import { traceOf } from '../operations/logging.ts';
import type { Seating } from '../tables/seating.ts';
import type { Starting } from '../tables/starting.ts';
import type { TableDoc } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import { ApiError } from './problem.ts';
import type { Call, Handlers } from './routing.ts';
import type { seatRoutes } from './seat-routes.ts';

export interface SeatServices {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly starting: Starting;
  readonly notices: Notices;
}
type SeatCall = Pick<Call<'POST /api/tables/:table/leave'>, 'caller' | 'param'>;

export function seatHandlers({ tables, seating, starting, notices }: SeatServices): Pick<Handlers, keyof typeof seatRoutes> {
  /** Does something at the table of a call and shows the table to the caller. */
  const at = async ({ caller, param }: SeatCall, act: (table: string, me: string) => Promise<TableDoc>) => {
    const doc = await act(param('table'), caller.identity);
    return tables.view(param('table'), doc, caller.identity);
  };
  return {
    'POST /api/tables/:table/sit': (call) =>
      at(call, async (table, me) => {
        const doc = await seating.sit(table, me, call.body.chair, call.body.commitment);
        // A host who went away hears of it, once in a while.
        if (doc.owner !== null && doc.owner !== me && tables.knocks.mayCall(table, 'sat'))
          await notices
            .call(table, doc, doc.owner, 'sat')
            .catch((error: unknown) => tables.context.log.error(traceOf(error), 'a notice was not sent'));
        return doc;
      }),
    'POST /api/tables/:table/commit': (call) => at(call, (table, me) => seating.commit(table, me, call.body.commitment)),
    'POST /api/tables/:table/leave': (call) => at(call, (table, me) => seating.leave(table, me)),
    'PUT /api/tables/:table/chairs/:chair': (call) =>
      at(call, (table, me) => seating.setChair(table, me, chairOf(call.param('chair')), call.body.bot)),
    'POST /api/tables/:table/start': (call) =>
      at(call, (table, me) => starting.start(table, me, { bots: call.body.bots, network: networkOf(call.request.ip) })),
    'POST /api/tables/:table/reveal': (call) => at(call, (table, me) => starting.reveal(table, me, call.body.attempt, call.body.word)),
    'POST /api/tables/:table/cancel': (call) => at(call, (table, me) => starting.cancel(table, me)),
    'POST /api/tables/:table/missing': (call) => at(call, (table, me) => starting.missing(table, me, call.body.choice)),
    'POST /api/tables/:table/silent': (call) => at(call, (table, me) => starting.silence(table, me, call.body.chair)),
    'POST /api/tables/:table/claims': (call) => at(call, (table, me) => seating.claim(table, me, call.body.chair)),
    'POST /api/tables/:table/claims/:claim': (call) => at(call, (table, me) => seating.sayToClaim(table, me, call.param('claim'), call.body.yes)),
    'POST /api/tables/:table/chairs/:chair/stand-in': (call) => at(call, (table, me) => seating.standIn(table, me, chairOf(call.param('chair')))),
    'POST /api/tables/:table/return': (call) => at(call, (table, me) => seating.comeBack(table, me)),
    'POST /api/tables/:table/rematch': async ({ caller, param }) => {
      const { id, doc } = await seating.rematch(param('table'), caller.identity);
      return tables.view(id, doc, caller.identity);
    },
  };
}

export function chairOf(text: string): number {
  const n = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n < 64)) throw new ApiError('malformed', 'There is no such seat.');
  return n;
}
