import { expect, test } from 'vitest';
import { pickNamed, picksUnder } from '../typed-picks.ts';

const picks = ['A03', 'D09', 'D10', 'hatch 1', 'quiet'];
const label = (pick: string): string => (pick === 'quiet' ? 'Still bleiben' : pick.replace('hatch ', 'Rettungskapsel\u00a0'));
const named = (typed: string): string | null => pickNamed(picks, typed, label);

test('a pick by its name or its label, however it is written', () => {
  expect(['A03', 'a3', ' A 3 ', 'a03'].map(named)).toEqual(['A03', 'A03', 'A03', 'A03']);
  expect(['hatch 1', 'Rettungskapsel 1', 'rettungskapsel1', 'Kapsel 1'].map(named)).toEqual(['hatch 1', 'hatch 1', 'hatch 1', 'hatch 1']);
  expect(named('still bleiben')).toBe('quiet');
});

test('half a word or an ambiguous end chooses nothing', () => {
  expect(['bleiben', 'n', '', '1 0', 'kapsel', 'D'].map(named)).toEqual([null, null, null, null, null, null]);
  expect(pickNamed(['noise D10', 'light D10'], 'd10', (pick) => pick)).toBeNull();
});

test('a heading by its text or its last word', () => {
  const heading = (pick: string): string | null => (/^[A-Z]\d/.test(pick) ? `Spalte ${pick[0]}` : null);
  expect(picksUnder(picks, 'Spalte d', heading)).toEqual(['D09', 'D10']);
  expect(picksUnder(picks, 'D', heading)).toEqual(['D09', 'D10']);
  expect(picksUnder(picks, 'X', heading)).toEqual([]);
});
