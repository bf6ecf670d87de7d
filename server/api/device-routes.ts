/** Paths about devices: one's own, and the link that adds another. */
import * as z from 'zod/mini';
import { device, deviceCode, linkOwner, me } from './identity-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { nothing, time, token } from './shapes.ts';

export const deviceRoutes = {
  'GET /api/me/devices': guest({ about: 'Your devices.', reply: z.array(device) }),
  'DELETE /api/me/devices/:device': guest({ about: 'Signs a device out.', reply: done }),
  'POST /api/me/link': guest({
    about: 'A link that adds another device, once, within ten minutes, after you confirm it. The token is in the fragment.',
    body: nothing,
    reply: z.object({ url: z.string(), token, until: time }),
  }),
  'GET /api/me/link': guest({
    about: 'For the device that made a link: the device that waits for its confirmation.',
    reply: z.object({ until: time, request: z.nullable(z.object({ code: deviceCode, label: z.string(), until: time })) }),
  }),
  'POST /api/me/link/answer': guest({
    about: 'Says yes or no to the device that shows this code.',
    body: z.strictObject({ code: deviceCode, yes: z.boolean() }),
    reply: done,
  }),
  'POST /api/link/look': anybody({
    about: 'Whose link this is.',
    body: z.strictObject({ token }),
    reply: linkOwner,
  }),
  'POST /api/link/ask': anybody({
    about: 'This device asks to be added. It shows the code, and the device that made the link confirms it.',
    body: z.strictObject({ token }),
    reply: z.object({ code: deviceCode, claim: token, until: time }),
  }),
  'POST /api/link/redeem': anybody({
    about: 'Adds this device, once confirmed; null: not yet. 404: it was refused, or is too late. A guest without tables is given up.',
    body: z.strictObject({ token, claim: token }),
    reply: z.object({ me: z.nullable(me) }),
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
