/** The illustrated table at every size: everything has its place, nothing is outside, nothing is too small to be touched. */
import { describe, expect, test } from 'vitest';
import { handSize } from '../content/cards.ts';
import { cardHeight, type Layout, layoutOf } from '../table/layout.ts';

/** The place between the frame's bars, at the sizes of docs/look.md, "Layout", and a few others. */
const SIZES: readonly (readonly [name: string, width: number, height: number, kind: Layout['kind']])[] = [
  ['360×640', 344, 592, 'phone'],
  ['390×844', 374, 796, 'phone'],
  ['768×1024', 744, 964, 'tall'],
  ['1024×768', 724, 708, 'wide'],
  ['1280×800', 980, 740, 'wide'],
  ['1366×640', 1066, 580, 'wide'],
  ['1920×1080 at 1.35', 1122, 740, 'wide'],
  ['740×360', 716, 304, 'side'],
];
const PLAYERS = [3, 4, 5, 6];

describe.each(SIZES)('%s', (_name, width, height, kind) => {
  test.each(PLAYERS)('%i players: the heights add up, and the portals stand beside each other', (players) => {
    for (const own of [true, false]) {
      const seats = own ? players - 1 : players;
      for (const cards of [1, handSize(players), 12]) {
        const l = layoutOf(width, height, seats, own, cards);
        expect(l.kind).toBe(kind);
        const seatRows = Math.ceil(seats / l.seatColumns);
        const others = seatRows * l.seat + (seatRows - 1) * l.gap;
        const mine = own ? (l.kind === 'wide' ? l.hand : l.planet + l.gap + l.hand) : 0;
        const below = l.kind === 'side' ? [l.board] : own ? [l.board, l.bar, mine] : [l.board, l.bar];
        expect(others + below.reduce((sum, h) => sum + h + l.gap, 0)).toBeLessThanOrEqual(height + 0.5);
        expect(l.seatWidth * l.seatColumns + l.gap * (l.seatColumns - 1)).toBeLessThanOrEqual(width + 0.5);
        const columns = 10 / l.rows;
        expect(l.niche * columns).toBeLessThanOrEqual(width);
        expect(l.arches[4] * l.rows).toBeLessThan(l.board);
      }
    }
  });

  test('the further out, the taller the arch; a card fits into the lowest, under the numeral', () => {
    const l = layoutOf(width, height, 4, true, 7);
    for (const value of [2, 3, 4]) expect(l.arches[value]).toBeGreaterThanOrEqual(l.arches[value - 1]);
    expect(l.lying).toBeLessThan(l.niche);
    expect(cardHeight(l.lying)).toBeLessThan(l.arches[1]);
    expect(cardHeight(l.held)).toBeLessThanOrEqual(l.hand);
  });

  test('what is touched is large enough', () => {
    const l = layoutOf(width, height, 5, true, 7);
    expect(l.niche).toBeGreaterThanOrEqual(36);
    expect(l.arches[1]).toBeGreaterThanOrEqual(44);
    expect(l.seat).toBeGreaterThanOrEqual(44);
  });
});
