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

/** Who plays in a seat from now on. Names as they were then, not as they are now. */
function seatChange(words: PageWords, e: Extract<Notice, { kind: '$chair' }>): string {
  const { seat } = words.said;
  const shown = (name: string): string => name || words.common.left;
  const name = shown(e.name);
  const from = shown(e.from ?? '');
  const by = (e.by ?? []).map(shown);
  switch (e.why) {
    case 'given':
    case 'back':
      return seat[e.why](name, from);
    case 'agreed':
      return seat.agreed(name, from, by);
    case 'conceded':
    case 'clock':
      return seat[e.why](name);
    case 'away':
      return seat.away(name, by);
    default:
      if (e.from === undefined) return e.bot === null ? seat.returns(name) : seat.conceded(name);
      return e.bot === null ? seat.passed(name, from) : seat.botPassed(name, from);
  }
}

function notice(words: PageWords, e: Notice, names: readonly string[]): Phrase {
  switch (e.kind) {
    case '$closed':
      return [words.notice.$closed[e.why]];
    case '$chair':
      return [seatChange(words, e)];
    case '$takeback': {
      // Names of now will do: nobody changes seats between an answer and its take-back unless both lines say so.
      const others = (e.undone ?? []).filter((seat) => seat !== e.seat).map((seat) => names[seat] ?? words.common.somebody);
      return [words.said.undo.done(names[e.seat] ?? words.common.somebody, others)];
    }
    default:
      return [{ seat: e.seat }, words.notice[e.kind]];
  }
}

/** A line of the log. Events of other rules may be unknown to these words: then their name has to do. */
export function linePhrase(game: Spoken, words: PageWords, e: ShownLine['event'], you: Seat | null, names: readonly string[]): Phrase {
  if (isNotice(e)) return notice(words, e, names);
  if (!Object.hasOwn(game.event, e.kind)) return [`(${e.kind})`];
  try {
    return game.event[e.kind](e, you);
  } catch {
    return [`(${e.kind})`];
  }
}

/** Bare text: titles, accessible names, notifications. */
export const bare = (phrase: Phrase, names: readonly string[]): string => plain(phrase, names);
