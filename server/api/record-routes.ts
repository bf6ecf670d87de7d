/** Paths about what happened in a match: news, records, sharing. */
import type { Json } from '@starboard/kernel';
import * as z from 'zod/mini';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { eventLine, table } from './table-shapes.ts';

export const recordRoutes = {
  'GET /api/tables/:table/since': anybody({
    about: 'What happened after this time of the match, as your chair heard it.',
    query: z.strictObject({ at: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))) }),
    reply: z.object({ lines: z.array(eventLine), more: z.boolean() }),
  }),
  'POST /api/tables/:table/seen': guest({
    about: 'You have seen the match up to this time of it.',
    body: z.strictObject({ at: z.int().check(z.minimum(0)) }),
    reply: done,
  }),
  'PUT /api/tables/:table/share': guest({
    about: 'The host decides who may watch the replay: everybody with the link, or people of this table only.',
    body: z.strictObject({ everybody: z.boolean() }),
    reply: table,
  }),
  'GET /api/shared/:token': anybody({ about: 'The whole record behind a shared link.', reply: z.custom<Json>() }),
  'GET /api/tables/:table/record': anybody({ about: 'The whole record, after the end.', reply: z.custom<Json>() }),
  'GET /api/tables/:table/stream': anybody({ about: "Your chair's own stream, at any time: for reporting a problem.", reply: z.custom<Json>() }),
} satisfies Readonly<Record<string, ApiRoute>>;
