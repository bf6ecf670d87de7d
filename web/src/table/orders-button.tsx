/**
 * The button for standing orders. In games over days they are part of normal play, so it is always there; elsewhere they are in
 * the menu, and the button appears once an order is in force.
 */
import { lazy, Suspense } from 'preact/compat';
import { useEffect } from 'preact/hooks';
import type { MatchClient } from '../match/store.ts';
import { ordersAtHand } from '../play/orders.ts';
import { useStore } from '../state/store.ts';
import { IconButton } from '../ui/icon.tsx';
import { useWords } from '../words/index.ts';
import type { TableGame } from './game.ts';
import { showOrders, useOrdersShown } from './orders-panel.ts';

const Orders = lazy(() => import('./orders.tsx'));

export function OrdersButton({ at, store }: { readonly at: TableGame; readonly store: MatchClient }) {
  const w = useWords();
  const seen = useStore(store, (s) => s.seen);
  const shown = useOrdersShown((s) => s.shown);
  useEffect(() => () => showOrders(false), []);
  const count = seen?.own?.orders.length ?? 0;
  const name = count === 0 ? w.orders.title : w.orders.count(count);
  return (
    <>
      {seen !== null && ordersAtHand(at.game, seen) && <IconButton name="note" label={name} dot={count > 0} onClick={() => showOrders(true)} />}
      {shown && (
        <Suspense fallback={null}>
          <Orders at={at} store={store} onClose={() => showOrders(false)} />
        </Suspense>
      )}
    </>
  );
}
