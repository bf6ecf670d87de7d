/** Paths around the tables: who knocks, what waits for whom. */
import type { WholeMessage } from '@starboard/host';
import * as z from 'zod/mini';
import { type ApiRoute, done, guest } from './route.ts';
import { nothing } from './shapes.ts';

export const loungeRoutes = {
  'GET /api/tables/:table/position': guest({
    about: 'What your seat knows of a running match right now, for a picture of it. It does not count as being there.',
    reply: z.custom<WholeMessage>(),
  }),
  'POST /api/tables/:table/knock': guest({
    about: 'Asks the host to be let in, for half a minute. It says the same whether there is such a table or not; in: you may see it now.',
    body: nothing,
    reply: z.object({ in: z.boolean() }),
  }),
  'POST /api/tables/:table/knocks/:person': guest({
    about: 'The host lets somebody in who knocks, or does not.',
    body: z.strictObject({ yes: z.boolean() }),
    reply: done,
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
