/** What a drawn table is given when somebody looks at a match, without a page around it. */
import {
  type Game,
  type Known,
  type Language,
  mayAnswer,
  type Phrase,
  question,
  type Refusal,
  type Seat,
  seatsOf,
  type Types,
  waitedFor,
} from '@starboard/kernel';
import type { BoardProps, TableChair, Turn } from '../contract.ts';

const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela', 'Annegret', 'Kim', 'Noor'];

/** The question to `seat` after `path`; null: it is not asked. */
export function turnAt<T extends Types>(game: Game<T>, known: Known<T>, seat: Seat | null, path: readonly T['pick'][] = []): Turn<T> | null {
  if (seat === null || !mayAnswer(known, seat)) return null;
  const asked = question(game, known, seat, path);
  return asked === null ? null : { seat, question: asked, sent: false, choose() {}, answer() {}, back() {} };
}

/** The props of a table of `seats`, as `seat` (null: a spectator) sees it. */
export function propsAt<T extends Types>(
  game: Game<T>,
  seats: number,
  known: Known<T>,
  seat: Seat | null,
  language: Language = 'en',
  path: readonly T['pick'][] = [],
): BoardProps<T> {
  const words = game.words[language];
  // The kernel's own reasons are said by the page, which is not here.
  const refusals: Partial<Record<string, (r: Refusal<T>) => Phrase>> = words.refusal;
  const turn = turnAt(game, known, seat, path);
  const names = seatsOf(seats).map((s) => NAMES[s]);
  return {
    game,
    words,
    language,
    known,
    you: seat,
    names,
    chairs: names.map((name): TableChair => ({ kind: 'person', name, away: false, portrait: `${name}.svg`, state: '', clock: null })),
    waited: waitedFor(known),
    turn,
    asking: {
      sentence: turn === null ? words.waiting(known, seat) : words.choice(turn.question.choice, known, turn.seat, turn.question.path),
      about: null,
      small: [],
      rule: turn?.question.choice.rule ?? null,
      refused: null,
    },
    due: null,
    lines: [],
    shown() {},
    outcome: null,
    taste: { speed: 1, reduced: false, volume: 0, keys: true },
    why: (refusal) => refusals[refusal.why]?.(refusal) ?? [refusal.why],
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
}
