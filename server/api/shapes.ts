/** Schemas of what travels over HTTP; ./routes.ts says which route uses which. */
import { type Json, LANGUAGES, LEVELS, type Outcome, type Refusal, type Terms, type Types } from '@starboard/kernel';
import * as z from 'zod/mini';

export const boundedText = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
export const hex64 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
export const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
/** Of a socket message, made by the sender. Duplicates are ignored. */
export const messageId = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
export const token = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));
export const chairNumber = z.int().check(z.minimum(0), z.maximum(63));
export const time = z.int();
export const nothing = z.strictObject({});

// ---- What everybody shares --------------------------------------------------------------------------------------------

export const level = z.enum(LEVELS);

export const clock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('move'), seconds: z.int().check(z.minimum(5), z.maximum(3600)) }),
  z.strictObject({
    kind: z.literal('bank'),
    seconds: z.int().check(z.minimum(30), z.maximum(6 * 3600)),
    increment: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.minimum(1), z.maximum(30)) }),
]);

/** As `Settings` of the host. */
export const tableSettings = z.strictObject({
  clock,
  atZero: z.enum(['idle', 'bot']),
  takeBacks: z.boolean(),
  pace: z.enum(['human', 'fast']),
});
/** `clock.kind` 'days' makes a table asynchronous: its start waits for everybody's word instead of being cancelled. */
export const usualSettings: z.infer<typeof tableSettings> = { clock: { kind: 'none' }, atZero: 'idle', takeBacks: false, pace: 'human' };

/** Phrases of the chat that every client says in its own language. */
export const phrases = ['hello', 'luck', 'thanks', 'nice', 'oops', 'think', 'moment', 'back', 'your-turn', 'good-game', 'again', 'bye'] as const;
export type PhraseKey = (typeof phrases)[number];

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
  'webhook', // 422: this address is not allowed; `message` says why
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
  /** Which of several reasons; see server/notices/address.ts. */
  why: z.optional(z.string()),
  /** What the host said about it. */
  said: z.optional(z.string()),
});

// ---- Identity ---------------------------------------------------------------------------------------------------------

export const webhook = z.strictObject({ url: z.string().check(z.maxLength(500)), kind: z.enum(['discord', 'json']) });

/**
 * A portrait that a person makes from our own parts, as ten small numbers in one word: head, skin, eyes, mouth, hair or hat, its
 * colour, extra, suit, its colour, ground. How many there are of each; what they look like only a page knows (web/src/face).
 */
export const FACE_PARTS = [5, 10, 7, 8, 11, 8, 7, 4, 8, 8] as const;
export const FACE_DIGITS = 36;
export const FACE = new RegExp(`^${FACE_PARTS.map((n) => `[${Array.from({ length: n }, (_, i) => i.toString(FACE_DIGITS)).join('')}]`).join('')}$`);
export const face = z.string().check(z.regex(FACE));
/** Who sees somebody's results. */
export const shows = z.enum(['all', 'friends', 'nobody']);

export const me = z.object({
  /** Public: it is part of the terms of every match of this person. */
  identity: id,
  name: z.string(),
  language: z.nullable(z.enum(LANGUAGES)),
  webhook: z.nullable(webhook),
  face,
  /** The languages this person speaks, for others to see. */
  speaks: z.array(z.enum(LANGUAGES)),
  shows,
  /** Whether friends see that this person is here. */
  present: z.boolean(),
});
export const device = z.object({ id, label: z.string(), createdAt: time, seenAt: time, current: z.boolean() });

/** Six digits, shown on two devices. */
export const deviceCode = z.string().check(z.regex(/^\d{6}$/));

/** Somebody whom a device can become: enough for its owner to recognise it. */
export const owner = z.object({
  identity: id,
  name: z.string(),
  createdAt: time,
  /** Tables, at most 100 of each. */
  active: z.int(),
  past: z.int(),
  /** You are that person already. */
  yours: z.boolean(),
  /** You have tables of your own: it will be refused. */
  hasTables: z.boolean(),
});
export const linkOwner = z.extend(owner, { until: time });

