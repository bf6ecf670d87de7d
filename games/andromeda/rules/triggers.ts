/** Abilities: when they come into play (section 4 of the content), their limits (N76), their order (N268, N269, D36). */

import type { Step } from '@starboard/kernel';
import type { Trigger } from '../content/vocabulary.ts';
import { SHIPS } from '../content/vocabulary.ts';
import { ask, nameOf, type S, type Sight, type X } from './asking.ts';
import { type Compiled, contentOf, type Power, tileAt } from './content.ts';
import { anyPossible } from './effects/registry.ts';
import { type FrameOf, PICKED } from './frames.ts';
import { SHIPS_EACH, TYPE_OF, type Who } from './ids.ts';
import { isNebula, neighbours } from './map.ts';
import { modify } from './modifiers.ts';
import { ABILITY, numberOf } from './picks.ts';
import { canPay } from './resources.ts';
import { shifted } from './sure.ts';
import type { Andromeda, Pub } from './types.ts';

/** N76: whether it may be used once more. */
export function withinLimit(pub: Readonly<Pub>, who: Who, p: Power): boolean {
  if (p.per === null) return true;
  if (p.per === 'game') return !pub.sides[who].spentAbilities.includes(p.n);
  const used = p.per === 'turn' ? pub.turn.used : (pub.battle?.used ?? pub.turn.used);
  let n = 0;
  for (const u of used) if (u === p.n) n++;
  return n < p.times;
}

export function noteUse(pub: Pub, who: Who, p: Power): void {
  if (p.per === 'game') pub.sides[who].spentAbilities.push(p.n);
  else if (p.per === 'turn') pub.turn.used.push(p.n);
  else if (p.per === 'battle') (pub.battle?.used ?? pub.turn.used).push(p.n);
}

/** `at`: for a planet its space; for a scrapped ship its type; for battles the types that took part, as bits. */
function passes(pub: Readonly<Pub>, c: Compiled, who: Who, p: Power, at: number): boolean {
  const { filter } = p;
  if (filter === undefined) return true;
  if (filter.ship !== undefined) {
    const type = SHIPS.indexOf(filter.ship);
    const there = p.when === 'launch' ? TYPE_OF[pub.turn.ship] === type : p.when === 'shipScrapped' ? at === type : ((at >> type) & 1) === 1;
    if (!there) return false;
  }
  if (filter.region !== undefined && !inRegion(pub, c, filter.region)) return false;
  if (filter.moonsLeftAtMost !== undefined && pub.map.moons[at] > filter.moonsLeftAtMost) return false;
  return filter.adjacentFoe !== true || foesBeside(pub, who).length > 0;
}

function inRegion(pub: Readonly<Pub>, c: Compiled, region: 'base' | 'planet' | 'nebula' | 'nebulaOrPlanet'): boolean {
  const space = pub.turn.region;
  if (isNebula(pub.map, space)) return region === 'nebula' || region === 'nebulaOrPlanet';
  const sort = tileAt(c, pub.map.tile, space)?.sort;
  return sort === 'base' ? region === 'base' : sort === 'planet' && (region === 'planet' || region === 'nebulaOrPlanet');
}

/** Sides with a ship in a region next to the active one. */
export function foesBeside(pub: Readonly<Pub>, who: Who): Who[] {
  let mask = 0;
  for (const to of neighbours(pub.map, pub.turn.region)) mask |= 1 << to;
  const foes: Who[] = [];
  for (let other = 0; other < pub.sides.length; other++) {
    if (other === who) continue;
    for (let i = other * SHIPS_EACH; i < (other + 1) * SHIPS_EACH; i++) {
      const at = pub.fleet.at[i];
      if (at >= 0 && (mask >> at) & 1) {
        foes.push(other);
        break;
      }
    }
  }
  return foes;
}

/** Abilities of a side for a moment, within their limits. */
export function awake(pub: Readonly<Pub>, who: Who, when: Trigger, at = -1): number[] {
  const list: number[] = [];
  const { abilities } = pub.sides[who];
  if (abilities.length === 0) return list;
  const c = contentOf(pub.options);
  for (const n of abilities) {
    const p = c.powers[n];
    if (p.when === when && withinLimit(pub, who, p) && passes(pub, c, who, p, at)) list.push(n);
  }
  return list;
}

/** N269: they wait until what runs is finished. */
export function trigger(s: S, x: X, who: Who, when: Trigger, at = -1): void {
  const abilities = awake(s.pub, who, when, at);
  if (abilities.length > 0) x.later({ step: 'triggers', who, abilities });
}

/** A side gets an ability; what always holds is summed up now. */
export function gainPower(pub: Pub, who: Who, n: number): void {
  const p = contentOf(pub.options).powers[n];
  const side = pub.sides[who];
  side.abilities.push(n);
  if (p.when !== 'passive' && p.when !== 'setup') return;
  for (const e of p.effects)
    if (e.k === 'modify') modify(side, e.key, e.n ?? 1, e.ship === undefined || e.ship === 'all' ? null : SHIPS.indexOf(e.ship), false);
}

export const sightOf = (s: S, who: Who): Sight => ({ pub: s.pub, hand: s.mine[who]?.hand ?? null });

/** D36: the owner orders them; where the order cannot matter they come as they are. */
export const triggers: Step<Andromeda, FrameOf<'triggers'>> = {
  run(s, f, x) {
    if (f.abilities.length === 0) return x.pop();
    const { powers } = contentOf(s.pub.options);
    if (f.abilities.length > 1 && !f.abilities.every((n) => powers[n].plain)) return ask(s, x, f.who, 'triggers');
    x.push({ step: 'ability', who: f.who, ability: shifted(f.abilities), stage: 'ask' });
  },
  picks: (_k, f) => ({ kind: 'triggers', picks: f.abilities.map((n) => ABILITY[n]), ends: true, rule: 'N268' }),
  take(_s, f, _seat, [pick], x) {
    const n = numberOf(pick);
    f.abilities.splice(f.abilities.indexOf(n), 1);
    x.push({ step: 'ability', who: f.who, ability: n, stage: 'ask' });
  },
};

const YES_OR_SKIP = ['yes', 'skip'] as const;
/** One ability: optional ones may be declined, a price is paid, the use is counted. */
export const ability: Step<Andromeda, FrameOf<'ability'>> = {
  run(s, f, x, got) {
    const p = contentOf(s.pub.options).powers[f.ability];
    if (f.stage === 'ask') {
      const usable =
        withinLimit(s.pub, f.who, p) &&
        (p.price === null || canPay(sightOf(s, f.who), f.who, p.price)) &&
        anyPossible(sightOf(s, f.who), f.who, p.effects);
      if (!usable) return x.pop();
      f.stage = 'pay';
      if (p.optional) return ask(s, x, f.who, 'ability');
    }
    if (f.stage === 'pay') {
      f.stage = 'do';
      if (p.price !== null) return x.push({ step: 'pay', who: f.who, price: p.price, free: false });
    }
    if (got !== null && 'paid' in got && !got.paid) return x.pop();
    noteUse(s.pub, f.who, p);
    if (x.telling) x.tell('all', { kind: 'ability', who: nameOf(s.pub, f.who), ability: p.id });
    x.pop();
    x.push({ step: 'do', who: f.who, at: p.at, i: 0, arg: -1, free: false, ...((p.optional || p.when === 'free') && PICKED) });
  },
  picks: () => ({ kind: 'ability', picks: YES_OR_SKIP, ends: true, rule: 'N268' }),
  take(_s, _f, _seat, [pick], x) {
    if (pick === 'skip') x.pop();
  },
};
