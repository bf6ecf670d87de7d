/** Paths to tables: games, the lobby, making and finding a table, invitations. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { lobby, lobbyFilter } from './lobby-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { game, nothing, time, token } from './shapes.ts';
import { invitation, invited, spokenCode, table } from './table-shapes.ts';
import { changeTable, newTable, pace, wantedTable } from './terms-shapes.ts';

export const tableRoutes = {
  'GET /api/games': anybody({ about: 'The games of this installation with their options.', reply: z.array(game) }),
  'GET /api/lobby': anybody({
    about: 'Open tables, all or those that fit, and yours. Live: the lobby socket.',
    query: z.strictObject({
      game: z.optional(z.string()),
      pace: z.optional(pace),
      language: z.optional(z.enum(LANGUAGES)),
      rules: lobbyFilter.shape.rules,
      level: lobbyFilter.shape.level,
      text: lobbyFilter.shape.text,
      order: lobbyFilter.shape.order,
    }),
    reply: lobby,
  }),
  'POST /api/tables': guest({ about: 'Makes a table with you as its host. Sitting down is another call.', body: newTable, reply: table }),
  'POST /api/tables/find': guest({
    about: 'The open table that fits you best, or else a new one that others will be led to. Sitting down is another call.',
    body: wantedTable,
    reply: z.object({ table, made: z.boolean() }),
  }),
  'GET /api/tables/:table': anybody({ about: 'A table as you may see it.', reply: table }),
  'PATCH /api/tables/:table': guest({ about: 'Changes a table you host.', body: changeTable, reply: table }),
  'POST /api/tables/:table/close': guest({ about: 'Closes a table you host, before its start.', body: nothing, reply: done }),
  'POST /api/tables/:table/invitations': guest({
    about: 'A new invitation link; the token is in the fragment.',
    body: nothing,
    reply: invitation,
  }),
  'DELETE /api/tables/:table/invitations/:invitation': guest({
    about: 'Revokes an invitation; people who came by it and have no seat are out.',
    reply: done,
  }),
  'POST /api/tables/:table/code': guest({
    about: 'A code to read aloud that stands for the newest invitation link, for fifteen minutes. A new one replaces the previous one.',
    body: nothing,
    reply: z.object({ code: spokenCode, until: time }),
  }),
  'POST /api/invitations/look': anybody({
    about: 'What an invitation leads to, before you say who you are: game, host, seats, clock.',
    body: z.strictObject({ token }),
    reply: invited,
  }),
  'POST /api/invitations/code': anybody({
    about: 'The token behind a code that was read out to you. Guessing is limited.',
    body: z.strictObject({ code: spokenCode }),
    reply: z.object({ token }),
  }),
  'POST /api/invitations/accept': guest({ about: 'Accepts an invitation.', body: z.strictObject({ token }), reply: table }),
} satisfies Readonly<Record<string, ApiRoute>>;
