/** Cards: what to take at the market, what to discard, what to complete. */
import type { Known, Seat } from '@starboard/kernel';
import { planetIn } from '../rules/crew.ts';
import { noGems } from '../rules/gems.ts';
import { type PlanetFace, packOf } from '../rules/pack.ts';
import { meantBy, PAW, PLAN } from '../rules/picks.ts';
import { HAND_LIMIT, power } from '../rules/power.ts';
import { ownOf } from '../rules/present.ts';
import type { Afternova, Pick } from '../rules/types.ts';
import { endsNow } from './ending.ts';
import { WEIGHTS } from './weights.ts';
import { gainOf, ownPurse, type Purse, planWorth, wealth, wealthNow, withPlans } from './worth.ts';

type K = Known<Afternova>;

/** A14: cards per market turn without upgrades. */
const CARDS = 3;

/** One more Blueprint in hand: what it adds to the storage, or a chance of more. */
function planGain(p: Purse, store: readonly number[], plan: number): number {
  const held = p.plans.includes(plan);
  const rest = held
    ? withPlans(
        p,
        p.plans.filter((other) => other !== plan),
      )
    : p;
  const without = wealthNow(rest, store);
  const crowd = Math.max(0, rest.plans.length - 2) * WEIGHTS.crowd;
  const more = withPlans(rest, [...rest.plans, plan]);
  return wealth(more, store) - without + 0.12 * planWorth(p, plan) * WEIGHTS.later ** rest.plans.length - crowd;
}

/** A planet in sight: what is missing with all own Paws, and what its fragments are worth. */
interface Sight {
  readonly planet: PlanetFace;
  readonly a: number;
  readonly b: number;
  readonly wish: number;
}

/** The planets as the deciding seat sees them, cached for one question. */
function sights(k: K, seat: Seat, gone: readonly number[]): readonly Sight[] {
  if (gone.length > 0) return lookAround(k, seat, gone);
  if (seen === null || seen.k !== k || seen.seat !== seat) seen = { k, seat, list: lookAround(k, seat, gone) };
  return seen.list;
}
let seen: { readonly k: K; readonly seat: Seat; readonly list: readonly Sight[] } | null = null;

/** `gone`: Paws of the hand that are to be discarded. */
function lookAround(k: K, seat: Seat, gone: readonly number[]): Sight[] {
  const { paws } = packOf(k.pub.options);
  const purse = ownPurse(k, seat);
  return k.pub.planets.map(({ gems }, slot) => {
    const planet = planetIn(k.pub, slot);
    let [a, b] = [planet.needA, planet.needB];
    for (const own of ownOf(k).paws) {
      if (gone.includes(own)) continue;
      a -= paws[own].icons[planet.a];
      b -= paws[own].icons[planet.b];
    }
    return { planet, a, b, wish: Math.max(0, gainOf(purse, k.pub.store[seat], gems)) };
  });
}

/** What a Paw adds for the planets in sight, given the others in hand. */
function pawGain(k: K, seat: Seat, paw: number, gone: readonly number[] = NONE): number {
  const { icons } = packOf(k.pub.options).paws[paw];
  const held = ownOf(k).paws.includes(paw);
  let best = 0;
  for (const { planet, wish, ...short } of sights(k, seat, gone)) {
    const a = Math.max(0, short.a + (held ? icons[planet.a] : 0));
    const b = Math.max(0, short.b + (held ? icons[planet.b] : 0));
    if (a + b === 0) continue;
    const helps = Math.min(a, icons[planet.a]) + Math.min(b, icons[planet.b]);
    best = Math.max(best, (wish * WEIGHTS.nearer * helps) / (a + b + 1));
  }
  const many = k.pub.paws[seat] >= WEIGHTS.enoughPaws ? WEIGHTS.manyPaws : WEIGHTS.paw;
  return many + best;
}

/** The planet in sight for which a Paw that is not in hand would help most: how many icons it brings of those missing. Null: for none. */
export function pawUse(k: K, seat: Seat, paw: number): { readonly slot: number; readonly helps: number; readonly lacks: number } | null {
  const { icons } = packOf(k.pub.options).paws[paw];
  let best: { slot: number; helps: number; lacks: number; worth: number } | null = null;
  for (const [slot, { planet, wish, ...short }] of sights(k, seat, NONE).entries()) {
    const [a, b] = [Math.max(0, short.a), Math.max(0, short.b)];
    const helps = Math.min(a, icons[planet.a]) + Math.min(b, icons[planet.b]);
    const worth = (wish * helps) / (a + b + 1);
    if (helps > 0 && (best === null || worth > best.worth)) best = { slot, helps, lacks: a + b, worth };
  }
  return best;
}

