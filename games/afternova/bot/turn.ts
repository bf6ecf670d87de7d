/** The active player's turn: the market, a planet alone, or a call for help and its wording. */
import { type Known, type Seat, seatAt } from '@starboard/kernel';
import { canAlone, MOST_CALLS } from '../rules/action.ts';
import { type Icons, planetIn } from '../rules/crew.ts';
import { addGems, COLOUR_COUNT, noGems, sum, takeGems } from '../rules/gems.ts';
import type { PlanetFace } from '../rules/pack.ts';
import { LACK, PAW, PLANET, PRICE } from '../rules/picks.ts';
import { ownOf } from '../rules/present.ts';
import type { Afternova, Gems, Memory, Pick } from '../rules/types.ts';
import { marketWorth } from './cards.ts';
import { crewFor } from './crews.ts';
import { mayBring, surelyBrings } from './others.ts';
import { WEIGHTS } from './weights.ts';
import { gainOf, leastMissed, ownPurse, pawCost, wealth } from './worth.ts';

type K = Known<Afternova>;

/** An answer and what it is worth. */
export interface Plan {
  readonly worth: number;
  readonly path: readonly Pick[];
}

/** A9: alone, with the cheapest crew. */
export function alonePlan(k: K, seat: Seat, slot: number): { worth: number; paws: readonly number[] } | null {
  if (!canAlone(k, seat, slot)) return null;
  const planet = planetIn(k.pub, slot);
  const crew = crewFor(k.pub, planet, seat, ownOf(k).paws, { a: planet.needA, b: planet.needB }, false);
  if (crew === null) return null;
  const gain = gainOf(ownPurse(k, seat), k.pub.store[seat], k.pub.planets[slot].gems);
  return { worth: gain - pawCost(k.pub.paws[seat], crew.paws.length), paws: crew.paws };
}

/** A helper's fair share of the fragments, by its share of the icons. */
export const fairShare = (fragments: number, icons: number, needed: number): number =>
  Math.max(1, Math.min(fragments - 1, Math.round((fragments * icons) / Math.max(1, needed))));

/** A call for help, with the strongest own crew or with a smaller one that leaves more to others. */
function callPlan(k: K, seat: Seat, slot: number, otherwise: number): Plan | null {
  const { pub } = k;
  if (!pub.paws.some((n, s) => s !== seat && n > 0)) return null;
  const planet = planetIn(pub, slot);
  const need = { a: planet.needA, b: planet.needB };
  let best: Plan | null = null;
  for (let size = 1; size <= MOST_CREW; size++) {
    const crew = crewFor(pub, planet, seat, ownOf(k).paws, need, true, size);
    if (crew === null || crew.paws.length < size) break;
    const lacks = { a: Math.max(0, need.a - crew.a), b: Math.max(0, need.b - crew.b) };
    if (lacks.a + lacks.b === 0) break;
    const plan = callWith(k, seat, slot, crew.paws.length, lacks, otherwise);
    if (plan !== null && (best === null || plan.worth > best.worth)) best = plan;
  }
  return best;
}
/** With more own Paws than this the bot does not call for help. */
const MOST_CREW = 4;

/** What is missing, what it may cost, and what is left; null: not worth that price. */
function callWith(k: K, seat: Seat, slot: number, crew: number, lacks: Icons, otherwise: number): Plan | null {
  const { pub } = k;
  const planet = planetIn(pub, slot);
  // Nobody is asked for what all of them together cannot have.
  if (!mayBring(k, seat, planet, lacks)) return null;
  const { gems } = pub.planets[slot];
  const icons = lacks.a + lacks.b;
  const theirs = fairShare(sum(gems), icons, planet.needA + planet.needB);
  const purse = ownPurse(k, seat);
  // A helper gets what the bot needs least, from the planet and from storage.
  const pool = pub.store[seat].slice();
  addGems(pool, gems);
  const price = leastMissed(purse, pool, theirs);
  takeGems(pool, price);
  const gain =
    gainOf(purse, NOTHING, pool) -
    wealth(purse, pub.store[seat]) +
    wealth(purse, NOTHING) -
    pawCost(pub.paws[seat], crew) -
    theirs * WEIGHTS.theirs * WEIGHTS.envy;
  if (gain <= otherwise) return null;
  const chance = heard(k, seat, planet, lacks);
  return {
    worth: chance * gain + (1 - chance) * otherwise - TALK,
    path: [PLANET[slot], 'call', LACK[lacks.a], LACK[lacks.b], ...pricePicks(price), 'done'],
  };
}

const NOTHING = noGems();
/** A small cost for a call that comes to nothing. */
const TALK = 0.05;

/** The chance that somebody can and will bring what is missing. */
function heard(k: K, seat: Seat, planet: PlanetFace, lacks: Icons): number {
  const { pub } = k;
  let nobody = 1;
  for (let s = 0; s < pub.paws.length; s++) {
    if (s === seat) continue;
    const blindly = Math.min(1, pub.paws[s] / 4) * WEIGHTS.helps * WEIGHTS.icon ** (lacks.a + lacks.b - 1);
    nobody *= 1 - (surelyBrings(k, seatAt(s), planet, lacks) ? Math.max(blindly, WEIGHTS.surely) : blindly);
  }
  return (1 - nobody) * (pub.acts.calls === 0 ? 1 : WEIGHTS.again);
}

/** At most three, in the order of the colours. */
function pricePicks(price: Gems): Pick[] {
  const picks: Pick[] = [];
  for (let c = 0; c < COLOUR_COUNT; c++) for (let n = 0; n < price[c] && picks.length < 3; n++) picks.push(PRICE[c]);
  return picks;
}

/** All options of the turn, each with its best plan. */
export function actionPlans(k: K, m: Memory | null, seat: Seat, lapsed: boolean): Plan[] {
  let otherwise = marketWorth(k, seat);
  const plans: Plan[] = [{ worth: otherwise, path: ['market'] }];
  const slots = k.pub.planets.flatMap(({ gems }, slot) => (sum(gems) === 0 ? [] : [slot]));
  for (const slot of slots) {
    const alone = alonePlan(k, seat, slot);
    if (alone === null) continue;
    plans.push({ worth: alone.worth, path: [PLANET[slot], 'alone', ...alone.paws.map((paw) => PAW[paw]), 'done'] });
    otherwise = Math.max(otherwise, alone.worth);
  }
  const { calls } = k.pub.acts;
  if (lapsed || calls >= MOST_CALLS - 1) return plans;
  for (const slot of slots) {
    // Do not repeat a call that just failed.
    if (m?.called.includes(k.pub.planets[slot].card)) continue;
    const call = callPlan(k, seat, slot, otherwise);
    if (call !== null) plans.push(call);
  }
  return plans;
}
