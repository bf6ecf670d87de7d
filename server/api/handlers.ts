/** What each path does. */

import type { DeviceLinks } from '../identity/device-links.ts';
import { type Caller, labelOf } from '../identity/identities.ts';
import { exportOf, hasTables } from '../identity/personal-data.ts';
import type { Records } from '../matches/records.ts';
import { networkOf } from '../network/client-network.ts';
import { clearToken, isSafe, setToken, tokenOf } from '../network/cookie.ts';
import { type Resolve, vet } from '../notices/address.ts';
import type { ChatRooms } from '../tables/chat.ts';
import type { Lobbies } from '../tables/lobby.ts';
import type { Matchmaking } from '../tables/matchmaking.ts';
import type { Seating } from '../tables/seating.ts';
import type { Starting } from '../tables/starting.ts';
import { belongsTo, type TableDoc } from '../tables/table-doc.ts';
import type { Works } from '../works/works.ts';
import { type AccountServices, accountHandlers } from './account-handlers.ts';
import { type HostServices, hostHandlers } from './host-handlers.ts';
import { type LoungeServices, loungeHandlers } from './lounge-handlers.ts';
import { noticeHandlers } from './notice-handlers.ts';
import { type PeopleServices, peopleHandlers } from './people-handlers.ts';
import { ApiError, notFound } from './problem.ts';
import type { Call, Handlers } from './routing.ts';
import { workHandlers } from './work-handlers.ts';

export interface Services extends LoungeServices, AccountServices, PeopleServices, HostServices {
  readonly forget: (identity: string) => Promise<void>;
  readonly links: DeviceLinks;
  readonly seating: Seating;
  readonly matchmaking: Matchmaking;
  readonly starting: Starting;
  readonly lobbies: Lobbies;
  readonly records: Records;
  readonly chats: ChatRooms;
  readonly works: Works;
  readonly version: string;
  readonly resolve: Resolve;
  /** Ends the open sockets of a device. */
  dropDevice(device: string): void;
}

const DONE = { ok: true } as const;

