/**
 * The host of one match: a machine with inputs and outputs and no clock, no network and no disk of its own. Every input
 * carries the time; `wake` says when it wants to be called again. The same code runs in the server, in a browser's worker and
 * in tests.
 *
 * The outer world writes `lines` first, and only when they are durable sends `messages` and starts `thoughts`.
 */
import type { Level } from '@starboard/bots';
import type { Game, KeyedChance, Known, Seat, Terms, Types } from '@starboard/kernel';
import type { LogLine, Snapshot } from './storage.ts';
import type { HostMessage } from './wire.ts';

export type ClockSetting =
  | { readonly kind: 'none' }
  /** Each question within so many seconds. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** A bank for the whole match, and an increment per answer. */
  | { readonly kind: 'bank'; readonly seconds: number; readonly increment: number }
  /** Over days: each question within so many days. */
  | { readonly kind: 'days'; readonly days: number };

/** What a table agreed on beside the game's own options. */
export interface Settings {
  readonly clock: ClockSetting;
  /** At zero: what the step says for the silent, or a bot takes the chair. */
  readonly atZero: 'idle' | 'bot';
  /** Take-backs across a barrier, if all agree; marked in the record. */
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
  /** Milliseconds to think, less than the bot pretends to. */
  readonly budget: number;
}

export type Stream = Seat | 'watch';

/** `for`: only to the screen that was named when it said something (`Host.said`); missing: to all screens of the stream. */
export interface OutboundMessage {
  readonly to: Stream;
  readonly message: HostMessage;
  /** The message as JSON, where it was written out already. */
  readonly text?: string;
  readonly for?: string | undefined;
}

/** What a match is made of besides its log. The same things are given again when it is restored. */
export interface MatchSetup {
  readonly cartridge: { readonly game: Game<Types> };
  readonly options: object;
  readonly seats: number;
  readonly settings: Settings;
  /** At the beginning; who sat down later is in the log. */
  readonly sittings: readonly Sitting[];
  readonly terms: Terms;
  readonly chance: KeyedChance;
  /** Of bots' thoughts and delays and of the answers of the silent: unknown to players, no part of the rules' chance. */
  readonly botSeed: string | number;
}

/** What a storage has of a match. */
export interface StoredMatch {
  readonly snapshot: Snapshot | null;
  /** Those after the snapshot. */
  readonly lines: readonly LogLine[];
  /**
   * Until when somebody ran this match, as far as is known; from then on nobody's time runs. Usual: until its last line. Of a
   * match that was only put aside while the process lived on, it is now.
   */
  readonly aliveUntil?: number;
}

export interface Output {
  readonly lines: readonly LogLine[];
  /** To every screen of a stream, after the lines are durable. */
  readonly messages: readonly OutboundMessage[];
  readonly thoughts: readonly ThinkOrder[];
  /** Thoughts nobody waits for any more. */
  readonly dropped: readonly number[];
  /** Notices for people who are not looking: it is your turn, your time is running out, it is over. */
  readonly calls: readonly { readonly seat: Seat; readonly kind: 'turn' | 'soon' | 'over' }[];
  /** The rules threw. The answer was refused and nothing has changed; somebody should know. */
  readonly faults: readonly unknown[];
}
