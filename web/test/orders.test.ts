/** Standing orders at a screen: what is offered, and when there is a button for them. */
import type { Own, TableView } from '@starboard/host';
import type { MatchSeen } from '@starboard/host/match-view';
import { FastChance, type Game, Match, type Seat, type Types, viewOf } from '@starboard/kernel';
import { loadGame } from '@starboard/registry';
import { beforeAll, describe, expect, test } from 'vitest';
import { hasOrders, mayOrder, ordersAtHand } from '../src/play/orders.ts';

let game: Game<Types>;
beforeAll(async () => {
  ({ game } = await loadGame('rarities'));
});

const DAY = 86_400_000;

function seen(landing: string, seat: number | null, more: { orders?: string[]; left?: number; closed?: TableView['closed'] } = {}): MatchSeen {
  const match = new Match(game, { landing, landingSeconds: 6, begins: '1', memoryAid: false }, 3, new FastChance('orders'));
  const own: Own | null = seat === null ? null : { question: null, undo: false, orders: more.orders ?? [] };
  const clock = more.left === undefined ? null : { left: [more.left, more.left, more.left], running: [], at: 0 };
  return { known: viewOf(match.state, seat as Seat | null), seat, own, table: { closed: more.closed ?? null, clock } } as unknown as MatchSeen;
}

describe('what may be ordered', () => {
  test('Q2b: what the game offers this seat, also while it is not asked', () => {
    expect(mayOrder(game, seen('sealed', 1))).toContain('1 stay 7');
    expect(mayOrder(game, seen('race', 1))).toEqual([]);
  });

  test('nothing for spectators, at a closed table, and in a game that knows none', () => {
    expect(mayOrder(game, seen('sealed', null))).toEqual([]);
    expect(mayOrder(game, seen('sealed', 1, { closed: 'agreed' }))).toEqual([]);
    const { orders: _, ...without } = game;
    expect(mayOrder(without as Game<Types>, seen('sealed', 1))).toEqual([]);
  });
});

describe('the button above the table', () => {
  test('is there where answers take days, and where an order is in force', () => {
    expect(ordersAtHand(game, seen('sealed', 1, { left: 2 * DAY }))).toBe(true);
    expect(ordersAtHand(game, seen('sealed', 1, { orders: ['1 alone'] }))).toBe(true);
  });

  test('is not in the way elsewhere; the menu has the orders then', () => {
    for (const quick of [seen('sealed', 1), seen('sealed', 1, { left: 60_000 })]) {
      expect(ordersAtHand(game, quick)).toBe(false);
      expect(hasOrders(game, quick)).toBe(true);
    }
    expect(hasOrders(game, seen('race', 1, { left: 2 * DAY }))).toBe(false);
    expect(ordersAtHand(game, seen('race', 1, { left: 2 * DAY }))).toBe(false);
  });
});
