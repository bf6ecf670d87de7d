/** Paths about notices: where and when somebody wants to be told. */
import * as z from 'zod/mini';
import { deviceCode } from './identity-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { time, token } from './shapes.ts';

const reason = z.enum(['turn', 'soon', 'over', 'word', 'knock', 'sat', 'invite']);
const way = z.enum(['push', 'email', 'webhook']);
const reasons = z.strictObject({ push: z.array(reason), email: z.array(reason), webhook: z.array(reason) });
const minute = z.int().check(z.minimum(0), z.maximum(24 * 60 - 1));
const rhythm = z.strictObject({
  zone: z.string().check(z.maxLength(64)),
  quiet: z.nullable(z.strictObject({ from: minute, to: minute })),
  daily: z.nullable(z.int().check(z.minimum(0), z.maximum(23))),
});
const result = z.object({ at: time, ok: z.boolean(), status: z.nullable(z.int()), problem: z.nullable(z.string()) });

const settings = z.object({
  /** This server's key for push; a browser subscribes with it. */
  pushKey: z.string(),
  push: z.array(z.object({ label: z.string(), current: z.boolean() })),
  /** Whether this server can send e-mail. */
  mails: z.boolean(),
  email: z.nullable(z.object({ address: z.string(), confirmed: z.boolean() })),
  reasons,
  rhythm,
  /** What came of the last notice. */
  last: z.object({ push: z.optional(result), email: z.optional(result), webhook: z.optional(result) }),
});
export type NoticeSettingsInfo = z.infer<typeof settings>;
export type NoticeWay = z.infer<typeof way>;
export type NoticeReason = z.infer<typeof reason>;

/** As browsers give it; the keys are base64url. */
const base64url = (least: number, most: number) => z.string().check(z.regex(new RegExp(`^[A-Za-z0-9_-]{${least},${most}}=*$`)));

export const noticeRoutes = {
  'GET /api/me/notices': guest({ about: 'Where and when you are notified.', reply: settings }),
  'PATCH /api/me/notices': guest({
    about: 'Which reasons go which way, quiet hours by your own clock, and whether everything comes once a day.',
    body: z.strictObject({ reasons: z.optional(reasons), rhythm: z.optional(rhythm) }),
    reply: settings,
  }),
  'POST /api/me/notices/test': guest({
    about: 'Sends a notification one way at once, and reports the result.',
    body: z.strictObject({ way }),
    reply: z.object({ ok: z.boolean(), status: z.nullable(z.int()), problem: z.nullable(z.string()) }),
  }),
  'POST /api/me/push': guest({
    about: 'This device wants push messages: the subscription that its browser made.',
    body: z.strictObject({
      endpoint: z.string().check(z.maxLength(1000)),
      keys: z.strictObject({ p256dh: base64url(87, 88), auth: base64url(22, 24) }),
    }),
    reply: settings,
  }),
  'DELETE /api/me/push': guest({ about: 'This device no longer wants any.', reply: settings }),
  'POST /api/me/email': guest({
    about: 'Sends a code to this address. Until it is confirmed nothing else goes there.',
    body: z.strictObject({ address: z.string().check(z.maxLength(254), z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/)) }),
    reply: settings,
  }),
  'POST /api/me/email/confirm': guest({ about: 'Confirms the address by its code.', body: z.strictObject({ code: deviceCode }), reply: settings }),
  'DELETE /api/me/email': guest({ about: 'Forgets the address.', reply: settings }),
  'POST /api/quiet': anybody({
    about: 'Stops e-mails, by the link in one of them.',
    body: z.strictObject({ token }),
    reply: done,
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
