/**
 * The HTTP interface, in one table: every path with its schemas. Routes, validation, the OpenAPI description and the types
 * of the web client all come from here. A client needs the types alone: `Api['POST /api/tables']['reply']`.
 *
 * Times are milliseconds since 1970 unless they are said to be match time. A cookie identifies the caller. "Not yours" and
 * "does not exist" get the same answer, 404 `unknown`.
 */
import type { HostMessage } from '@starboard/host';
import * as z from 'zod/mini';
import { accountRoutes } from './account-routes.ts';
import { challengeRoutes } from './challenge-routes.ts';
import { deviceRoutes } from './device-routes.ts';
import { guestRoutes } from './guest-routes.ts';
import { hostRoutes } from './host-routes.ts';
import type { Announcement } from './identity-shapes.ts';
import { type Lobby, lobbyFilter } from './lobby-shapes.ts';
import { loungeRoutes } from './lounge-routes.ts';
import { noticeRoutes } from './notice-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { recordRoutes } from './record-routes.ts';
import type { ApiRoute } from './route.ts';
import { seatRoutes } from './seat-routes.ts';
import { id, messageId } from './shapes.ts';
import { tableRoutes } from './table-routes.ts';
import type { TableInfo } from './table-shapes.ts';
import { tournamentRoutes } from './tournament-routes.ts';
import { workRoutes } from './work-routes.ts';

export type { ChallengeComparison, ChallengeDay, ChallengeResult } from './challenge-routes.ts';
export type { HostReport, HostState, HostTable } from './host-routes.ts';
export * from './identity-shapes.ts';
export * from './lobby-shapes.ts';
export type { NoticeReason, NoticeSettingsInfo, NoticeWay } from './notice-routes.ts';
export type { Friend, GameStatistics, PastMatch, PersonRating, Profile, ReportReason } from './people-routes.ts';
export * from './problems.ts';
export type { RefusalName } from './refusals.ts';
export * from './shapes.ts';
export * from './table-shapes.ts';
export * from './terms-shapes.ts';
export type { NewTournament, Tournament, TournamentSummary } from './tournament-routes.ts';
export type { WorkInfo, WorkReason, WorkSummary } from './work-routes.ts';

// ---- The table of paths -----------------------------------------------------------------------------------------------

export const routes = {
  ...guestRoutes,
  ...deviceRoutes,
  ...tableRoutes,
  ...seatRoutes,
  ...recordRoutes,
  ...accountRoutes,
  ...loungeRoutes,
  ...noticeRoutes,
  ...peopleRoutes,
  ...hostRoutes,
  ...workRoutes,
  ...tournamentRoutes,
  ...challengeRoutes,
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
  /** For a browser notification, at most one a turn: it is your turn, 80 % of your time is gone, it is over, your word is wanted, somebody knocks, a friend asks you to come, a seat is free, the others wait for you. */
  | { readonly t: 'call'; readonly table: string; readonly name: string; readonly game: string; readonly kind: CallKind }
  | { readonly t: 'error'; readonly why: 'malformed' | 'too-large' | 'too-fast' };
export type CallKind = 'turn' | 'soon' | 'over' | 'word' | 'knock' | 'sat' | 'invite' | 'seat' | 'nudge';
/** A table that waits for you; the one with the least time first. */
export interface WaitingTable {
  readonly id: string;
  readonly game: string;
  readonly due: number | null;
}
