/** What the paths about oneself do (./guest-routes.ts). */
import type { Challenges } from '../challenges/challenges.ts';
import type { PaperKeys } from '../identity/paper-keys.ts';
import type { Passkeys } from '../identity/passkeys.ts';
import { exportOf } from '../identity/personal-data.ts';
import type { PersonReports } from '../identity/reports.ts';
import type { Ties } from '../identity/ties.ts';
import { clearToken, isSafe, setToken, tokenOf } from '../network/cookie.ts';
import { type Resolve, vet } from '../notices/address.ts';
import type { Notices } from '../notices/notices.ts';
import type { Hosting } from '../operations/hosting.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { MatchResults } from '../tables/results.ts';
import type { Seating } from '../tables/seating.ts';
import type { Tables } from '../tables/tables.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Works } from '../works/works.ts';
import type { DeviceChange } from './device-change.ts';
import type { guestRoutes } from './guest-routes.ts';
import { refused } from './problem.ts';
import type { Handlers } from './routing.ts';

export interface GuestServices {
  readonly tables: Tables;
  readonly seating: Seating;
  readonly notices: Notices;
  readonly passkeys: Passkeys;
  readonly paperKeys: PaperKeys;
  readonly ties: Ties;
  readonly reports: PersonReports;
  readonly results: MatchResults;
  readonly works: Works;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  readonly challenges: Challenges;
  readonly hosting: Hosting;
  readonly forget: (identity: string) => Promise<void>;
  readonly resolve: Resolve;
  readonly version: string;
}

const DONE = { ok: true } as const;

export function guestHandlers(services: GuestServices, { label, meOf }: DeviceChange): Pick<Handlers, keyof typeof guestRoutes> {
  const { tables, seating, notices } = services;
  const { identities } = tables;
  const { config } = tables.context;
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
      const { accounts } = config;
      return { me, secure: isSafe(config) || local, publicUrl: config.publicUrl ?? '', announcement, accounts, asks, version: services.version };
    },
    'POST /api/guest': async (call) => {
      const name = nameOf(call.body.name);
      if (call.caller !== null) {
        await rename(call.caller.identity, name);
        return meOf(call.caller.identity);
      }
      const { identity, token } = await identities.create(name, label(call), call.body.face);
      setToken(call.reply, config, token);
      return meOf(identity);
    },
    'PATCH /api/me': async ({ caller, body }) => {
      if (body.webhook != null) {
        if (!config.webhooks) throw refused('no-webhooks');
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
        ratings: await services.ratings.exportOf(caller.identity),
        tournaments: await services.tournaments.exportOf(caller.identity),
        challenges: await services.challenges.exportOf(caller.identity),
        works: await services.works.mine(caller.identity),
      }),
    'DELETE /api/me': async ({ caller, reply }) => {
      await services.forget(caller.identity);
      clearToken(reply, config);
      return DONE;
    },
  };
}

/** A name as everybody can read it: one line, nothing invisible. */
function nameOf(text: string): string {
  const name = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (name === '') throw refused('no-name');
  return name;
}
