/**
 * The HTTP interface, in one table: every path with its schemas. Routes, validation, the OpenAPI description and the types
 * of the web client all come from here. A client needs the types alone: `Api['POST /api/tables']['reply']`.
 *
 * Times are milliseconds since 1970 unless they are said to be match time. A cookie identifies the caller. "Not yours" and
 * "does not exist" get the same answer, 404 `unknown`.
 */
import type { HostMessage } from '@starboard/host';
import { type Json, LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { accountRoutes } from './account-routes.ts';
import { hostRoutes } from './host-routes.ts';
import { loungeRoutes } from './lounge-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { type ApiRoute, anybody, done, guest } from './route.ts';
import {
  type Announcement,
  boundedText,
  chairNumber,
  changeTable,
  device,
  deviceCode,
  eventLine,
  game,
  here,
  hex64,
  id,
  invitation,
  invited,
  type Lobby,
  level,
  linkOwner,
  lobby,
  lobbyFilter,
  me,
  messageId,
  newTable,
  nothing,
  pace,
  spokenCode,
  type TableInfo,
  table,
  time,
  token,
  wantedTable,
  webhook,
} from './shapes.ts';
import { workRoutes } from './work-routes.ts';

export type { HostReport, HostState, HostTable } from './host-routes.ts';
export type { NoticeReason, NoticeSettingsInfo, NoticeWay } from './notice-routes.ts';
export type { Friend, GameStatistics, PastMatch, Profile, ReportReason } from './people-routes.ts';
export * from './shapes.ts';
export type { WorkFigures, WorkInfo, WorkSummary } from './work-routes.ts';

// ---- The table of paths -----------------------------------------------------------------------------------------------

export const routes = {
  'GET /api/here': anybody({ about: 'Who you are and where.', reply: here }),
  'POST /api/guest': anybody({
    about: 'Becomes a guest by a name, and sets the cookie; with a cookie, renames.',
    body: z.strictObject({ name: boundedText(30) }),
    reply: me,
  }),
  'PATCH /api/me': guest({
    about: 'Renames you, sets the language of notices and where they go.',
    body: z.strictObject({ name: z.optional(boundedText(30)), language: z.optional(z.enum(LANGUAGES)), webhook: z.optional(z.nullable(webhook)) }),
    reply: me,
  }),
  'POST /api/me/webhook/test': guest({
    about: 'Sends a test notice to your webhook.',
    body: nothing,
    reply: z.object({ ok: z.boolean(), status: z.nullable(z.int()), problem: z.nullable(z.string()) }),
  }),
  'GET /api/me/export': guest({ about: 'Everything that is stored about you.', reply: z.custom<Json>() }),
  'DELETE /api/me': guest({
    about: 'Deletes your name, devices, settings and what you said; bots take your chairs, and records name somebody who left.',
    reply: done,
  }),
  'GET /api/me/devices': guest({ about: 'Your devices.', reply: z.array(device) }),
  'DELETE /api/me/devices/:device': guest({ about: 'Signs a device out.', reply: done }),
  'POST /api/me/link': guest({
    about: 'A link that makes another device yours, once, within ten minutes, after your yes. The token stands in the fragment.',
    body: nothing,
    reply: z.object({ url: z.string(), token, until: time }),
  }),
  'GET /api/me/link': guest({
    about: 'For the device that made a link: the device that waits for its yes.',
    reply: z.object({ until: time, request: z.nullable(z.object({ code: deviceCode, label: z.string(), until: time })) }),
  }),
  'POST /api/me/link/answer': guest({
    about: 'Says yes or no to the device that shows this code.',
    body: z.strictObject({ code: deviceCode, yes: z.boolean() }),
    reply: done,
  }),
  'POST /api/link/look': anybody({
    about: 'Whose link this is.',
    body: z.strictObject({ token }),
    reply: linkOwner,
  }),
  'POST /api/link/ask': anybody({
    about: 'This device wants to become theirs. It shows the code, and the device that made the link confirms it.',
    body: z.strictObject({ token }),
    reply: z.object({ code: deviceCode, claim: token, until: time }),
  }),
  'POST /api/link/redeem': anybody({
    about: 'Becomes theirs, once confirmed; null: not yet. 404: it was refused, or is too late. A guest without tables is given up by it.',
    body: z.strictObject({ token, claim: token }),
    reply: z.object({ me: z.nullable(me) }),
  }),

  'GET /api/games': anybody({ about: 'The games of this installation with their options.', reply: z.array(game) }),
  'GET /api/lobby': anybody({
    about: 'Open tables, all or those that fit, and yours. Live: the lobby socket.',
    query: z.strictObject({
      game: z.optional(z.string()),
      pace: z.optional(pace),
      language: z.optional(z.enum(LANGUAGES)),
      rules: lobbyFilter.shape.rules,
      text: lobbyFilter.shape.text,
    }),
    reply: lobby,
  }),

  'POST /api/tables': guest({ about: 'Makes a table; you keep it, and sit down by another call.', body: newTable, reply: table }),
  'POST /api/tables/find': guest({
    about: 'The open table where you fit best; where there is none, a new one that others will be led to. Sit down by another call.',
    body: wantedTable,
    reply: z.object({ table, made: z.boolean() }),
  }),
  'GET /api/tables/:table': anybody({ about: 'A table as you may see it.', reply: table }),
  'PATCH /api/tables/:table': guest({ about: 'Changes a table you keep.', body: changeTable, reply: table }),
  'POST /api/tables/:table/close': guest({ about: 'Closes a table you keep, before its start.', body: nothing, reply: done }),
  'POST /api/tables/:table/invitations': guest({
    about: 'A new invitation link; the token stands in the fragment.',
    body: nothing,
    reply: invitation,
  }),
  'DELETE /api/tables/:table/invitations/:invitation': guest({ about: 'Revokes it; who came by it and does not sit is out.', reply: done }),
  'POST /api/tables/:table/code': guest({
    about: 'A code to read aloud that stands for the newest invitation link, for fifteen minutes. A new one replaces the one before.',
    body: nothing,
    reply: z.object({ code: spokenCode, until: time }),
  }),
  'POST /api/invitations/look': anybody({
    about: 'What an invitation is worth, before you say who you are: game, host, seats, clock.',
    body: z.strictObject({ token }),
    reply: invited,
  }),
  'POST /api/invitations/code': anybody({
    about: 'The token behind a code that somebody read to you. Guessing is limited.',
    body: z.strictObject({ code: spokenCode }),
    reply: z.object({ token }),
  }),
  'POST /api/invitations/accept': guest({ about: 'Lets you in by an invitation.', body: z.strictObject({ token }), reply: table }),
  'POST /api/tables/:table/sit': guest({
    about: 'Sits down, with the commitment c = H(table, identity, w). Without a chair: the first free one.',
    body: z.strictObject({ chair: z.optional(chairNumber), commitment: hex64 }),
    reply: table,
  }),
  'POST /api/tables/:table/commit': guest({
    about: 'Commits to a word anew: after a cancelled start, or because the old word is lost.',
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
    about: 'Asks for a seat of a running match, by somebody who never sat at it.',
    body: z.strictObject({ chair: chairNumber }),
    reply: table,
  }),
  'POST /api/tables/:table/claims/:claim': guest({
    about: 'Says yes or no to it; the person who asked withdraws by no.',
    body: z.strictObject({ yes: z.boolean() }),
    reply: table,
  }),
  'POST /api/tables/:table/chairs/:chair/stand-in': guest({
    about: 'Asks that a bot plays for somebody who is away, until they return; by somebody who sits at the table.',
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
  'GET /api/tables/:table/since': anybody({
    about: 'What happened after this time of the match, as your chair heard it.',
    query: z.strictObject({ at: z.optional(z.string().check(z.regex(/^-?\d{1,15}$/))) }),
    reply: z.object({ lines: z.array(eventLine), more: z.boolean() }),
  }),
  'POST /api/tables/:table/seen': guest({
    about: 'You have seen the match up to this time of it.',
    body: z.strictObject({ at: z.int().check(z.minimum(0)) }),
    reply: done,
  }),
  'PUT /api/tables/:table/share': guest({
    about: 'The host decides who may watch the replay: everybody with the link, or people of this table only.',
    body: z.strictObject({ everybody: z.boolean() }),
    reply: table,
  }),
  'GET /api/shared/:token': anybody({ about: 'The whole record behind a shared link.', reply: z.custom<Json>() }),
  'GET /api/tables/:table/record': anybody({ about: 'The whole record, after the end.', reply: z.custom<Json>() }),
  'GET /api/tables/:table/stream': anybody({ about: "Your chair's own stream, at any time: for reporting a problem.", reply: z.custom<Json>() }),
  ...accountRoutes,
  ...loungeRoutes,
  ...noticeRoutes,
  ...peopleRoutes,
  ...hostRoutes,
  ...workRoutes,
} satisfies Readonly<Record<string, ApiRoute>>;

export type RouteKey = keyof typeof routes;
type InOf<R, K extends string> = R extends { readonly [P in K]: infer S extends z.ZodMiniType } ? z.input<S> : never;
/** By path: what goes in and what comes out. */
export type Api = {
  readonly [K in RouteKey]: {
    readonly body: InOf<(typeof routes)[K], 'body'>;
    readonly query: InOf<(typeof routes)[K], 'query'>;
    readonly reply: z.output<(typeof routes)[K]['reply']>;
  };
};

// ---- The lobby socket, /ws/lobby --------------------------------------------------------------------------------------

/** What a page may say there. The match itself is played at /ws, see host/wire.ts; its `match` is the table's id. */
export const lobbySaid = z.discriminatedUnion('t', [
  /** Sends the lobby now and whenever it changes, with the open tables that fit. */
  z.strictObject({ t: z.literal('lobby'), on: z.boolean(), filter: z.optional(lobbyFilter) }),
  /** Sends this table now and whenever it changes; null: none. */
  z.strictObject({ t: z.literal('table'), table: z.nullable(id) }),
  /** Sends which tables wait for you, now and whenever that changes. */
  z.strictObject({ t: z.literal('waits'), on: z.boolean() }),
  /** Chat at a table before its match begins, for people who sit at it and its host. It is still there during the match. */
  z.strictObject({ t: z.literal('chat'), table: id, id: messageId, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({ t: z.literal('phrase'), table: id, id: messageId, phrase: z.string().check(z.maxLength(40)) }),
]);
export type LobbySaid = z.infer<typeof lobbySaid>;
export type LobbyHeard =
  | { readonly t: 'lobby'; readonly lobby: Lobby }
  | { readonly t: 'table'; readonly table: TableInfo }
  /** What the host of the server says to everybody. */
  | { readonly t: 'announcement'; readonly announcement: Announcement | null }
  | { readonly t: 'waits'; readonly tables: readonly WaitingTable[] }
  /** Somebody said something before the match; also what was said before you came. */
  | { readonly t: 'chat'; readonly table: string; readonly chat: Extract<HostMessage, { t: 'chat' }> }
  /** Your chat message was stored, or refused and why. */
  | { readonly t: 'ack'; readonly id: string }
  | { readonly t: 'refused'; readonly id: string; readonly why: 'no-seat' | 'too-fast' | 'stale' }
  /** You cannot see this table, or no longer. */
  | { readonly t: 'gone'; readonly table: string }
  /** For a browser notification, at most one a turn: it is your turn, 80 % of your time is gone, it is over, your word is wanted, somebody knocks, a friend asks you to come. */
  | { readonly t: 'call'; readonly table: string; readonly name: string; readonly game: string; readonly kind: CallKind }
  | { readonly t: 'error'; readonly why: 'malformed' | 'too-large' | 'too-fast' };
export type CallKind = 'turn' | 'soon' | 'over' | 'word' | 'knock' | 'invite';
/** A table that waits for you; the one with the least time first. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly due: number | null;
}
