/** What the log tells of one's own standing orders. */
import type { MatchSeen } from '@starboard/host/match-view';
import { plain } from '@starboard/kernel';
import { describe, expect, test } from 'vitest';
import { NO_NOTES, noted, type OrderNotes, readNotes, writeNotes } from '../src/play/order-notes.ts';

/** An order says what the moment says of it. */
const words = { orderNow: (order: string, k: object) => (Reflect.get(k, order) === undefined ? null : [String(Reflect.get(k, order))]) };
const at = (line: number, known: object, orders: readonly string[] = ['a', 'b'], seat: number | null = 0): MatchSeen =>
  ({ known, seat, own: { question: null, undo: false, orders }, lines: [{ key: line }] }) as unknown as MatchSeen;
const told = ({ notes }: OrderNotes): string[] => notes.map((n) => `${n.after} ${n.order} ${plain(n.told, [])}`);

describe('what the log tells of standing orders', () => {
  test('each thing once, after the line at which it became so, and again when it comes again', () => {
    let notes = noted(NO_NOTES, words, at(1, {}));
    expect(told(notes)).toEqual([]);
    notes = noted(notes, words, at(2, { a: 'offered', b: 'rests' }));
    expect(told(notes)).toEqual(['2 a offered', '2 b rests']);
    expect(noted(notes, words, at(3, { a: 'offered', b: 'rests' }))).toBe(notes);
    notes = noted(noted(notes, words, at(4, {})), words, at(5, { b: 'rests' }));
    expect(told(notes)).toEqual(['2 a offered', '2 b rests', '5 b rests']);
  });

  test('nothing when an order is given, but what it then does', () => {
    const now = { a: 'rests' };
    let notes = noted(noted(NO_NOTES, words, at(1, {}, ['b'])), words, at(1, now, ['b']));
    notes = noted(notes, words, at(1, now, ['b', 'a']));
    expect(told(notes)).toEqual([]);
    expect(told(noted(notes, words, at(2, { a: 'offered' }, ['b', 'a'])))).toEqual(['2 a offered']);
  });

  test('what was told is there after a reload, and nothing is told twice', () => {
    const now = { a: 'offered', b: 'rests' };
    const notes = noted(noted(NO_NOTES, words, at(1, {})), words, at(2, now));
    const again = readNotes(writeNotes(notes));
    expect(told(again)).toEqual(told(notes));
    expect(noted(again, words, at(3, now))).toBe(again);
    // What became of an order meanwhile is told on return.
    expect(told(noted(again, words, at(9, { ...now, b: 'offered' })))).toEqual([...told(notes), '9 b offered']);
    for (const damaged of [null, '', '{', '[]', '{"last":1,"notes":[]}']) expect(readNotes(damaged)).toEqual(NO_NOTES);
    expect(told(readNotes('{"last":{},"notes":[1,{"after":2}]}'))).toEqual([]);
  });

  test('of orders in force only, and nothing for spectators or in a game that says nothing', () => {
    expect(told(noted(NO_NOTES, words, at(1, { a: 'offered' }, [])))).toEqual([]);
    expect(noted(NO_NOTES, words, at(1, { a: 'offered' }, ['a'], null))).toBe(NO_NOTES);
    expect(noted(NO_NOTES, {}, at(1, { a: 'offered' }))).toBe(NO_NOTES);
  });
});