const NONE: readonly number[] = [];

export function marketPick(k: K, seat: Seat, pick: Pick): number {
  const purse = ownPurse(k, seat);
  const store = k.pub.store[seat];
  switch (pick) {
    case 'blind paw':
      return (k.pub.paws[seat] >= WEIGHTS.enoughPaws ? WEIGHTS.manyPaws : WEIGHTS.paw) + 0.18;
    case 'blind plan':
      return ownOf(k).plans.length < 2 ? WEIGHTS.blindPlan : WEIGHTS.anotherPlan;
    case 'wipe paws':
    case 'wipe plans':
      return -0.5;
    default:
      return pick[1] === 'a' ? pawGain(k, seat, k.pub.pawRow[meantBy(pick)]) : planGain(purse, store, k.pub.planRow[meantBy(pick)]);
  }
}

/** A market turn: the best cards, as many as may be taken, minus those discarded for them. */
export function marketWorth(k: K, seat: Seat): number {
  const { pub } = k;
  const worths = [marketPick(k, seat, 'blind paw'), marketPick(k, seat, 'blind paw'), marketPick(k, seat, 'blind plan')];
  for (let i = 0; i < pub.pawRow.length; i++) if (pub.pawRow[i] >= 0) worths.push(pawGain(k, seat, pub.pawRow[i]));
  const purse = ownPurse(k, seat);
  for (let i = 0; i < pub.planRow.length; i++) if (pub.planRow[i] >= 0) worths.push(planGain(purse, pub.store[seat], pub.planRow[i]));
  worths.sort((a, b) => b - a);
  const room = HAND_LIMIT - pub.paws[seat] - pub.plans[seat];
  let total = 0;
  for (let i = 0; i < CARDS + power(pub, seat, 'market') && i < worths.length; i++)
    total += Math.max(0, worths[i] - (i < room ? 0 : WEIGHTS.displaced));
  return WEIGHTS.turn + WEIGHTS.market * total - crewLost(k, seat, CARDS - room);
}

/**
 * What a full hand loses at the market: planets it could extract alone now and could not after so many of its Paws were
 * discarded, the least useful ones.
 */
function crewLost(k: K, seat: Seat, n: number): number {
  if (n <= 0) return 0;
  const { paws, plans } = ownOf(k);
  const left: Pick[] = [...paws.map((paw) => PAW[paw]), ...plans.map((plan) => PLAN[plan])];
  const path: Pick[] = [];
  for (let i = 0; i < n && left.length > 0; i++) {
    const worths = left.map((pick) => spillPick(k, seat, path, pick));
    path.push(...left.splice(worths.indexOf(Math.max(...worths)), 1));
  }
  const gone = pawsIn(path);
  const best = (list: readonly Sight[]): number => Math.max(0, ...list.map(({ a, b, wish }) => (a <= 0 && b <= 0 ? wish : 0)));
  return best(sights(k, seat, NONE)) - best(lookAround(k, seat, gone));
}

/** What to discard from a full hand: higher goes first. `path`: what goes already. */
export function spillPick(k: K, seat: Seat, path: readonly Pick[], pick: Pick): number {
  if (pick[1] === 'a') return -pawGain(k, seat, meantBy(pick), pawsIn(path));
  const purse = ownPurse(k, seat);
  return -planGain(purse, k.pub.store[seat], meantBy(pick));
}

const pawsIn = (path: readonly Pick[]): number[] => path.filter((pick) => pick[1] === 'a').map(meantBy);

/** Completing now or keeping the fragments. Completing is nearly always better; the sixth ends the game. */
export function completeWorth(k: K, seat: Seat, plan: number): number {
  const purse = ownPurse(k, seat);
  const store = k.pub.store[seat];
  const { cost } = purse.pack.plans[plan];
  const left = noGems();
  for (let c = 0; c < left.length; c++) left[c] = Math.max(0, store[c] - cost[c]);
  const rest = {
    ...withPlans(
      purse,
      purse.plans.filter((other) => other !== plan),
    ),
    open: purse.open - 1,
  };
  const gain = planWorth(purse, plan) + wealth(rest, left) - wealth(purse, store) + 1;
  if (purse.open > 1 || k.pub.last) return gain;
  // Of two sixth Blueprints the better one.
  return endsNow(k, seat, plan) ? Math.max(gain, 0) + ENDS : -ENDS;
}
/** The weight of ending the game, or not. */
const ENDS = 2;
