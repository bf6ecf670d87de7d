/** `activate` (D21): modules of the owner without an activator; `activateRegion` (N109): another region as if the ship were there. */
import type { Choice, Step } from '@starboard/kernel';
import { MODULE_TYPES, numberIn } from '../../content/vocabulary.ts';
import { ask } from '../asking.ts';
import { contentOf, tileAt } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { SPACES, type Who } from '../ids.ts';
import { baseWorks } from '../legality.ts';
import { isNebula, isRegion } from '../map.ts';
import { ACTIVATE, numberOf, placeOf, TO } from '../picks.ts';
import { enemyMask, raiderMask } from '../ships.ts';
import { activatable } from '../station.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import type { Kind } from './kind.ts';

const modules = (pub: Readonly<Pub>, who: Who, row: number, free: boolean): number[] => {
  const list: number[] = [];
  pub.sides[who].rows.forEach((r, i) => {
    if (row >= 0 && row !== i) return;
    for (const m of r.modules) if (activatable(pub, who, m, free) === null) list.push(m);
  });
  return list;
};
const rowOf = (rows: string): number => numberIn(MODULE_TYPES, rows);

export const activate: Kind<'activate'> = {
  kind: 'activate',
  collective: 'tactic',
  possible: (t, who, e) => modules(t.pub, who, rowOf(e.rows), e.freeInput).length > 0,
  resolve: (_s, x, f, e) => x.push({ step: 'activate', who: f.who, n: e.n, row: rowOf(e.rows), free: e.freeInput }),
};

export const activateStep: Step<Andromeda, FrameOf<'activate'>> = {
  run(s, f, x) {
    if (f.n === 0 || modules(s.pub, f.who, f.row, f.free).length === 0) return x.pop();
    ask(s, x, f.who, 'activate');
  },
  picks: (k, f): Choice<Andromeda> => ({
    kind: 'activate',
    picks: [...modules(k.pub, f.who, f.row, f.free).map((m) => ACTIVATE[m]), 'skip'],
    ends: true,
    rule: 'N176',
  }),
  take(_s, f, _seat, [pick], x) {
    if (pick === 'skip') return x.pop();
    f.n--;
    x.push({ step: 'activation', who: f.who, module: numberOf(pick), free: f.free, how: 'effect', paid: false });
  },
};

/** N109: a planet, nebula or base without enemies and raiders; a base only if it works now. */
function targets(pub: Readonly<Pub>, who: Who): Pick[] {
  const c = contentOf(pub.options);
  const closed = enemyMask(pub, who) | raiderMask(pub);
  const picks: Pick[] = [];
  for (let i = 0; i < SPACES; i++) {
    if (i === pub.turn.region || !isRegion(pub.map, i) || (closed >> i) & 1) continue;
    const tile = tileAt(c, pub.map.tile, i);
    if (isNebula(pub.map, i) || tile?.sort === 'planet' || (tile?.sort === 'base' && baseWorks(pub, who, tile))) picks.push(TO[i]);
  }
  return picks;
}

export const activateRegion: Kind<'activateRegion'> = {
  kind: 'activateRegion',
  collective: 'tactic',
  possible: (t, who) => targets(t.pub, who).length > 0,
  resolve: (_s, x, f) => x.push({ step: 'activate-region', who: f.who, beside: f.free }),
};

export const activateRegionStep: Step<Andromeda, FrameOf<'activate-region'>> = {
  run(s, f, x) {
    if (targets(s.pub, f.who).length === 0) return x.pop();
    ask(s, x, f.who, 'activate-region');
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'activate-region', picks: [...targets(k.pub, f.who), 'skip'], ends: true, rule: 'N109' }),
  take(_s, f, _seat, [pick], x) {
    x.pop();
    if (pick !== 'skip') x.push({ step: 'region', who: f.who, at: placeOf(pick), stage: 'start' });
  },
};