/** What the host of the server says on every page, until then. */
export const announcement = z.object({ en: z.string(), de: z.string(), until: time });

export const here = z.object({
  me: z.nullable(me),
  /** False over plain http to another machine: the page says what is off (notifications, installing, a safe cookie). */
  secure: z.boolean(),
  publicUrl: z.string(),
  announcement: z.nullable(announcement),
  /** Requests for your friendship that wait. */
  asks: z.int(),
  version: z.string(),
});

// ---- Games ------------------------------------------------------------------------------------------------------------

export const game = z.object({
  id: z.string(),
  seats: z.tuple([z.int(), z.int()]),
  rules: z.string(),
  options: z.record(z.string(), z.custom<Json>()),
  usual: z.record(z.string(), z.custom<Json>()),
});

// ---- Tables -----------------------------------------------------------------------------------------------------------

export const tableState = z.enum(['waiting', 'starting', 'running', 'over', 'closed']);

export const chair = z.object({
  kind: z.enum(['person', 'bot', 'empty']),
  name: z.string(),
  /** Of a person. */
  identity: z.nullable(id),
  /** Of a person who is still here. */
  face: z.nullable(face),
  level: z.nullable(level),
  /** Whether a word was committed to; always true for bots. */
  committed: z.boolean(),
  /** Somebody has this table open. */
  here: z.boolean(),
  /** Marked silent by the owner: this chair brought no word. */
  silent: z.boolean(),
  /** In a running match: from when the others may decide about this person's seat; null: not while things are as they are. */
  freeFrom: z.nullable(time),
  /** The name of the person who gets this seat back by asking. */
  displaced: z.nullable(z.string()),
});

export const attempt = z.object({
  attempt: z.int(),
  at: time,
  /** t = H(T). */
  hash: hex64,
  commitment: hex64,
  end: z.enum(['pending', 'cancelled', 'silenced', 'begun']),
  /** Chairs whose word was missing when it was cancelled. */
  missing: z.array(chairNumber),
});

export const start = z.object({
  attempt: z.int(),
  /** T; check it before you reveal. */
  terms: z.custom<Terms>(),
  hash: hex64,
  /** By chair: the word is there, or none is wanted. */
  revealed: z.array(z.boolean()),
  /** When a start is cancelled because words are missing; null: it waits. */
  until: z.nullable(time),
  /** From when the owner may mark a missing chair silent; null: never (a live start). */
  silentFrom: z.nullable(time),
});

export const fairness = z.object({
  /** It starts as soon as everybody is here. */
  again: z.boolean(),
  /** C of the present attempt. A cancelled start draws a new secret, and everybody commits again. */
  commitment: hex64,
  /** The newest starts; `attempt` counts all of them. */
  attempts: z.array(attempt),
  start: z.nullable(start),
  /** S, after the end. */
  secret: z.nullable(hex64),
});

/** `url` is a path where the server has no PUBLIC_URL: resolve it against the page's address. */
export const invitation = z.object({ id, token, url: z.string(), createdAt: time, uses: z.int() });

/** Six letters or digits to read aloud. */
export const spokenCode = z.string().check(z.regex(/^[B-DF-HJ-NP-TV-XZ2-9]{6}$/));

/** What a link is worth to you. `table` is null where it no longer lets anybody in. */
/** A work of somebody's that a table plays with: a map, a scenario, a pack. */
export const tableWork = z.object({
  /** The option that holds its text. */
  option: z.string(),
  kind: z.string(),
  /** As the file says it; empty: it has none. */
  name: z.object(Object.fromEntries(LANGUAGES.map((l) => [l, z.string()])) as { de: z.ZodMiniString; en: z.ZodMiniString }),
  author: z.string(),
});

export const invited = z.object({
  /** open: a seat is free; full: none is; yours: you are in already. */
  state: z.enum(['open', 'full', 'running', 'over', 'yours', 'revoked', 'closed']),
  host: z.string(),
  table: z.nullable(
    z.object({
      id,
      name: z.string(),
      game: z.string(),
      options: z.record(z.string(), z.custom<Json>()),
      works: z.array(tableWork),
      settings: tableSettings,
      rated: z.boolean(),
      watch: z.boolean(),
      chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string(), face: z.nullable(face), level: z.nullable(level) })),
    }),
  ),
});

