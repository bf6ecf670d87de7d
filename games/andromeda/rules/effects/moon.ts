/** `moon`: moons from nebulae or planets (D13), and `moonContent`: what the moon in the output slot shows (N67). */
import type { Choice, Step } from '@starboard/kernel';
import { ask, isCollective, type S, takeFrom, type X } from '../asking.ts';
import { contentOf, tileAt } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { gainMoon } from '../gains.ts';
import { NEBULA, NONE, SPACES, type Who } from '../ids.ts';
import { MOON, numberOf } from '../picks.ts';
import { ownMask } from '../ships.ts';
import { regionName } from '../told.ts';
import type { Andromeda, Pub } from '../types.ts';
import { ANY_SET } from './gain.ts';
import type { Kind } from './kind.ts';

/** Visible moons in regions of these bits: nebulae or planets. */
function visible(pub: Readonly<Pub>, nebulae: boolean, mask: number): number[] {
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) {
    if ((pub.map.tile[i] === NEBULA) !== nebulae || ((mask >> i) & 1) === 0) continue;
    if (pub.map.top[i] !== NONE) list.push(pub.map.top[i]);
    if (pub.map.second[i] !== NONE) list.push(pub.map.second[i]);
  }
  return list;
}

type Source = 'nebula' | 'planet' | 'ownPlanet' | 'here' | 'at';
/** N272: only from planets that have moons; where no nebula has one, from a planet. */
export function moonsFrom(pub: Readonly<Pub>, who: Who, src: Source, at: number = NONE): number[] {
  if (src === 'nebula') {
    const list = visible(pub, true, -1);
    if (list.length > 0) return list;
  }
  if (src === 'here' || src === 'at') {
    const here = 1 << (src === 'at' ? at : pub.turn.region);
    return [...visible(pub, true, here), ...visible(pub, false, here)];
  }
  return visible(pub, false, src === 'ownPlanet' ? ownMask(pub, who) : -1);
}

/** A visible moon goes to a side; N37: the next moon of a planet's stack is drawn when it becomes the top one. */
export function takeMoon(s: S, x: X, who: Who, moon: number): void {
  const { map } = s.pub;
  const c = contentOf(s.pub.options);
  const top = map.top.indexOf(moon);
  const space = top >= 0 ? top : map.second.indexOf(moon);
  if (top >= 0) map.top[space] = map.second[space];
  map.second[space] = NONE;
  map.moons[space]--;
  gainMoon(s, x, who, moon, regionName(s.pub, space));
  const tile = tileAt(c, map.tile, space);
  if (tile === undefined || map.moons[space] === 0) return;
  const next = takeFrom(map.unseen[tile.kind], x);
  map.top[space] = next;
  x.reveal('all', { kind: 'revealed-moon', moon: c.moons[next].id, at: regionName(s.pub, space) }, 'N37');
}

export const moon: Kind<'moon'> = {
  kind: 'moon',
  collective: 'own',
  possible: () => true,
  resolve: (_s, x, f, e) => x.push({ step: 'moon', who: f.who, src: e.src, at: NONE, n: e.n }),
};

export const moonStep: Step<Andromeda, FrameOf<'moon'>> = {
  run(s, f, x) {
    if (f.n === 0) return x.pop();
    const list = moonsFrom(s.pub, f.who, f.src, f.at);
    if (list.length > 1) return ask(s, x, f.who, 'moon');
    f.n--;
    if (list.length === 1) takeMoon(s, x, f.who, list[0]);
    else if (!isCollective(s.pub, f.who)) x.push({ step: 'gain', who: f.who, set: ANY_SET, n: 1, from: 'moon' });
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'moon', picks: moonsFrom(k.pub, f.who, f.src, f.at).map((m) => MOON[m]), ends: true, rule: 'N272' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    takeMoon(s, x, f.who, numberOf(pick));
  },
};

export const moonContent: Kind<'moonContent'> = {
  kind: 'moonContent',
  collective: 'never',
  possible: () => true,
  resolve(s, x, f) {
    if (f.arg >= 0) x.push({ step: 'do', who: f.who, at: contentOf(s.pub.options).moons[f.arg].at, i: 0, arg: NONE, free: false });
  },
};
