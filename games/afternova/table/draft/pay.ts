/** How a Blueprint is paid where a refinery leaves a choice: filled in so that what other Blueprints in hand need is kept. */
import { choose, type Game, type Known, type Seat } from '@starboard/kernel';
import { paidFor } from '../../rules/complete.ts';
import { packOf } from '../../rules/pack.ts';
import { meantBy, PLAN } from '../../rules/picks.ts';
import type { Afternova, Pick } from '../../rules/types.ts';

/** Every way to pay for a Blueprint, as whole answers; the order of paying means nothing, so colours ascend. */
export function paymentsFor(game: Game<Afternova>, k: Known<Afternova>, seat: Seat, plan: number): readonly (readonly Pick[])[] {
  const whole: Pick[][] = [];
  const walk = (path: readonly Pick[]): void => {
    const choice = choose(game, k, seat, path);
    if (choice === null) whole.push([...path]);
    else
      for (const pick of choice.picks.filter((p) => path.length === 1 || meantBy(p) >= meantBy(path[path.length - 1])))
        choice.ends ? whole.push([...path, pick]) : walk([...path, pick]);
  };
  const first = choose(game, k, seat, []);
  if (first === null || !first.picks.includes(PLAN[plan])) return [];
  if (first.ends) return [[PLAN[plan]]];
  walk([PLAN[plan]]);
  return whole;
}

/** The best of them that pays at least `wanted` by colour; null: none does. */
export function bestPayment(
  ways: readonly (readonly Pick[])[],
  k: Known<Afternova>,
  seat: Seat,
  plan: number,
  wanted: readonly number[],
): readonly Pick[] | null {
  const { plans } = packOf(k.pub.options);
  const needed = (k.mine?.plans ?? []).filter((p) => p !== plan).map((p) => plans[p].cost);
  let best: { readonly path: readonly Pick[]; readonly cost: number } | null = null;
  for (const path of ways) {
    const paid = paidFor(k.pub, seat, path);
    if (paid.some((n, c) => n < wanted[c])) continue;
    const cost = paid.reduce((all, n, c) => all + n * needed.filter((want) => want[c] > 0).length, 0);
    if (best === null || cost < best.cost) best = { path, cost };
  }
  return best?.path ?? null;
}
