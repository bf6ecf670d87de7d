/** Schemas of what a table is to be: its clock, its options, what its host may change. */
import { LANGUAGES } from '@starboard/kernel';
import * as z from 'zod/mini';
import { boundedText, id, level } from './shapes.ts';

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

export const pace = z.enum(['live', 'days']);

/** A text option may be a whole map. The game checks its length (`readOptions`); this is only an upper bound. */
export const OPTION_TEXT = 40_000;

export const options = z.record(z.string().check(z.maxLength(64)), z.union([z.string().check(z.maxLength(OPTION_TEXT)), z.number(), z.boolean()]));

/** How seriously a host wants to play: a word to people who look for a table, and nothing that is measured. */
export const tableLevel = z.enum(['relaxed', 'steady', 'sharp']);

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
  level: z.optional(tableLevel),
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
  level: z.optional(z.nullable(tableLevel)),
  /** Only before the start; it can be switched on only while nobody else sits here. */
  rated: z.optional(z.boolean()),
  /** Only before the start. Nobody has to sit down again; everybody sees the change. */
  options: z.optional(options),
  settings: z.optional(tableSettings),
  /** Hands the table over to somebody who sits at it. */
  owner: z.optional(id),
});

export type TableLevel = z.infer<typeof tableLevel>;
export type TablePace = z.infer<typeof pace>;
export type WantedTable = z.infer<typeof wantedTable>;
export type NewTable = z.input<typeof newTable>;
export type ChangeTable = z.input<typeof changeTable>;
