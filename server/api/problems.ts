/** Why a request can be refused, and with which status. */
import type { Refusal, Types } from '@starboard/kernel';
import * as z from 'zod/mini';

/** Why a request was refused; the client says it in its language. `message` is English, for developers and logs. */
export const problems = [
  'unknown', // 404: not found, or you have no access
  'malformed', // 400
  'no-identity', // 401: say who you are first (POST /api/guest)
  'too-large', // 413
  'too-fast', // 429
  'too-often', // 429: not again within the hour
  'origin', // 403: the request comes from another site
  'options', // 422: the game does not allow these options; `refusal` where the game gives a reason
  'rated', // 422: a rated match needs a clock, no take-backs and nothing that people made themselves
  'replay', // 422: what was sent does not come out the same when it is played again
  'seats', // 422: the game cannot be played by that many people
  'not-now', // 409: the table is past that, or not there yet
  'host-key', // 401: for the host of the server
  'not-owner', // 403: only the host can do that
  'taken', // 409: somebody sits there
  'seated', // 409: you sit at this table already
  'sat-before', // 409: a seat passes only to somebody who never sat at this match
  'has-tables', // 409: this device has tables of its own and cannot become another person's
  'not-ready', // 409: a seat is empty, or somebody has not committed to a word
  'wrong-word', // 422: the word does not fit the commitment
  'stale', // 409: another attempt, or somebody changed the table at the same time: look again
  'limit', // 409: too many of these
  'full', // 409: your unfinished tables have written as much as one person may
  'webhook', // 422: this address is not allowed; `why` says why not
  'busy', // 503
  'broken', // 500
] as const;

export type Problem = (typeof problems)[number];

/** The status of each. */
export const HTTP_OF: Readonly<Record<Problem, number>> = {
  unknown: 404,
  malformed: 400,
  'no-identity': 401,
  'too-large': 413,
  'too-fast': 429,
  'too-often': 429,
  origin: 403,
  options: 422,
  rated: 422,
  replay: 422,
  seats: 422,
  'not-now': 409,
  'host-key': 401,
  'not-owner': 403,
  taken: 409,
  seated: 409,
  'sat-before': 409,
  'has-tables': 409,
  'not-ready': 409,
  'wrong-word': 422,
  stale: 409,
  limit: 409,
  full: 409,
  webhook: 422,
  busy: 503,
  broken: 500,
};

export const problem = z.object({
  error: z.enum(problems),
  message: z.string(),
  refusal: z.optional(z.custom<Refusal<Types>>()),
  /** Which of several reasons: a name of ./refusals.ts, or for webhooks of server/notices/address.ts. */
  why: z.optional(z.string()),
  /** The number that belongs to it. */
  count: z.optional(z.int()),
  /** What the host said about it. */
  said: z.optional(z.string()),
});

export type ProblemBody = z.infer<typeof problem>;
