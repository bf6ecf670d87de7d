/** A launch turn (section 10), step by step. */
import type { Choice, Step } from '@starboard/kernel';
import { RESOURCES, SHIPS } from '../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from './asking.ts';
import { battleHere, startBattle } from './battle/start.ts';
import { contentOf, FREE, tileAt } from './content.ts';
import { count } from './counts.ts';
import { sound } from './effects/damage.ts';
import { recruit } from './effects/leader.ts';
import type { FrameOf, Price } from './frames.ts';
import { gainAll, score, unitsOf } from './gains.ts';
import { ENERGY, HANGAR, SHIPS_EACH, SPACES, type Who } from './ids.ts';
import { isNebula } from './map.ts';
import { affordable } from './resources.ts';
import { findShip } from './ships.ts';
import { newTile } from './tiles.ts';
import { regionName } from './told.ts';
import { trigger } from './triggers.ts';
import type { Andromeda } from './types.ts';

/** N86: the ship goes out; the region is the active one. */
export function launchShip(s: S, x: X, who: Who, type: number, to: number): void {
  const { pub } = s;
  const ship = findShip(pub, who, type, HANGAR);
  pub.fleet.at[who * SHIPS_EACH + ship] = to;
  pub.turn.region = to;
  pub.turn.ship = ship;
  count(pub.sides[who], 'launches');
  if (x.telling) x.tell('all', { kind: 'launched', who: nameOf(pub, who), ship: SHIPS[type], to: regionName(pub, to) });
  // N93: planets and bases only.
  const sort = tileAt(contentOf(pub.options), pub.map.tile, to)?.sort;
  if (pub.collective !== null && (sort === 'planet' || sort === 'base') && pub.turn.probe !== to) {
    pub.turn.probe = to;
    if (x.telling) x.tell('all', { kind: 'probe', to: regionName(pub, to) });
  }
  x.push({ step: 'launch', who, stage: 'activate', queue: [] });
}

export const launch: Step<Andromeda, FrameOf<'launch'>> = {
  run(s, f, x) {
    if (x.next()) return;
    const { pub } = s;
    const { region } = pub.turn;
    switch (f.stage) {
      case 'activate':
        f.stage = 'launched';
        return x.push({ step: 'region', who: f.who, at: region, stage: 'start' });
      case 'launched':
        f.stage = 'recruit';
        firstVisit(s, x, f.who, region);
        return trigger(s, x, f.who, 'launch');
      case 'recruit':
        f.stage = 'token';
        return collect(s, x, f.who, region);
      case 'token':
        f.stage = 'icon';
        if (pub.map.mech[region] === 1) x.push({ step: 'mech', who: f.who, at: region });
        return;
      case 'icon':
        f.stage = 'raid';
        // N97.
        if (tileAt(contentOf(pub.options), pub.map.tile, region)?.icon === true) x.push({ step: 'advance', n: 1, todo: -1 });
        return;
      case 'raid':
        f.stage = 'battle';
        return x.push({ step: 'raid' });
      case 'battle':
        f.stage = 'end';
        if (battleHere(pub)) startBattle(s, x);
        return;
      case 'end':
        x.pop();
    }
  },
};

/** N108: the first launch of the game to a nebula. */
function firstVisit(s: S, x: X, who: Who, at: number): void {
  const { map } = s.pub;
  if (!isNebula(map, at) || map.visited[at] === 1) return;
  map.visited[at] = 1;
  score(s, x, who, 1, 'nebula');
  newTile(s, x);
}

/** N95, N115: all leaders of the side there, then all bonus resources. */
function collect(s: S, x: X, who: Who, at: number): void {
  const { map } = s.pub;
  const leaders = map.leaders[who * SPACES + at];
  if (leaders > 0) recruit(s, x, who, at, leaders);
  const from = at * RESOURCES.length;
  const bonus = map.bonus.slice(from, from + RESOURCES.length);
  if (bonus.every((n) => n === 0)) return;
  for (let r = 0; r < RESOURCES.length; r++) map.bonus[from + r] = 0;
  if (x.telling) x.tell('all', { kind: 'collected', who: nameOf(s.pub, who), units: unitsOf(bonus), at: regionName(s.pub, at) });
  gainAll(s, x, who, bonus, regionName(s.pub, at));
}

const ONE_ENERGY: Price = FREE.map((_, i) => (i === ENERGY ? 1 : 0));

/** N96, D25: pay 1 energy for 1 VP, or damage a module; either way the token goes back. */
export const mech: Step<Andromeda, FrameOf<'mech'>> = {
  run(s, f, x, got) {
    if (s.pub.map.mech[f.at] === 0) {
      x.pop();
      const paid = got !== null && 'paid' in got && got.paid;
      if (paid) score(s, x, f.who, 1, 'mech');
      return;
    }
    const pays = affordable(s.pub, f.who, ONE_ENERGY);
    const breaks = sound(s.pub, f.who).length > 0;
    if (pays && breaks) return ask(s, x, f.who, 'mech');
    settle(s, x, f, pays ? 'paid' : breaks ? 'damage' : 'removed');
  },
  picks: (): Choice<Andromeda> => ({ kind: 'mech', picks: ['mech pay', 'mech damage'], ends: true, rule: 'N96' }),
  take: (s, f, _seat, [pick], x) => settle(s, x, f, pick === 'mech pay' ? 'paid' : 'damage'),
};

function settle(s: S, x: X, f: FrameOf<'mech'>, how: 'paid' | 'damage' | 'removed'): void {
  s.pub.map.mech[f.at] = 0;
  if (x.telling) x.tell('all', { kind: 'mech', who: nameOf(s.pub, f.who), at: regionName(s.pub, f.at), how });
  if (how === 'paid') x.push({ step: 'pay', who: f.who, price: ONE_ENERGY, free: false });
  else if (how === 'damage') x.push({ step: 'damage-module', who: f.who, n: 1 });
}
