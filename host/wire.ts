/**
 * What travels between a screen and the host of its match, over a WebSocket or to a worker: JSON, checked on arrival.
 *
 * A stream (one per seat, one for spectators) is numbered by itself and without gaps: a missing number means that the screen
 * asks for the whole again. The match's own sequence never leaves the host. An answer carries an id made by the screen, is
 * acknowledged once it is durable, sent again until then, and applied once.
 */
import type { Json, Outcome, Refusal, Seat, Types } from '@starboard/kernel';
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
const seat = z.int().check(z.minimum(0), z.maximum(63));

/** What a screen may say. `id` is unique for ever: said twice, it is done once. */
export const said = z.discriminatedUnion('t', [
  /** Opens the stream of a match; `have`: the last frame the screen has of it, to go on from there if that is possible. */
  z.strictObject({ t: z.literal('open'), match: z.string().check(z.maxLength(64)), have: z.nullable(z.int()) }),
  /** A whole answer to the question with this number (see `Own.question`). */
  z.strictObject({ t: z.literal('answer'), id, question: z.int(), answer: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000)) }),
  z.strictObject({ t: z.literal('undo'), id }),
  /** Friendly take-back across a barrier: ask for it, or say yes or no to somebody who did. */
  z.strictObject({ t: z.literal('takeback'), id, say: z.enum(['ask', 'yes', 'no']) }),
  /** An agreed end of the match without a winner by the rules. */
  z.strictObject({ t: z.literal('end'), id, say: z.enum(['ask', 'yes', 'no']) }),
  /** Gives up: a bot plays on in this chair. */
  z.strictObject({ t: z.literal('concede'), id }),
  /** Away or back: away, a bot may answer when the clock runs out. */
  z.strictObject({ t: z.literal('presence'), away: z.boolean() }),
  /** A standing order, one that the game offers: gives it, or takes it back. */
  z.strictObject({ t: z.literal('order'), id, order: z.string().check(z.minLength(1), z.maxLength(64)), on: z.boolean() }),
  z.strictObject({ t: z.literal('chat'), id, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({ t: z.literal('phrase'), id, phrase: z.string().check(z.maxLength(40)) }),
  z.strictObject({ t: z.literal('mute'), seat, on: z.boolean() }),
]);
export type Said = z.infer<typeof said>;

const ID = /^[A-Za-z0-9_-]{8,64}$/;

/** What was said, checked; null: it was nothing. Nearly everything is an answer, which is checked by hand as the schema would. */
export function readSaid(raw: unknown): Said | null {
  if (isAnswer(raw)) return raw;
  const read = said.safeParse(raw);
  return read.success ? read.data : null;
}

function isAnswer(raw: unknown): raw is Extract<Said, { t: 'answer' }> {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, id, question, answer } = raw as Record<string, unknown>;
  if (t !== 'answer' || typeof id !== 'string' || !ID.test(id) || !Number.isSafeInteger(question)) return false;
  if (!Array.isArray(answer) || answer.length > 1000) return false;
  for (let i = 0; i < answer.length; i++) if (typeof answer[i] !== 'string' || answer[i].length > 200) return false;
  let names = 0;
  for (const _ in raw) names++;
  return names === 4;
}

/** A chair as everybody sees it. */
export interface Chair {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  /** Of a bot. */
  readonly level: string | null;
  /** No open screen, or said so. */
  readonly away: boolean;
  /** Since when nobody has this seat open, in ms since the match began; missing: somebody has. */
  readonly awaySince?: number;
  /** Its person gave up. */
  readonly conceded?: true;
}

