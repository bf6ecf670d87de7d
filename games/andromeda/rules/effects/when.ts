/** `when`: a condition now, or at the end of a battle; `perCount`: once for each thing counted. */
import { conditionHolds } from '../battle/conditions.ts';
import { contentOf, pathTo, tileAt } from '../content.ts';
import { countOf } from '../counters.ts';
import { SHIPS_EACH, TRANSPORT, TYPE_OF, type Who } from '../ids.ts';
import type { Pub } from '../types.ts';
import type { Kind } from './kind.ts';
import { anyPossible } from './registry.ts';

export function transportOnPlanet(pub: Readonly<Pub>, who: Who): boolean {
  const c = contentOf(pub.options);
  for (let i = 0; i < SHIPS_EACH; i++) {
    const at = pub.fleet.at[who * SHIPS_EACH + i];
    if (TYPE_OF[i] === TRANSPORT && at >= 0 && tileAt(c, pub.map.tile, at)?.sort === 'planet') return true;
  }
  return false;
}

export const when: Kind<'when'> = {
  kind: 'when',
  collective: 'same',
  // N119: conditions that are checked later count as possible.
  possible(t, who, e) {
    const holds = e.cond === 'hasTransportOnPlanet' ? transportOnPlanet(t.pub, who) : conditionHolds(t.pub, who, e.cond);
    if (holds === 'later') return true;
    return holds ? anyPossible(t, who, e.then) : e.else !== undefined && anyPossible(t, who, e.else);
  },
  resolve(s, x, f, e) {
    const holds = e.cond === 'hasTransportOnPlanet' ? transportOnPlanet(s.pub, f.who) : conditionHolds(s.pub, f.who, e.cond);
    const list = holds === true ? e.then : e.else;
    // `later`: the battle keeps the list and resolves it once the winner is known.
    if (holds !== 'later' && list !== undefined)
      x.push({ step: 'do', who: f.who, at: pathTo(contentOf(s.pub.options), list), i: 0, arg: f.arg, free: false });
  },
};

export const perCount: Kind<'perCount'> = {
  kind: 'perCount',
  collective: 'same',
  possible: (t, who, e) => countOf(t.pub, who, e.what) >= e.per && anyPossible(t, who, e.then),
  resolve(s, x, f, e) {
    const n = Math.min(e.max, Math.floor(countOf(s.pub, f.who, e.what) / e.per));
    const at = pathTo(contentOf(s.pub.options), e.then);
    for (let i = 0; i < n; i++) x.push({ step: 'do', who: f.who, at, i: 0, arg: f.arg, free: false });
  },
};
