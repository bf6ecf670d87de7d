/** Paths about seats: sitting down, the fair start, seats that change hands, the next match. */
import * as z from 'zod/mini';
import { type ApiRoute, guest } from './route.ts';
import { chairNumber, hex64, level, nothing } from './shapes.ts';
import { table } from './table-shapes.ts';

export const seatRoutes = {
  'POST /api/tables/:table/sit': guest({
    about: 'Sits down, with the commitment c = H(table, identity, w). Without a chair: the first free one.',
    body: z.strictObject({ chair: z.optional(chairNumber), commitment: hex64 }),
    reply: table,
  }),
  'POST /api/tables/:table/commit': guest({
    about: 'Commits to a new word, after a cancelled start or because the old word is lost.',
    body: z.strictObject({ commitment: hex64 }),
    reply: table,
  }),
  'POST /api/tables/:table/leave': guest({ about: 'Gets up; in a running match a bot plays on.', body: nothing, reply: table }),
  'PUT /api/tables/:table/chairs/:chair': guest({
    about: 'Puts a bot on a chair or empties it, before the start; a person there is removed.',
    body: z.strictObject({ bot: z.nullable(level) }),
    reply: table,
  }),
  'POST /api/tables/:table/start': guest({
    about: 'Freezes the terms and asks everybody for the word. With `bots`: bots of this level take the free seats.',
    body: z.strictObject({ bots: z.optional(level) }),
    reply: table,
  }),
  'POST /api/tables/:table/reveal': guest({
    about: 'Reveals your word for this attempt, after you checked the terms.',
    body: z.strictObject({ attempt: z.int(), word: hex64 }),
    reply: table,
  }),
  'POST /api/tables/:table/cancel': guest({ about: 'The owner cancels the start; it stays counted.', body: nothing, reply: table }),
  'POST /api/tables/:table/missing': guest({
    about: 'What the host does about people whose word is missing: wait for them, put bots in their seats, or go on without their words.',
    body: z.strictObject({ choice: z.enum(['wait', 'bot', 'without']) }),
    reply: table,
  }),
  'POST /api/tables/:table/silent': guest({
    about: 'The owner lets an asynchronous match begin without the word of a chair, a day after the start.',
    body: z.strictObject({ chair: chairNumber }),
    reply: table,
  }),
  'POST /api/tables/:table/claims': guest({
    about: 'Asks for a seat of a running match; for people who never sat at it.',
    body: z.strictObject({ chair: chairNumber }),
    reply: table,
  }),
  'POST /api/tables/:table/claims/:claim': guest({
    about: 'Votes on a claim; the person who asked withdraws it with no.',
    body: z.strictObject({ yes: z.boolean() }),
    reply: table,
  }),
  'POST /api/tables/:table/chairs/:chair/stand-in': guest({
    about: 'Asks for a bot to play for somebody who is away, until they return; for people who sit at the table.',
    body: nothing,
    reply: table,
  }),
  'POST /api/tables/:table/return': guest({
    about: 'Takes back your seat, which passed to somebody else while you were away: at the next question.',
    body: nothing,
    reply: table,
  }),
  'POST /api/tables/:table/rematch': guest({
    about: 'Makes the table of the next match: the same terms, chairs rotated; everybody is invited. Called twice, it is the same table.',
    body: nothing,
    reply: table,
  }),
} satisfies Readonly<Record<string, ApiRoute>>;
