/**
 * Standing orders for landing (Q2b), so that a table played over days need not wait for everybody at each portal. They are
 * about what everybody sees, last for the mission in which they are given, and end with the own landing. A race has none:
 * who comes first there is decided by being there (Q1).
 */
import type { Known, Orders, Seat } from '@starboard/kernel';
import { LAST_PORTAL } from '../content/cards.ts';
import type { Pick, Rarities } from './types.ts';

/** `3 stay 7`: in mission 3, fly on until portal 7. `3 land 7`: land at portal 7 or beyond. `3 alone`: land when nobody else flies. */
export type Order = { readonly mission: number } & ({ readonly verb: 'stay' | 'land'; readonly portal: number } | { readonly verb: 'alone' });

const FORM = /^([1-9]\d?) (?:(stay|land) ([1-9]|10)|alone)$/;

/** What an order says; null: it is none. */
export function orderOf(text: string): Order | null {
  const [, mission, verb, portal] = FORM.exec(text) ?? [];
  if (mission === undefined) return null;
  if (verb === undefined) return { mission: Number(mission), verb: 'alone' };
  return { mission: Number(mission), verb: verb as 'stay' | 'land', portal: Number(portal) };
}

const LAND: readonly Pick[] = ['land'];
const STAY: readonly Pick[] = ['stay'];

/** Whether there is still something to order: the mission flies, and so does the seat. */
function flies({ pub, stack }: Known<Rarities>, seat: Seat): boolean {
  const step = stack.at(-1)?.step;
  return pub.options.landing !== 'race' && pub.berths[seat] === 0 && (step === 'explore' || step === 'landing');
}

export const orders: Orders<Rarities> = {
  offer(k, seat) {
    if (!flies(k, seat)) return [];
    const { mission, portal } = k.pub;
    // R21: at the last portal there is nothing to decide.
    const ahead = Array.from({ length: Math.max(0, LAST_PORTAL - portal) }, (_, i) => portal + i);
    if (ahead.length === 0) return [];
    return [...ahead.map((p) => `${mission} stay ${p + 1}`), ...ahead.map((p) => `${mission} land ${p}`), `${mission} alone`];
  },

  answer(k, seat, text) {
    const order = orderOf(text);
    const { pub, flow } = k;
    if (order === null || flow.label !== 'landing' || !orders.stands(k, seat, text)) return null;
    if (order.verb === 'alone') return pub.berths.every((berth, other) => berth > 0 || other === seat) ? LAND : null;
    if (order.verb === 'stay') return STAY;
    return pub.portal >= order.portal ? LAND : null;
  },

  stands(k, seat, text) {
    const order = orderOf(text);
    const { mission, portal } = k.pub;
    if (order === null || order.mission !== mission || portal >= LAST_PORTAL || !flies(k, seat)) return false;
    return order.verb !== 'stay' || portal < order.portal;
  },
};
