/** What fragments and cards are worth to a player, in points. All bot decisions rest on it. */
import type { Known, Seat } from '@starboard/kernel';
import type { Upgrade } from '../content/types.ts';
import { addGems, COLOUR_COUNT, noGems, sum, takeGems } from '../rules/gems.ts';
import { type Faces, packOf } from '../rules/pack.ts';
import { capacity, MOST_BUILT, power } from '../rules/power.ts';
import { ownOf } from '../rules/present.ts';
import type { Afternova, Gems, Pub } from '../rules/types.ts';
import { WEIGHTS } from './weights.ts';

/** One player's means, as far as the deciding seat knows them. */
export interface Purse {
  readonly pack: Faces;
  readonly plans: readonly number[];
  /** The same Blueprints, prepared for `wealth`. */
  readonly held: readonly Held[];
  /** -1: unknown. */
  readonly ship: number;
  readonly room: number;
  readonly refinery: number;
  /** How much of the game is still to come, 1 … 0. */
  readonly ahead: number;
  /** Blueprints that may still be completed. */
  readonly open: number;
}

/** A Blueprint in a purse, with everything that does not depend on the storage. */
interface Held {
  readonly cost: readonly number[];
  readonly worth: number;
  /** By the number of missing fragments: the share of its worth that counts. */
  readonly there: readonly number[];
  /** The factor on it if storage is too small. */
  readonly fits: number;
}

/** How near the end is, by the player with the most Blueprints. */
export const ahead = (pub: Readonly<Pub>): number => (pub.last ? 0 : 1 - Math.max(...pub.built.map((list) => list.length)) / MOST_BUILT);

export function purseOf(pub: Readonly<Pub>, seat: Seat, plans: readonly number[], ship: number): Purse {
  const purse = {
    pack: packOf(pub.options),
    plans,
    held: NO_PLANS,
    ship,
    room: capacity(pub, seat),
    refinery: power(pub, seat, 'refinery'),
    ahead: ahead(pub),
    open: MOST_BUILT - pub.built[seat].length,
  };
  purse.held = plans.map((plan) => heldIn(purse, plan));
  return purse;
}
const NO_PLANS: readonly Held[] = [];

/** The same purse with other Blueprints. */
export const withPlans = (p: Purse, plans: readonly number[]): Purse => ({
  ...p,
  plans,
  held: plans.map((plan) => {
    const at = p.plans.indexOf(plan);
    return at < 0 ? heldIn(p, plan) : p.held[at];
  }),
});

function heldIn(p: Purse, plan: number): Held {
  const { cost, size } = p.pack.plans[plan];
  return { cost, worth: planWorth(p, plan), there: thereOf(size), fits: size > p.room ? WEIGHTS.cramped ** (size - p.room) : 1 };
}

/** Cached by size of a Blueprint: powers are expensive, and there are few sizes. */
const thereBySize: (readonly number[])[] = [];
const thereOf = (size: number): readonly number[] =>
  (thereBySize[size] ??= Array.from({ length: size + 1 }, (_, lacking) =>
    lacking === 0 ? 1 : WEIGHTS.held + (1 - WEIGHTS.held) * ((size - lacking) / size) ** WEIGHTS.growth,
  ));

/** The deciding seat's purse, cached for one question. */
export function ownPurse(k: Known<Afternova>, seat: Seat): Purse {
  if (own === null || own.k !== k || own.seat !== seat) own = { k, seat, purse: purseOf(k.pub, seat, ownOf(k).plans, ownOf(k).ship) };
  return own.purse;
}
let own: { readonly k: Known<Afternova>; readonly seat: Seat; readonly purse: Purse } | null = null;

/** What an upgrade is worth at the beginning of the game. */
export function upgradeWorth({ kind }: Upgrade): number {
  switch (kind) {
    case 'cargo':
      return WEIGHTS.forCargo;
    case 'market':
      return WEIGHTS.forMarket;
    case 'crew':
      return WEIGHTS.forCrew;
    case 'refinery':
      return WEIGHTS.forRefinery;
    case 'boost':
      return WEIGHTS.forBoost;
  }
}

/** Points, objective and upgrade of a Blueprint, minus the slot it takes. */
export function planWorth(p: Purse, plan: number): number {
  const { points, cost, upgrade } = p.pack.plans[plan];
  const colours = p.ship < 0 ? null : p.pack.ships[p.ship].colours;
  const objective = colours === null ? 0 : cost[colours[0]] + cost[colours[1]];
  return points + objective + ((upgrade === null ? 0 : upgradeWorth(upgrade)) - WEIGHTS.place) * p.ahead;
}

