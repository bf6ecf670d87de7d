/** What travels between a page and the workers that host and think for it. */
import type { ClientMessage, HostMessage, Stream, ThinkOrder } from '@starboard/host';
import type { Language, MatchRecord, Outcome, Phrase, Seat, Summary, Verdict } from '@starboard/kernel';

/** A page wants one stream of a match; everything else goes through the port that comes along. */
export interface Attach {
  readonly match: string;
  readonly stream: Stream;
}

/** A page wants to hear the coach of a match. */
export interface AttachCoach {
  readonly match: string;
  readonly coach: true;
}
/** read: so many texts were read. skip: it goes on without the coach. */
export type CoachSaid = { readonly t: 'read'; readonly reads: number } | { readonly t: 'skip' } | { readonly t: 'bye' };
/** Where the lesson is: an index into its script; null: nobody is guided now. */
export interface CoachHeard {
  readonly at: number | null;
}

/** What a page says through a port. `claim`: this tab wants to play what another tab holds. */
export type PortClientMessage = ClientMessage | { readonly t: 'claim' } | { readonly t: 'bye' };
/** `elsewhere`: another tab plays it. `broken`: these rules cannot go on with what is stored. `failed`: it could not be started. */
export type PortHostMessage = HostMessage | { readonly t: 'up' } | { readonly t: 'elsewhere' } | { readonly t: 'broken' } | { readonly t: 'failed' };

/** The first thing a worker says: all of it is loaded. */
export const READY = 'ready';

export interface ThinkRequest {
  readonly n: number;
  readonly game: string;
  readonly options: object;
  readonly order: ThinkOrder;
}
export interface ThinkReply {
  readonly n: number;
  readonly thought: { readonly answer: string[]; readonly iterations: number } | null;
}

export type VerifyTask = MatchRecord;
/** `progress`: how much of it was played again, 0 … 1. `failed`: the check could not be done. */
export type VerifyReply =
  | { readonly t: 'progress'; readonly done: number }
  | { readonly t: 'verdict'; readonly verdict: Verdict }
  | { readonly t: 'failed' };

/** Where a finished match is: on the server, on this device, in a link, in a file. */
/** `shared`: by the token of a link that the host of a table made for everybody. */
export type PastFrom =
  | { readonly kind: 'table' | 'local' | 'shared'; readonly id: string }
  | { readonly kind: 'link' | 'file'; readonly text: string };

export type PastTask =
  | { readonly n: number; readonly from: PastFrom; readonly want: 'record' | 'link' }
  | { readonly n: number; readonly from: PastFrom; readonly want: 'summary'; readonly language: Language };

/** A match as it is looked back on. */
export interface LookBack {
  readonly game: string;
  /** The name of the game. */
  readonly title: string;
  readonly names: readonly string[];
  /** The seat of the reader, where only one person played on this device. */
  readonly you: Seat | null;
  readonly outcome: Outcome | null;
  /** How it ended, in a sentence; null: without a winner. */
  readonly ending: Phrase | null;
  /** What each part of the scores counts, in the order of `outcome.parts`; empty: the game has no words for it. */
  readonly counted: readonly string[];
  readonly summary: Summary;
}
/** `none`: it is not there, not for us, or not over. `summary`: it can be replayed, but not summed up. */
export type PastProblem = 'none' | 'offline' | 'bad' | 'game' | 'summary' | 'failed' | 'link-broken' | 'link-large' | 'link-game' | 'link-rules';

export interface PastReply {
  readonly n: number;
  readonly found: { readonly record: MatchRecord } | { readonly link: string | null } | LookBack | null;
  readonly problem: PastProblem | null;
}
