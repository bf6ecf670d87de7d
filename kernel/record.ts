/**
 * A record is a whole match in one JSON value: save file, replay, fixture and bug report. It plays back for any seat from
 * the stored sections alone, without the rules that made it, and re-executes where the rules are the same.
 */
import * as z from 'zod';
import { sameJson } from './canonical.ts';
import { BranchedChance, FastChance, type Forced, type FreshChance, type KeyedChance, ScriptedChance } from './chance.ts';
import { CommittedChance } from './committed.ts';
import type { Game, Json, Known, Outcome, Seat, Types } from './contract.ts';
import { chanceKey, checkCommitments, type Terms } from './fairness.ts';
import { lessonContent } from './lesson.ts';
import { type Act, type Entry, Match, TAKE_BACKS } from './match.ts';
import { BadOption, readOptions } from './options.ts';
import { FLOW, heardBy, SEALED, STACK, viewFrom } from './view.ts';

/**
 * Where the chance came from: a seed (offline, simulation: no proof), the commitments of ./fairness.ts, a lesson, which
 * forced the first `until` of its draws before a seed took over, or another match, from which this one went its own way.
 */
export type Source = RootSource | BranchSource;
/** The first `at` entries after the start are those of the other match, and the chance is its chance, except where it comes `anew`. */
export interface BranchSource {
  readonly kind: 'branch';
  readonly of: { readonly terms: Terms; readonly source: RootSource };
  readonly at: number;
  /** From these entries on, chance comes from a seed of its own; ascending. */
  readonly anew?: readonly FreshChance[];
}
export type RootSource =
  | { readonly kind: 'seed'; readonly seed: string }
  | { readonly kind: 'lesson'; readonly seed: string; readonly forced: readonly Forced[]; readonly until: number }
  | { readonly kind: 'committed'; readonly secret: string; readonly words: readonly (string | null)[] };

export interface MatchRecord<T extends Types = Types> {
  readonly format: 'starboard/record';
  readonly version: 1;
  readonly terms: Terms;
  readonly names: readonly string[];
  readonly source: Source;
  readonly entries: readonly Entry<T>[];
  /** Null: the match was still running. */
  readonly outcome: Outcome<T> | null;
  /** Missing: nobody was helped. */
  readonly hints?: readonly HintMark[];
}

/** Somebody asked the bots what to do (alone among bots): before entry `n`. Ratings and comparisons leave such a match out. */
export interface HintMark {
  readonly n: number;
  readonly seat: Seat;
}

