/** Everything the table is given when a seat looks at a match; for tests. */
import { choose, type Known, type Language, mayAnswer, question, type Seat, waitedFor } from '@starboard/kernel';
import type { BoardProps, TableChair, Turn } from '@starboard/table-kit';
import { createElement } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { andromeda } from '../../game.ts';
import type { Andromeda } from '../../rules/types.ts';
import { loadBattle } from '../battle/late.ts';
import AndromedaTable from '../index.tsx';

await loadBattle();

export const NAMES = ['Ada', 'Jonas', 'Mirela', 'Theo', 'Vela'];

export function turnAt(known: Known<Andromeda>, seat: Seat | null): Turn<Andromeda> | null {
  if (seat === null || !mayAnswer(known, seat) || choose(andromeda, known, seat, []) === null) return null;
  const q = question(andromeda, known, seat, []);
  return q === null ? null : { seat, question: q, sent: false, choose() {}, answer() {}, back() {} };
}

export function propsAt(known: Known<Andromeda>, seat: Seat | null, language: Language = 'en'): BoardProps<Andromeda> {
  const words = andromeda.words[language];
  const turn = turnAt(known, seat);
  const names = NAMES.slice(0, known.pub.sides.length);
  return {
    game: andromeda,
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
    lines: [],
    shown() {},
    outcome: null,
    taste: { speed: 1, reduced: false, volume: 0, keys: true },
    why: () => ['no'],
    lookUp() {},
    slots: { notes: null, clock: null, over: null },
  };
}

export const draw = (known: Known<Andromeda>, seat: Seat | null): string => renderToString(createElement(AndromedaTable, propsAt(known, seat)));