export function makeHandlers(services: Services): Handlers {
  const { tables, links, seating, starting, lobbies, notices, records } = services;
  const { identities, context } = tables;
  const { config } = context;
  const view = async (id: string, identity: string | null, doc: TableDoc) => tables.view(id, doc, identity);
  const label = (call: Pick<Call<'POST /api/guest'>, 'request'>): string => labelOf(call.request.headers['user-agent']);
  const meOf = async (identity: string) => {
    const me = await identities.me(identity);
    if (me === null) throw notFound();
    return me;
  };
  const { forget } = services;
  /** A device link never takes anybody's tables along. */
  const checkFree = async (caller: Caller | null, becomes: string): Promise<void> => {
    if (caller?.identity === becomes) throw new ApiError('not-now', 'This device is yours already.');
    if (caller !== null && (await hasTables(tables, caller.identity)))
      throw new ApiError('has-tables', 'This device has tables of its own. Make the link here, and open it on the other device.');
  };
  /** A device leaves the guest that it was; without devices and tables nothing is left to keep. */
  const giveUp = async (caller: Caller): Promise<void> => {
    if (await hasTables(tables, caller.identity)) return;
    await identities.revoke(caller.identity, caller.device);
    services.dropDevice(caller.device);
    await notices.settings.removePush(caller.identity, caller.device);
    if ((await identities.devices(caller)).length === 0) await forget(caller.identity);
  };
  /** Whom a device would become, for it to look at first. */
  const ownerOf = async (identity: string, caller: Caller | null) => {
    const doc = await identities.docs.get(identity);
    if (doc === null) throw notFound();
    const count = async (which: 'active' | 'past') => (await tables.mine(identity, which, 100)).length;
    return {
      identity,
      name: doc.name,
      createdAt: doc.createdAt,
      active: await count('active'),
      past: await count('past'),
      yours: caller?.identity === identity,
      hasTables: caller !== null && (await hasTables(tables, caller.identity)),
    };
  };
  const rename = async (identity: string, name: string): Promise<void> => {
    if (await identities.rename(identity, name)) await seating.rename(identity, name);
  };

  return {
    'GET /api/here': async ({ caller, request, reply }) => {
      const me = caller === null ? null : await identities.me(caller.identity);
      // Every visit renews the cookie.
      if (me !== null) setToken(reply, config, tokenOf(request, config)!);
      const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(request.headers.host ?? '');
      const asks = caller === null ? 0 : (await services.ties.of(caller.identity)).filter((t) => t.state === 'asks').length;
      const announcement = services.hosting.parts.announcements.now;
      return { me, secure: isSafe(config) || local, publicUrl: config.publicUrl ?? '', announcement, asks, version: services.version };
    },
    'POST /api/guest': async (call) => {
      const name = nameOf(call.body.name);
      if (call.caller !== null) {
        await rename(call.caller.identity, name);
        return meOf(call.caller.identity);
      }
      const { identity, token } = await identities.create(name, label(call));
      setToken(call.reply, config, token);
      return meOf(identity);
    },
    'PATCH /api/me': async ({ caller, body }) => {
      if (body.webhook != null) {
        if (!config.webhooks) throw new ApiError('webhook', 'Webhooks are switched off here.');
        await vet(body.webhook.url, services.resolve);
      }
      const { name, language, webhook } = body;
      if (name !== undefined) await rename(caller.identity, nameOf(name));
      return identities.change(caller.identity, {
        ...(language === undefined ? {} : { language }),
        ...(webhook === undefined ? {} : { webhook }),
      });
    },
    'POST /api/me/webhook/test': ({ caller }) => notices.test(caller.identity),
    'GET /api/me/export': async ({ caller }) =>
      exportOf(tables, caller, {
        notices: await notices.settings.get(caller.identity),
        passkeys: await services.passkeys.of(caller.identity),
        paperSince: await services.paperKeys.since(caller.identity),
        friends: await services.ties.of(caller.identity),
        blocked: await services.ties.blocked(caller.identity),
        reports: await services.reports.by(caller.identity),
        results: await services.results.exportOf(caller.identity),
        works: await services.works.mine(caller.identity),
      }),
    'DELETE /api/me': async ({ caller, reply }) => {
      await forget(caller.identity);
      clearToken(reply, config);
      return DONE;
    },
    'GET /api/me/devices': ({ caller }) => identities.devices(caller),
    'DELETE /api/me/devices/:device': async ({ caller, param }) => {
      await identities.revoke(caller.identity, param('device'));
      await links.forget(caller.identity, param('device'));
      await notices.settings.removePush(caller.identity, param('device'));
      services.dropDevice(param('device'));
      return DONE;
    },
    'POST /api/me/link': async ({ caller }) => {
      const { token, until } = await links.make(caller);
      return { token, until, url: `${config.publicUrl ?? ''}/link#${token}` };
    },
    'GET /api/me/link': ({ caller }) => links.waiting(caller),
    'POST /api/me/link/answer': async ({ caller, body }) => {
      await links.answer(caller, body.code, body.yes);
      return DONE;
    },
    'POST /api/link/look': async ({ caller, body }) => {
      const { identity, until } = await links.look(body.token);
      return { ...(await ownerOf(identity, caller)), until };
    },
    'POST /api/link/ask': async (call) => {
      await checkFree(call.caller, (await links.look(call.body.token)).identity);
      return links.ask(call.body.token, label(call));
    },
    'POST /api/link/redeem': async (call) => {
      const { caller, body } = call;
      await checkFree(caller, (await links.look(body.token)).identity);
      const redeemed = await links.redeem(body.token, body.claim, label(call));
      if (redeemed === null) return { me: null };
      if (caller !== null) await giveUp(caller);
      setToken(call.reply, config, redeemed.token);
      return { me: await meOf(redeemed.identity) };
    },

    'GET /api/games': () => tables.games.infos(),
    'GET /api/lobby': ({ caller, query }) => lobbies.view(caller?.identity ?? null, query),

    'POST /api/tables': async ({ caller, body, request }) => {
      const { id, doc } = await tables.create(caller.identity, body, networkOf(request.ip));
      return view(id, caller.identity, doc);
    },
    'POST /api/tables/find': async ({ caller, body, request }) => {
      const { id, doc, made } = await services.matchmaking.find(caller.identity, body, networkOf(request.ip));
      return { table: await view(id, caller.identity, doc), made };
    },
    'GET /api/tables/:table': async ({ caller, param }) => {
      const identity = caller?.identity ?? null;
      return view(param('table'), identity, await tables.see(param('table'), identity));
    },
    'PATCH /api/tables/:table': async ({ caller, body, param, request }) =>
      view(param('table'), caller.identity, await tables.update(param('table'), caller.identity, body, networkOf(request.ip))),
    'POST /api/tables/:table/close': async ({ caller, param }) => {
      await tables.close(param('table'), caller.identity);
      return DONE;
    },
    'POST /api/tables/:table/invitations': ({ caller, param }) => tables.invitations.invite(param('table'), caller.identity),
    'DELETE /api/tables/:table/invitations/:invitation': async ({ caller, param }) => {
      await tables.invitations.revoke(param('table'), caller.identity, param('invitation'));
      return DONE;
    },
    'POST /api/tables/:table/code': ({ caller, param }) => tables.invitations.speak(param('table'), caller.identity),
    'POST /api/invitations/look': ({ caller, body }) => tables.invitations.look(body.token, caller?.identity ?? null),
    'POST /api/invitations/code': async ({ body, request }) => ({ token: await tables.invitations.heard(body.code, networkOf(request.ip)) }),
    'POST /api/invitations/accept': async ({ caller, body }) => {
      const { id, doc } = await tables.invitations.accept(body.token, caller.identity);
      return view(id, caller.identity, doc);
    },
    'POST /api/tables/:table/sit': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await seating.sit(param('table'), caller.identity, body.chair, body.commitment)),
    'POST /api/tables/:table/commit': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await seating.commit(param('table'), caller.identity, body.commitment)),
    'POST /api/tables/:table/leave': async ({ caller, param }) =>
      view(param('table'), caller.identity, await seating.leave(param('table'), caller.identity)),
    'PUT /api/tables/:table/chairs/:chair': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await seating.setChair(param('table'), caller.identity, numberOf(param('chair')), body.bot)),
    'POST /api/tables/:table/start': async ({ caller, body, param, request }) =>
      view(
        param('table'),
        caller.identity,
        await starting.start(param('table'), caller.identity, { bots: body.bots, network: networkOf(request.ip) }),
      ),
    'POST /api/tables/:table/reveal': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await starting.reveal(param('table'), caller.identity, body.attempt, body.word)),
    'POST /api/tables/:table/cancel': async ({ caller, param }) =>
      view(param('table'), caller.identity, await starting.cancel(param('table'), caller.identity)),
    'POST /api/tables/:table/missing': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await starting.missing(param('table'), caller.identity, body.choice)),
    'POST /api/tables/:table/silent': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await starting.silence(param('table'), caller.identity, body.chair)),
    'POST /api/tables/:table/claims': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await seating.claim(param('table'), caller.identity, body.chair)),
    'POST /api/tables/:table/claims/:claim': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await seating.sayToClaim(param('table'), caller.identity, param('claim'), body.yes)),
    'POST /api/tables/:table/chairs/:chair/stand-in': async ({ caller, param }) =>
      view(param('table'), caller.identity, await seating.standIn(param('table'), caller.identity, numberOf(param('chair')))),
    'POST /api/tables/:table/return': async ({ caller, param }) =>
      view(param('table'), caller.identity, await seating.comeBack(param('table'), caller.identity)),
    'POST /api/tables/:table/rematch': async ({ caller, param }) => {
      const { id, doc } = await seating.rematch(param('table'), caller.identity);
      return view(id, caller.identity, doc);
    },
    'GET /api/tables/:table/since': ({ caller, query, param }) => records.since(param('table'), caller?.identity ?? null, Number(query.at ?? -1)),
    'POST /api/tables/:table/seen': async ({ caller, body, param }) => {
      if (!belongsTo(await tables.see(param('table'), caller.identity), caller.identity)) throw notFound();
      await tables.setSeen(param('table'), caller.identity, body.at);
      return DONE;
    },
    'PUT /api/tables/:table/share': async ({ caller, body, param }) =>
      view(param('table'), caller.identity, await tables.share(param('table'), caller.identity, body.everybody)),
    'GET /api/shared/:token': ({ param }) => records.shared(param('token')),
    'GET /api/tables/:table/record': ({ caller, param }) => records.record(param('table'), caller?.identity ?? null),
    'GET /api/tables/:table/stream': ({ caller, param }) => records.stream(param('table'), caller?.identity ?? null),
    ...accountHandlers({ ...services, config, identities, label, checkFree, giveUp, ownerOf }),
    ...loungeHandlers(services),
    ...noticeHandlers(notices, identities, services.resolve),
    ...peopleHandlers(services),
    ...hostHandlers(services),
    ...workHandlers(services.works),
  };
}

/** A name as everybody can read it: one line, nothing invisible. */
function nameOf(text: string): string {
  const name = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') throw new ApiError('malformed', 'name: A name has at least one visible character.');
  return name;
}

function numberOf(text: string): number {
  const n = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (!(n < 64)) throw new ApiError('malformed', 'There is no such seat.');
  return n;
}
