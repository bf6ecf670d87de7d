/** A table of this device: what a match is made of besides its log, and what a list wants to show of it. */
import type { Settings, Sitting } from '@starboard/host';
import { type BranchSource, type Forced, type Outcome, type Seat, seatsOf } from '@starboard/kernel';
import { freshId, freshSecret } from '../match/ids.ts';

export interface LocalTable {
  readonly id: string;
  readonly game: string;
  readonly options: { readonly [name: string]: string | number | boolean };
  readonly settings: Settings;
  /** At the beginning, by seat. */
  readonly sittings: readonly Sitting[];
  /** For the rules' chance. A match on one device proves nothing: anyone who can read this could know the deal. */
  readonly seed: string;
  readonly botSeed: string;
  readonly createdAt: number;
  readonly changedAt: number;
  readonly state: 'running' | 'over';
  readonly outcome: Outcome | null;
  /** Of a guided game: where it stands. Missing: an ordinary one. */
  readonly lesson?: LessonState;
  /** It goes on from a moment of a finished match. Missing: it was dealt here. */
  readonly branch?: Branch;
  /** It is the same deal for others. Missing: it is not. */
  readonly challenge?: ChallengeOf;
}

export interface ChallengeOf {
  /** The day whose deal it is; null: it came by the link of a friend. */
  readonly day: string | null;
  /** Of the person. */
  readonly seat: number;
  /** The text of a friend's link. */
  readonly link?: string;
}

export interface Branch {
  /** Its chance is that of the other match. */
  readonly source: BranchSource;
  /** The moment of the finished match. */
  readonly at: number;
  /** Where that match can be seen; null: it came from a file. */
  readonly replay: string | null;
  readonly names: readonly string[];
  readonly outcome: Outcome;
  /** What this seat could not know is dealt anew. Missing: all is as it was. */
  readonly redeal?: Seat;
}

export interface LessonState {
  /** As they were when it began: a later version of the lesson may force others. */
  readonly forced: readonly Forced[];
  /** How many of them counted before somebody went on alone; usually all. */
  readonly until: number;
  /** How many texts were read. */
  readonly reads: number;
  /** The coach has left. */
  readonly over: boolean;
}

/** Of an earlier table, only these properties are kept. */
export function newLocalTable({
  game,
  options,
  settings,
  sittings,
  lesson,
  branch,
}: Pick<LocalTable, 'game' | 'options' | 'settings' | 'sittings' | 'lesson' | 'branch'>): LocalTable {
  const now = Date.now();
  const of = { game, options, settings, sittings, ...(lesson !== undefined && { lesson }), ...(branch !== undefined && { branch }) };
  return { ...of, id: freshId(), seed: freshSecret(), botSeed: freshSecret(), createdAt: now, changedAt: now, state: 'running', outcome: null };
}

/** The chairs whose people sit at this screen. */
export const peopleAt = (table: LocalTable): Seat[] => seatsOf(table.sittings.length).filter((seat) => table.sittings[seat].kind === 'person');

/** A guided game that is still under way; null: none is. */
export const tourIn = (tables: readonly LocalTable[], game: string): LocalTable | null =>
  tables.find((t) => t.game === game && t.state === 'running' && t.lesson !== undefined && !t.lesson.over) ?? null;
