/** Everything the board of Fog is given when `seat` looks at a match; for tests. */
import { choose, type Known, type Language, mayAnswer, type Seat, waitedFor } from '@starboard/kernel';
import { fog } from '../../../kernel/test/toys/fog.ts';
import type { Fog } from '../../../kernel/test/toys/fog-table.ts';
import type { BoardProps, TableChair, Turn } from '../../contract.ts';

const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo'];

function turnOf(known: Known<Fog>, seat: Seat | null): Turn<Fog> | null {
  if (seat === null || !mayAnswer(known, seat)) return null;
  const choice = choose(fog, known, seat, []);
  if (choice === null) return null;
  return { seat, question: { choice, path: [], greyed: choice.greyed?.() ?? [] }, sent: false, choose() {}, answer() {}, back() {} };
}

export function seatAt(known: Known<Fog>, seat: Seat | null, language: Language): BoardProps<Fog> {
  const words = fog.words[language];
  const turn = turnOf(known, seat);
  const names = NAMES.slice(0, known.pub.caught.length);
  return {
    game: fog,
    words,
    language,
    known,
    you: seat,
    names,
    chairs: names.map((name): TableChair => ({ kind: 'bot', name, away: false, portrait: `${name}.svg`, state: '', clock: null })),
    waited: waitedFor(known),
    turn,
    asking: {
      sentence: turn === null ? words.waiting(known, seat) : words.choice(turn.question.choice, known, turn.seat, []),
      about: null,
      small: [],
      rule: turn?.question.choice.rule ?? null,
      refused: null,
    },
    due: null,
    orders: null,
    lines: [],
    shown() {},
    outcome: null,
    taste: { speed: 1, reduced: false, volume: 0, keys: true },
    why: (r) => words.refusal[r.why as Fog['why']](r),
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
}
