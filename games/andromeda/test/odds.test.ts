import { expect, test } from 'vitest';
import { odds } from '../rules/battle/odds.ts';
import { winnerOf } from '../rules/battle/result.ts';

const side = (dice: number, targeting: number) => ({ dice, targeting });
const percent = (x: number | undefined) => Math.round((x ?? Number.NaN) * 10_000) / 100;

test.each([
  [side(1, 1), side(1, 1), 41.67],
  [side(2, 1), side(1, 1), 74.54],
  [side(3, 1), side(3, 1), 48.93],
  [side(2, 3), side(2, 1), 65.63],
])('N150 N151 N153: %j against %j wins %d %%', (mine, theirs, wanted) => {
  expect(percent(odds([mine, theirs]).win[0])).toBe(wanted);
});

test('N153: one die against one ties one time in six', () => {
  expect(percent(odds([side(1, 1), side(1, 1)]).tie)).toBe(16.67);
});

test('N153: equal highest dice fall against each other, and a third side wins with what is left', () => {
  expect(winnerOf([[6, 3], [6, 2], [5]])).toBe(2);
});

test('N154: the side that has dice left wins; where nobody has, nobody does', () => {
  expect(winnerOf([[4, 4], [4]])).toBe(0);
  expect(
    winnerOf([
      [5, 2],
      [2, 5],
    ]),
  ).toBeNull();
});

/** The rule as it is printed, die by die. */
function byTheBook(faces: readonly (readonly number[])[]): number | null {
  const left = faces.map((dice) => [...dice].sort((a, b) => b - a));
  for (;;) {
    const top = Math.max(...left.map((dice) => dice[0] ?? 0));
    if (top === 0) return null;
    const leaders = left.flatMap((dice, index) => (dice[0] === top ? [index] : []));
    if (leaders.length === 1) return leaders[0] as number;
    for (const leader of leaders) left[leader]?.shift();
  }
}

/** Every roll of dice between targeting and six. */
function rolls({ dice, targeting }: { dice: number; targeting: number }): number[][] {
  if (dice === 0) return [[]];
  const faces = Array.from({ length: 7 - targeting }, (_, i) => targeting + i);
  return rolls({ dice: dice - 1, targeting }).flatMap((rest) => faces.map((face) => [face, ...rest]));
}

test.each([
  [[side(2, 1), side(3, 2)]],
  [[side(1, 4), side(2, 1), side(2, 3)]],
  [[side(3, 5), side(3, 5)]],
  [[side(1, 1), side(1, 1), side(1, 1), side(2, 2)]],
])('N151 N153 N154: the exact chances of %j are those of all rolls, taken by the book', (sides) => {
  const win = sides.map(() => 0);
  let tie = 0;
  let all = 0;
  const go = (at: number, thrown: number[][]): void => {
    if (at === sides.length) {
      all++;
      const winner = byTheBook(thrown);
      expect(winnerOf(thrown)).toBe(winner);
      if (winner === null) tie++;
      else win[winner] = (win[winner] ?? 0) + 1;
      return;
    }
    for (const roll of rolls(sides[at] as { dice: number; targeting: number })) go(at + 1, [...thrown, roll]);
  };
  go(0, []);
  const exact = odds(sides);
  for (const [index, count] of win.entries()) expect(exact.win[index]).toBeCloseTo(count / all, 10);
  expect(exact.tie).toBeCloseTo(tie / all, 10);
});

test('N143: the largest battle there can be is reckoned too; equal sides have equal chances, and one of all outcomes comes', () => {
  const sides = [side(6, 1), side(6, 2), side(6, 1), side(6, 2), side(6, 1)];
  const { win, tie } = odds(sides);
  expect(win.reduce((a, b) => a + b, tie)).toBeCloseTo(1, 10);
  expect(win[2]).toBeCloseTo(win[0], 10);
  expect(win[3]).toBeCloseTo(win[1], 10);
  expect(win[1]).toBeGreaterThan(win[0]);
});