/** Somebody wants a seat of a running match, or a bot to play there for somebody who is away (server/tables/claims.ts). */
export const claim = z.object({
  id,
  chair: chairNumber,
  identity: id,
  name: z.string(),
  at: time,
  yes: z.array(chairNumber),
  no: z.array(chairNumber),
  /** A bot is to play there until the person returns. */
  bot: z.boolean(),
  /** The chairs that have a say, beside the person who sits there. */
  voters: z.array(chairNumber),
});

export const table = z.object({
  id,
  name: z.string(),
  game: z.string(),
  rules: z.string(),
  options: z.record(z.string(), z.custom<Json>()),
  works: z.array(tableWork),
  settings: tableSettings,
  /** Listed in the lobby; else by invitation. */
  open: z.boolean(),
  /** The match counts for the ratings of everybody who sits at it. */
  rated: z.boolean(),
  /** The tournament it belongs to. */
  tournament: z.nullable(id),
  /** Whether people without a chair may watch. */
  watch: z.boolean(),
  /** Whether they may talk: among themselves while the match runs, with everybody after it. */
  gallery: z.boolean(),
  state: tableState,
  owner: z.object({ identity: z.nullable(id), name: z.string(), face: z.nullable(face) }),
  chairs: z.array(chair),
  fairness,
  you: z.nullable(
    z.object({
      identity: id,
      chair: z.nullable(chairNumber),
      owner: z.boolean(),
      /** The time of the match (ms since it began) up to which you have seen it; lines after it are new to you. */
      seen: z.nullable(z.int()),
      /** This match waits for your answer. */
      turn: z.boolean(),
      /** Your seat, which somebody else plays: `POST …/return` gives it back at the next question. */
      displaced: z.nullable(chairNumber),
      /** You asked for it. */
      returning: z.boolean(),
    }),
  ),
  /** The owner's alone. */
  invitations: z.nullable(z.array(invitation)),
  /** People who ask to be let in right now; the owner's alone. */
  knocks: z.array(z.object({ identity: id, name: z.string() })),
  claims: z.array(claim),
  createdAt: time,
  changedAt: time,
  startedAt: z.nullable(time),
  overAt: z.nullable(time),
  outcome: z.nullable(z.custom<Outcome>()),
  /** The table of the next match of the same people. */
  rematch: z.nullable(id),
  /** To people of the table: the token of the replay's link, where the host lets everybody with the link watch it. */
  share: z.nullable(token),
});

export const summary = z.object({
  id,
  name: z.string(),
  game: z.string(),
  state: tableState,
  open: z.boolean(),
  rated: z.boolean(),
  watch: z.boolean(),
  clock,
  owner: z.string(),
  chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string(), face: z.nullable(face) })),
  /** Of the person who made it, where it is known. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** How many options differ from the game's usual ones. */
  changedOptions: z.int(),
  works: z.array(tableWork),
  createdAt: time,
  /** A friend of yours keeps it or sits there. */
  friend: z.boolean(),
  /** Your chair. */
  chair: z.nullable(chairNumber),
  /** It waits for you: for an answer, or for your word at a start. */
  turn: z.boolean(),
  /** When your time is up (ms since 1970); null: it never is. */
  due: z.nullable(time),
  /** The chairs it waits for; to people of the table, and empty for others. */
  asked: z.array(chairNumber),
  /** What happens at zero. */
  atZero: tableSettings.shape.atZero,
  changedAt: time,
});

export const pace = z.enum(['live', 'days']);

/** Which open tables somebody wants to see. */
export const lobbyFilter = z.strictObject({
  game: z.optional(z.string().check(z.maxLength(64))),
  pace: z.optional(pace),
  language: z.optional(z.enum(LANGUAGES)),
  /** With the game's usual rules alone, or with changed ones. */
  rules: z.optional(z.enum(['usual', 'changed'])),
  /** At least so many free seats. */
  free: z.optional(z.int().check(z.minimum(1), z.maximum(64))),
  /** Part of its name, or of its host's. */
  text: z.optional(z.string().check(z.maxLength(60))),
});

