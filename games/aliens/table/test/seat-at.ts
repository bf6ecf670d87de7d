/** Everything the table is given when a seat looks at a match; for tests. */
import { choose, type Known, type Language, mayAnswer, question, type Seat, waitedFor } from '@starboard/kernel';
import type { BoardProps, TableChair, Turn } from '@starboard/table-kit';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { aliens } from '../../game.ts';
import type { Aliens } from '../../rules/types.ts';
import AliensTable from '../index.tsx';

export const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela', 'Annegret', 'Kim', 'Noor'];

export function turnAt(known: Known<Aliens>, seat: Seat | null): Turn<Aliens> | null {
  if (seat === null || !mayAnswer(known, seat) || choose(aliens, known, seat, []) === null) return null;
  const q = question(aliens, known, seat, []);
  return q === null ? null : { seat, question: q, sent: false, choose() {}, answer() {}, back() {} };
}

export function propsAt(known: Known<Aliens>, seat: Seat | null, language: Language = 'en'): BoardProps<Aliens> {
  const words = aliens.words[language];
  const turn = turnAt(known, seat);
  const names = NAMES.slice(0, known.pub.status.length);
  return {
    game: aliens,
    words,
    language,
    known,
    you: seat,
    names,
    chairs: names.map((name): TableChair => ({ kind: 'person', name, away: false, portrait: '', state: '', clock: null })),
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
    why: () => ['no'],
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
}

export const draw = (known: Known<Aliens>, seat: Seat | null): string => renderToString(createElement(AliensTable, propsAt(known, seat)));
