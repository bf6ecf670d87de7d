/** Shapes of seats that are moved in their numbers look as if a transform had moved them. */
import { describe, expect, test } from 'vitest';
import { movedPath } from '../art/paths.ts';
import { shapeOf } from '../art/players.ts';

describe('moved paths', () => {
  test('absolute numbers are scaled and moved, relative ones scaled, flags of arcs stay', () => {
    expect(movedPath('M10 5h44a5 5 0 0 1 5 5v20c0 15-10 25-27 31L3 4V6z', 0.5, 100, 200)).toBe(
      'M105 202.5h22a2.5 2.5 0 0 1 2.5 2.5v10c0 7.5 -5 12.5 -13.5 15.5L101.5 202V203z',
    );
  });

  test('every shape keeps its commands and comes back by the opposite way', () => {
    for (let seat = 0; seat < 8; seat++) {
      const there = movedPath(shapeOf(seat), 4, 40, 80);
      const back = movedPath(there, 0.25, -10, -20);
      expect(back).toBe(movedPath(shapeOf(seat), 1, 0, 0));
    }
  });
});
