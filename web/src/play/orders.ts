/** Standing orders as a screen knows them: what its seat may order now, and whether that is worth a place at the question. */

import type { MatchSeen } from '@starboard/host/match-view';
import type { Game, Types } from '@starboard/kernel';

/** What this seat may order now; nothing for spectators and at a table that is closed. */
export function mayOrder(game: Game<Types>, { known, seat, table }: MatchSeen): readonly string[] {
  return seat === null || table.closed !== null ? [] : (game.orders?.offer(known, seat) ?? []);
}

/** Whether there is anything to see or to give. */
export const hasOrders = (game: Game<Types>, seen: MatchSeen): boolean => (seen.own?.orders.length ?? 0) > 0 || mayOrder(game, seen).length > 0;

const LONG_MS = 6 * 3_600_000;

/** Where answers take days, leaving orders is how one plays; elsewhere they are in the menu, and here once there are any. */
export const ordersAtHand = (game: Game<Types>, seen: MatchSeen): boolean =>
  (seen.own?.orders.length ?? 0) > 0 || (seen.seat !== null && (seen.table.clock?.left[seen.seat] ?? 0) > LONG_MS && mayOrder(game, seen).length > 0);
