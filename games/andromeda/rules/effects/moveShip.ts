/** `moveShip` (D21): one of the owner's ships moves to a quiet region in range; nothing is activated. `recall`: ships go to the bay. */
import type { Choice, Step } from '@starboard/kernel';
import { SHIPS } from '../../content/vocabulary.ts';
import { ask, nameOf, type S, type X } from '../asking.ts';
import type { FrameOf } from '../frames.ts';
import { BAY, SHIPS_EACH, SPACES, TYPE_OF, type Who } from '../ids.ts';
import { isNebula, isRegion, reachOf } from '../map.ts';
import { firstOf, placeOf, TO } from '../picks.ts';
import { enemyMask, hasSkill, onMap, ownMask, raiderMask } from '../ships.ts';
import { regionName } from '../told.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { shipOf, shipPicks } from './damage.ts';
import type { Kind } from './kind.ts';

function targets(pub: Readonly<Pub>, who: Who, type: number, from: number, range: number): Pick[] {
  const taken = ownMask(pub, who) | enemyMask(pub, who) | raiderMask(pub);
  const { far } = reachOf(pub.map);
  const picks: Pick[] = [];
  for (let to = 0; to < SPACES; to++) {
    if (!isRegion(pub.map, to) || (taken >> to) & 1 || far[from * SPACES + to] > range) continue;
    if (!isNebula(pub.map, to) || hasSkill(pub, who, 'exploration', type)) picks.push(TO[to]);
  }
  return picks;
}
const movable = (pub: Readonly<Pub>, who: Who, range: number): Pick[] =>
  shipPicks(pub, who, -1).filter((p) => targets(pub, who, firstOf(p), placeOf(p), range).length > 0);

/** A ship from one region to another. */
export function moveTo(s: S, x: X, who: Who, ship: number, to: number): void {
  const { at } = s.pub.fleet;
  const i = who * SHIPS_EACH + ship;
  if (x.telling)
    x.tell('all', { kind: 'moved', who: nameOf(s.pub, who), ship: SHIPS[TYPE_OF[ship]], from: regionName(s.pub, at[i]), to: regionName(s.pub, to) });
  at[i] = to;
}

export const moveShip: Kind<'moveShip'> = {
  kind: 'moveShip',
  collective: 'tactic',
  possible: (t, who, e) => movable(t.pub, who, e.range).length > 0,
  resolve: (_s, x, f, e) => x.push({ step: 'move-ship', who: f.who, n: e.n, range: e.range }),
};

export const moveShipStep: Step<Andromeda, FrameOf<'move-ship'>> = {
  run(s, f, x) {
    if (f.n === 0 || movable(s.pub, f.who, f.range).length === 0) return x.pop();
    ask(s, x, f.who, 'move-ship');
  },
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === 0) return { kind: 'move-ship', picks: [...movable(k.pub, f.who, f.range), 'skip'], ends: false, rule: 'N82' };
    if (path.length === 2 || path[0] === 'skip') return null;
    return { kind: 'where', picks: targets(k.pub, f.who, firstOf(path[0]), placeOf(path[0]), f.range), ends: true, rule: 'N82' };
  },
  take(s, f, _seat, [ship, to], x) {
    if (to === undefined) return x.pop();
    f.n--;
    moveTo(s, x, f.who, shipOf(s.pub, f.who, ship), placeOf(to));
  },
};

function recallShip(s: S, x: X, who: Who, ship: number): void {
  const { at, hit } = s.pub.fleet;
  const i = who * SHIPS_EACH + ship;
  if (x.telling) x.tell('all', { kind: 'recalled', who: nameOf(s.pub, who), ship: SHIPS[TYPE_OF[ship]], at: regionName(s.pub, at[i]) });
  at[i] = BAY;
  hit[i] = 0;
}

export const recall: Kind<'recall'> = {
  kind: 'recall',
  collective: 'tactic',
  possible: (t, who) => onMap(t.pub, who) > 0,
  resolve: (_s, x, f, e) => x.push({ step: 'recall', who: f.who, n: e.n }),
};

export const recallStep: Step<Andromeda, FrameOf<'recall'>> = {
  run(s, f, x) {
    const picks = shipPicks(s.pub, f.who, -1);
    if (f.n === 0 || picks.length === 0) return x.pop();
    if (picks.length > 1) return ask(s, x, f.who, 'recall');
    f.n--;
    recallShip(s, x, f.who, shipOf(s.pub, f.who, picks[0]));
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'recall', picks: shipPicks(k.pub, f.who, -1), ends: true, rule: 'N81' }),
  take(s, f, _seat, [pick], x) {
    f.n--;
    recallShip(s, x, f.who, shipOf(s.pub, f.who, pick));
  },
};
