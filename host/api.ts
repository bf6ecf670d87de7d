/**
 * The host of one match: a state machine without a clock, network or disk. Every input carries the time; `wake` says when the
 * host wants to be called again. The same code runs in the server, in a browser's worker, in a terminal and in tests.
 *
 * The caller writes `lines` first. Only when they are durable does it send `messages` and start `thoughts`.
 */
import type { Level } from '@starboard/bots';
import type { Game, KeyedChance, Known, Seat, Terms, Types } from '@starboard/kernel';
import type { LogLine, Snapshot } from './storage.ts';
import type { HostMessage } from './wire.ts';

export type ClockSetting =
  | { readonly kind: 'none' }
  /** Seconds for each question. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** A bank for the whole match, plus an increment for each answer. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  /** Days for each question. */
  | { readonly kind: 'days'; readonly days: number };

/** The table's settings, beside the options of the game. */
export interface Settings {
  readonly clock: ClockSetting;
  /** When the time is over: the step's idle answer, or a bot takes the seat. */
  readonly atZero: 'idle' | 'bot';
  /** Whether all together may take back across a barrier. The record marks it. */
  readonly takeBacks: boolean;
  /** How fast bots answer. */
  readonly pace: 'human' | 'fast';
}

export interface Sitting {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly name: string;
  readonly level: Level | null;
}

export interface ThinkOrder {
  readonly ticket: number;
  readonly seat: Seat;
  readonly level: Level;
  readonly known: Known<Types>;
  readonly memory: object;
  readonly seed: number;
  /** Milliseconds to think; less than the bot's visible delay. */
  readonly budget: number;
}

/** What a hint is made from: what the seat knows and remembers, and nothing else. */
export type HintGround = Pick<ThinkOrder, 'seat' | 'known' | 'memory'>;

export type Stream = Seat | 'watch';

/** `for`: only to the screen with this name (see `Host.said`); missing: to all screens of the stream. */
export interface OutboundMessage {
  readonly to: Stream;
  readonly message: HostMessage;
  /** The message as JSON, if it was already serialized. */
  readonly text?: string;
  readonly for?: string | undefined;
}

/** What a match consists of beside its log. To restore a match, pass the same setup again. */
export interface MatchSetup {
  readonly cartridge: { readonly game: Game<Types> };
  readonly options: object;
  readonly seats: number;
  readonly settings: Settings;
  /** At the start; later changes are in the log. */
  readonly sittings: readonly Sitting[];
  readonly terms: Terms;
  readonly chance: KeyedChance;
  /** For bots' thoughts and delays and for idle answers. Secret, and separate from the chance of the rules. */
  readonly botSeed: string | number;
  /** Bots' thoughts depend on what happened in the match alone, not on who looked at it when: they can be thought again. */
  readonly botsByEntry?: boolean;
}

/** A match as a storage returns it. */
export interface StoredMatch {
  readonly snapshot: Snapshot | null;
  /** The lines after the snapshot. */
  readonly lines: readonly LogLine[];
  /**
   * The last moment at which the match was known to run; no clock runs after it. Default: its last line. For a match that was
   * evicted while the process lived on, it is now.
   */
  readonly aliveUntil?: number;
}

export interface Output {
  readonly lines: readonly LogLine[];
  /** To every screen of a stream, after the lines are durable. */
  readonly messages: readonly OutboundMessage[];
  readonly thoughts: readonly ThinkOrder[];
  /** Thoughts that are no longer needed. */
  readonly dropped: readonly number[];
  /** Notifications for people without an open screen: your turn, your time is running out, the match is over. */
  readonly calls: readonly { readonly seat: Seat; readonly kind: 'turn' | 'soon' | 'over' /** The line it comes from. */; readonly n: number }[];
  /** The rules threw an error. The answer was refused and nothing changed, but it should be logged. */
  readonly faults: readonly unknown[];
}
