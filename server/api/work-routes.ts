/** Paths of published works. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import { id, level, time } from './shapes.ts';

/** A request has 64 KB. */
const MOST_TEXT = 60_000;
const word = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/));

/** What bots made of it, as the author's browser measured it. */
const workFigures = z.strictObject({
  games: z.int().check(z.minimum(1), z.maximum(1_000_000)),
  players: z.int().check(z.minimum(1), z.maximum(64)),
  level,
  /** The version of the rules they were counted by. */
  rules: z.string().check(z.minLength(1), z.maxLength(100)),
  /** In one or two sentences; empty: nothing stands out. */
  said: z.strictObject({ de: z.string().check(z.maxLength(300)), en: z.string().check(z.maxLength(300)) }),
});
export type WorkFigures = z.infer<typeof workFigures>;

const newWork = z.strictObject({
  game: word,
  kind: word,
  text: z.string().check(z.minLength(1), z.maxLength(MOST_TEXT)),
  /** A table that can be played with it. */
  seats: z.int().check(z.minimum(1), z.maximum(64)),
  options: z.record(z.string().check(z.maxLength(40)), z.union([z.string().check(z.maxLength(MOST_TEXT)), z.number(), z.boolean()])),
  listed: z.boolean(),
  figures: z.optional(workFigures),
});
export type NewWork = z.infer<typeof newWork>;

const named = z.object(Object.fromEntries(LANGUAGES.map((l) => [l, z.string()])) as { de: z.ZodMiniString; en: z.ZodMiniString });
export const workSummary = z.object({
  id,
  game: z.string(),
  kind: z.string(),
  /** As the file says it; empty: it has none. */
  name: named,
  author: z.string(),
  players: z.nullable(z.tuple([z.int(), z.int()])),
  listed: z.boolean(),
  figures: z.nullable(workFigures),
  createdAt: time,
  /** Matches that began here with it. */
  plays: z.int(),
  /** By the host; only its author is told. */
  removed: z.nullable(z.object({ reason: z.string(), at: time })),
});
export type WorkSummary = z.infer<typeof workSummary>;
const workInfo = z.extend(workSummary, { text: z.string(), mine: z.boolean() });
export type WorkInfo = z.infer<typeof workInfo>;
export const workReasons = ['words', 'copied', 'broken', 'other'] as const;
export type WorkReason = (typeof workReasons)[number];

export const workRoutes = {
  'GET /api/works': anybody({
    about: 'The public shelf: works that their authors put there. Not open: this server has no shelf.',
    query: z.strictObject({
      game: z.optional(word),
      kind: z.optional(word),
      order: z.optional(z.enum(['new', 'played'])),
      from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
    }),
    reply: z.object({ open: z.boolean(), works: z.array(workSummary), all: z.int() }),
  }),
  'POST /api/works': guest({
    about: 'Publishes a work at an unguessable address, and on the shelf if you like. Publishing the same work twice gives one.',
    body: newWork,
    reply: workInfo,
  }),
  'GET /api/me/works': guest({ about: 'What you published here.', reply: z.array(workSummary) }),
  'GET /api/works/:work': anybody({ about: 'A published work.', reply: workInfo }),
  'PATCH /api/works/:work': guest({
    about: 'Puts your work on the shelf, or takes it down.',
    body: z.strictObject({ listed: z.boolean() }),
    reply: workInfo,
  }),
  'POST /api/works/:work/report': guest({
    about: 'Reports somebody else’s work to the host of the server. A second report replaces the first.',
    body: z.strictObject({ reason: z.enum(workReasons), text: z.optional(z.string().check(z.trim(), z.maxLength(500))) }),
    reply: done,
  }),
  'DELETE /api/works/:work': guest({ about: 'Withdraws your work; its address then leads nowhere.', reply: done }),
} satisfies Readonly<Record<string, ApiRoute>>;