const json: z.ZodType<Json> = z.json() as z.ZodType<Json>;
const count = z.int().min(0);
const hex64 = z.string().regex(/^[0-9a-f]{64}$/);
const chair = count.max(63);
/** The sections every view has are described; those of a game are any JSON, since a record outlives the rules that made it. */
const cover = z.strictObject({
  asked: z.array(chair),
  done: z.array(chair),
  label: z.string().max(200),
  window: z.enum(['turn', 'sealed', 'open']),
  revisable: z.boolean(),
  onBehalf: z.union([chair, z.string().max(64)]).nullable(),
  needsSecrets: z.boolean(),
  seconds: z.number().nullable(),
});
const frames = z.array(z.looseObject({ step: z.string().max(64) }));
const path = z.array(z.string().max(200)).max(1000);
const open = z.object({ [FLOW]: cover.optional(), [STACK]: frames.optional() }).catchall(json);
const own = z.object({ [SEALED]: path.nullable().optional() }).catchall(json);
const act = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('start') }),
  z.strictObject({
    kind: z.literal('answer'),
    seat: chair,
    answer: path,
    by: z.union([z.literal('idle'), z.strictObject({ bot: z.string().max(64), iterations: count, seed: count })]).optional(),
  }),
  z.strictObject({ kind: z.literal('undo'), seat: chair, of: count }),
  z.strictObject({ kind: z.literal('takeback'), seat: chair, of: count }),
  z.strictObject({ kind: z.literal('redeal'), seat: chair }),
]);
const entry = z.strictObject({
  n: count,
  at: count.nullable(),
  rules: z.string().max(64),
  act,
  chance: z.array(z.tuple([count, count])),
  told: z.array(
    z.strictObject({
      to: z.union([z.literal('all'), z.array(chair)]),
      event: z.looseObject({ kind: z.string().max(64) }),
      rule: z.string().max(64).nullable(),
    }),
  ),
  pub: open,
  mine: z.record(z.string().regex(/^\d{1,2}$/), own),
});
const termsSchema = z.strictObject({
  table: z.string().max(200),
  game: z.string().max(64),
  rules: z.string().max(64),
  options: z.record(z.string().max(64), json),
  content: z.record(z.string().max(64), z.string().max(200)),
  seats: z
    .array(z.strictObject({ identity: z.string().max(200), commitment: hex64.nullable() }))
    .min(1)
    .max(64),
  commitment: hex64,
  attempt: count,
});
const rootSources = [
  z.strictObject({ kind: z.literal('seed'), seed: z.string().max(200) }),
  z.strictObject({
    kind: z.literal('lesson'),
    seed: z.string().max(200),
    forced: z.array(z.tuple([count, count])).max(10_000),
    until: count,
  }),
  z.strictObject({ kind: z.literal('committed'), secret: hex64, words: z.array(hex64.nullable()).max(64) }),
] as const;
const branchSource = z.strictObject({
  kind: z.literal('branch'),
  of: z.strictObject({ terms: termsSchema, source: z.discriminatedUnion('kind', rootSources) }),
  at: count,
  anew: z
    .array(z.strictObject({ from: count, seed: z.string().max(200) }))
    .min(1)
    .max(1000)
    .optional(),
});
const recordSchema = z.strictObject({
  format: z.literal('starboard/record'),
  version: z.literal(1),
  terms: termsSchema,
  names: z.array(z.string().max(100)).max(64),
  source: z.discriminatedUnion('kind', [...rootSources, branchSource]),
  entries: z.array(entry).min(1).max(1_000_000),
  outcome: z
    .strictObject({
      ranks: z.array(count),
      together: z.literal(true).optional(),
      scores: z.array(z.number()),
      ending: z.string().max(64),
      parts: z.array(z.strictObject({ seat: count, rule: z.string().max(64), n: z.number() })),
    })
    .nullable(),
  hints: z
    .array(z.strictObject({ n: count, seat: chair }))
    .min(1)
    .max(100_000)
    .optional(),
});

/** The published JSON Schema of a record. */
export const recordJsonSchema = (): object => z.toJSONSchema(recordSchema);

/** The message is one sentence for a person. */
export class BadRecord extends Error {}

/** No state of a game nests this deep. A deeper one would exhaust the call stack of code that walks it. */
const DEEPEST = 100;
const tooDeep = (v: unknown, left = DEEPEST): boolean =>
  typeof v === 'object' && v !== null && (left === 0 || Object.values(v).some((inner) => tooDeep(inner, left - 1)));

/** Text of a stranger's file, fit to be shown: one line, not endless. */
const tame = (text: string): string => {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
  return line.length > 200 ? `${line.slice(0, 200)}…` : line;
};

/** Reads a record from text that may be anything. */
export function readRecord(text: string): MatchRecord {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BadRecord('This is not a record: it is not valid JSON.');
  }
  if (tooDeep(value)) throw new BadRecord('This is not a record of a match: it nests too deep.');
  const read = recordSchema.safeParse(value);
  if (!read.success) {
    const first = read.error.issues[0];
    throw new BadRecord(`This is not a record of a match: ${tame(`${first.path.join('.') || 'the file'}: ${first.message}`)}.`);
  }
  const record = read.data as unknown as MatchRecord;
  const seats = record.terms.seats.length;
  if (record.entries.some((e, i) => e.n !== i)) throw new BadRecord('This record is damaged: its entries are not numbered in order.');
  if (record.entries.some((e, i) => (e.act.kind === 'start') !== (i === 0)))
    throw new BadRecord('This record is damaged: it must start once, at the beginning.');
  if (record.entries.some((e) => e.act.kind !== 'start' && e.act.seat >= seats))
    throw new BadRecord('This record is damaged: somebody without a chair answers.');
  if (!(FLOW in record.entries[0].pub && STACK in record.entries[0].pub))
    throw new BadRecord('This record is damaged: it does not say how the table looked at the start.');
  return record;
}