const rest: Gems = noGems();
/** What a storage is worth with the Blueprints in hand: the nearest first, the next with the remaining fragments. */
export function wealth(p: Purse, store: readonly number[]): number {
  for (let c = 0; c < COLOUR_COUNT; c++) rest[c] = store[c];
  const { held, refinery } = p;
  let total = 0;
  let later = 1;
  let used = 0;
  const most = Math.min(p.open, held.length, 3);
  for (let n = 0; n < most; n++) {
    let best = -1;
    let top = 0;
    for (let i = 0; i < held.length; i++) {
      if ((used >> i) & 1) continue;
      const { cost, worth, there, fits } = held[i];
      let lacking = -refinery;
      for (let c = 0; c < COLOUR_COUNT; c++) if (cost[c] > rest[c]) lacking += cost[c] - rest[c];
      const now = worth * there[lacking > 0 ? lacking : 0] * fits;
      if (now > top) {
        top = now;
        best = i;
      }
    }
    if (best < 0) break;
    used |= 1 << best;
    total += top * later;
    later *= WEIGHTS.later * (p.ahead > 0 ? 1 : 0.3);
    const { cost } = held[best];
    for (let c = 0; c < COLOUR_COUNT; c++) rest[c] = rest[c] > cost[c] ? rest[c] - cost[c] : 0;
  }
  return total + sum(rest) * (WEIGHTS.spare + (1 - WEIGHTS.spare) * (1 - p.ahead));
}

/** The same for the current storage, cached: it is needed many times per decision. */
export function wealthNow(p: Purse, store: readonly number[]): number {
  if (now === null || now.p !== p || now.store !== store) now = { p, store, worth: wealth(p, store) };
  return now.worth;
}
let now: { readonly p: Purse; readonly store: readonly number[]; readonly worth: number } | null = null;

/** The `n` fragments of a storage that are missed least, one after the other. */
export function leastMissed(p: Purse, store: readonly number[], n: number): Gems {
  const kept = store.slice();
  const gone = noGems();
  for (let i = 0; i < n; i++) {
    let best = -1;
    let top = Number.NEGATIVE_INFINITY;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (kept[c] === 0) continue;
      kept[c]--;
      const left = wealth(p, kept);
      kept[c]++;
      if (left > top) {
        top = left;
        best = c;
      }
    }
    if (best < 0) break;
    kept[best]--;
    gone[best]++;
  }
  return gone;
}

/** The worth of gains and losses, after discarding what does not fit. */
export function gainOf(p: Purse, store: readonly number[], more: readonly number[], less: readonly number[] | null = null): number {
  const after = store.slice();
  addGems(after, more);
  if (less !== null) takeGems(after, less);
  if (sum(after) > p.room) takeGems(after, leastMissed(p, after, sum(after) - p.room));
  return wealth(p, after) - wealthNow(p, store);
}

/** The fragments that a player would like best, one after another; at most `n`, and only useful ones. */
export function bestOf(p: Purse, store: readonly number[], heap: readonly number[], n: number): Gems {
  const picked = noGems();
  let had = 0;
  for (let i = 0; i < n; i++) {
    let best = -1;
    let top = had + OF_USE;
    for (let c = 0; c < COLOUR_COUNT; c++) {
      if (picked[c] >= heap[c]) continue;
      picked[c]++;
      const w = gainOf(p, store, picked);
      picked[c]--;
      if (w > top) {
        top = w;
        best = c;
      }
    }
    if (best < 0) break;
    picked[best]++;
    had = top;
  }
  return picked;
}
const OF_USE = 0.05;

/** The cost of playing this many Paws. */
export const pawCost = (held: number, played: number): number => {
  const many = Math.max(0, Math.min(played, held - WEIGHTS.enoughPaws));
  return many * WEIGHTS.manyPaws + (played - many) * WEIGHTS.paw;
};

/** How far a seat is ahead, from public facts: 0 … 1. */
export function leads(pub: Readonly<Pub>, seat: Seat): number {
  const { plans } = packOf(pub.options);
  const score = pub.built.map((list) => list.reduce((n, plan) => n + plans[plan].points + 1, 0));
  const best = Math.max(...score.filter((_, s) => s !== seat));
  const near = pub.built[seat].length / MOST_BUILT;
  return near * near * Math.max(0, Math.min(1, 0.5 + (score[seat] - best) / 8));
}
