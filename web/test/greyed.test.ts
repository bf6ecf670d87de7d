import type { Refusal, Types } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { alike } from '../src/play/greyed.ts';

const no = (pick: string, rule: string, why: string): Refusal<Types> => ({ pick, rule, why });

test('what has the same reason stands together, and of many only two are in sight', () => {
  const gifts = Array.from({ length: 60 }, (_, i) => no(`gift ${i}`, 'A10', 'outsider'));
  const groups = alike([
    gifts[0],
    no('a', 'Q4', 'outsider'),
    ...gifts.slice(1),
    no('b', 'A10', 'empty'),
    no('c', 'A10', 'empty'),
    no('d', 'A10', 'empty'),
  ]);
  expect(groups.map(({ shown, more }) => [shown.map((r) => r.pick), more.length])).toEqual([
    [['gift 0', 'gift 1'], 58],
    [['a'], 0],
    // A number for one alone would be longer than itself.
    [['b', 'c', 'd'], 0],
  ]);
  expect(alike([])).toEqual([]);
});
