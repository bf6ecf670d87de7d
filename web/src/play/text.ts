/** Phrases about a match: the game's own words where it has them, the platform's where the table speaks. */
import type { Notice } from '@starboard/host';
import type { ShownLine } from '@starboard/host/match-view';
import { type KernelWhy, type Phrase, plain, type Refusal, type Seat, type Types } from '@starboard/kernel';
import type { Spoken } from '@starboard/registry/parts';
import type { AnswerRefused } from '../match/store.ts';
import type { PageWords } from '../words/index.ts';

/** Why not: the game's own reason, or the table's. */
export function reason(game: Spoken, words: PageWords, r: AnswerRefused): Phrase {
  if ('rule' in r && Object.hasOwn(game.refusal, r.why)) return game.refusal[r.why](r as Refusal<Types>);
  return [words.refusal[r.why as KernelWhy] ?? words.refusal['not-now']];
}

const isNotice = (e: ShownLine['event']): e is Notice => e.kind.startsWith('$');

function notice(words: PageWords, e: Notice): Phrase {
  switch (e.kind) {
    case '$closed':
      return [words.notice.$closed[e.why]];
    case '$chair':
      return e.bot === null ? [{ seat: e.seat }, words.notice.$chairPerson] : [words.notice.$chairBot, { seat: e.seat }, '.'];
    default:
      return [{ seat: e.seat }, words.notice[e.kind]];
  }
}

/** A line of the log. Events of other rules may be unknown to these words: then their name has to do. */
export function linePhrase(game: Spoken, words: PageWords, e: ShownLine['event'], you: Seat | null): Phrase {
  if (isNotice(e)) return notice(words, e);
  if (!Object.hasOwn(game.event, e.kind)) return [`(${e.kind})`];
  try {
    return game.event[e.kind](e, you);
  } catch {
    return [`(${e.kind})`];
  }
}

/** Bare text: titles, accessible names, notifications. */
export const bare = (phrase: Phrase, names: readonly string[]): string => plain(phrase, names);
