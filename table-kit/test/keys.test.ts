/** Arrow keys find their way among the things of a table by where those are. */
import { describe, expect, test } from 'vitest';
import { type Arrow, nearestFrom, waysAmong } from '../arrows.ts';

const box = (x: number, y: number, size = 10) => ({ left: x, right: x + size, top: y, bottom: y + size });
const BACK: Readonly<Record<Arrow, Arrow>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' };
const ARROWS = Object.keys(BACK) as Arrow[];

test('a row: neighbours one by one, and nothing beyond its ends', () => {
  const row = waysAmong([box(0, 0), box(20, 0), box(40, 0)]);
  expect(row.map((w) => w.ArrowRight)).toEqual([1, 2, -1]);
  expect(row.map((w) => w.ArrowLeft)).toEqual([-1, 0, 1]);
  expect(row.map((w) => w.ArrowUp)).toEqual([-1, -1, -1]);
});

test('what lies straight ahead goes before what is nearer but aside', () => {
  const ways = waysAmong([box(0, 0), box(100, 0), box(60, 30), box(0, 100)]);
  expect(ways[3].ArrowUp).toBe(0);
  expect(ways[0].ArrowDown).toBe(3);
  expect(ways[1].ArrowDown).toBe(2);
});

test('far aside is another direction', () => {
  const ways = waysAmong([box(0, 0), box(400, 20)]);
  expect(ways[0].ArrowDown).toBe(-1);
  expect(ways[0].ArrowRight).toBe(1);
});

test('a grid: rows and columns', () => {
  const ways = waysAmong(Array.from({ length: 60 }, (_, i) => box((i % 10) * 30, Math.floor(i / 10) * 25)));
  for (let i = 0; i < 60; i++) {
    expect(ways[i].ArrowRight).toBe(i % 10 === 9 ? -1 : i + 1);
    expect(ways[i].ArrowDown).toBe(i >= 50 ? -1 : i + 10);
  }
});

describe('however things lie', () => {
  test('the opposite key leads back, and all of them are reached', () => {
    let seed = 7;
    const random = (n: number): number => {
      seed = (seed * 48271) % 2147483647;
      return seed % n;
    };
    for (let round = 0; round < 200; round++) {
      const boxes = Array.from({ length: 1 + random(60) }, () => box(random(600), random(500), 20 + random(30)));
      const ways = waysAmong(boxes);
      for (const [i, way] of ways.entries()) for (const arrow of ARROWS) if (way[arrow] >= 0) expect(ways[way[arrow]][BACK[arrow]]).toBe(i);
      const seen = new Set([0]);
      for (const i of seen) for (const arrow of ARROWS) if (ways[i][arrow] >= 0) seen.add(ways[i][arrow]);
      expect(seen.size, `round ${round}`).toBe(boxes.length);
    }
  });
});

test('from elsewhere: the nearest in that direction, else the nearest', () => {
  const things = [box(100, 0), box(0, 100)];
  expect(nearestFrom(box(0, 0), things, 'ArrowRight')).toBe(0);
  expect(nearestFrom(box(0, 0), things, 'ArrowDown')).toBe(1);
  expect(nearestFrom(box(0, 0), things, 'ArrowUp')).toBeGreaterThanOrEqual(0);
});
