/** The offer that a helper is putting together, and the call of the active player. Both are written in the engine's order. */
import { choose, type Game, type Known, type Refusal, refuse, type Seat } from '@starboard/kernel';
import { noGems, sum } from '../../rules/gems.ts';
import { GIVE, LACK, meantBy, PAW, PLANET, PRICE, TAKE, TO, WANT } from '../../rules/picks.ts';
import type { Afternova, Gems, Offer, Pick } from '../../rules/types.ts';

export interface OfferDraft {
  readonly paws: readonly number[];
  readonly take: Gems;
  readonly want: Gems;
  readonly give: Gems;
  readonly toAll: boolean;
}
export const NO_OFFER: OfferDraft = { paws: [], take: noGems(), want: noGems(), give: noGems(), toAll: false };

/** The draft that says what an offer on the table says. */
export const draftOfOffer = (offer: Offer, paws: readonly number[]): OfferDraft => ({
  ...{ paws, take: offer.take, want: offer.want, give: offer.give },
  toAll: offer.paws !== null,
});

const times = <P>(of: readonly P[], gems: readonly number[]): P[] => gems.flatMap((n, c) => new Array<P>(n).fill(of[c]));
const ascending = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);

export const offerPath = (d: OfferDraft): Pick[] => [
  'offer',
  d.toAll ? 'to all' : 'to active',
  ...ascending(d.paws).map((paw) => PAW[paw]),
  'for',
  ...times(TAKE, d.take),
  ...times(WANT, d.want),
  ...times(GIVE, d.give),
  'send',
];

/** In or out of a list. */
export const toggled = <V>(list: readonly V[], value: V): V[] => (list.includes(value) ? list.filter((v) => v !== value) : [...list, value]);
export const withOne = (gems: Gems, colour: number, more: 1 | -1): Gems => gems.map((n, c) => (c === colour ? Math.max(0, n + more) : n));

/** Why one more of this cannot be asked for or added; null: it can. Terms may be touched before the first Paw. */
export function termRefused(game: Game<Afternova>, k: Known<Afternova>, seat: Seat, d: OfferDraft, pick: Pick): Refusal<Afternova> | null {
  const colour = meantBy(pick);
  const list = pick.startsWith('take') ? 'take' : pick.startsWith('want') ? 'want' : 'give';
  const paws = d.paws.length > 0 ? d.paws : (k.mine?.paws ?? []).slice(0, 1);
  return refuse(game, k, seat, offerPath({ ...d, paws, [list]: withOne(d[list], colour, 1) }));
}

// ---- The call -----------------------------------------------------------------------------------------------------------

export interface CallDraft {
  readonly slot: number;
  /** What it says is missing; null: the truth. */
  readonly lacks: readonly [number, number] | null;
  readonly price: Gems;
}
export const callOf = (slot: number): CallDraft => ({ slot, lacks: null, price: noGems() });

/** What is really missing of the two skills, as the engine says it; null: nothing is. */
export function trueLacks(game: Game<Afternova>, k: Known<Afternova>, seat: Seat, slot: number): readonly [number, number] | null {
  const ask = choose(game, k, seat, [PLANET[slot]])?.picks.find((pick) => pick.startsWith('ask '));
  return ask === undefined ? null : [Math.floor(meantBy(ask) / 10), meantBy(ask) % 10];
}

/** A call that tells the truth and promises nothing is one pick. */
export function callPath(game: Game<Afternova>, k: Known<Afternova>, seat: Seat, d: CallDraft): Pick[] {
  const truth = trueLacks(game, k, seat, d.slot);
  const lacks = d.lacks ?? truth ?? [0, 0];
  if (truth !== null && sum(d.price) === 0 && lacks[0] === truth[0] && lacks[1] === truth[1])
    return [PLANET[d.slot], ...(choose(game, k, seat, [PLANET[d.slot]])?.picks.filter((pick) => pick.startsWith('ask ')) ?? [])];
  return [PLANET[d.slot], 'call', LACK[lacks[0]], LACK[lacks[1]], ...times(PRICE, d.price), 'done'];
}

export const alonePath = (slot: number | null, paws: readonly number[]): Pick[] => [
  ...(slot === null ? [] : [PLANET[slot]]),
  'alone',
  ...ascending(paws).map((paw) => PAW[paw]),
  'done',
];

export const showPath = (to: readonly Seat[], cards: readonly Pick[]): Pick[] => [
  'show',
  ...ascending(to).map((s) => TO[s]),
  ...inOrder(cards),
  'done',
];

/** Cards as a hand holds them: Paws, then Blueprints, ascending; fragments by colour. */
export const inOrder = (picks: readonly Pick[]): Pick[] =>
  [...picks].sort((a, b) => Number(a.startsWith('plan')) - Number(b.startsWith('plan')) || meantBy(a) - meantBy(b));
