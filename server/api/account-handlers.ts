/** What the paths about who one is do (./account-routes.ts). */
import type { MailLinks } from '../identity/mail-links.ts';
import type { PaperKeys } from '../identity/paper-keys.ts';
import { type PasskeyPlace, type Passkeys, passkeyPlace } from '../identity/passkeys.ts';
import { setToken } from '../network/cookie.ts';
import type { Notices } from '../notices/notices.ts';
import { TEXT } from '../notices/texts.ts';
import type { Tables } from '../tables/tables.ts';
import type { accountRoutes } from './account-routes.ts';
import type { DeviceChange } from './device-change.ts';
import { refused } from './problem.ts';
import type { Call, Handlers } from './routing.ts';

export interface AccountServices {
  readonly tables: Tables;
  readonly notices: Notices;
  readonly passkeys: Passkeys;
  readonly mailLinks: MailLinks;
  readonly paperKeys: PaperKeys;
}
type Visit = Pick<Call<'POST /api/guest'>, 'caller' | 'request' | 'reply'>;

const DONE = { ok: true } as const;

export function accountHandlers(services: AccountServices, change: DeviceChange): Pick<Handlers, keyof typeof accountRoutes> {
  const { tables, notices, passkeys, mailLinks, paperKeys } = services;
  const { identities } = tables;
  const { config } = tables.context;
  const place = (call: Pick<Visit, 'request'>): PasskeyPlace | null => passkeyPlace(config.publicUrl, call.request.headers.host);
  const placeOrNot = (call: Pick<Visit, 'request'>): PasskeyPlace => {
    const found = place(call);
    if (found === null) throw refused('no-passkeys');
    return found;
  };
  /** This device becomes somebody who has been here before. */
  const become = async (call: Visit, identity: string) => {
    await change.checkFree(call.caller, identity);
    await identities.checkDevices(identity);
    const token = await identities.addDevice(identity, change.label(call));
    if (call.caller !== null) await change.giveUp(call.caller);
    setToken(call.reply, config, token);
    return change.meOf(identity);
  };
  const sendLink = async (address: string): Promise<void> => {
    const { mailer } = notices.carriers;
    const identity = mailer === null ? null : await notices.settings.byEmail(address);
    const person = identity === null ? null : await identities.docs.get(identity);
    if (mailer === null || identity === null || person === null) return;
    await notices.settings.countMail(identity);
    const words = TEXT[person.language ?? 'en'];
    const url = `${config.publicUrl ?? ''}/enter#${await mailLinks.make(identity)}`;
    // Somebody may have deleted their data meanwhile: nothing of them stays.
    if ((await identities.docs.get(identity)) === null) {
      await Promise.all([mailLinks.forget(identity), notices.settings.forget(identity)]);
      return;
    }
    await mailer.send({ to: address, subject: words.signInSubject, text: words.signIn(url), stop: null });
  };
  return {
    'GET /api/me/passkeys': async (call) => ({ possible: place(call) !== null, passkeys: await passkeys.of(call.caller.identity) }),
    'POST /api/me/passkeys/options': (call) => passkeys.optionsToMake(call.caller.identity, placeOrNot(call)),
    'POST /api/me/passkeys': async (call) => {
      await passkeys.make(call.caller.identity, placeOrNot(call), call.body.response, change.label(call));
      return passkeys.of(call.caller.identity);
    },
    'DELETE /api/me/passkeys/:passkey': async ({ caller, param }) => {
      await passkeys.remove(caller.identity, param('passkey'));
      return passkeys.of(caller.identity);
    },
    'GET /api/enter': async (call) => ({ passkey: place(call) !== null, email: notices.carriers.mailer !== null }),
    'POST /api/enter/passkey/options': (call) => passkeys.optionsToEnter(placeOrNot(call)),
    'POST /api/enter/passkey': async (call) => become(call, await passkeys.enter(placeOrNot(call), call.body.response)),
    'POST /api/enter/email': async ({ body }) => {
      // Nobody waits for it or learns what came of it: time and refusals would tell whether the address is known.
      void sendLink(body.address).catch(() => {});
      return DONE;
    },
    'GET /api/me/paper': async ({ caller }) => ({ since: await paperKeys.since(caller.identity) }),
    'POST /api/me/paper': async ({ caller }) => ({ secret: await paperKeys.make(caller.identity) }),
    'DELETE /api/me/paper': async ({ caller }) => {
      await paperKeys.forget(caller.identity);
      return DONE;
    },
    'POST /api/enter/paper/look': async ({ caller, body }) => change.ownerOf(await paperKeys.look(body.secret), caller),
    'POST /api/enter/paper': async (call) => become(call, await paperKeys.look(call.body.secret)),
    'POST /api/enter/link': async (call) => become(call, await mailLinks.redeem(call.body.token)),
  };
}
