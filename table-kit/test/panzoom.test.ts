import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fit, held, keyed, moved, type PanBounds, type Point, pinched, tapped, type View, wheeled, zoomed } from '../panzoom-view.ts';

const place: PanBounds = { board: { width: 1000, height: 600 }, room: { width: 400, height: 300 }, most: 4 };
const small: PanBounds = { board: { width: 200, height: 100 }, room: { width: 400, height: 300 }, most: 4 };
/** The point of the board that is seen there. */
const under = (v: View, p: Point): Point => ({ x: (p.x - v.x) / v.scale, y: (p.y - v.y) / v.scale });
const near = (a: Point, b: Point): void => {
  expect(a.x).toBeCloseTo(b.x, 6);
  expect(a.y).toBeCloseTo(b.y, 6);
};

describe('at first', () => {
  test('the whole board is seen, in the middle', () => {
    expect(fit(place)).toEqual({ x: 0, y: 30, scale: 0.4 });
  });
  test('a board smaller than its place is not blown up', () => {
    expect(fit(small)).toEqual({ x: 100, y: 100, scale: 1 });
  });
});

describe('zooming', () => {
  const close = zoomed(fit(place), 5, { x: 200, y: 150 }, place);

  test('what is under the pointer stays there', () => {
    const p = { x: 130, y: 210 };
    const before = under(close, p);
    near(under(zoomed(close, 1.5, p, place), p), before);
    near(under(wheeled(close, -120, p, place), p), before);
  });
  test('stops at the largest scale and at the whole board', () => {
    expect(zoomed(close, 100, { x: 0, y: 0 }, place).scale).toBe(4);
    expect(zoomed(close, 0.001, { x: 0, y: 0 }, place)).toEqual(fit(place));
  });
  test('the wheel there and back ends where it began', () => {
    const p = { x: 180, y: 140 };
    const back = wheeled(wheeled(close, -90, p, place), 90, p, place);
    near(back, close);
    expect(back.scale).toBeCloseTo(close.scale, 9);
  });
  test('a double tap goes close around the finger; at the largest scale it shows everything', () => {
    const p = { x: 220, y: 160 };
    expect(tapped(close, p, place).scale).toBe(close.scale * 2);
    near(under(tapped(close, p, place), p), under(close, p));
    expect(tapped({ ...close, scale: 4 }, p, place)).toEqual(fit(place));
  });
});

describe('two fingers', () => {
  const close = zoomed(fit(place), 5, { x: 200, y: 150 }, place);
  const pair = (ax: number, ay: number, bx: number, by: number): readonly [Point, Point] => [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];

  test('apart: larger by as much, around the point between them', () => {
    const v = pinched(close, pair(180, 150, 220, 150), pair(170, 150, 230, 150), place);
    expect(v.scale).toBeCloseTo(close.scale * 1.5, 9);
    near(under(v, { x: 200, y: 150 }), under(close, { x: 200, y: 150 }));
  });
  test('together sideways: the board follows', () => {
    expect(pinched(close, pair(150, 150, 250, 150), pair(170, 140, 270, 140), place)).toEqual(moved(close, 20, -10, place));
  });
  test('on one spot they do not make the board vanish', () => {
    expect(pinched(close, pair(200, 150, 200, 150), pair(190, 150, 210, 150), place)).toEqual(close);
  });
});

describe('keys', () => {
  const close = zoomed(fit(place), 5, { x: 200, y: 150 }, place);

  test('arrows uncover what lies in their direction, and come back', () => {
    const right = keyed(close, 'ArrowRight', place)!;
    expect(under(right, { x: 0, y: 0 }).x).toBeGreaterThan(under(close, { x: 0, y: 0 }).x);
    expect(keyed(right, 'ArrowLeft', place)).toEqual(close);
    const down = keyed(close, 'ArrowDown', place)!;
    expect(under(down, { x: 0, y: 0 }).y).toBeGreaterThan(under(close, { x: 0, y: 0 }).y);
    expect(keyed(down, 'ArrowUp', place)).toEqual(close);
  });
  test('plus and minus are each other’s way back, zero shows everything, others do nothing', () => {
    expect(keyed(keyed(close, '+', place)!, '-', place)!.scale).toBeCloseTo(close.scale, 9);
    expect(keyed(close, '0', place)).toEqual(fit(place));
    expect(keyed(close, 'Enter', place)).toBeNull();
  });
});

test('whatever is done, the board never leaves its place and never shows a gap it could fill', () => {
  const size = fc.record({ width: fc.integer({ min: 50, max: 4000 }), height: fc.integer({ min: 50, max: 4000 }) });
  const point = fc.record({ x: fc.integer({ min: 0, max: 1000 }), y: fc.integer({ min: 0, max: 1000 }) });
  const gesture = fc.oneof(
    fc.tuple(fc.constant('move' as const), fc.integer({ min: -3000, max: 3000 }), point),
    fc.tuple(fc.constant('wheel' as const), fc.integer({ min: -900, max: 900 }), point),
    fc.tuple(fc.constant('tap' as const), fc.constant(0), point),
  );
  fc.assert(
    fc.property(size, size, fc.array(gesture, { maxLength: 30 }), (board, room, gestures) => {
      const here: PanBounds = { board, room, most: 4 };
      let v = fit(here);
      for (const [kind, by, p] of gestures) {
        if (kind === 'move') v = moved(v, by, p.y - 500, here);
        else v = kind === 'wheel' ? wheeled(v, by, p, here) : tapped(v, p, here);
        for (const [at, length, width] of [
          [v.x, board.width * v.scale, room.width],
          [v.y, board.height * v.scale, room.height],
        ]) {
          if (length <= width + 1e-6) expect(at).toBeCloseTo((width - length) / 2, 4);
          else {
            expect(at).toBeLessThanOrEqual(1e-6);
            expect(at + length).toBeGreaterThanOrEqual(width - 1e-6);
          }
        }
        expect(held(v, here)).toEqual(v);
      }
    }),
    { seed: 42, numRuns: 300 },
  );
});
