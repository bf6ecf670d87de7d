/**
 * A lesson: a guided first game, as data that any game can supply. It is a real match whose first draws of chance are written
 * down, with a script of who answers what and what the coach says meanwhile. After the last cue the match simply goes on.
 *
 * Where somebody is in the script follows from the log and from how many texts they have read, so a lesson survives a reload,
 * an undo and a restart, and nobody has to keep a place in it.
 */
import { type Forced, hash32 } from './chance.ts';
import type { Phrase, Seat, Types } from './contract.ts';
import type { Terms } from './fairness.ts';
import type { Language } from './languages.ts';
import type { Opponent } from './levels.ts';
import type { Entry } from './match.ts';

export interface Lesson<T extends Types = Types> {
  readonly options: T['options'];
  /** By seat; null: the learner. */
  readonly bots: readonly (Tutor | null)[];
  /** Chance for the first part of the match; afterwards it is real. */
  readonly chance: readonly Forced[];
  readonly script: readonly LessonStep<T>[];
  /** Places on the table, by anchor, that no text may cover, whatever it points at: a map that is read all the time. */
  readonly clear?: readonly string[];
  /** How fast bots answer: faster where many of them act between two texts. */
  readonly pace?: 'human' | 'fast';
  readonly words: { readonly [L in Language]: { readonly [hint: string]: HintWords } };
}

export interface Tutor {
  readonly name: string;
  /** How it plays once the script is over. */
  readonly level: Opponent;
}

/** What happens next. One list for everybody: nobody acts before the coach has said what there is to see. */
export type LessonStep<T extends Types = Types> =
  /** The coach says something, and waits until it is read. */
  | ({ readonly kind: 'read' } & Hint)
  /** The learner answers; each pick of the answer has a text of its own. */
  | { readonly kind: 'answer'; readonly picks: readonly (Hint & { readonly pick: T['pick'] })[] }
  | { readonly kind: 'bot'; readonly seat: Seat; readonly answer: readonly T['pick'][] };

export interface Hint {
  /** Key of the words. */
  readonly id: string;
  /** Places on the table by name, anchors (`portal 4`) or picks (`land`): the first there is gets pointed at, none is covered. */
  readonly at: readonly string[];
}

export interface HintWords {
  readonly title: string;
  readonly text: Phrase;
}

/** An answer that counts: one that was not taken back. */
interface Given<T extends Types> {
  readonly n: number;
  readonly seat: Seat;
  readonly answer: readonly T['pick'][];
}

/** The answers of a log that still count, in order; `before` are those of the entries before. */
export function givenIn<T extends Types>(entries: readonly Entry<T>[], before: readonly Given<T>[] = []): Given<T>[] {
  let given = [...before];
  for (const { n, act } of entries) {
    if (act.kind === 'answer') given.push({ n, seat: act.seat, answer: act.answer });
    else if (act.kind === 'undo' || act.kind === 'takeback') given = given.filter((g) => g.n < act.of);
  }
  return given;
}

export const learnerOf = (lesson: { readonly bots: Lesson['bots'] }): Seat => lesson.bots.indexOf(null) as Seat;

/**
 * The cue the lesson is at: its index in the script; the script's length: it is over; null: the match went another way, so
 * there is nothing left to guide. `reads`: how many texts were read so far.
 */
export function follow<T extends Types>(lesson: Pick<Lesson<T>, 'bots' | 'script'>, given: readonly Given<T>[], reads: number): number | null {
  const learner = learnerOf(lesson);
  let answered = 0;
  let read = 0;
  for (const [i, cue] of lesson.script.entries()) {
    if (cue.kind === 'read') {
      // What was answered after it was answered after reading it, whatever a storage has forgotten.
      if (read++ >= reads && answered === given.length) return i;
      continue;
    }
    if (answered === given.length) return i;
    const { seat, answer } = given[answered++];
    const [who, what] = cue.kind === 'bot' ? [cue.seat, cue.answer] : [learner, cue.picks.map((p) => p.pick)];
    if (seat !== who || what.length !== answer.length || what.some((pick, j) => pick !== answer[j])) return null;
  }
  return lesson.script.length;
}

/** How many texts come before a cue: what has been read when the lesson is there. */
export const readsBefore = (script: readonly LessonStep[], at: number): number => script.slice(0, at).filter((cue) => cue.kind === 'read').length;

/** Something the coach says: the cue it belongs to, and the pick it waits for; null: it waits to be read. */
export interface Placed {
  readonly cue: number;
  readonly hint: Hint;
  readonly pick: string | null;
}

/** All that the coach says, in order. */
export const hintsOf = <T extends Types>(script: readonly LessonStep<T>[]): Placed[] =>
  script.flatMap((cue, i): Placed[] => {
    if (cue.kind === 'bot') return [];
    return cue.kind === 'read' ? [{ cue: i, hint: cue, pick: null }] : cue.picks.map((hint) => ({ cue: i, hint, pick: hint.pick }));
  });

/** What the terms of a match say about embedded content when it is a lesson: that, and which draws it forces. */
const LESSON = 'lesson';
export const lessonContent = (forced: readonly Forced[]): Terms['content'] => ({
  [LESSON]: hash32(forced.flat().join(' ')).toString(16).padStart(8, '0'),
});
