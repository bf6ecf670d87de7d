/** What the paths around the tables do (./lounge-routes.ts). */
import type { Stream } from '@starboard/host';
import { seatAt } from '@starboard/kernel';
import { heardShown } from '../identity/forgotten-names.ts';
import type { Matches } from '../matches/matches.ts';
import type { Notices } from '../notices/notices.ts';
import { belongsTo, chairOfIdentity, isRemoved } from '../tables/table-doc.ts';
import type { Tables } from '../tables/tables.ts';
import type { WaitingList } from '../tables/waiting-list.ts';
import type { loungeRoutes } from './lounge-routes.ts';
import { notFound, refused } from './problem.ts';
import type { Handlers } from './routing.ts';
import { chairOf } from './seat-handlers.ts';

export interface LoungeServices {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly notices: Notices;
  readonly waitingList: WaitingList;
}

/** The stream of a chair. */
const streamOf = (chair: number | null): Stream => (chair === null ? 'watch' : seatAt(chair));
const DONE = { ok: true } as const;

export function loungeHandlers({ tables, matches, notices, waitingList }: LoungeServices): Pick<Handlers, keyof typeof loungeRoutes> {
  const { identities } = tables;
  return {
    'GET /api/replays': async ({ caller }) => ({
      replays: (await tables.openReplays(caller?.identity ?? null)).map(({ id, doc }) => ({
        table: id,
        game: doc.game,
        name: doc.name,
        at: doc.changedAt,
        chairs: doc.chairs.map(({ kind, name }) => ({ kind, name })),
      })),
    }),
    'GET /api/tables/:table/position': async ({ caller, param }) => {
      const doc = await tables.see(param('table'), caller.identity);
      if (doc.state !== 'running' || !belongsTo(doc, caller.identity)) throw notFound();
      const { drive } = await matches.get(param('table'));
      const seen = await drive.look(streamOf(chairOfIdentity(doc, caller.identity)));
      const shown = heardShown(doc, { ...seen, lines: [] });
      if (shown.t !== 'whole') throw notFound();
      return shown;
    },
    'POST /api/tables/:table/knock': async ({ caller, param }) => {
      const id = param('table');
      const doc = await tables.docs.get(id);
      if (doc === null || doc.state === 'closed' || isRemoved(doc, caller.identity)) return { in: false };
      if (tables.access.maySee(doc, caller.identity)) return { in: true };
      // Blocked: the host does not hear of it.
      if (tables.access.isShutOut(doc, caller.identity)) return { in: false };
      const me = await identities.docs.get(caller.identity);
      if (me !== null && tables.knocks.knock(id, caller.identity, me.name)) {
        tables.tell(id, doc);
        if (doc.owner !== null && tables.knocks.mayCall(id)) await notices.call(id, doc, doc.owner, 'knock');
      }
      return { in: false };
    },
    'POST /api/tables/:table/wanting': async ({ caller, body, param }) =>
      tables.view(param('table'), await waitingList.want(param('table'), caller.identity, body.on), caller.identity),
    'POST /api/tables/:table/chairs/:chair/nudge': async ({ caller, param }) => {
      await waitingList.nudge(param('table'), caller.identity, chairOf(param('chair')));
      return DONE;
    },
    'POST /api/tables/:table/knocks/:person': async ({ caller, body, param }) => {
      const id = param('table');
      const person = param('person');
      await tables.changeOwn(id, caller.identity, (doc) => {
        if (!tables.knocks.answer(id, person, body.yes)) throw refused('no-knock');
        if (body.yes) tables.invitations.admit(doc, person);
      });
      return DONE;
    },
  };
}
