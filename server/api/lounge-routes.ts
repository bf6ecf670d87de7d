/** Paths around the tables: who knocks, what waits for whom. */
import type { WholeMessage } from '@starboard/host';
import * as z from 'zod/mini';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { nothing } from './shapes.ts';
import { table } from './table-shapes.ts';

/** A finished match that everybody may watch. Who won is for those who watch it. */
const openReplay = z.object({
  table: z.string(),
  game: z.string(),
  name: z.string(),
  at: z.number(),
  chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string() })),
});

export const loungeRoutes = {
  'GET /api/replays': anybody({
    about: 'The newest finished matches of open tables, which everybody may watch, except those of people you are kept apart from.',
    reply: z.object({ replays: z.array(openReplay) }),
  }),
  'GET /api/tables/:table/position': guest({
    about: 'What your seat knows of a running match right now, for a picture of it. This does not count as being present.',
    reply: z.custom<WholeMessage>(),
  }),
  'POST /api/tables/:table/knock': guest({
    about: 'Asks the host to be let in, for half a minute. The reply is the same whether the table exists or not; `in`: you may see it now.',
    body: nothing,
    reply: z.object({ in: z.boolean() }),
  }),
  'POST /api/tables/:table/wanting': guest({
    about: 'Notifies you, once, when a seat of a full table is free; off: no longer.',
    body: z.strictObject({ on: z.boolean() }),
    reply: table,
  }),
  'POST /api/tables/:table/chairs/:chair/nudge': guest({
    about: 'Before the match: tells the absent person of this seat that the others are waiting. Once in ten minutes.',
    body: nothing,
    reply: done,
  }),
  'POST /api/tables/:table/knocks/:person': guest({
    about: 'The host lets in somebody who knocks, or not.',
    body: z.strictObject({ yes: z.boolean() }),
    reply: done,
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
