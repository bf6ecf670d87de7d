/** Paths of tournaments, which players call leagues. */
import type { Json } from '@starboard/kernel';
import * as z from 'zod/mini';
import { face } from './identity-shapes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { boundedText, chairNumber, hex64, id, nothing, time, token } from './shapes.ts';
import { tableState } from './table-shapes.ts';
import { options, tableSettings } from './terms-shapes.ts';

const kind = z.enum(['swiss', 'robin']);
const tournamentState = z.enum(['open', 'running', 'over']);
const place = z.union([z.int(), z.enum(['bye', 'left', 'none'])]);

const tournamentSummary = z.object({
  id,
  name: z.string(),
  game: z.string(),
  kind,
  size: z.int(),
  state: tournamentState,
  open: z.boolean(),
  rated: z.boolean(),
  settings: tableSettings,
  owner: z.string(),
  entrants: z.int(),
  round: z.int(),
  rounds: z.int(),
  /** You take part. */
  yours: z.boolean(),
  createdAt: time,
});

const tournament = z.object({
  ...tournamentSummary.shape,
  options: z.record(z.string(), z.custom<Json>()),
  /** By place. */
  points: z.array(z.number()),
  bye: z.number(),
  /** How long a round waits for people, in milliseconds. */
  beginMs: z.int(),
  /** The hash of what decides between equals, published from the start; and itself, after the end. */
  lots: z.object({ commitment: hex64, secret: z.nullable(z.string()) }),
  /** Best first. */
  standings: z.array(
    z.object({
      entrant: z.int(),
      /** Of a person who is still here. */
      identity: z.nullable(id),
      name: z.string(),
      face: z.nullable(face),
      points: z.number(),
      places: z.array(place),
      rivals: z.number(),
      wins: z.int(),
      out: z.boolean(),
      you: z.boolean(),
    }),
  ),
  played: z.array(
    z.object({
      at: time,
      beginBy: time,
      byes: z.array(z.int()),
      /** Meetings that happened before and how few there could have been; null: by plan. */
      quality: z.nullable(z.object({ repeats: z.int(), bound: z.int(), spread: z.number() })),
      tables: z.array(
        z.object({
          table: id,
          state: tableState,
          /** Entrants by seat; null: a bot. */
          seats: z.array(z.nullable(z.int())),
          result: z.nullable(z.array(z.nullable(z.union([z.int(), z.literal('left')])))),
          /** Entrants whom a table that waits is waiting for. */
          missing: z.array(z.int()),
          yours: z.boolean(),
          /** You may look at it. */
          watch: z.boolean(),
          /** Of a running table that you may look at: the seats that are asked, and until when; null: without a limit. */
          asked: z.array(chairNumber),
          due: z.nullable(time),
        }),
      ),
    }),
  ),
  you: z.nullable(z.object({ entrant: z.nullable(z.int()), owner: z.boolean() })),
  /** The token of its link; to people who take part and to its host. */
  token: z.nullable(token),
});

const newTournament = z.strictObject({
  name: boundedText(60),
  game: z.string().check(z.maxLength(64)),
  kind,
  size: z.int().check(z.minimum(2), z.maximum(6)),
  /** Missing: for a round robin, as many as everybody needs to meet everybody equally often. */
  rounds: z.optional(z.int().check(z.minimum(1), z.maximum(15))),
  points: z.optional(z.array(z.number().check(z.minimum(0), z.maximum(100))).check(z.minLength(2), z.maxLength(6))),
  options: z.optional(options),
  /** With a clock: it is what ends a round. */
  settings: tableSettings,
  rated: z.optional(z.boolean()),
  open: z.boolean(),
  beginMinutes: z.int().check(z.minimum(1), z.maximum(14 * 1440)),
});

export const tournamentRoutes = {
  'GET /api/tournaments': anybody({
    about: 'Tournaments that everybody sees, newest first, and yours.',
    reply: z.object({ open: z.array(tournamentSummary), mine: z.array(tournamentSummary) }),
  }),
  'POST /api/tournaments': guest({
    about: 'Makes a tournament with you as its host. Taking part is another call.',
    body: newTournament,
    reply: tournament,
  }),
  'GET /api/tournaments/:tournament': anybody({ about: 'A tournament as you may see it.', reply: tournament }),
  'POST /api/tournaments/look': anybody({ about: 'The tournament behind a link.', body: z.strictObject({ token }), reply: tournament }),
  'POST /api/tournaments/:tournament/join': guest({
    about: 'Takes part, also after leaving; in Swiss also after the start, from the next round on. With the token of its link where it is not open.',
    body: z.strictObject({ token: z.optional(token) }),
    reply: tournament,
  }),
  'POST /api/tournaments/:tournament/leave': guest({ about: 'Drops out. At a running table a bot plays on.', body: nothing, reply: tournament }),
  'POST /api/tournaments/:tournament/start': guest({
    about: 'Its host begins the first round. The others follow by themselves.',
    body: nothing,
    reply: tournament,
  }),
  'POST /api/tournaments/:tournament/close': guest({ about: 'Its host calls it off, before the start.', body: nothing, reply: done }),
} satisfies Readonly<Record<string, ApiRoute>>;

export type Tournament = z.infer<typeof tournament>;
export type TournamentSummary = z.infer<typeof tournamentSummary>;
export type NewTournament = z.input<typeof newTournament>;
