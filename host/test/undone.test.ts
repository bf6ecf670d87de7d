/** Lines of a log that were undone. */
import type { Seat } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { type TimedEvent, undoneLines } from '../index.ts';

const A = 0 as Seat;
const line = (at: number, kind: string, more: object = {}): TimedEvent => ({ at, event: { kind, ...more } as TimedEvent['event'] });

test('a take-back marks what everybody did since, and nothing before or after it', () => {
  const lines = [line(1, 'draw'), line(5, 'fly'), line(7, 'land'), line(9, '$takeback', { seat: A, since: 5 }), line(9, 'draw'), line(12, 'fly')];
  expect(undoneLines(lines)).toEqual([false, true, true, false, false, false]);
});

test('two undos mark two stretches, and a change of seats between them stays', () => {
  const lines = [
    line(1, 'draw'),
    line(2, '$undone', { seat: A, since: 1 }),
    line(3, 'fly'),
    line(4, '$chair', { seat: A, name: 'Dee', bot: null }),
    line(5, '$idle', { seat: A }),
    line(6, '$takeback', { seat: A, since: 3 }),
  ];
  expect(undoneLines(lines)).toEqual([true, false, true, false, true, false]);
});

test('a log of an older server, which does not say since when, marks nothing', () => {
  expect(undoneLines([line(1, 'draw'), line(2, '$undone', { seat: A })])).toEqual([false, false]);
});
