/** Where the view of a phone goes when a question comes. */
import { expect, test } from 'vitest';
import { S } from '../geometry.ts';
import { middleFor } from '../plan/view-box.ts';

const room = { width: 360, height: 240 };
const scale = 31 / S;
const you = { x: 500, y: 500 };

test('neighbours are seen from you', () => {
  expect(middleFor(you, [{ x: 500, y: 500 - 1.73 * S }], room, scale)).toBe(you);
  expect(middleFor(you, [], room, scale)).toBe(you);
});

test('two steps ahead the view lies between', () => {
  const to = { x: 500, y: 500 - 3.46 * S };
  expect(middleFor(you, [to], room, scale)).toEqual({ x: 500, y: 500 - 1.73 * S });
});

test('what is far away comes into the middle itself', () => {
  const far = { x: 500, y: 500 + 20 * S };
  expect(middleFor(you, [far], room, scale)).toEqual(far);
});

test('where not everything fits, you are in the middle', () => {
  expect(middleFor(you, [far(-20), far(20)], room, scale)).toBe(you);
});
const far = (dy: number) => ({ x: 500, y: 500 + dy * S });
