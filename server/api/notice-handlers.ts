/** What the paths about notices do (./notice-routes.ts). */
import type { Caller, Identities } from '../identity/identities.ts';
import { labelOf } from '../identity/identities.ts';
import { type Resolve, vet } from '../notices/address.ts';
import type { NoticeDoc } from '../notices/notice-settings.ts';
import type { Notices } from '../notices/notices.ts';
import { isZone } from '../notices/quiet.ts';
import { TEXT } from '../notices/texts.ts';
import type { NoticeSettingsInfo, noticeRoutes } from './notice-routes.ts';
import { ApiError, refused } from './problem.ts';
import type { Handlers } from './routing.ts';

const DONE = { ok: true } as const;

export function noticeHandlers(notices: Notices, identities: Identities, resolve: Resolve): Pick<Handlers, keyof typeof noticeRoutes> {
  const { settings, carriers } = notices;
  const shown = async (doc: NoticeDoc, caller: Caller): Promise<NoticeSettingsInfo> => ({
    pushKey: await carriers.push.publicKey(),
    push: doc.push.map(({ label, device }) => ({ label, current: device === caller.device })),
    mails: carriers.mailer !== null,
    email: doc.email === null ? null : { address: doc.email.address, confirmed: doc.email.pending === null },
    reasons: doc.reasons,
    rhythm: { ...doc.rhythm, quiet: doc.rhythm.quiet === null ? null : { ...doc.rhythm.quiet } },
    last: doc.last,
  });
  return {
    'GET /api/me/notices': async ({ caller }) => shown(await settings.get(caller.identity), caller),
    'PATCH /api/me/notices': async ({ caller, body }) => {
      const { reasons, rhythm } = body;
      if (rhythm !== undefined && !isZone(rhythm.zone)) throw new ApiError('malformed', 'rhythm.zone: There is no such time zone.');
      const doc = await settings.change(caller.identity, (d) => {
        if (reasons !== undefined) d.reasons = reasons;
        if (rhythm !== undefined) d.rhythm = rhythm;
      });
      return shown(doc, caller);
    },
    'POST /api/me/notices/test': ({ caller, body }) => notices.test(caller.identity, body.way),
    'POST /api/me/push': async ({ caller, body, request }) => {
      await vet(body.endpoint, resolve);
      const label = labelOf(request.headers['user-agent']);
      return shown(await settings.addPush(caller.identity, { endpoint: body.endpoint, ...body.keys, device: caller.device, label }), caller);
    },
    'DELETE /api/me/push': async ({ caller }) => shown(await settings.removePush(caller.identity, caller.device), caller),
    'POST /api/me/email': async ({ caller, body }) => {
      const { mailer } = carriers;
      if (mailer === null) throw refused('no-mail');
      const code = await settings.setEmail(caller.identity, body.address);
      const words = TEXT[(await identities.docs.get(caller.identity))?.language ?? 'en'];
      try {
        await mailer.send({ to: body.address, subject: words.codeSubject, text: words.code(code), stop: null });
      } catch (error) {
        await settings.removeEmail(caller.identity);
        const { problem, message, why } = refused('mail-refused');
        // What the mail server said, for developers.
        const said = error instanceof Error ? error.message.slice(0, 100) : '';
        throw new ApiError(problem, `${message} ${said}`, undefined, { why: why ?? '' });
      }
      return shown(await settings.get(caller.identity), caller);
    },
    'POST /api/me/email/confirm': async ({ caller, body }) => shown(await settings.confirmEmail(caller.identity, body.code), caller),
    'DELETE /api/me/email': async ({ caller }) => shown(await settings.removeEmail(caller.identity), caller),
    'POST /api/quiet': async ({ body }) => {
      await settings.stop(body.token);
      return DONE;
    },
  };
}
