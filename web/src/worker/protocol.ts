/** The messages between a page and its workers. */
import type { ClientMessage, HintGround, HostMessage, Stream, ThinkOrder, WholeMessage } from '@starboard/host';
import type { Json, Language, Level, MatchRecord, Outcome, Phrase, Seat, Summary, Verdict } from '@starboard/kernel';
import type { Advised } from '../../../bots/advice.ts';
import type { CurveJob } from '../../../bots/curve.ts';
import type { Tried } from '../../../bots/estimate.ts';
import type { Ground } from '../../../bots/outlook.ts';

/** A page opens one stream of a match. All further messages go through the port that comes with it. */
export interface Attach {
  readonly match: string;
  readonly stream: Stream;
}

/** A page opens the coach of a match. */
export interface AttachCoach {
  readonly match: string;
  readonly coach: true;
}
/** A page asks for what a hint is made from, once; null comes back where there is none. */
export interface AttachHint {
  readonly match: string;
  readonly hint: Seat;
}
/** read: the number of texts read so far. skip: goes on without the coach. */
export type CoachSaid = { readonly t: 'read'; readonly reads: number } | { readonly t: 'skip' } | { readonly t: 'bye' };
/** The present step, as an index into the script; null: no guidance now. */
export interface CoachHeard {
  readonly at: number | null;
}

/** From a page through its port. `claim`: this tab takes over a match that another tab runs. */
export type PortClientMessage = ClientMessage | { readonly t: 'claim' } | { readonly t: 'bye' };
/** `elsewhere`: another tab runs it. `broken`: these rules cannot continue the stored match. `failed`: it could not be started. */
export type PortHostMessage = HostMessage | { readonly t: 'up' } | { readonly t: 'elsewhere' } | { readonly t: 'broken' } | { readonly t: 'failed' };

/** The first message of a worker: it is loaded. */
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

/** Where a match of this device stands; null: it cannot be read. */
export interface PositionTask {
  readonly id: string;
}
export interface PositionReply {
  readonly id: string;
  readonly whole: WholeMessage | null;
}

export type VerifyTask = MatchRecord;
/** `progress`: the part replayed so far, 0 … 1. `failed`: the check could not run. */
export type VerifyReply =
  | { readonly t: 'progress'; readonly done: number }
  | { readonly t: 'verdict'; readonly verdict: Verdict }
  | { readonly t: 'failed' };

/** Games `from` … `to`, the last excluded, of bots among themselves; game number g follows from the rest and from nothing else. */
export interface MeasureTask {
  readonly game: string;
  readonly options: object;
  readonly players: number;
  readonly level: Level;
  readonly seed: number;
  readonly from: number;
  readonly to: number;
}
/** What the game's collector counted in them; null: they could not be played. */
export interface MeasureReply {
  readonly from: number;
  readonly counts: Json;
}

/** Where a finished match is: on the server, on this device, in a link, in a file. */
/** `shared`: the token of a link that the host of a table made for everybody. */
export type PastFrom =
  | { readonly kind: 'table' | 'local' | 'shared'; readonly id: string }
  | { readonly kind: 'link' | 'file'; readonly text: string };

export type PastTask =
  | { readonly n: number; readonly from: PastFrom; readonly want: 'record' }
  | { readonly n: number; readonly from: PastFrom; readonly want: 'reader' }
  /** `until`: the last entry that travels along; missing: all of them do. */
  | { readonly n: number; readonly from: PastFrom; readonly want: 'link'; readonly until?: number }
  | { readonly n: number; readonly from: PastFrom; readonly want: 'summary'; readonly language: Language };

/** Who looks: somebody who played it knows how it ended. */
export interface PastReader {
  readonly player: boolean;
  /** The seat of the reader; null: none, or several. */
  readonly seat: Seat | null;
  /** By seat, as far as the server tells: the portrait that somebody made. */
  readonly faces: readonly (string | null)[];
}

/** A finished match, for its summary. */
export interface LookBack {
  readonly game: string;
  /** The name of the game. */
  readonly title: string;
  readonly names: readonly string[];
  /** By seat: the level of a bot; null: a person. */
  readonly bots: readonly (string | null)[];
  readonly faces: PastReader['faces'];
  /** The reader's seat, if only one person played on this device. */
  readonly you: Seat | null;
  readonly outcome: Outcome | null;
  /** How it ended, in a sentence; null: without a winner. */
  readonly ending: Phrase | null;
  /** What each part of the score counts, in the order of `outcome.parts`; empty: the game has no words for it. */
  readonly counted: readonly string[];
  readonly summary: Summary;
}
/** `none`: it does not exist, is not accessible or has not ended. `summary`: it can be replayed but not summarised. */
export type PastProblem = 'none' | 'offline' | 'bad' | 'game' | 'summary' | 'failed' | 'link-broken' | 'link-large' | 'link-game' | 'link-rules';

export interface PastReply {
  readonly n: number;
  readonly found: { readonly record: MatchRecord } | { readonly link: string | null } | PastReader | LookBack | null;
  readonly problem: PastProblem | null;
}

/** What is to be advised: a moment of the opened match, with or without all cards open; or a question of a match on this device. */
export type AdviceWish =
  | { readonly at: number; readonly eyes: Seat | null; readonly open: boolean }
  | { readonly game: string; readonly options: object; readonly hint: HintGround };

export type AnalysisTask =
  | { readonly t: 'open'; readonly record: MatchRecord }
  | { readonly t: 'run'; readonly job: CurveJob; readonly ground: Ground }
  | { readonly t: 'advise'; readonly id: number; readonly wish: AdviceWish; readonly language: Language }
  /** The last advice is no longer wanted. */
  | { readonly t: 'hush' };

export type AnalysisReply =
  /** `key`: what curves of it are kept under. `moments`: the entries after which there was something to decide. */
  | { readonly t: 'opened'; readonly key: string; readonly moments: readonly number[] }
  /** These rules cannot play it again, or it did not end by itself. */
  | { readonly t: 'unable' }
  | { readonly t: 'ran'; readonly job: CurveJob; readonly ground: Ground; readonly tried: Tried | null }
  /** `seat`: who is asked; null: nobody has anything to decide. `reasons`: by answer. */
  | {
      readonly t: 'advised';
      readonly id: number;
      readonly seat: Seat | null;
      readonly advised: Advised | null;
      readonly reasons: readonly (readonly Phrase[])[];
      readonly final: boolean;
    };
