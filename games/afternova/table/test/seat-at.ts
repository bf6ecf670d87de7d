/** Everything the table is given when a seat looks at a match; for tests. */
import { type Known, type Language, mayAnswer, question, type Seat, waitedFor } from '@starboard/kernel';
import type { BoardProps, TableChair, Turn } from '@starboard/table-kit';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { afternova } from '../../game.ts';
import type { Afternova } from '../../rules/types.ts';
import AfternovaTable from '../index.tsx';

const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela', 'Annegret'];

function turnAt(known: Known<Afternova>, seat: Seat | null): Turn<Afternova> | null {
  if (seat === null || known.stack.length === 0 || !mayAnswer(known, seat)) return null;
  const q = question(afternova, known, seat, []);
  return q === null ? null : { seat, question: q, sent: false, choose() {}, answer() {}, back() {} };
}

function propsAt(known: Known<Afternova>, seat: Seat | null, language: Language = 'en'): BoardProps<Afternova> {
  const words = afternova.words[language];
  const turn = turnAt(known, seat);
  const names = NAMES.slice(0, known.pub.paws.length);
  return {
    game: afternova,
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

export const draw = (known: Known<Afternova>, seat: Seat | null, language: Language = 'en'): string =>
  renderToString(createElement(AfternovaTable, propsAt(known, seat, language)));
