/** Arrow keys on a table: to the next thing in that direction, as one sees it. */
import { expect, test } from 'vitest';
import { nextIn } from '../keys.ts';

const box = (x: number, y: number, size = 10) => ({ left: x, right: x + size, top: y, bottom: y + size });
const LEFT = [-1, 0] as const;
const RIGHT = [1, 0] as const;
const UP = [0, -1] as const;
const DOWN = [0, 1] as const;

test('a row: neighbours one by one, and nothing beyond its ends', () => {
  const row = [box(0, 0), box(20, 0), box(40, 0)];
  expect(nextIn(row[0], row, RIGHT)).toBe(1);
  expect(nextIn(row[1], row, RIGHT)).toBe(2);
  expect(nextIn(row[2], row, RIGHT)).toBe(-1);
  expect(nextIn(row[1], row, LEFT)).toBe(0);
  expect(nextIn(row[1], row, UP)).toBe(-1);
});

test('from a row to the one above or below: what lies straight ahead goes before what is nearer but aside', () => {
  const things = [box(0, 0), box(100, 0), box(60, 30), box(0, 100)];
  expect(nextIn(things[3], things, UP)).toBe(0);
  expect(nextIn(things[0], things, DOWN)).toBe(3);
  expect(nextIn(things[1], things, DOWN)).toBe(2);
});

test('far aside is another direction', () => {
  const things = [box(0, 0), box(400, 20)];
  expect(nextIn(things[0], things, DOWN)).toBe(-1);
  expect(nextIn(things[0], things, RIGHT)).toBe(1);
});
