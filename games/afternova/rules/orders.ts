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
import { AGREE, PAW, PLAN, REFUSE, TAKE, WANT } from './picks.ts';
import { offerOf, ownOf, talksOf } from './present.ts';
import type { Afternova, Pick } from './types.ts';

type K = Known<Afternova>;

export interface Help {
  readonly verb: 'help';
  readonly skill: number;
  readonly colour: number;
  /** So many fragments are asked for where there are so many; one is enough. */
  readonly most: number;
}
export type Order =
  /** `pilot for purple`, `pilot for any`, `pilot for purple up to 2`: colour -1 is any. */
  | Help
  | { readonly verb: 'no deals' }
  /** `complete 7`: a number of the pack. */
  | { readonly verb: 'complete'; readonly plan: number }
  | { readonly verb: 'complete nothing' };

const FORM = new RegExp(`^(${SKILLS.join('|')}) for (${COLOURS.join('|')}|any)(?: up to (2))?$`);

/** Parses an order; null: not one. */
export function orderOf(text: string): Order | null {
  if (text === 'no deals' || text === 'complete nothing') return { verb: text };
  const plan = /^complete (0|[1-9]\d?)$/.exec(text)?.[1];
  if (plan !== undefined) return { verb: 'complete', plan: Number(plan) };
  const [, skill, colour, most] = FORM.exec(text) ?? [];
  if (skill === undefined) return null;
  return { verb: 'help', skill: indexIn(SKILLS, skill), colour: indexIn(COLOURS, colour), most: most === undefined ? 1 : Number(most) };
}

const HELP = SKILLS.flatMap((skill) => [...COLOURS, 'any'].flatMap((colour) => [`${skill} for ${colour}`, `${skill} for ${colour} up to 2`]));
const WAIT: readonly Pick[] = ['wait'];
const NOTHING: readonly Pick[] = ['nothing'];

export const orders: Orders<Afternova> = {
  offer: (k) => (k.stack.length === 0 ? [] : [...HELP, 'no deals', ...ownOf(k).plans.map((plan) => `complete ${plan}`), 'complete nothing']),

  answer(k, seat, text) {
    const order = orderOf(text);
    if (order === null || !orders.stands(k, seat, text)) return null;
    const { label } = k.flow;
    if (label === 'talks' && seat !== k.pub.active && !k.flow.done.includes(seat)) {
      if (order.verb === 'help') return help(k, seat, order);
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

/** What an order to help does in the negotiation of now, or why it does nothing. */
export type HelpState =
  | { readonly says: 'offer'; readonly paw: number; readonly price: readonly Pick[] }
  /** The offer on the table is this order's. */
  | { readonly says: 'offered' }
  | { readonly says: 'quiet' | 'own-turn' | 'by-hand' | 'not-called' | 'no-paw' | 'no-fragment' | 'once' };

export function helpState(k: K, seat: Seat, order: Help): HelpState {
  const { pub } = k;
  if (pub.talks === null) return { says: 'quiet' };
  if (seat === pub.active) return { says: 'own-turn' };
  const talks = talksOf(pub);
  if (talks.offers[seat] !== null) return { says: isThis(k, seat, order) ? 'offered' : 'by-hand' };
  const planet = planetIn(pub, talks.slot);
  const wanted = (planet.a === order.skill && talks.lacks[0] > 0) || (planet.b === order.skill && talks.lacks[1] > 0);
  if (!wanted) return { says: 'not-called' };
  const paw = ownOf(k).paws.find((card) => packOf(pub.options).paws[card].icons[order.skill] > 0);
  if (paw === undefined) return { says: 'no-paw' };
  // One offer per turn, so that a player who declined it is left alone.
  if (pub.acts.sent[seat] > 0) return { says: 'once' };
  const price = priceOf(k, order);
  return price.length === 0 ? { says: 'no-fragment' } : { says: 'offer', paw, price };
}

/** Fragments of the planet, then the caller's stored ones; of any colour: those the planet has most of. */
function priceOf({ pub }: K, { colour, most }: Help): readonly Pick[] {
  const { gems } = pub.planets[talksOf(pub).slot];
  if (colour < 0) {
    const byNumber = gems.flatMap((n, c) => new Array<number>(n).fill(c)).sort((a, b) => gems[b] - gems[a] || a - b);
    return byNumber
      .slice(0, most)
      .sort((a, b) => a - b)
      .map((c) => TAKE[c]);
  }
  const taken = Math.min(most, gems[colour]);
  const wanted = Math.min(most - taken, pub.store[pub.active][colour]);
  return [...new Array<Pick>(taken).fill(TAKE[colour]), ...new Array<Pick>(wanted).fill(WANT[colour])];
}

/** Offers the Paw where it is called for, and agrees only to contracts that pay at least one such fragment. */
function help(k: K, seat: Seat, order: Help): readonly Pick[] | null {
  const state = helpState(k, seat, order);
  if (state.says === 'offer') return ['offer', 'to active', PAW[state.paw], 'for', ...state.price, 'send'];
  if (state.says !== 'offered') return null;
  const { contract } = talksOf(k.pub);
  const row = contract?.rows.find((r) => r.seat === seat);
  if (contract === null || row === undefined || contract.agreed.includes(seat)) return WAIT;
  const { colour } = order;
  const got = contract.gifts.filter((gift) => gift.to === seat && (colour < 0 || gift.colour === colour)).length;
  const fair = (colour < 0 ? sum(row.share) : row.share[colour]) + got > 0 && !contract.gifts.some((gift) => gift.from === seat);
  return [(fair ? AGREE : REFUSE)[contract.n]];
}

/** Whether the open offer was made by this order. */
function isThis(k: K, seat: Seat, { skill, colour, most }: Help): boolean {
  const { take, want, give } = offerOf(k.pub, seat);
  const { bid } = ownOf(k);
  if (bid.length !== 1 || packOf(k.pub.options).paws[bid[0]].icons[skill] === 0 || sum(give) > 0) return false;
  const asked = sum(take) + sum(want);
  return asked >= 1 && asked <= most && (colour < 0 ? sum(want) === 0 : take[colour] + want[colour] === asked);
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