/** Public facts of the table around the match; sent whole whenever something of it changes. Times in ms since the match began. */
export interface TableView {
  readonly chairs: readonly Chair[];
  /** Time left of each seat when `at` was now; `running`: those whose time runs. Null: no clock. */
  readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[]; readonly at: number } | null;
  /** When the present question is answered for the silent; null: never. */
  readonly due: number | null;
  /** Those whose time is running out; missing: nobody's. */
  readonly soon?: readonly Seat[];
  /** `since`, `undone`: what would be undone, see `Undone`. */
  readonly takeBack: { readonly by: Seat; readonly yes: readonly Seat[]; readonly since: number | null; readonly undone: readonly Seat[] } | null;
  readonly ending: { readonly by: Seat; readonly yes: readonly Seat[] } | null;
  readonly closed: 'over' | 'agreed' | 'abandoned' | null;
  readonly outcome: Outcome | null;
}

/** What only this seat is told of the table. */
export interface Own {
  /** The number of the question this seat may answer now: its frame's number in this stream; null: not asked. */
  readonly question: number | null;
  readonly undo: boolean;
  /** Standing orders in force, oldest first. */
  readonly orders: readonly string[];
}

/** What happened, with the moment it happened, for the log. */
export interface Line {
  readonly at: number | null;
  readonly event: Types['event'] | Notice;
}
/** Happenings of the table that are no events of the game; said by the platform's words. */
export type Notice =
  /** What happened from `since` on does not count any more; `undone`: whose answers are undone. */
  | { readonly kind: '$undone'; readonly seat: Seat; readonly since?: number | null; readonly undone?: readonly Seat[] }
  | { readonly kind: '$takeback'; readonly seat: Seat; readonly since?: number | null; readonly undone?: readonly Seat[] }
  | { readonly kind: '$idle'; readonly seat: Seat }
  | { readonly kind: '$conceded'; readonly seat: Seat }
  | {
      readonly kind: '$chair';
      readonly seat: Seat;
      /** Who sits there from now on; of a bot that stands in, the person it plays for. */
      readonly name: string;
      readonly bot: string | null;
      /** Who sat there until now, where that was somebody else. */
      readonly from?: string;
      readonly why?: SeatChange['why'] | 'conceded' | 'clock' | 'away';
      /** Those who agreed. */
      readonly by?: readonly string[];
    }
  | { readonly kind: '$closed'; readonly why: 'agreed' | 'abandoned' };

/** How a seat passes to somebody else: given by its person, agreed on by the others, or back to its person. */
export interface SeatChange {
  readonly why: 'given' | 'agreed' | 'back';
  readonly by?: readonly string[];
}

type Sections = { readonly [section: string]: Json };

/** What a host says to a screen. */
export type Heard =
  /** The whole: the view's sections, the last lines of the log, the table. Frames go on with `n` + 1. */
  | {
      readonly t: 'whole';
      readonly n: number;
      readonly seat: Seat | null;
      readonly now: number;
      readonly pub: Sections;
      readonly mine: Sections;
      readonly lines: readonly Line[];
      readonly table: TableView;
      readonly own: Own | null;
    }
  /** The next frame of the stream: what happened and which sections changed. */
  | {
      readonly t: 'frame';
      readonly n: number;
      readonly now: number;
      readonly lines: readonly Line[];
      readonly pub: Sections;
      readonly mine: Sections;
      readonly table?: TableView;
      readonly own?: Own;
    }
  /** Done, and it will still be done after a power cut. */
  | { readonly t: 'ack'; readonly id: string }
  /** Not done, and why. */
  | { readonly t: 'refused'; readonly id: string; readonly refusal: Refusal<Types> | { readonly why: 'stale' | 'no-seat' | 'closed' | 'too-fast' } }
  | {
      readonly t: 'chat';
      readonly id: string;
      readonly seat: Seat | null;
      readonly name: string;
      readonly at: number;
      readonly text?: string;
      readonly phrase?: string;
      /** Said by somebody without a chair: no chair hears it while the match runs. */
      readonly gallery?: true;
    }
  /**
   * The message was no message, or the match is not there for you; one answer for "not yours" and "does not exist".
   * broken: these rules cannot go on with what is stored, and the match is closed.
   */
  | { readonly t: 'error'; readonly why: 'malformed' | 'unknown' | 'too-large' | 'too-fast' | 'gone' | 'broken' };
