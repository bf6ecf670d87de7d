/** Records that fit into a link: they become the whole record again, and nothing a stranger writes gets further than a sentence. */
import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Game, Types } from '../contract.ts';
import { randomAnswer, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { BadRecord, type MatchRecord, makeRecord, plainTerms, verify } from '../record.ts';
import { seatsOf } from '../seats.ts';
import { gameOfThin, type ThinRecord, thicken, thin } from '../thin.ts';
import { tiny, USUAL } from './tiny.ts';

const seed = seedOf('kernel: thin records');
const game = tiny as unknown as Game<Types>;

function record(i: number, clock = true): MatchRecord {
  const chance = new FastChance(`${seed} ${i}`);
  const m = new Match(tiny, USUAL, 3, new FastChance(`deal ${i}`), clock ? 5 : null);
  let at = 5;
  for (let step = 0; step < 80 && !m.over; step++) {
    const undoing = seatsOf(3).find((s) => m.canUndo(s) && chance.int(4) === 0);
    const now = clock ? (at += chance.int(3000)) : null;
    if (undoing !== undefined) m.undo(undoing, now);
    else {
      const seat = waitedFor(m.state)[0];
      m.answer(seat, randomAnswer(tiny, m.know(seat), seat, chance), step % 3 === 0 ? { bot: 'easy', iterations: 1, seed: step } : undefined, now);
    }
  }
  const made = makeRecord(m, plainTerms(tiny, USUAL, ['a', 'b', 'c']), { kind: 'seed', seed: `deal ${i}` }, ['A', 'B', 'C']);
  return JSON.parse(JSON.stringify(made)) as MatchRecord;
}
const copy = (i = 0): { -readonly [K in keyof ThinRecord]: ThinRecord[K] } => JSON.parse(JSON.stringify(thin(game, record(i))));

test('thin and thick again is the same record, byte for byte', () => {
  for (let i = 0; i < cases(30); i++) {
    for (const clock of [true, false]) {
      const whole = record(i, clock);
      const again = thicken(game, JSON.parse(JSON.stringify(thin(game, whole))));
      expect(JSON.parse(JSON.stringify(again))).toEqual(whole);
      expect(verify(game, again).findings).toEqual([]);
    }
  }
});

test('other rules cannot say it again: no link is made, and one of them is refused', () => {
  const whole = record(1);
  expect(thin(game, { ...whole, entries: whole.entries.map((e, i) => (i === 3 ? { ...e, rules: 'older' } : e)) })).toBeNull();
  expect(thin(game, { ...whole, terms: { ...whole.terms, game: 'another' } })).toBeNull();
  const older = copy();
  older.terms = { ...older.terms, rules: 'older' };
  expect(() => thicken(game, older)).toThrow(BadRecord);
});

test('an outcome that is not the one of the match is noticed by verify', () => {
  const forged = copy(2);
  forged.outcome = { ranks: [1, 2, 3], scores: [99, 0, 0], ending: 'x', parts: [] };
  expect(verify(game, thicken(game, forged)).findings).toHaveLength(1);
});

test('what a stranger writes is refused with a sentence', () => {
  const wrong: unknown[] = [null, 7, [], {}, { format: 'starboard/thin', version: 1 }, { ...copy(), version: 2 }, { ...copy(), terms: null }];
  for (const acts of [null, 'x', [1], [null], [[null, 1]], [[{ kind: 'start' }, 1]], [[{ kind: 'answer', seat: 9, answer: [] }, 1]]])
    wrong.push({ ...copy(), acts });
  wrong.push({ ...copy(), acts: [[{ kind: 'answer', seat: 0, answer: ['no such pick'] }, 1]] });
  wrong.push({ ...copy(), acts: copy().acts.map(([act]) => [act, -1e9]) });
  wrong.push({ ...copy(), acts: new Array(50_000).fill([{ kind: 'undo', seat: 0, of: 0 }, 1]) });
  wrong.push({ ...copy(), source: { kind: 'seed', seed: 7 } }, { ...copy(), names: [{}] }, { ...copy(), began: 'now' });
  wrong.push({ ...copy(), terms: { ...copy().terms, options: { nonsense: true } } }, { ...copy(), terms: { ...copy().terms, seats: [] } });
  for (const value of wrong) expect(() => thicken(game, value), JSON.stringify(value)?.slice(0, 100)).toThrow(BadRecord);
  expect(gameOfThin({ ...copy(), terms: { game: 3 } })).toBeNull();
  expect(gameOfThin(copy())).toBe('tiny');
});
