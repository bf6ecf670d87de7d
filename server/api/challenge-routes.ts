/** Paths of challenges: one deal a day for each game, the same for everybody. */
import * as z from 'zod/mini';
import { face } from './identity-shapes.ts';
import { type ApiRoute, anybody, guest } from './route.ts';
import { chairNumber, hex64, time } from './shapes.ts';
import { options } from './terms-shapes.ts';

const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/));

const result = z.object({
  at: time,
  score: z.number(),
  rank: z.int(),
  /** People win or lose together: only whether `rank` is 1 says something. */
  together: z.boolean(),
  /** With advice from the page. */
  helped: z.boolean(),
  /** How often they played it once more; that does not count. */
  again: z.int(),
});

/** What everybody gets: the same cards, the same seat, the same bots. */
const deal = z.object({
  game: z.string(),
  options,
  seats: z.int(),
  seat: z.int(),
  level: z.enum(['random', 'easy', 'normal']),
  seed: z.string(),
  botSeed: z.string(),
});

const challengeDay = z.object({
  day,
  /** When the next one begins. */
  until: time,
  deals: z.array(z.object({ ...deal.shape, played: z.int(), mine: z.nullable(result) })),
  /** What the deals of today follow from: the hash that was published a week ago, the secret behind it, the words that devices told,
   * and the promises (hashes of words) that they were told for. */
  seal: z.object({ commitment: hex64, secret: hex64, words: z.array(hex64), roster: z.nullable(z.array(hex64)), seed: hex64 }),
  /** The promises that may be kept for tomorrow; they no longer change. */
  next: z.object({ day, roster: z.array(hex64) }),
  ahead: z.array(z.object({ day, commitment: hex64 })),
  /** The last seven days and what you played: of a hundred others, how many you did better than; null: nobody else has played it. */
  week: z.array(z.object({ day, better: z.nullable(z.int()), games: z.array(z.object({ game: z.string(), better: z.nullable(z.int()) })) })),
  /** Days in a row. */
  streak: z.int(),
});

const comparison = z.object({
  day,
  game: z.string(),
  /** How many have played it. */
  played: z.int(),
  mine: z.nullable(result),
  /** Null until your own result is in. */
  others: z.nullable(
    z.array(
      z.object({
        name: z.string(),
        face: z.nullable(face),
        friend: z.boolean(),
        score: z.number(),
        rank: z.int(),
        helped: z.boolean(),
        /** The first decision that they answered differently from you: after so many acts of everybody, and their answer. */
        fork: z.nullable(z.object({ after: z.int(), answer: z.array(z.string()) })),
      }),
    ),
  ),
  /** What a bot of the same level made of your seat. */
  bot: z.nullable(z.object({ score: z.number(), rank: z.int() })),
  /** Of a hundred others, how many did worse; null: nobody else has played it. */
  better: z.nullable(z.int()),
  /** And how many as well. */
  equal: z.nullable(z.int()),
});

const path = z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000));
/** A bot's seat; your answer; an answer for somebody whose time was over; or an undo. */
const act = z.union([chairNumber, path, z.strictObject({ idle: chairNumber, answer: path }), z.literal('undo')]);

export const challengeRoutes = {
  'GET /api/challenges': anybody({ about: 'The deals of today, the seals of the next days, and your week.', reply: challengeDay }),
  'GET /api/challenges/:day/:game': anybody({ about: 'How a deal went for everybody; closed until your own result is in.', reply: comparison }),
  'POST /api/challenges/:day/:game': guest({
    about:
      'What you did, to be played again here; the first time counts. `promise`: the hash of a random word that you tell on a later day; `word`: one that was promised before, for the deals of tomorrow.',
    body: z.strictObject({
      acts: z.array(act).check(z.maxLength(6000)),
      word: z.optional(hex64),
      promise: z.optional(hex64),
      helped: z.optional(z.boolean()),
    }),
    /** `wordFor`: the day whose deals the word is in. */
    reply: z.object({ ...comparison.shape, wordFor: z.nullable(day) }),
  }),
} satisfies Readonly<Record<string, ApiRoute>>;

export type ChallengeDay = z.infer<typeof challengeDay>;
export type ChallengeComparison = z.infer<typeof comparison>;
export type ChallengeResult = z.infer<typeof result>;
