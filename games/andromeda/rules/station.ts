/** Activating modules (N163, N172–N176): what it costs, whether it is possible, doing it. */

import type { Step } from '@starboard/kernel';
import { nameOf, type S, type X } from './asking.ts';
import { contentOf, FREE } from './content.ts';
import type { FrameOf, Price } from './frames.ts';
import { ENERGY, NONE, SCIENCE, type Who } from './ids.ts';
import { MOD, mod } from './modifiers.ts';
import { affordable, cheaper, isFree } from './resources.ts';
import { findModule, inputMoon, outputMoon } from './rows.ts';
import { sure } from './sure.ts';
import type { Andromeda, Pub, Why } from './types.ts';

/** N65, N66, N172: what an activation costs; null: a moon is missing. */
function activationPrice(pub: Readonly<Pub>, who: Who, row: number, place: number, free: boolean, energy: boolean): Price | null {
  const side = pub.sides[who];
  const c = contentOf(pub.options);
  const r = side.rows[row];
  const m = c.modules[r.modules[place]];
  let price: Price = FREE;
  if (m.input) {
    const moon = inputMoon(r, place);
    if (moon === NONE) return null;
    if (!free) price = c.moons[moon].price;
  } else if (!free) price = m.price;
  if (row === SCIENCE) price = cheaper(price, mod(side, MOD.sciInput));
  if (!energy || pub.turn.energized < mod(side, MOD.freeEnergyActivation)) return price;
  const more = price.slice();
  more[ENERGY]++;
  return more;
}

/** Why a module cannot be activated; null: it can. */
export function activatable(pub: Readonly<Pub>, who: Who, module: number, free: boolean, energy = false): Why | null {
  const [row, place] = sure(findModule(pub.sides[who], module));
  if (pub.sides[who].rows[row].damaged[place] === 1) return 'damaged';
  if (pub.turn.activated.includes(module)) return 'already-activated';
  const price = activationPrice(pub, who, row, place, free, energy);
  if (price === null) return 'no-input-moon';
  return affordable(pub, who, price) ? null : 'not-affordable';
}

export const activation: Step<Andromeda, FrameOf<'activation'>> = {
  run(s, f, x, got) {
    const found = findModule(s.pub.sides[f.who], f.module);
    if (found === null) return x.pop();
    if (!f.paid) {
      f.paid = true;
      const price = activationPrice(s.pub, f.who, found[0], found[1], f.free, f.how === 'energy');
      if (price === null) return x.pop();
      if (!isFree(price)) return x.push({ step: 'pay', who: f.who, price, free: false });
    } else if (got === null || !('paid' in got) || !got.paid) return x.pop();
    x.pop();
    begin(s, x, f, found);
  },
};

/** N172, N173: noted, then its output is taken. */
function begin(s: S, x: X, f: Readonly<FrameOf<'activation'>>, [row, place]: [number, number]): void {
  const { turn } = s.pub;
  const m = contentOf(s.pub.options).modules[f.module];
  turn.activated.push(f.module);
  if (f.how === 'ship') {
    turn.activators--;
    if (!turn.rows.includes(row)) turn.rows.push(row);
  }
  if (f.how === 'energy') turn.energized++;
  if (x.telling) x.tell('all', { kind: 'activated', who: nameOf(s.pub, f.who), piece: m.id, how: f.how });
  x.push({ step: 'do', who: f.who, at: m.at, i: 0, arg: outputMoon(s.pub.sides[f.who].rows[row], place), free: false });
}
