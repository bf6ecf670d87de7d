/** `event`: the event marker advances; `newPlanet`, `placeBonus`, `extraTurn`: what events do to the table. */
import { RESOURCES } from '../../content/vocabulary.ts';
import { isCollective, nameOf, type S } from '../asking.ts';
import { contentOf, tileAt } from '../content.ts';
import { NONE, SPACES } from '../ids.ts';
import { isNebula, isRegion, neighbours, readingOrder, VOID_SPACE } from '../map.ts';
import { newTile, placeBonus as place } from '../tiles.ts';
import type { Pub } from '../types.ts';
import type { Kind } from './kind.ts';

export const event: Kind<'event'> = {
  kind: 'event',
  collective: 'same',
  possible: () => true,
  resolve: (_s, x, _f, e) => x.push({ step: 'advance', n: e.n, todo: NONE }),
};

export const newPlanet: Kind<'newPlanet'> = {
  kind: 'newPlanet',
  collective: 'same',
  possible: (t) => t.pub.map.stack.length > 0 && t.pub.map.laid < readingOrder(t.pub.map.void).length,
  resolve(s, x, _f, e) {
    for (let i = 0; i < e.n; i++) newTile(s, x);
  },
};

type Where = 'bases' | 'planets' | 'emptyPlanets' | 'nebulae' | 'active' | 'aroundVoid';
function regions(pub: Readonly<Pub>, where: Where): number[] {
  const c = contentOf(pub.options);
  if (where === 'active') return pub.turn.region === NONE ? [] : [pub.turn.region];
  if (where === 'aroundVoid') return [...neighbours(pub.map, VOID_SPACE)];
  const list: number[] = [];
  for (let i = 0; i < SPACES; i++) {
    if (!isRegion(pub.map, i)) continue;
    const sort = tileAt(c, pub.map.tile, i)?.sort;
    if (
      where === 'nebulae'
        ? isNebula(pub.map, i)
        : where === 'bases'
          ? sort === 'base'
          : sort === 'planet' && (where === 'planets' || pub.map.moons[i] === 0)
    )
      list.push(i);
  }
  return list;
}

export const placeBonus: Kind<'placeBonus'> = {
  kind: 'placeBonus',
  collective: 'same',
  possible: () => true,
  resolve(s, x, _f, e) {
    const c = contentOf(s.pub.options);
    for (const space of regions(s.pub, e.where)) {
      const kind = e.res === 'kind' ? (tileAt(c, s.pub.map.tile, space)?.kind ?? NONE) : RESOURCES.indexOf(e.res);
      if (kind >= 0) place(s, x, space, kind, e.n);
    }
  },
};

/** Whether another player resolves the same list after this one. */
const tiedLater = (s: S): boolean => {
  const each = s.stack.findLast((f) => f.step === 'each');
  return each?.step === 'each' && each.left.some((who) => !isCollective(s.pub, who));
};

/** N129, N314: of several the last in turn order counts; none once the last round has begun. */
export const extraTurn: Kind<'extraTurn'> = {
  kind: 'extraTurn',
  collective: 'never',
  possible: (t) => t.pub.turn.left === NONE,
  resolve(s, x, f) {
    if (s.pub.turn.left !== NONE || tiedLater(s)) return;
    s.pub.turn.extra = f.who;
    if (x.telling) x.tell('all', { kind: 'extra-turn', who: nameOf(s.pub, f.who) });
  },
};
