/** What a seat remembers from one turn to the next, and what can be said at all. */
import { readOptions, seatAt } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { afternova } from '../game.ts';
import { noGems } from '../rules/gems.ts';

const options = readOptions(afternova, {});
const [you, other] = [seatAt(0), seatAt(1)];

test('what was called, proposed, refused and turned down belongs to one turn', () => {
  const fresh = afternova.blank(options, 3, you);
  const full = afternova.blank(options, 3, you);
  full.called = [1];
  full.refused = [{ seat: other, more: noGems(), less: noGems() }];
  full.declined = [{ more: noGems(), less: noGems() }];
  expect(afternova.remember(full, { kind: 'turn', seat: other, n: 2 }, you)).toEqual(fresh);
});

test('Q44: what somebody refused stays refused until they ask for just that', () => {
  const gems = (...counts: readonly number[]): number[] => [...counts, 0, 0, 0].slice(0, 5);
  const after = (take: number[], give: number[], seat = other) => {
    const m = afternova.blank(options, 3, you);
    m.refused = [{ seat: other, more: gems(1, 1), less: gems(0, 0, 1) }];
    return afternova.remember(m, { kind: 'offered', seat, to: you, n: 1, cards: null, take, want: noGems(), give }, you).refused.length;
  };
  // It asks for a part of that, and gives as much.
  expect(after(gems(1, 0), gems(0, 0, 1))).toBe(0);
  expect(after(gems(1, 1), gems(0, 0, 2))).toBe(0);
  // For something else, for more, or for as much without giving anything; or it was somebody else.
  expect(after(gems(0, 0, 0, 1), gems(0, 0, 1))).toBe(1);
  expect(after(gems(2, 1), gems(0, 0, 1))).toBe(1);
  expect(after(gems(1, 1), gems())).toBe(1);
  expect(after(gems(1, 0), gems(0, 0, 1), seatAt(2))).toBe(1);
});

test('Q44: every version of a contract can be objected to, the first as well', () => {
  const alphabet: readonly string[] = afternova.alphabet(options, 3);
  for (const verb of ['agree', 'refuse', 'object']) expect(alphabet).toContain(`${verb} 1`);
});