export function makeRecord<T extends Types>(match: Match<T>, terms: Terms, source: Source, names: readonly string[]): MatchRecord<T> {
  return { format: 'starboard/record', version: 1, terms, names, source, entries: [...match.entries], outcome: match.outcome };
}

/** The terms of a match that nobody committed to: offline play and simulation. */
export const plainTerms = <T extends Types>(game: Game<T>, options: T['options'], identities: readonly string[]): Terms => ({
  table: 'local',
  game: game.id,
  rules: game.rules.version,
  options: options as Terms['options'],
  content: {},
  seats: identities.map((identity) => ({ identity, commitment: null })),
  commitment: '0'.repeat(64),
  attempt: 1,
});

export function chanceOf(record: Pick<MatchRecord, 'terms' | 'source'>): KeyedChance {
  const { source } = record;
  switch (source.kind) {
    case 'seed':
      return new FastChance(source.seed);
    case 'lesson':
      return new ScriptedChance(source.forced.slice(0, source.until), new FastChance(source.seed));
    case 'committed':
      return new CommittedChance(chanceKey(record.terms, source.secret, source.words));
    case 'branch':
      return source.anew === undefined ? chanceOf(source.of) : new BranchedChance(chanceOf(source.of), source.anew);
  }
}

/**
 * Where another match would go its own way from this one after entry `at`. A branch of a branch is one of the first match.
 * `seed`: with other luck from there on.
 */
export function branchAt({ terms, source }: Pick<MatchRecord, 'terms' | 'source'>, at: number, seed?: string): BranchSource {
  const had = source.kind === 'branch' ? (source.anew ?? []).filter(({ from }) => from <= at) : [];
  const anew = seed === undefined ? had : [...had, { from: at + 1, seed }];
  return {
    kind: 'branch',
    of: source.kind === 'branch' ? source.of : { terms, source },
    at: source.kind === 'branch' ? Math.min(at, source.at) : at,
    ...(anew.length > 0 && { anew }),
  };
}

/** One moment of a playback: what was done, what the seat heard, what it then knew. */
export interface Moment<T extends Types> {
  readonly n: number;
  readonly act: Act<T>;
  readonly events: readonly T['event'][];
  readonly known: Known<T>;
}

/** Plays a record back through one seat's eyes (null: a spectator's), from the stored sections alone. */
export function* playback<T extends Types>(record: MatchRecord<T>, seat: Seat | null): Generator<Moment<T>> {
  const pub: Record<string, Json> = {};
  const mine: Record<string, Json> = {};
  for (const e of record.entries) {
    Object.assign(pub, e.pub);
    if (seat !== null) Object.assign(mine, e.mine[String(seat)]);
    yield { n: e.n, act: e.act, events: heardBy(e.told, seat).map((t) => t.event), known: viewFrom(pub, seat === null ? null : mine) };
  }
}

/** Where a re-execution first differs from the record. */
export interface Divergence {
  readonly entry: number;
  readonly what: string;
}

/** Hears how many entries of how many were played again. */
export type Progress = (done: number, of: number) => void;

/** Plays the record again with its rules and chance, and finds the first entry that comes out differently. */
export function reexecute<T extends Types>(game: Game<T>, record: MatchRecord<T>, progress?: Progress): Divergence | null {
  const match = playEntries(game, record, (again, i) => {
    progress?.(i + 1, record.entries.length);
    for (const part of ['act', 'chance', 'told', 'pub', 'mine'] as const) {
      if (!sameJson(again[part] as unknown as Json, record.entries[i][part] as unknown as Json)) return `'${part}' differs`;
    }
    return null;
  });
  if (!(match instanceof Match)) return match;
  return sameJson(record.outcome as unknown as Json, match.outcome as unknown as Json)
    ? null
    : { entry: record.entries.length, what: 'the outcome differs' };
}

