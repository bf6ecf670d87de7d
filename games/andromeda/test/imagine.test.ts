/** N59, N298: worlds that a seat cannot tell from the real one. */
import { FastChance, know, seatAt } from '@starboard/kernel';
import { expect, test } from 'vitest';
import { engine } from '../rules/engine.ts';
import { imagine } from '../rules/imagine.ts';
import { Table } from './table.ts';

test.each([2, 3])('N59, N298: an imagined world has as many hidden cards and tokens as the real one, for %i seats', (seats) => {
  const t = new Table({}, seats);
  for (let n = 0; n < 20; n++) {
    const world = imagine(know(t.s, seatAt(0)), null, seatAt(0), new FastChance(n));
    engine.invariants(world);
    expect(world.mine[0].hand).toEqual(t.s.mine[0].hand);
    // Nobody has looked at a stock yet.
    expect(world.mine[1].seen.flat().every((known) => known === 0)).toBe(true);
  }
});
