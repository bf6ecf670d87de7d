/** Of the hold: what would be paid for the chosen Blueprint, and what may be touched so that it is paid instead (Q25). */
import type { Seat } from '@starboard/kernel';
import { paidFor } from '../rules/complete.ts';
import { COLOUR_COUNT } from '../rules/gems.ts';
import { listed } from './bits.tsx';
import { withOne } from './draft/offer.ts';
import { bestPayment, paymentsFor } from './draft/pay.ts';
import { facesOf, isAsked, type Scene } from './scene.ts';

interface Payable {
  readonly colour: number;
  readonly pays: boolean;
  /** Null: it cannot be chosen. */
  readonly choose: (() => void) | null;
}

/** Null: no Blueprint is chosen. */
export function paying(scene: Scene, seat: Seat): readonly Payable[] | null {
  const { picture, props, drafts } = scene;
  const plan = isAsked(scene, 'complete') ? drafts.plan : null;
  if (plan === null || props.known.mine === null) return null;
  const ways = paymentsFor(props.game, props.known, seat, plan);
  const path = bestPayment(ways, props.known, seat, plan, drafts.pay);
  const paid = path === null ? facesOf(scene).plans[plan].cost : paidFor(props.known.pub, seat, path);
  const all = listed(picture.store[seat]);
  return all.map((colour, i) => {
    const nth = all.slice(0, i).filter((x) => x === colour).length;
    const pays = nth < paid[colour];
    const wanted = withOne(drafts.pay, colour, 1).map((n, x) => (x === colour ? Math.max(n, paid[colour] + 1) : n));
    const can = ways.length > 1 && !pays && bestPayment(ways, props.known, seat, plan, wanted) !== null;
    const pay = Array.from({ length: COLOUR_COUNT }, (_, x) => (x === colour ? paid[colour] + 1 : 0));
    return { colour, pays, choose: can ? () => scene.set({ pay }) : null };
  });
}
