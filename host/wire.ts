/**
 * The messages between a client and the host of its match, over a WebSocket or to a worker: JSON, checked on arrival.
 *
 * Each stream (one per seat, one for spectators) is numbered without gaps. If a number is missing, the client asks for the whole
 * view. The match's own sequence numbers never leave the host. An answer carries an id made by the client. It is acknowledged once
 * it is durable, sent again until then, and applied once.
 */
import type { Json, Outcome, Refusal, Seat, Types } from '@starboard/kernel';
import * as z from 'zod/mini';

const id = z.string().check(z.minLength(8), z.maxLength(64), z.regex(/^[A-Za-z0-9_-]+$/));
const seat = z.int().check(z.minimum(0), z.maximum(63));

/** What a client may send. `id` is unique for ever: duplicates are ignored. */
export const clientMessage = z.discriminatedUnion('t', [
  /**
   * Opens the stream of a match; `have`: the last frame the client has, to continue from there if possible. `seat`: whose frame
   * that is, null for a spectator's. Older pages do not say it.
   */
  z.strictObject({
    t: z.literal('open'),
    match: z.string().check(z.maxLength(64)),
    have: z.nullable(z.int()),
    seat: z.optional(z.nullable(seat)),
  }),
  /** A complete answer to the question with this number (see `Own.question`). */
  z.strictObject({ t: z.literal('answer'), id, question: z.int(), answer: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(1000)) }),
  z.strictObject({ t: z.literal('undo'), id }),
  /** A take-back across a barrier: ask for it, or vote on somebody's request. */
  z.strictObject({ t: z.literal('takeback'), id, say: z.enum(['ask', 'yes', 'no']) }),
  /** An agreed end of the match, without a winner by the rules. */
  z.strictObject({ t: z.literal('end'), id, say: z.enum(['ask', 'yes', 'no']) }),
  /** Gives up: a bot plays on at this seat. */
  z.strictObject({ t: z.literal('concede'), id }),
  /** Away or back. While away, a bot may answer when the clock runs out. */
  z.strictObject({ t: z.literal('presence'), away: z.boolean() }),
  /** Gives or withdraws a standing order that the game offers. */
  z.strictObject({ t: z.literal('order'), id, order: z.string().check(z.minLength(1), z.maxLength(64)), on: z.boolean() }),
  z.strictObject({ t: z.literal('chat'), id, text: z.string().check(z.minLength(1), z.maxLength(500)) }),
  z.strictObject({ t: z.literal('phrase'), id, phrase: z.string().check(z.maxLength(40)) }),
  z.strictObject({ t: z.literal('mute'), seat, on: z.boolean() }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

const ID = /^[A-Za-z0-9_-]{8,64}$/;

/** The checked message; null: invalid. Nearly all are answers, so those are checked by hand, exactly as the schema does. */
export function readClientMessage(raw: unknown): ClientMessage | null {
  if (isAnswer(raw)) return raw;
  const read = clientMessage.safeParse(raw);
  return read.success ? read.data : null;
}

function isAnswer(raw: unknown): raw is Extract<ClientMessage, { t: 'answer' }> {
  if (typeof raw !== 'object' || raw === null) return false;
  const { t, id, question, answer } = raw as Record<string, unknown>;
  if (t !== 'answer' || typeof id !== 'string' || !ID.test(id) || !Number.isSafeInteger(question)) return false;
  if (!Array.isArray(answer) || answer.length > 1000) return false;
  for (let i = 0; i < answer.length; i++) if (typeof answer[i] !== 'string' || answer[i].length > 200) return false;
  let names = 0;
  for (const _ in raw) names++;
  return names === 4;
}

/** A seat as everybody sees it. */
export interface Chair {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  /** The level of a bot. */
  readonly level: string | null;
  /** No open screen, or marked as away. */
  readonly away: boolean;
  /** Since when nobody has this seat open, in ms since the match began; missing: somebody has. */
  readonly awaySince?: number;
  /** Its person gave up. */
  readonly conceded?: true;
}

/** The public state of the table around the match; sent whole after each change. Times in ms since the match began. */
export interface TableView {
  readonly chairs: readonly Chair[];
  /** The time left by seat at the moment `at`, and whose clock runs. Null: no clock. */
  readonly clock: { readonly left: readonly number[]; readonly running: readonly Seat[]; readonly at: number } | null;
  /** When the next idle answer is due; null: never. */
  readonly due: number | null;
  /** Seats whose time is running out; missing: none. */
  readonly soon?: readonly Seat[];
  /** `since`, `undone`: what would be undone, see `Undone`. */
  readonly takeBack: { readonly by: Seat; readonly yes: readonly Seat[]; readonly since: number | null; readonly undone: readonly Seat[] } | null;
  readonly ending: { readonly by: Seat; readonly yes: readonly Seat[] } | null;
  readonly closed: 'over' | 'agreed' | 'abandoned' | null;
  readonly outcome: Outcome | null;
}

/** What only this seat is told about the table. */
export interface Own {
  /** The question this seat may answer now, by the number of its frame; null: not asked. */
  readonly question: number | null;
  readonly undo: boolean;
  /** Active standing orders, oldest first. */
  readonly orders: readonly string[];
}

/** An event and its time, for the log. */
export interface TimedEvent {
  readonly at: number | null;
  readonly event: Types['event'] | Notice;
}
/** Events of the table, not of the game. The platform has the words for them. */
export type Notice =
  /** What happened from `since` on no longer counts; `undone`: whose answers are undone. */
  | { readonly kind: '$undone'; readonly seat: Seat; readonly since?: number | null; readonly undone?: readonly Seat[] }
  | { readonly kind: '$takeback'; readonly seat: Seat; readonly since?: number | null; readonly undone?: readonly Seat[] }
  | { readonly kind: '$idle'; readonly seat: Seat }
  | { readonly kind: '$conceded'; readonly seat: Seat }
  | { readonly kind: '$hint'; readonly seat: Seat }
  | { readonly kind: '$redeal'; readonly seat: Seat }
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

/** What a host sends to a client. */
export type HostMessage =
  /** The whole view: sections, last events, table. The next frame is `n` + 1. */
  | {
      readonly t: 'whole';
      readonly n: number;
      readonly seat: Seat | null;
      readonly now: number;
      readonly pub: Sections;
      readonly mine: Sections;
      readonly lines: readonly TimedEvent[];
      readonly table: TableView;
      readonly own: Own | null;
    }
  /** The next frame of the stream: events and changed sections. */
  | {
      readonly t: 'frame';
      readonly n: number;
      readonly now: number;
      readonly lines: readonly TimedEvent[];
      readonly pub: Sections;
      readonly mine: Sections;
      readonly table?: TableView;
      readonly own?: Own;
    }
  /** Done and durable. */
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
      /** From a spectator: not sent to players while the match runs. */
      readonly gallery?: true;
    }
  /**
   * Comes after an opened stream: the match stands still, because its owner's games have used all the room they have. cut: because
   * people at it cannot be heard, by no fault of theirs. over: it goes on; also the answer of a server to an opening that missed nothing.
   */
  | { readonly t: 'paused'; readonly why?: 'cut' | 'over' }
  /**
   * The message was invalid, or the match is not available; "not yours" and "does not exist" look the same. broken: these rules
   * cannot continue the stored match, and it is closed.
   */
  | { readonly t: 'error'; readonly why: 'malformed' | 'unknown' | 'too-large' | 'too-fast' | 'gone' | 'broken' };

/** Everything that one stream may know. */
export type WholeMessage = Extract<HostMessage, { t: 'whole' }>;
/** What one line of the log changed for a stream. */
export type FrameMessage = Extract<HostMessage, { t: 'frame' }>;
