/** Paying (N54–N57, N307, D10): asked only where ways differ, or where moons must be abandoned for it. */
import type { Choice, Step } from '@starboard/kernel';
import { COSTS, type Cost, RESOURCES } from '../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from './asking.ts';
import { ANY, CARDS, contentOf, LEADERS, MOONS, OFF, POINTS } from './content.ts';
import type { FrameOf, Price } from './frames.ts';
import { score, unitsOf } from './gains.ts';
import type { Who } from './ids.ts';
import { abandon } from './moons.ts';
import { ABANDON, DROP, numberOf } from './picks.ts';
import { affordable, amountsOf, payableNow, payPick, waysToPay } from './resources.ts';
import type { Andromeda, Pick, Pub } from './types.ts';

function hand(s: S, x: X, who: Who, amounts: readonly number[]): void {
  const { resources } = s.pub.sides[who];
  for (let r = 0; r < RESOURCES.length; r++) resources[r] -= amounts[r];
  if (x.telling && amounts.some((n) => n > 0)) x.tell('all', { kind: 'paid', who: nameOf(s.pub, who), units: unitsOf(amounts) });
}

/** A price by name, without what it is cheaper by. */
export const costOf = (price: Price): Cost => Object.fromEntries(COSTS.flatMap((cost, i) => (i < OFF && price[i] > 0 ? [[cost, price[i]]] : [])));

/** The price without its resources. */
const withoutUnits = (price: Price): number[] => price.map((n, i) => (i <= ANY || i === OFF ? 0 : n));
const hasUnits = (price: Price): boolean => {
  for (let i = 0; i <= ANY; i++) if (price[i] > 0) return true;
  return false;
};

/** N57: moons that show a resource; without any the price would not be affordable. */
function helpful(pub: Readonly<Pub>, who: Who): Pick[] {
  const { moons } = contentOf(pub.options);
  return pub.sides[who].dock.filter((m) => moons[m].price.some((n, i) => n > 0 && i <= ANY)).map((m) => ABANDON[m]);
}

/** A moon that is part of the price goes without giving anything. */
function drop(s: S, x: X, f: FrameOf<'pay'>, moon: number): void {
  const { dock } = s.pub.sides[f.who];
  dock.splice(dock.indexOf(moon), 1);
  if (x.telling) x.tell('all', { kind: 'moon-lost', who: nameOf(s.pub, f.who), moon: contentOf(s.pub.options).moons[moon].id });
  f.price = f.price.map((n, i) => (i === MOONS ? n - 1 : n));
}

export const payStep: Step<Andromeda, FrameOf<'pay'>> = {
  run(s, f, x) {
    const { pub } = s;
    if (!affordable(pub, f.who, f.price)) {
      if (x.telling) x.tell('all', { kind: 'unpaid', who: nameOf(pub, f.who), missing: costOf(f.price) });
      return x.pop({ paid: false });
    }
    if (hasUnits(f.price)) {
      if (!payableNow(pub, f.who, f.price)) {
        const moons = helpful(pub, f.who);
        if (moons.length > 1) return ask(s, x, f.who, 'pay');
        return abandon(s, x, f.who, numberOf(moons[0]));
      }
      const ways = waysToPay(pub.sides[f.who].resources, f.price);
      if (ways.length > 1) return ask(s, x, f.who, 'pay');
      hand(s, x, f.who, ways[0]);
      f.price = withoutUnits(f.price);
    }
    const side = pub.sides[f.who];
    if (f.price[MOONS] > 0) {
      if (side.dock.length > 1) return ask(s, x, f.who, 'pay');
      return drop(s, x, f, side.dock[0]);
    }
    side.leaders -= f.price[LEADERS];
    side.spent += f.price[LEADERS];
    if (f.price[POINTS] > 0) score(s, x, f.who, -f.price[POINTS], 'paid');
    const cards = f.price[CARDS];
    if (cards === 0) return x.pop({ paid: true });
    // The cards go after everything else: nothing of the price is left when this frame runs again.
    f.price = f.price.map(() => 0);
    x.push({ step: 'discard', who: f.who, n: cards });
  },
  picks(k, f): Choice<Andromeda> {
    if (!hasUnits(f.price)) return { kind: 'pay', picks: k.pub.sides[f.who].dock.map((m) => DROP[m]), ends: true, rule: 'N57' };
    const ways = payableNow(k.pub, f.who, f.price) ? waysToPay(k.pub.sides[f.who].resources, f.price).map(payPick) : [];
    return { kind: 'pay', picks: [...ways, ...helpful(k.pub, f.who)], ends: true, rule: 'N56' };
  },
  take(s, f, _seat, [pick], x) {
    if (pick.startsWith('abandon')) return abandon(s, x, f.who, numberOf(pick));
    if (pick.startsWith('drop')) return drop(s, x, f, numberOf(pick));
    hand(s, x, f.who, amountsOf(pick));
    f.price = withoutUnits(f.price);
  },
};
