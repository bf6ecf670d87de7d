/** `build`: one ship of a listed type (D7), for less where the effect or the owner saves something; `upgrade`s build too (N202). */
import type { Choice, Step } from '@starboard/kernel';
import { numberIn, SHIPS } from '../../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf, FREE } from '../content.ts';
import type { FrameOf, Price } from '../frames.ts';
import { HANGAR, NONE, SHIPS_EACH, UNBUILT, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { BUILD, numberOf } from '../picks.ts';
import { affordable, cheaper } from '../resources.ts';
import { findShip } from '../ships.ts';
import { trigger } from '../triggers.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { ANY_SET } from './gain.ts';
import type { Kind } from './kind.ts';

/** From so many units on it is free. */
const ALL_OFF = 9;

function shipPriceFor(pub: Readonly<Pub>, who: Who, type: number, off: number): Price {
  if (off >= ALL_OFF) return FREE;
  return cheaper(contentOf(pub.options).shipPrice[type], off + mod(pub.sides[who], MOD.shipPrice));
}

const unbuilt = (pub: Readonly<Pub>, who: Who, ships: readonly number[]): number[] => ships.filter((type) => findShip(pub, who, type, UNBUILT) >= 0);
export const buildable = (pub: Readonly<Pub>, who: Who, ships: readonly number[], off: number): number[] =>
  unbuilt(pub, who, ships).filter((type) => affordable(pub, who, shipPriceFor(pub, who, type, off)));

export function buildShip(s: S, x: X, who: Who, type: number): void {
  s.pub.fleet.at[who * SHIPS_EACH + findShip(s.pub, who, type, UNBUILT)] = HANGAR;
  if (x.telling) x.tell('all', { kind: 'built-ship', who: nameOf(s.pub, who), ship: SHIPS[type] });
  trigger(s, x, who, 'buildShip');
}

const numbers = (ships: readonly string[]): number[] => ships.map((id) => numberIn(SHIPS, id));

export const build: Kind<'build'> = {
  kind: 'build',
  collective: 'tactic',
  possible(t, who, e) {
    const ships = numbers(e.ships);
    return unbuilt(t.pub, who, ships).length === 0 || buildable(t.pub, who, ships, e.discount).length > 0;
  },
  resolve(s, x, f, e) {
    const ships = numbers(e.ships);
    if (unbuilt(s.pub, f.who, ships).length === 0) return x.push({ step: 'gain', who: f.who, set: ANY_SET, n: 1, from: f.at });
    for (let i = 0; i < e.n; i++) x.push({ step: 'build', who: f.who, ships, off: e.discount, building: NONE, beside: f.free });
  },
};

export const buildStep: Step<Andromeda, FrameOf<'build'>> = {
  run(s, f, x, got) {
    if (f.building !== NONE) {
      if (got !== null && 'paid' in got && got.paid) buildShip(s, x, f.who, f.building);
      return x.pop();
    }
    if (buildable(s.pub, f.who, f.ships, f.off).length === 0) return x.pop();
    ask(s, x, f.who, 'build');
  },
  picks(k, f): Choice<Andromeda> {
    const picks: Pick[] = buildable(k.pub, f.who, f.ships, f.off).map((type) => BUILD[type]);
    picks.push('skip');
    return {
      kind: 'build',
      picks,
      ends: true,
      rule: 'N81',
      greyed: () =>
        f.ships
          .filter((type) => !picks.includes(BUILD[type]))
          .map((type) => ({ pick: BUILD[type], rule: 'N57', why: findShip(k.pub, f.who, type, UNBUILT) < 0 ? 'no-ship-left' : 'not-affordable' })),
    };
  },
  take(s, f, _seat, [pick], x) {
    if (pick === 'skip') return x.pop();
    f.building = numberOf(pick);
    x.push({ step: 'pay', who: f.who, price: shipPriceFor(s.pub, f.who, f.building, f.off), free: false });
  },
};
