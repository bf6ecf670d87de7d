/** What the log tells of one's own standing orders. */
import type { MatchSeen } from '@starboard/host/match-view';
import { describe, expect, test } from 'vitest';
import { NO_NOTES, noted, type OrderNotes } from '../src/play/order-notes.ts';

/** An order says what the moment says of it. */
const words = { orderNow: (order: string, k: object) => (Reflect.get(k, order) === undefined ? null : [String(Reflect.get(k, order))]) };
const at = (line: number, known: object, orders: readonly string[] = ['a', 'b'], seat: number | null = 0): MatchSeen =>
  ({ known, seat, own: { question: null, undo: false, orders }, lines: [{ key: line }] }) as unknown as MatchSeen;
const told = ({ notes }: OrderNotes): string[] => notes.map((n) => `${n.after} ${n.order} ${Reflect.get(n.known, n.order)}`);

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

  test('of orders in force only, and nothing for spectators or in a game that says nothing', () => {
    expect(told(noted(NO_NOTES, words, at(1, { a: 'offered' }, [])))).toEqual([]);
    expect(noted(NO_NOTES, words, at(1, { a: 'offered' }, ['a'], null))).toBe(NO_NOTES);
    expect(noted(NO_NOTES, {}, at(1, { a: 'offered' }))).toBe(NO_NOTES);
  });
});