export const lobby = z.object({
  /** Open tables with a free chair that fit the filter, those of friends first, then newest first, at most 50. */
  open: z.array(summary),
  /** How many fit. */
  matching: z.int(),
  /** Open tables of each game, whatever the filter. */
  counts: z.record(z.string(), z.int()),
  /** Open running tables that may be watched. */
  running: z.array(summary),
  /** Tables you host or sit at; those that wait for you first. */
  mine: z.array(summary),
  /** Tables that friends asked you to. */
  invited: z.array(summary),
});

/** A text option may be a whole map. The game checks its length (`readOptions`); this is only an upper bound. */
export const OPTION_TEXT = 40_000;
export const options = z.record(z.string().check(z.maxLength(64)), z.union([z.string().check(z.maxLength(OPTION_TEXT)), z.number(), z.boolean()]));

export const newTable = z.strictObject({
  game: z.string().check(z.maxLength(64)),
  /** Empty or none: clients show the owner's name. */
  name: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  seats: z.int().check(z.minimum(1), z.maximum(64)),
  /** Options of the game; the default for those that are missing. */
  options: z.optional(options),
  settings: z.optional(tableSettings),
  open: z.optional(z.boolean()),
  /** It needs a clock, no take-backs, and no map, scenario or pack of one's own. */
  rated: z.optional(z.boolean()),
  watch: z.optional(z.boolean()),
  gallery: z.optional(z.boolean()),
  /** Bots by chair; null: a free chair. */
  bots: z.optional(z.array(z.nullable(level)).check(z.maxLength(64))),
  /** Of the person who makes it; the lobby can be filtered by it. */
  language: z.optional(z.enum(LANGUAGES)),
});

/** What somebody wants to play. */
export const wantedTable = z.strictObject({
  games: z.array(z.string().check(z.maxLength(64))).check(z.minLength(1), z.maxLength(32)),
  pace,
  language: z.optional(z.enum(LANGUAGES)),
});

export const changeTable = z.strictObject({
  name: z.optional(boundedText(60)),
  open: z.optional(z.boolean()),
  watch: z.optional(z.boolean()),
  gallery: z.optional(z.boolean()),
  /** Only before the start; it can be switched on only while nobody else sits here. */
  rated: z.optional(z.boolean()),
  /** Only before the start. Nobody has to sit down again; everybody sees the change. */
  options: z.optional(options),
  settings: z.optional(tableSettings),
  /** Hands the table over to somebody who sits at it. */
  owner: z.optional(id),
});

export const eventLine = z.object({ at: z.nullable(z.int()), event: z.custom<{ readonly kind: string }>() });

export type Announcement = z.infer<typeof announcement>;
export type Me = z.infer<typeof me>;
export type Shows = z.infer<typeof shows>;
export type Device = z.infer<typeof device>;
export type GameInfo = z.infer<typeof game>;
export type TableInfo = z.infer<typeof table>;
export type TablePhase = z.infer<typeof tableState>;
export type TableSummary = z.infer<typeof summary>;
export type Lobby = z.infer<typeof lobby>;
export type Owner = z.infer<typeof owner>;
export type LobbyFilter = z.infer<typeof lobbyFilter>;
export type TablePace = z.infer<typeof pace>;
export type WantedTable = z.infer<typeof wantedTable>;
export type StartInfo = z.infer<typeof start>;
export type Attempt = z.infer<typeof attempt>;
export type Claim = Omit<z.infer<typeof claim>, 'voters' | 'bot'> & { bot?: boolean };
export type Invitation = z.infer<typeof invitation>;
export type TableWork = z.infer<typeof tableWork>;
export type Invited = z.infer<typeof invited>;
export type Webhook = z.infer<typeof webhook>;
export type ProblemBody = z.infer<typeof problem>;
export type NewTable = z.input<typeof newTable>;
export type ChangeTable = z.input<typeof changeTable>;
