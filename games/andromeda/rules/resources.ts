/** Prices (section 5): what a side can afford, and the ways to pay (D10). */
import { RESOURCES } from '../content/vocabulary.ts';
import type { Sight } from './asking.ts';
import { ANY, CARDS, contentOf, LEADERS, MATERIAL, MOONS, OFF, POINTS } from './content.ts';
import type { Price } from './frames.ts';
import { CREDITS, ENERGY, ICE, NANOCARBON, TITANIUM, type Who } from './ids.ts';
import type { Pick, Pub } from './types.ts';

export const isFree = (price: Price): boolean => {
  for (let i = 0; i < OFF; i++) if (price[i] > 0) return false;
  return true;
};

/** A price cheaper by some units, of the payer's choice. */
export function cheaper(price: Price, off: number): Price {
  if (off <= 0) return price;
  const less = price.slice();
  less[OFF] += off;
  return less;
}

/**
 * How many units of a price the amounts cannot cover at best (N54, N55): a credit stands for any material, and what is left
 * over for `material` and `any`.
 */
export function shortage(amounts: readonly number[], price: Price): number {
  let short = Math.max(0, price[ENERGY] - amounts[ENERGY]) + Math.max(0, price[CREDITS] - amounts[CREDITS]);
  let wild = Math.max(0, amounts[CREDITS] - price[CREDITS]);
  let spare = 0;
  let missing = 0;
  for (let r = ICE; r <= NANOCARBON; r++) {
    const d = amounts[r] - price[r];
    if (d < 0) missing -= d;
    else spare += d;
  }
  const covered = Math.min(missing, wild);
  wild -= covered;
  short += missing - covered;
  const material = Math.max(0, price[MATERIAL] - spare - wild);
  short += material;
  const left = spare + wild - (price[MATERIAL] - material) + Math.max(0, amounts[ENERGY] - price[ENERGY]);
  return short + Math.max(0, price[ANY] - left);
}

/** The parts of a price that are not resources. */
const affordsRest = (pub: Readonly<Pub>, who: Who, price: Price): boolean =>
  (price[CARDS] === 0 || pub.sides[who].hand >= price[CARDS]) &&
  (price[LEADERS] === 0 || pub.sides[who].leaders >= price[LEADERS]) &&
  (price[POINTS] === 0 || pub.sides[who].vp >= price[POINTS]) &&
  (price[MOONS] === 0 || pub.sides[who].dock.length >= price[MOONS]);

/** From storage alone. */
export const payableNow = (pub: Readonly<Pub>, who: Who, price: Price): boolean =>
  affordsRest(pub, who, price) && shortage(pub.sides[who].resources, price) <= price[OFF];

const sums = new Array<number>(RESOURCES.length).fill(0);
/** N57: from storage and all dock moons, taking the best each moon can give. */
export function affordable(pub: Readonly<Pub>, who: Who, price: Price): boolean {
  if (!affordsRest(pub, who, price)) return false;
  const side = pub.sides[who];
  const short = shortage(side.resources, price);
  if (short <= price[OFF]) return true;
  if (side.dock.length <= price[MOONS]) return false;
  for (let r = 0; r < sums.length; r++) sums[r] = side.resources[r];
  let any = 0;
  let materials = 0;
  const { moons } = contentOf(pub.options);
  for (const moon of side.dock) {
    const shown = moons[moon].price;
    for (let r = 0; r < sums.length; r++) sums[r] += shown[r];
    materials += shown[MATERIAL];
    any += shown[ANY];
  }
  if (any + materials === 0) return shortage(sums, price) <= price[OFF];
  // A unit of choice covers any missing unit; materials do not cover energy and credits.
  const strict = Math.max(0, price[ENERGY] - sums[ENERGY]) + Math.max(0, price[CREDITS] - sums[CREDITS]);
  const all = shortage(sums, price);
  return strict - any <= price[OFF] && all - any - Math.min(materials, all - strict) <= price[OFF];
}

export const canPay = (t: Sight, who: Who, price: Price): boolean => affordable(t.pub, who, price);

const NAMES = new Map<number, Pick>();
/** `pay 1 0 2 0 0`: units of each resource, at most 63. */
export function payPick(amounts: readonly number[]): Pick {
  const key = amounts[0] | (amounts[1] << 6) | (amounts[2] << 12) | (amounts[3] << 18) | (amounts[4] << 24);
  let pick = NAMES.get(key);
  if (pick === undefined) {
    pick = `pay ${amounts.join(' ')}`;
    NAMES.set(key, pick);
  }
  return pick;
}
export const amountsOf = (pick: Pick): number[] => pick.slice(4).split(' ').map(Number);

/**
 * The distinct ways to pay from storage, in a fixed order (N56): exact materials before credits; `material`, `any` and what a
 * discount saves are the payer's choice.
 */
export function waysToPay(stored: readonly number[], price: Price): number[][] {
  const ways: number[][] = [];
  const seen = new Set<Pick>();
  const add = (amounts: number[]): void => {
    const pick = payPick(amounts);
    if (seen.has(pick)) return;
    seen.add(pick);
    ways.push(amounts);
  };
  reductions(price, (left) => flexible(stored, left, add));
  return ways;
}

/** Every price that a discount may leave: as many units less as there are, the cheapest to the purse being the payer's choice. */
function reductions(price: Price, use: (left: readonly number[]) => void): void {
  let total = 0;
  for (let i = 0; i <= ANY; i++) total += price[i];
  const off = Math.min(price[OFF], total);
  if (off === 0) {
    use(price);
    return;
  }
  const left = price.slice();
  const from = (i: number, more: number): void => {
    if (more === 0) use(left);
    if (more === 0 || i > ANY) return;
    for (let n = Math.min(more, price[i]); n >= 0; n--) {
      left[i] = price[i] - n;
      from(i + 1, more - n);
    }
    left[i] = price[i];
  };
  from(0, off);
}

function flexible(stored: readonly number[], price: readonly number[], add: (amounts: number[]) => void): void {
  const fixed = [price[ENERGY], 0, 0, 0, price[CREDITS]];
  for (let r = ICE; r <= NANOCARBON; r++) {
    fixed[r] = Math.min(price[r], stored[r]);
    fixed[CREDITS] += price[r] - fixed[r];
  }
  if (fixed[ENERGY] > stored[ENERGY] || fixed[CREDITS] > stored[CREDITS]) return;
  const units = price[MATERIAL] + price[ANY];
  if (units === 0) {
    add(fixed);
    return;
  }
  const take = (order: number, left: number, energy: number): void => {
    if (left === 0) add(fixed.slice());
    if (left === 0 || order === ORDER.length) return;
    const r = ORDER[order];
    const most = Math.min(left, stored[r] - fixed[r], r === ENERGY ? energy : left);
    for (let n = most; n >= 0; n--) {
      fixed[r] += n;
      take(order + 1, left - n, energy);
      fixed[r] -= n;
    }
  };
  take(0, units, price[ANY]);
}
/** Materials first: credits are worth more, energy pays for `any` alone. */
const ORDER = [ICE, TITANIUM, NANOCARBON, CREDITS, ENERGY];

/** Every way to pay there can be, for prices of at most so many units. */
export function payPicks(dearest: number): Pick[] {
  const picks: Pick[] = [];
  const amounts = RESOURCES.map(() => 0);
  const from = (r: number, left: number): void => {
    if (r === amounts.length) {
      picks.push(payPick(amounts));
      return;
    }
    for (let n = 0; n <= left; n++) {
      amounts[r] = n;
      from(r + 1, left - n);
    }
    amounts[r] = 0;
  };
  from(0, dearest);
  return picks;
}
