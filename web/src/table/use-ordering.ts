/** Standing orders as an illustrated table shows and changes them. */
import type { Ordering } from '@starboard/table-kit';
import { useCallback, useMemo } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { isSlow, mayOrder } from '../play/orders.ts';
import { useStore } from '../state/store.ts';
import type { TableGame } from './game.ts';

/** Null: no orders may be left at this screen. */
export function useOrdering(store: MatchClient, at: TableGame, allowed: boolean): Ordering | null {
  const seen = useStore(store, (s) => s.seen);
  const set = useCallback((order: string, on: boolean): void => store.getState().wish({ t: 'order', order, on }), [store]);
  return useMemo(() => {
    if (!allowed || seen?.own == null) return null;
    return { given: seen.own.orders, open: mayOrder(at.game, seen), slow: isSlow(seen), set };
  }, [allowed, seen, at.game, set]);
}
