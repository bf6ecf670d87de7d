/** The course of a match that a summary is made from, and luck against odds that are given. */
import { expect, test } from 'vitest';
import { FastChance } from '../chance.ts';
import { cases, seedOf } from '../conformance/cases.ts';
import type { Seat } from '../contract.ts';
import { randomAnswer, waitedFor } from '../legality.ts';
import { Match } from '../match.ts';
import { makeRecord, plainTerms } from '../record.ts';
import { seatsOf } from '../seats.ts';
import { courseOf, luckOf, successes } from '../summary.ts';
import { type Tiny, tiny, USUAL } from './tiny.ts';

const seed = seedOf('kernel: summary');

test('the course has what stood to the end: of undone and taken back answers nothing is left', () => {
  for (let i = 0; i < cases(40); i++) {
    const chance = new FastChance(`${seed} ${i}`);
    const m = new Match(tiny, USUAL, 3, new FastChance(`${seed} deal ${i}`), null, undefined, 20);
    /** What is to be remembered of each entry that stands: its number and the table after it. */
    let standing: { n: number; pub: string; mine: string }[] = [];
    const note = (): void => void standing.push({ n: m.length - 1, pub: JSON.stringify(m.state.pub), mine: JSON.stringify(m.state.mine) });
    note();
    for (let step = 0; step < 60 && !m.over; step++) {
      const seat = seatsOf(3)[chance.int(3)];
      const back = chance.int(6) === 0 ? m.canTakeBack(seat) : null;
      const from = m.canUndo(seat) && chance.int(3) === 0 ? standing.at(-1)!.n : back;
      if (from !== null) {
        if (from === back) m.takeBack(seat, from);
        else m.undo(seat);
        standing = standing.filter((s) => s.n < from);
      } else {
        const asked: Seat = waitedFor(m.state)[0];
        m.answer(asked, randomAnswer(tiny, m.know(asked), asked, chance));
        note();
      }
    }
    const terms = plainTerms(tiny, USUAL, ['a', 'b', 'c']);
    const course = courseOf<Tiny>(JSON.parse(JSON.stringify(makeRecord(m, terms, { kind: 'seed', seed: 'x' }, []))));
    expect(course.strides.map((s) => s.n)).toEqual(standing.map((s) => s.n));
    const sorted = (v: unknown): unknown => JSON.parse(JSON.stringify(v));
    for (const [k, s] of course.strides.entries()) {
      expect(sorted(s.pub)).toEqual(JSON.parse(standing[k].pub));
      expect(sorted(s.mine)).toEqual(JSON.parse(standing[k].mine));
      expect(s.act.kind).toBe(k === 0 ? 'start' : 'answer');
    }
  }
});

test('successes of unequal draws, by hand', () => {
  expect(successes([])).toEqual([1]);
  expect(successes([1 / 2, 1 / 4])).toEqual([3 / 8, 4 / 8, 1 / 8]);
  expect(successes([1, 0])).toEqual([0, 1, 0]);
});

test('luck is a rank among all such series: equal ones count half', () => {
  const odds = [1 / 2, 1 / 2];
  expect(luckOf(odds, 0, 'more')).toEqual({ tries: 2, actual: 0, expected: 1, low: 0, high: 2, luck: 1 / 8 });
  expect(luckOf(odds, 0, 'less').luck).toBe(7 / 8);
  expect(luckOf(odds, 1, 'more').luck).toBe(1 / 2);
  expect(luckOf([], 0, 'more')).toEqual({ tries: 0, actual: 0, expected: 0, low: 0, high: 0, luck: 1 / 2 });
  expect(luckOf([1, 1], 2, 'less').luck).toBe(1 / 2);
});

test('luck is fair: over all outcomes it is one half on average', () => {
  const chance = new FastChance(`${seed} odds`);
  for (let i = 0; i < cases(50); i++) {
    const odds = Array.from({ length: chance.int(12) }, () => chance.int(101) / 100);
    const mean = successes(odds).reduce((sum, p, actual) => sum + p * luckOf(odds, actual, 'more').luck, 0);
    expect(mean).toBeCloseTo(0.5, 9);
  }
});
