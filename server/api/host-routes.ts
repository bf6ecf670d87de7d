/** Paths for the host of the server: with the key that the first start printed, or a session that it opened. */
import * as z from 'zod/mini';
import { announcement } from './identity-shapes.ts';
import { reportReasons } from './people-routes.ts';
import { type ApiRoute, anybody, done, host } from './route.ts';
import { boundedText, id, nothing, time, token } from './shapes.ts';
import { tableState } from './table-shapes.ts';
import { workReasons, workSummary } from './work-routes.ts';

const bytes = z.number();
const state = z.object({
  version: z.string(),
  upSince: time,
  /** People with a page open. */
  here: z.int(),
  people: z.int(),
  tables: z.object({ waiting: z.int(), starting: z.int(), running: z.int(), over: z.int() }),
  /** Games that wait longer than their clock or stand still, and tables that never began; counting stops at some hundreds. */
  hanging: z.object({ games: z.int(), unbegun: z.int() }),
  inMemory: z.int(),
  /** How long a move takes to be durable, on average since the start. */
  writeMs: z.number(),
  memory: bytes,
  disk: z.object({ used: bytes, free: bytes }),
  /** In the last 24 hours. */
  errors: z.int(),
  logLevel: z.string(),
  /** Reports that wait. */
  reports: z.int(),
  announcement: z.nullable(announcement),
  mails: z.boolean(),
  webhooks: z.boolean(),
  accounts: z.boolean(),
  database: z.enum(['sqlite', 'postgres']),
  keepDays: z.int(),
  abandonDays: z.int(),
  limits: z.object({ tables: z.int(), bytes: z.int(), checks: z.int(), sockets: z.int(), messages: z.int(), requests: z.int() }),
});

const hostTable = z.object({
  id,
  name: z.string(),
  game: z.string(),
  host: z.string(),
  state: tableState,
  open: z.boolean(),
  /** Names; empty: a free seat. */
  chairs: z.array(z.string()),
  /** People who have it open. */
  here: z.int(),
  createdAt: time,
  changedAt: time,
  bytes,
});

const report = z.object({
  id,
  by: z.object({ identity: id, name: z.string() }),
  about: z.object({ identity: id, name: z.string() }),
  reason: z.enum([...reportReasons, ...workReasons]),
  text: z.string(),
  table: z.nullable(z.object({ id, name: z.string(), game: z.string() })),
  lines: z.array(z.object({ at: time, text: z.string() })),
  /** It is about a work of theirs. */
  work: z.nullable(z.object({ id, name: z.string(), game: z.string(), kind: z.string() })),
  at: time,
  done: z.boolean(),
});

const hostWork = z.extend(workSummary, { by: z.object({ identity: id, name: z.string() }) });

const backup = z.object({ name: z.string(), at: z.number(), bytes });
const before = z.optional(id);

export const hostRoutes = {
  'POST /api/host/enter': anybody({
    about: 'Opens a session of the host with the key: a cookie of its own that lasts twelve hours.',
    body: z.strictObject({ key: token }),
    reply: done,
  }),
  'POST /api/host/leave': anybody({ about: 'Ends that session.', body: nothing, reply: done }),
  'POST /api/host/key': host({ about: 'Makes a new key. The previous one and all sessions end.', body: nothing, reply: z.object({ key: token }) }),
  'GET /api/host': host({ about: 'The state of the server.', reply: state }),
  'GET /api/host/tables': host({
    about: 'Tables, newest first. Hanging: games that wait longer than their clock, or in which nothing has happened for a week.',
    query: z.strictObject({ state: z.enum(['waiting', 'running', 'over', 'hanging']), before }),
    reply: z.object({ tables: z.array(hostTable), more: z.boolean() }),
  }),
  'POST /api/host/tables/:table/close': host({
    about: 'Closes a table that waits, or ends a match without a winner.',
    body: nothing,
    reply: done,
  }),
  'POST /api/host/tables/clear': host({
    about: 'Closes tables that never began: older than three days, and nobody is there.',
    body: nothing,
    reply: z.object({ closed: z.int() }),
  }),
  'GET /api/host/people': host({
    about: 'People, newest first: names and when they were here.',
    query: z.strictObject({ before }),
    reply: z.object({
      people: z.array(z.object({ identity: id, name: z.string(), since: time, seenAt: time, here: z.boolean(), tables: z.int() })),
      more: z.boolean(),
    }),
  }),
  'DELETE /api/host/people/:person': host({ about: 'Deletes somebody with all their data, as they could do themselves.', reply: done }),
  'GET /api/host/reports': host({
    about: 'Waiting reports, or the last ones that were dealt with.',
    query: z.strictObject({ done: z.optional(z.enum(['yes', 'no'])) }),
    reply: z.array(report),
  }),
  'POST /api/host/reports/:report/done': host({ about: 'Marks a report as dealt with.', body: nothing, reply: done }),
  'GET /api/host/works': host({
    about: 'Works on the shelf, newest first, and who published them. Works shared only by link are not listed.',
    query: z.strictObject({ from: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
    reply: z.object({ works: z.array(hostWork), all: z.int() }),
  }),
  'POST /api/host/works/:work/remove': host({
    about: 'Removes a published work, and the same text by anybody else. Authors are told the reason; reports about it are dealt with.',
    body: z.strictObject({ reason: boundedText(300) }),
    reply: done,
  }),
  'GET /api/host/refused-works': host({
    about: 'Works that were removed: nobody can publish their exact text here. Newest first.',
    reply: z.array(
      z.object({
        hash: z.string(),
        ...{ game: z.string(), kind: z.string(), name: workSummary.shape.name },
        ...{ reason: z.string(), at: time },
      }),
    ),
  }),
  'POST /api/host/refused-works/:hash/allow': host({
    about: 'Allows a removed work again. Its author finds it as a work shared only by link.',
    body: nothing,
    reply: done,
  }),
  'PUT /api/host/announcement': host({
    about: 'Shows an announcement on every page until this time.',
    body: z.strictObject({ en: boundedText(200), de: z.optional(boundedText(200)), until: time }),
    reply: announcement,
  }),
  'DELETE /api/host/announcement': host({ about: 'Removes the announcement.', reply: done }),
  'GET /api/host/backups': host({ about: 'The backups in the data folder, newest first.', reply: z.array(backup) }),
  'POST /api/host/backups': host({ about: 'Makes a backup, and reads it back.', body: nothing, reply: z.array(backup) }),
  'POST /api/host/results': host({
    about: 'Restores missing results from the matches.',
    body: nothing,
    reply: z.object({ made: z.int() }),
  }),
  'POST /api/host/ratings': host({
    about: 'Recomputes every rating from the results; returns how many changed.',
    body: nothing,
    reply: z.object({ matches: z.int(), ratings: z.int(), changed: z.int() }),
  }),
} satisfies Readonly<Record<string, ApiRoute>>;

export type HostState = z.infer<typeof state>;
export type HostTable = z.infer<typeof hostTable>;
export type HostReport = z.infer<typeof report>;
