/**
 * Standing orders (Q40): a Paw for a fragment, no deals, a Blueprint to complete as soon as it can be paid for, or none.
 * With them a table played over days does not wait for everybody in every negotiation and after every turn.
 */
import type { Known, Orders, Seat } from '@starboard/kernel';
import { COLOURS, indexIn, SKILLS } from '../content/types.ts';
import { complete } from './complete.ts';
import { planetIn } from './crew.ts';
import { sum } from './gems.ts';
import { packOf } from './pack.ts';
import { AGREE, PAW, PLAN, REFUSE, TAKE } from './picks.ts';
import { offerOf, ownOf, talksOf } from './present.ts';
import type { Afternova, Pick } from './types.ts';

type K = Known<Afternova>;

export type Order =
  /** `pilot for purple`, `pilot for any`: colour -1 is any. */
  | { readonly verb: 'help'; readonly skill: number; readonly colour: number }
  | { readonly verb: 'no deals' }
  /** `complete 7`: a number of the pack. */
  | { readonly verb: 'complete'; readonly plan: number }
  | { readonly verb: 'complete nothing' };

const FORM = new RegExp(`^(${SKILLS.join('|')}) for (${COLOURS.join('|')}|any)$`);

/** Parses an order; null: not one. */
export function orderOf(text: string): Order | null {
  if (text === 'no deals' || text === 'complete nothing') return { verb: text };
  const plan = /^complete (0|[1-9]\d?)$/.exec(text)?.[1];
  if (plan !== undefined) return { verb: 'complete', plan: Number(plan) };
  const [, skill, colour] = FORM.exec(text) ?? [];
  return skill === undefined ? null : { verb: 'help', skill: indexIn(SKILLS, skill), colour: indexIn(COLOURS, colour) };
}

const HELP = SKILLS.flatMap((skill) => [...COLOURS, 'any'].map((colour) => `${skill} for ${colour}`));
const WAIT: readonly Pick[] = ['wait'];
const NOTHING: readonly Pick[] = ['nothing'];

export const orders: Orders<Afternova> = {
  offer: (k) => (k.stack.length === 0 ? [] : [...HELP, 'no deals', ...ownOf(k).plans.map((plan) => `complete ${plan}`), 'complete nothing']),

  answer(k, seat, text) {
    const order = orderOf(text);
    if (order === null || !orders.stands(k, seat, text)) return null;
    const { label } = k.flow;
    if (label === 'talks' && seat !== k.pub.active && !k.flow.done.includes(seat)) {
      if (order.verb === 'help') return help(k, seat, order.skill, order.colour);
      return order.verb === 'no deals' && talksOf(k.pub).offers[seat] === null ? WAIT : null;
    }
    if (label !== 'complete') return null;
    if (order.verb === 'complete nothing') return NOTHING;
    return order.verb === 'complete' ? build(k, seat, order.plan) : null;
  },

  stands(k, _seat, text) {
    const order = orderOf(text);
    return order !== null && k.stack.length > 0 && (order.verb !== 'complete' || ownOf(k).plans.includes(order.plan));
  },
};

/** Offers the Paw where it is called for, and agrees only to contracts that pay at least the ordered price. */
function help(k: K, seat: Seat, skill: number, colour: number): readonly Pick[] | null {
  const { pub } = k;
  const talks = talksOf(pub);
  const offer = talks.offers[seat];
  if (offer !== null) {
    if (!isThis(k, seat, skill, colour)) return null;
    const { contract } = talks;
    const row = contract?.rows.find((r) => r.seat === seat);
    if (contract === null || row === undefined || contract.agreed.includes(seat)) return WAIT;
    const fair = (colour < 0 ? sum(row.share) : row.share[colour]) > 0 && !contract.gifts.some((gift) => gift.from === seat);
    return [(fair ? AGREE : REFUSE)[contract.n]];
  }
  const planet = planetIn(pub, talks.slot);
  const wanted = (planet.a === skill && talks.lacks[0] > 0) || (planet.b === skill && talks.lacks[1] > 0);
  const { gems } = pub.planets[talks.slot];
  const pay = colour < 0 ? gems.indexOf(Math.max(...gems)) : colour;
  // One offer per turn, so that a player who declined it is left alone.
  if (!wanted || gems[pay] === 0 || pub.acts.sent[seat] > 0) return null;
  const paw = ownOf(k).paws.find((card) => packOf(pub.options).paws[card].icons[skill] > 0);
  return paw === undefined ? null : ['offer', 'to active', PAW[paw], 'for', TAKE[pay], 'send'];
}

/** Whether the open offer was made by this order. */
function isThis(k: K, seat: Seat, skill: number, colour: number): boolean {
  const { take, want, give } = offerOf(k.pub, seat);
  const { bid } = ownOf(k);
  if (bid.length !== 1 || packOf(k.pub.options).paws[bid[0]].icons[skill] === 0 || sum(want) + sum(give) > 0) return false;
  return sum(take) === 1 && (colour < 0 || take[colour] === 1);
}

function build(k: K, seat: Seat, plan: number): readonly Pick[] {
  const frame = k.stack[k.stack.length - 1] as never;
  if (!complete.picks!(k, frame, seat, [])!.picks.includes(PLAN[plan])) return NOTHING;
  const path: Pick[] = [PLAN[plan]];
  for (let c = complete.picks!(k, frame, seat, path); c !== null; c = complete.picks!(k, frame, seat, path)) {
    path.push(c.picks[0]);
    if (c.ends) break;
  }
  return path;
}
