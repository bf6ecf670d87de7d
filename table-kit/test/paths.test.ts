/** The ways of travelling things. */
import { expect, test } from 'vitest';
import type { Motion } from '../contract.ts';
import { lengthOf } from '../stage/motion.ts';
import { arc, poseAt, poseIn, poseOver, transformOf } from '../stage/paths.ts';

const at = (x: number, y: number, scale = 1) => ({ x, y, scale });

test('a thing lies in the middle of its place, fits into it and is never larger than drawn', () => {
  const card = { w: 96, h: 134 };
  expect(poseIn({ x: 10, y: 20, w: 200, h: 67 }, card)).toEqual(at(110, 53.5, 0.5));
  expect(poseIn({ x: 0, y: 0, w: 48, h: 134 }, card).scale).toBe(0.5);
  expect(poseIn({ x: 0, y: 0, w: 900, h: 900 }, card).scale).toBe(1);
  expect(poseIn({ x: 0, y: 0, w: 900, h: 900 }, { w: 0, h: 0 }).scale).toBe(1);
});

test('what covers a place is as large as the place needs, what is natural stays as it is drawn and is whole on the screen', () => {
  const face = { w: 52, h: 52 };
  const hand = { x: 328, y: 598, w: 664, h: 190 };
  const screen = { w: 1280, h: 800 };
  expect(poseOver(hand, face).scale).toBeCloseTo(664 / 52);
  expect(poseAt(hand, face, screen)).toEqual(at(660, 693));
  // A place at the edge that is smaller than the thing.
  expect(poseAt({ x: 0, y: 43, w: 60, h: 43 }, { w: 240, h: 84 }, screen)).toEqual(at(120, 64.5));
  expect(poseAt({ x: 1240, y: 790, w: 40, h: 10 }, face, screen)).toEqual(at(1254, 774));
});

test('an arc begins and ends where it should, and rises in between, whichever way it goes', () => {
  for (const [from, to] of [
    [at(0, 100), at(300, 100, 0.5)],
    [at(300, 100), at(0, 100)],
    [at(50, 400), at(300, 20)],
    [at(300, 400), at(50, 20)],
  ]) {
    const way = arc(from, to);
    expect(way[0]).toEqual(from);
    expect(way.at(-1)).toEqual(to);
    const middle = way[way.length / 2 - 0.5] ?? way[Math.floor(way.length / 2)];
    expect(middle.y).toBeLessThan((from.y + to.y) / 2);
  }
});

test('straight up an arc bows aside; without a way there is no arc', () => {
  const way = arc(at(100, 400), at(100, 0));
  expect(Math.max(...way.map((p) => Math.abs(p.x - 100)))).toBeGreaterThan(10);
  expect(arc(at(5, 5), at(5, 5))).toHaveLength(2);
});

test('a pose is written as a transform of a thing at the corner', () => {
  expect(transformOf(at(100, 50.04, 0.33333), { w: 40, h: 20 })).toBe('translate(80px, 40px) scale(0.333)');
});

test('an event lasts until its last motion ends, but a glow may fade on', () => {
  const fly: Motion = { kind: 'fly', from: 'a', to: 'b' };
  expect(lengthOf([])).toBe(0);
  expect(lengthOf([fly, { ...fly, delay: 100 }])).toBe(420);
  expect(lengthOf([{ ...fly, kind: 'flip' }])).toBe(740);
  expect(lengthOf([fly, { kind: 'pulse', from: 'b', to: 'b', delay: 320 }])).toBe(440);
});
