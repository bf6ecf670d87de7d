/** Paths about people: profiles, friends, blocks and reports. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { face, shows } from './identity-shapes.ts';
import { type ApiRoute, done, guest } from './route.ts';
import { id, nothing, time } from './shapes.ts';
import { tableState } from './table-shapes.ts';

const summed = { games: z.int(), won: z.int() };
const gameStatistics = z.object({
  game: z.string(),
  ...summed,
  /** How many of them a seat drawn by lot would have won. */
  fair: z.number(),
  /** By number of seats; `places` is the sum of the places, 1 is best. */
  sizes: z.array(z.object({ seats: z.int(), ...summed, places: z.int() })),
  /** By what was played, where the game knows such a thing; `best` is the highest score. */
  roles: z.array(z.object({ role: z.string(), ...summed, best: z.number() })),
});

const rating = z.object({
  game: z.string(),
  /** Rated matches. */
  games: z.int(),
  /** Null: too few matches to say. */
  rating: z.nullable(z.int()),
  /** The half-width of the band in which the true value lies 95 times of 100. */
  band: z.nullable(z.int()),
  /** After each match, oldest first. */
  points: z.array(z.object({ at: time, rating: z.int(), band: z.int() })),
});

/** Somebody as others see them in a list. */
const person = z.object({ identity: id, name: z.string(), face });

const profile = z.object({
  ...person.shape,
  since: time,
  speaks: z.array(z.enum(LANGUAGES)),
  /** It is your own. */
  you: z.boolean(),
  /** friend: both want it; asked: you wait for them; asks: they wait for you. */
  tie: z.enum(['none', 'asked', 'asks', 'friend']),
  /** You blocked them. */
  blocked: z.boolean(),
  /** Whether you may see results that you had no part in. */
  open: z.boolean(),
  /** Finished matches with you. */
  together: z.int(),
  /** Of the newest thousand matches; null: not for you. */
  statistics: z.nullable(z.object({ total: z.object({ games: z.int(), people: z.int(), finished: z.int() }), games: z.array(gameStatistics) })),
  /** Empty: none, or not for you. */
  ratings: z.array(rating),
  /** How long half of their turns take at most, in milliseconds; null where it is not known. Only to people at their tables. */
  pace: z.nullable(z.object({ live: z.nullable(z.number()), days: z.nullable(z.number()) })),
  /** People you played with, most often first. Empty on other people's profiles. */
  people: z.array(z.object({ ...person.shape, games: z.int(), ahead: z.int() })),
});

/** A finished match in somebody's history. */
const pastMatch = z.object({
  table: id,
  game: z.string(),
  name: z.string(),
  at: time,
  days: z.boolean(),
  rank: z.int(),
  gaveUp: z.boolean(),
  /** Winners take nothing from each other: places say nothing. */
  together: z.boolean(),
  score: z.number(),
  role: z.nullable(z.string()),
  /** How their rating moved; null: it did not, or it is not for you to know. */
  change: z.nullable(z.int()),
  chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'hidden']), name: z.string(), face: z.nullable(face), rank: z.int() })),
  /** You may watch the replay. */
  replay: z.boolean(),
});

export const reportReasons = ['words', 'name', 'play', 'other'] as const;

const friend = z.object({
  ...person.shape,
  state: z.enum(['asked', 'asks', 'friend']),
  /** They have a page open, and let friends know. */
  here: z.boolean(),
  /** A table where they sit and that you may see; shared: you sit there too. */
  table: z.nullable(z.object({ id, name: z.string(), game: z.string(), state: tableState, free: z.int(), shared: z.boolean() })),
});

export const peopleRoutes = {
  'GET /api/me/friends': guest({
    about: 'Friends and requests, with who is here and at which table, and the people you blocked.',
    reply: z.object({ people: z.array(friend), blocked: z.array(person) }),
  }),
  'POST /api/people/:person/friend': guest({
    about: 'Sends or accepts a friend request. A refusal is told to nobody.',
    body: nothing,
    reply: z.object({ tie: profile.shape.tie }),
  }),
  'DELETE /api/people/:person/friend': guest({
    about: 'Ends a friendship, or withdraws or ignores a request.',
    reply: z.object({ tie: profile.shape.tie }),
  }),
  'POST /api/people/:person/block': guest({
    about: 'Blocks somebody: neither of you sees the other’s tables, sits down beside the other or reads what the other writes. They are not told.',
    body: nothing,
    reply: done,
  }),
  'DELETE /api/people/:person/block': guest({ about: 'Unblocks somebody.', reply: done }),
  'POST /api/people/:person/report': guest({
    about: 'Reports somebody to the host of the server. With a table: what they wrote there, as you read it, goes with it.',
    body: z.strictObject({
      reason: z.enum(reportReasons),
      text: z.optional(z.string().check(z.trim(), z.maxLength(500))),
      table: z.optional(id),
    }),
    reply: z.object({ lines: z.int() }),
  }),
  'POST /api/tables/:table/invite': guest({
    about: 'Invites a friend to a table you host, before its start.',
    body: z.strictObject({ person: id }),
    reply: done,
  }),
  'DELETE /api/tables/:table/invite': guest({ about: 'Declines a friend’s invitation to a table.', reply: done }),
  'PATCH /api/me/profile': guest({
    about: 'Your portrait, the languages you speak, and who sees your results.',
    body: z.strictObject({
      face: z.optional(face),
      speaks: z.optional(z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length))),
      shows: z.optional(shows),
      present: z.optional(z.boolean()),
    }),
    reply: z.object({ face, speaks: z.array(z.enum(LANGUAGES)), shows, present: z.boolean() }),
  }),
  'GET /api/people/:person': guest({ about: 'A person, as far as you may know them.', reply: profile }),
  'GET /api/people/:person/games': guest({
    about: 'Their finished matches, newest first, in pages: all, or those with you. `before`: the last one of the previous page.',
    query: z.strictObject({ before: z.optional(id), with: z.optional(z.literal('me')) }),
    reply: z.object({ games: z.array(pastMatch), more: z.boolean() }),
  }),
} satisfies Readonly<Record<string, ApiRoute>>;

export type ReportReason = (typeof reportReasons)[number];
export type Friend = z.infer<typeof friend>;
export type GameStatistics = z.infer<typeof gameStatistics>;
export type PersonRating = z.infer<typeof rating>;
export type Profile = z.infer<typeof profile>;
export type PastMatch = z.infer<typeof pastMatch>;
