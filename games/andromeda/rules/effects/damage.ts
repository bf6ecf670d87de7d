/** `damage` (D20): modules or ships of the owner's choice, at most as many as there are (N284). */
import type { Choice, Step } from '@starboard/kernel';
import { ask, nameOf, type S, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { SHIPS_EACH, TYPE_OF, type Who } from '../ids.ts';
import { reachOf, VOID_SPACE } from '../map.ts';
import { DAMAGE, firstOf, numberOf, placeOf, SHIP_AT } from '../picks.ts';
import { damageShip } from '../ships.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

export function sound(pub: Readonly<Pub>, who: Who): number[] {
  const list: number[] = [];
  for (const row of pub.sides[who].rows) for (let i = 0; i < row.modules.length; i++) if (row.damaged[i] === 0) list.push(row.modules[i]);
  return list;
}

export function damageModule(s: S, x: X, who: Who, module: number): void {
  for (const row of s.pub.sides[who].rows) {
    const i = row.modules.indexOf(module);
    if (i >= 0) row.damaged[i] = 1;
  }
  if (x.telling) x.tell('all', { kind: 'damaged', who: nameOf(s.pub, who), module: contentOf(s.pub.options).modules[module].id });
}

type Where = 'map' | 'void' | 'nearVoid' | 'here';
/** Regions as bits. */
function places(pub: Readonly<Pub>, where: Where): number {
  if (where === 'map') return -1;
  if (where === 'void') return 1 << VOID_SPACE;
  return where === 'nearVoid' ? reachOf(pub.map).within[VOID_SPACE][1] : 1 << pub.turn.region;
}

/** A pick for each type of ship in each region. */
export function shipPicks(pub: Readonly<Pub>, who: Who, mask: number): Pick[] {
  const picks: Pick[] = [];
  for (let i = 0; i < SHIPS_EACH; i++) {
    const at = pub.fleet.at[who * SHIPS_EACH + i];
    if (at < 0 || ((mask >> at) & 1) === 0) continue;
    const pick = SHIP_AT[TYPE_OF[i]][at];
    if (!picks.includes(pick)) picks.push(pick);
  }
  return picks;
}

/** The ship a pick means: of equal ones the one with most shields left. */
export function shipOf(pub: Readonly<Pub>, who: Who, pick: Pick): number {
  const type = firstOf(pick);
  const space = placeOf(pick);
  let best = -1;
  const { at, hit } = pub.fleet;
  for (let i = 0; i < SHIPS_EACH; i++) {
    const n = who * SHIPS_EACH + i;
    if (TYPE_OF[i] === type && at[n] === space && (best < 0 || hit[n] < hit[who * SHIPS_EACH + best])) best = i;
  }
  return best;
}

export const damage: Kind<'damage'> = {
  kind: 'damage',
  collective: 'same',
  possible: (t, who, e) => (e.what === 'module' ? sound(t.pub, who).length > 0 : shipPicks(t.pub, who, places(t.pub, e.where ?? 'here')).length > 0),
  resolve(_s, x, f, e) {
    if (e.what === 'module') x.push({ step: 'damage-module', who: f.who, n: e.n });
    else x.push({ step: 'damage-ship', who: f.who, n: e.n, where: e.where ?? 'here' });
  },
};

export const damageModuleStep: Step<Andromeda, FrameOf<'damage-module'>> = {
  run(s, f, x) {
    const list = sound(s.pub, f.who);
    if (f.n < list.length && f.n > 0) return ask(s, x, f.who, 'damage-module');
    if (f.n > 0) for (const m of list) damageModule(s, x, f.who, m);
    x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'damage-module', picks: sound(k.pub, f.who).map((m) => DAMAGE[m]), ends: true, rule: 'N284' }),
  take(s, f, _seat, [pick], x) {
    damageModule(s, x, f.who, numberOf(pick));
    f.n--;
  },
};

export const damageShipStep: Step<Andromeda, FrameOf<'damage-ship'>> = {
  run(s, f, x) {
    const picks = shipPicks(s.pub, f.who, places(s.pub, f.where));
    if (f.n === 0 || picks.length === 0) return x.pop();
    if (picks.length > 1) return ask(s, x, f.who, 'damage-ship');
    damageShip(s, x, f.who, shipOf(s.pub, f.who, picks[0]));
    f.n--;
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'damage-ship', picks: shipPicks(k.pub, f.who, places(k.pub, f.where)), ends: true, rule: 'N158' }),
  take(s, f, _seat, [pick], x) {
    damageShip(s, x, f.who, shipOf(s.pub, f.who, pick));
    f.n--;
  },
};
