/** Schemas of the lobby: tables in a line each, and which of them somebody wants to see. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { face } from './identity-shapes.ts';
import { chairNumber, id, time } from './shapes.ts';
import { tableState, tableWork } from './table-shapes.ts';
import { clock, pace, tableLevel, tableSettings } from './terms-shapes.ts';

export const summary = z.object({
  id,
  name: z.string(),
  game: z.string(),
  state: tableState,
  open: z.boolean(),
  rated: z.boolean(),
  level: z.nullable(tableLevel),
  watch: z.boolean(),
  clock,
  owner: z.string(),
  chairs: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string(), face: z.nullable(face) })),
  /** Of the person who made it, where it is known. */
  language: z.nullable(z.enum(LANGUAGES)),
  /** Options that differ from the game's usual ones; a text is empty here, `works` says what it is. */
  changedOptions: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
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
  /** When the time of those it waits for is up; to people of the table, and null for others or without a clock. */
  waitsUntil: z.nullable(time),
  /** The chairs it waits for; to people of the table, and empty for others. */
  asked: z.array(chairNumber),
  /** What happens at zero. */
  atZero: tableSettings.shape.atZero,
  changedAt: time,
});

/** Which open tables somebody wants to see. */
export const lobbyFilter = z.strictObject({
  game: z.optional(z.string().check(z.maxLength(64))),
  pace: z.optional(pace),
  language: z.optional(z.enum(LANGUAGES)),
  /** With the game's usual rules alone, or with changed ones. */
  rules: z.optional(z.enum(['usual', 'changed'])),
  level: z.optional(tableLevel),
  /** At least so many free seats. */
  free: z.optional(z.int().check(z.minimum(1), z.maximum(64))),
  /** Part of its name, or of its host's. */
  text: z.optional(z.string().check(z.maxLength(60))),
  /** Nearly full ones first; without it the newest. */
  order: z.optional(z.enum(['new', 'full'])),
});

export const lobby = z.object({
  /** Open tables with a free chair that fit the filter, those of friends first, then a few of each host, then the rest; newest first, at most 50. */
  open: z.array(summary),
  /** How many fit. */
  matching: z.int(),
  /** Open tables of each game, whatever the filter. */
  counts: z.record(z.string(), z.int()),
  /** How many would fit with another value of one filter and the others as they are; by filter, then by value. */
  facets: z.record(z.string(), z.record(z.string(), z.int())),
  /** Open running tables that may be watched. */
  running: z.array(summary),
  /** Tables you host or sit at; those that wait for you first. */
  mine: z.array(summary),
  /** Tables that friends asked you to. */
  invited: z.array(summary),
});

export type TableSummary = z.infer<typeof summary>;
export type ChangedOptions = TableSummary['changedOptions'];
export type Lobby = z.infer<typeof lobby>;
export type LobbyFilter = z.infer<typeof lobbyFilter>;
