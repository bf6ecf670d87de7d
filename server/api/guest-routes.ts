/** Paths about oneself: a guest by a name, settings, personal data. */
import { type Json, LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { face, here, me, NAME_MOST, webhook } from './identity-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { boundedText, nothing } from './shapes.ts';

export const guestRoutes = {
  'GET /api/here': anybody({ about: 'Who you are and where.', reply: here }),
  'POST /api/guest': anybody({
    about: 'Becomes a guest with a name and a portrait (random if none is given) and sets the cookie; with a cookie, renames.',
    body: z.strictObject({ name: boundedText(NAME_MOST), face: z.optional(face) }),
    reply: me,
  }),
  'PATCH /api/me': guest({
    about: 'Renames you, sets the language of notifications and where they go.',
    body: z.strictObject({
      name: z.optional(boundedText(NAME_MOST)),
      language: z.optional(z.enum(LANGUAGES)),
      webhook: z.optional(z.nullable(webhook)),
    }),
    reply: me,
  }),
  'POST /api/me/webhook/test': guest({
    about: 'Sends a test notification to your webhook.',
    body: nothing,
    reply: z.object({ ok: z.boolean(), status: z.nullable(z.int()), problem: z.nullable(z.string()) }),
  }),
  'GET /api/me/export': guest({ about: 'Everything that is stored about you.', reply: z.custom<Json>() }),
  'DELETE /api/me': guest({
    about: 'Deletes your name, devices, settings and what you said. Bots take your chairs, and records name somebody who left.',
    reply: done,
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
