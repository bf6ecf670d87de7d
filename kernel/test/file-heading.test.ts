/** What a list of files shows of one, before anything checks it. */
import { expect, test } from 'vitest';
import { headingOf } from '../file-heading.ts';

const players = (value: unknown): unknown => headingOf(JSON.stringify({ name: 'Hill', players: value }), 'en').players;

test('the numbers of players are shown where both are numbers and in order', () => {
  expect(players([2, 5])).toEqual([2, 5]);
  expect(players([3, 3])).toEqual([3, 3]);
  for (const odd of [[5, 2], [2], [2, 'x'], ['x', 5], [0, 5], [2, 100], [1.5, 2], 'two', undefined])
    expect(players(odd), JSON.stringify(odd)).toBeNull();
});

test('a name in several languages is read in the asked one, else in one that is there', () => {
  const name = (value: unknown, language: 'de' | 'en'): string => headingOf(JSON.stringify({ name: value, author: 'Ida' }), language).name;
  expect(name({ de: 'Berg', en: 'Hill' }, 'de')).toBe('Berg');
  expect(name({ de: 'Berg' }, 'en')).toBe('Berg');
  expect(headingOf('no file', 'en')).toEqual({ name: '', author: '', players: null });
});
