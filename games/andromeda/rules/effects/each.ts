/** `each`: every side of a set resolves a list, in turn order from the active one (N127). */
import type { Step } from '@starboard/kernel';
import type { PlayerSet } from '../../content/vocabulary.ts';
import { isCollective, orderFrom } from '../asking.ts';
import { contentOf, pathTo } from '../content.ts';
import { ownSites } from '../counters.ts';
import type { FrameOf } from '../frames.ts';
import { NONE, type Who } from '../ids.ts';
import { reachOf, VOID_SPACE } from '../map.ts';
import { onMap, ownMask } from '../ships.ts';
import type { Andromeda, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

/** N128: on the Void, else next to it. */
function byVoid(pub: Readonly<Pub>, who: Who): 'onVoid' | 'nextVoid' | null {
  const own = ownMask(pub, who);
  if ((own >> VOID_SPACE) & 1) return 'onVoid';
  return own & reachOf(pub.map).within[VOID_SPACE][1] ? 'nextVoid' : null;
}

/** Everybody tied is included, nobody if the highest number is 0. */
function extreme(order: readonly Who[], of: (who: Who) => number, most: boolean): Who[] {
  const numbers = order.map(of);
  if (Math.max(...numbers) === 0) return [];
  const wanted = most ? Math.max(...numbers) : Math.min(...numbers);
  return order.filter((_, i) => numbers[i] === wanted);
}

export function sidesOf(pub: Readonly<Pub>, set: PlayerSet): Who[] {
  const order = orderFrom(pub, pub.turn.active);
  switch (set) {
    case 'all':
      return order;
    case 'onVoid':
    case 'nextVoid':
      return order.filter((who) => byVoid(pub, who) === set);
    case 'mostVp':
    case 'fewestVp':
      return extreme(order, (who) => pub.sides[who].vp, set === 'mostVp');
    case 'mostShips':
    case 'fewestShips':
      return extreme(order, (who) => onMap(pub, who), set === 'mostShips');
    case 'mostDevelopments':
      return extreme(order, (who) => ownSites(pub, who).length, true);
    case 'noDevelopment':
      return order.filter((who) => ownSites(pub, who).length === 0);
  }
}

/** N223, N293: whether this part of the event being resolved reaches the Collective. */
function reaches(pub: Readonly<Pub>, part: number): boolean {
  if (pub.turn.event === NONE) return true;
  const { events, soloEvents } = contentOf(pub.options).raw;
  const solo = soloEvents.find((e) => e.replaces === events[pub.turn.event].id);
  return solo === undefined || (solo.collective === 'applies' && (solo.appliesParts ?? [0]).includes(part));
}

export const each: Kind<'each'> = {
  kind: 'each',
  collective: 'same',
  possible: () => true,
  resolve(s, x, f, e) {
    const left = sidesOf(s.pub, e.who).filter((who) => !isCollective(s.pub, who) || reaches(s.pub, f.i - 1));
    x.push({ step: 'each', at: pathTo(contentOf(s.pub.options), e.then), left });
  },
};

export const eachStep: Step<Andromeda, FrameOf<'each'>> = {
  run(_s, f, x) {
    const who = f.left.shift();
    if (who === undefined) x.pop();
    else x.push({ step: 'do', who, at: f.at, i: 0, arg: NONE, free: false });
  },
};