/** Does again what the record says was done; `look` may object to an entry as it came out. The match, or where it went wrong. */
export function playEntries<T extends Types>(
  game: Game<T>,
  record: MatchRecord<T>,
  look: (again: Entry<T>, i: number, match: Match<T>) => string | null,
): Match<T> | Divergence {
  const seats = record.terms.seats.length;
  if (seats < game.seats[0] || seats > game.seats[1]) return { entry: 0, what: `${seats} seats are not possible in this game` };
  let options: T['options'];
  try {
    options = readOptions(game, record.terms.options);
  } catch (error) {
    if (error instanceof BadOption) return { entry: 0, what: error.message };
    throw error;
  }
  const unfit = game.fits?.(options, seats) ?? null;
  if (unfit !== null) return { entry: 0, what: `these options do not go with ${seats} seats (${unfit.rule})` };
  const friendly = record.entries.some((e) => e.act.kind === 'takeback');
  const match = new Match(game, options, seats, chanceOf(record), record.entries[0].at, undefined, friendly ? TAKE_BACKS : 0);
  for (const [i, e] of record.entries.entries()) {
    if (i > 0) {
      const done =
        e.act.kind === 'answer'
          ? match.answer(e.act.seat, e.act.answer, e.act.by, e.at)
          : e.act.kind === 'undo'
            ? match.undo(e.act.seat, e.at)
            : e.act.kind === 'takeback'
              ? match.takeBack(e.act.seat, e.act.of, e.at)
              : e.act.kind === 'redeal'
                ? match.redeal(e.act.seat, e.at)
                : null;
      if (done === null || done.refused !== null) return { entry: i, what: `the rules refuse what was done (${done?.refused?.rule ?? 'table'})` };
    }
    const what = look(match.entries[i], i, match);
    if (what !== null) return { entry: i, what };
  }
  return match;
}

/** Everything that can be checked about a record; no findings: it is what it says. */
export interface Verdict {
  /** Whether the chance was committed to before the match, so that nobody can have chosen it. */
  readonly committed: boolean;
  readonly findings: readonly string[];
}

export function verify<T extends Types>(game: Game<T>, record: MatchRecord<T>, progress?: Progress): Verdict {
  const { source, terms } = record;
  const findings: string[] = [];
  if (terms.game !== game.id) return { committed: false, findings: [`the record is of '${terms.game}', not of '${game.id}'`] };
  if (source.kind === 'committed') findings.push(...checkCommitments(terms, source.secret, source.words));
  if (terms.content.lesson !== (source.kind === 'lesson' ? lessonContent(source.forced).lesson : undefined))
    findings.push('its terms and its chance do not say the same about a lesson');
  if (record.entries.some((e) => e.rules !== game.rules.version)) {
    findings.push(`it was played with rules ${record.entries[0].rules}; these are ${game.rules.version}, so it cannot be played again here`);
  } else {
    const found = reexecute(game, record, progress);
    if (found !== null) findings.push(`entry ${found.entry}: ${found.what}`);
  }
  return { committed: source.kind === 'committed', findings };
}

/** What one seat may take away from a running match: its own stream, and nothing of anybody else. */
export function ownStream<T extends Types>(record: Pick<MatchRecord<T>, 'entries' | 'terms' | 'names'>, seat: Seat | null): Json {
  const frames = record.entries
    .map((e) => ({ events: heardBy(e.told, seat).map((t) => t.event), pub: e.pub, mine: seat === null ? {} : (e.mine[String(seat)] ?? {}) }))
    .filter((f) => f.events.length > 0 || Object.keys(f.pub).length > 0 || Object.keys(f.mine).length > 0)
    .map((f, i) => ({ n: i + 1, ...f }));
  return {
    format: 'starboard/stream',
    version: 1,
    game: record.terms.game,
    rules: record.terms.rules,
    names: record.names,
    seat,
    frames,
  } as unknown as Json;
}
