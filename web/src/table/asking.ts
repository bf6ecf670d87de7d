/** The question as a sentence with its small print, for both kinds of table. */
import type { MatchSeen } from '@starboard/host/match-view';
import { type Phrase, waitedFor } from '@starboard/kernel';
import type { Asking, Turn } from '@starboard/table-kit';
import type { AnswerRefused } from '../match/store.ts';
import { reason } from '../play/text.ts';
import type { PageWords } from '../words/index.ts';
import type { TableGame } from './game.ts';

export function askingOf(at: TableGame, seen: MatchSeen, turn: Turn | null, refused: AnswerRefused | null, lost: boolean, w: PageWords): Asking {
  const q = turn?.question ?? null;
  const waited = waitedFor(seen.known);
  const { flow } = seen.known;
  const open = turn !== null && !turn.sent;
  const small: string[] = [];
  if (turn?.sent === true) small.push(lost ? w.table.kept : w.table.sent);
  if (open && typeof flow.onBehalf === 'string') small.push(w.table.onBehalf(flow.onBehalf));
  if (open && flow.done.includes(turn.seat)) small.push(w.table.changeMind);
  return {
    sentence: turn !== null && q !== null ? at.words.choice(q.choice, seen.known, turn.seat, q.path) : waitingFor(at, seen),
    about: turn?.seat ?? (waited.length === 1 ? waited[0] : null),
    small,
    rule: q?.choice.rule ?? null,
    refused: refused === null ? null : { why: reason(at.words, w, refused), rule: 'rule' in refused ? refused.rule : null },
  };
}

/** What the table waits for; empty when the game is over. */
function waitingFor({ words }: TableGame, seen: MatchSeen): Phrase {
  if (seen.known.stack.length === 0) return [];
  try {
    return words.waiting(seen.known, seen.seat);
  } catch {
    return ['…'];
  }
}
