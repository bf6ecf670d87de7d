/** Activating a region (section 11): planets, nebulae, bases, special regions, the Void. */
import type { Step } from '@starboard/kernel';
import type { S, X } from './asking.ts';
import { contentOf, tileAt } from './content.ts';
import { takeMoon } from './effects/moon.ts';
import type { FrameOf } from './frames.ts';
import { gainUnits } from './gains.ts';
import { ENERGY, NONE, type Who } from './ids.ts';
import { isNebula } from './map.ts';
import { MOD, mod } from './modifiers.ts';
import { regionName } from './told.ts';
import { trigger } from './triggers.ts';
import type { Andromeda } from './types.ts';
import { startVoid } from './void.ts';

/** N107: what a nebula without moons gives. */
const EMPTY_NEBULA = 2;

/** N107: one moon, of two the owner's choice; those who may take both (`nebulaBoth`). */
function nebula(s: S, x: X, who: Who, at: number) {
  const { map } = s.pub;
  const there = map.moons[at];
  if (there === 0) return gainUnits(s, x, who, ENERGY, EMPTY_NEBULA, regionName(s.pub, at));
  if (there === 1) return takeMoon(s, x, who, map.top[at]);
  x.push({ step: 'moon', who, src: 'at', at, n: mod(s.pub.sides[who], MOD.nebulaBoth) > 0 ? there : 1 });
}

/** N100, N272. */
function planet(s: S, x: X, who: Who, at: number, kind: number) {
  if (s.pub.map.moons[at] > 0) return takeMoon(s, x, who, s.pub.map.top[at]);
  gainUnits(s, x, who, kind, 1 + mod(s.pub.sides[who], MOD.emptyPlanetGain), regionName(s.pub, at));
}

export const region: Step<Andromeda, FrameOf<'region'>> = {
  run(s, f, x) {
    const tile = tileAt(contentOf(s.pub.options), s.pub.map.tile, f.at);
    if (f.stage === 'start') {
      f.stage = 'end';
      if (isNebula(s.pub.map, f.at)) return nebula(s, x, f.who, f.at);
      if (tile === undefined) return;
      if (tile.sort === 'planet') return planet(s, x, f.who, f.at, tile.kind);
      if (tile.sort === 'void') return startVoid(s, x, f.who);
      return x.push({ step: 'do', who: f.who, at: tile.at, i: 0, arg: NONE, free: true });
    }
    x.pop();
    if (isNebula(s.pub.map, f.at)) trigger(s, x, f.who, 'nebulaActivated', f.at);
    else if (tile?.sort === 'planet') trigger(s, x, f.who, 'planetActivated', f.at);
  },
};
