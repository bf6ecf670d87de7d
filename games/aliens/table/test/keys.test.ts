/** Arrow keys on the plan: from every place of every zone they lead to everything that can be chosen, and back. */
import { readOptions } from '@starboard/kernel';
import { waysAmong } from '@starboard/table-kit';
import { describe, expect, test } from 'vitest';
import { aliens } from '../../game.ts';
import { lawOf } from '../../rules/law.ts';
import { audibleFrom } from '../../rules/picks.ts';
import { reachTable } from '../../rules/reach.ts';
import type { Zone } from '../../rules/zone.ts';
import { neighbour, S, sizeOf, xOf, yOf } from '../geometry.ts';
import { NEIGHBOUR_KEYS } from '../plan/keys.ts';

type Edges = Parameters<typeof waysAmong>[0][number];
const at = (x: number, y: number, w: number, h: number): Edges => ({ left: x - w / 2, right: x + w / 2, top: y - h / 2, bottom: y + h / 2 });
const sectorAt = (zone: Zone, sector: number): Edges => at(xOf(zone, sector), yOf(zone, sector), S * 2, S * Math.sqrt(3));

/** Buttons below the plan, items at its right or below it. */
function around(zone: Zone, phone: boolean): Edges[] {
  const { width, height } = sizeOf(zone);
  const buttons = [0, 1].map((i) => at(width - 100 - i * 180, height + 60, 160, 60));
  const items = [0, 1, 2].map((i) => (phone ? at(150 + i * 120, height + 160, 110, 90) : at(width + 120 + i * 130, height, 120, 150)));
  return [...buttons, ...items];
}

const OPPOSITE = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown', ArrowDown: 'ArrowUp' } as const;
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

function expectAllReached(boxes: readonly Edges[], what: string): void {
  const ways = waysAmong(boxes);
  const seen = new Set([0]);
  for (const i of seen)
    for (const arrow of ARROWS) {
      const to = ways[i][arrow];
      if (to < 0) continue;
      seen.add(to);
      // No arrow leads to a place from which the opposite leads elsewhere.
      if (ways[to][OPPOSITE[arrow]] !== i) expect.fail(`${what}: ${arrow} from ${i} does not lead back`);
    }
  if (seen.size !== boxes.length) expect.fail(`${what}: arrows reach ${seen.size} of ${boxes.length}`);
}

describe.each(['galilei', 'fermi', 'galvani'] as const)('%s', (name) => {
  const law = lawOf(readOptions(aliens, { zone: name }), 4);
  const { zone } = law;

  test.each([
    [1, false],
    [2, false],
    [2, true],
    [3, true],
  ] as const)('moves of %i steps, alien: %s', (steps, alien) => {
    const table = reachTable(zone, law, steps, alien);
    for (let from = 0; from < zone.names.length; from++) {
      const moves = table[from].map((to) => sectorAt(zone, to));
      if (moves.length === 0) continue;
      expectAllReached(moves, `${zone.names[from]}, ${steps}`);
      for (const phone of [true, false]) expectAllReached([...moves, ...around(zone, phone)], `${zone.names[from]}, ${steps}, with buttons`);
    }
  });

  test('a free noise: all sectors', () => {
    const boxes = audibleFrom(zone, zone.human).map((sector) => sectorAt(zone, zone.byName.get(sector) ?? -1));
    expectAllReached(boxes, 'a free noise');
  });

  test('letters lead to all neighbours, and the letter of the opposite side leads back', () => {
    for (let from = 0; from < zone.names.length; from++) {
      const found = Object.values(NEIGHBOUR_KEYS).flatMap((k) => {
        const to = neighbour(zone, from, k);
        if (to === undefined) return [];
        expect(neighbour(zone, to, (k + 3) % 6)).toBe(from);
        return [to];
      });
      expect(found.toSorted((a, b) => a - b)).toEqual([...zone.touching[from]].sort((a, b) => a - b));
    }
  });
});
