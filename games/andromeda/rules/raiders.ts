/** Raiders (sections 15 and 16): how they arrive, raid, and are moved by events. Nobody moves them otherwise (N142). */

import type { Choice, Step } from '@starboard/kernel';
import { SHIPS } from '../content/vocabulary.ts';
import { ask, nameOf, orderFrom, type S, takeFrom, type X } from './asking.ts';
import { raidersIn } from './battle/marks.ts';
import { PULL, RAIDER } from './battle/picks.ts';
import { contentOf } from './content.ts';
import type { FrameOf } from './frames.ts';
import { SHIPS_EACH, TYPE_OF, type Who } from './ids.ts';
import { distance, NEBULAE, neighbours, UNREACHABLE, VOID_SPACE } from './map.ts';
import { MOD, mod } from './modifiers.ts';
import { firstOf, placeOf } from './picks.ts';
import { shipsIn } from './ships.ts';
import { shifted, sure } from './sure.ts';
import { regionName } from './told.ts';
import type { Andromeda, Pub } from './types.ts';

/** N131: from the strongest class; `raiderClass` counts A, B, C, D, S. */
const RANK: readonly number[] = [1, 2, 3, 4, 0];
const SMALL = 4;
/** N275. */
const MOST_SMALL = 4;
const STANDS = 8;

const classOf = (pub: Readonly<Pub>, i: number): number => contentOf(pub.options).raiderClass[pub.raiders.card[i]];
const rankOf = (pub: Readonly<Pub>, i: number): number => RANK[classOf(pub, i)];
const idOf = (pub: Readonly<Pub>, i: number): string => contentOf(pub.options).raw.raiders[pub.raiders.card[i]].id;
const isDragon = (pub: Readonly<Pub>, i: number): boolean => pub.raiders.card[i] === contentOf(pub.options).dragon;
/** The dragon has a stand of its own. */
const standsUsed = (pub: Readonly<Pub>): number => pub.raiders.card.filter((_, i) => !isDragon(pub, i)).length;

export function putRaider(s: S, x: X, card: number, space: number): void {
  s.pub.raiders.card.push(card);
  s.pub.raiders.at.push(space);
  x.reveal('all', { kind: 'raider', raider: contentOf(s.pub.options).raw.raiders[card].id, at: regionName(s.pub, space) }, 'N125');
}
const rolledNebula = (x: X): number => NEBULAE[x.int(NEBULAE.length)];

/** N123. */
export function spawnSmall(s: S, x: X): void {
  const { pub } = s;
  const small = pub.raiders.card.filter((_, i) => classOf(pub, i) === SMALL).length;
  if (small < MOST_SMALL && standsUsed(pub) < STANDS) putRaider(s, x, pub.raiders.small, rolledNebula(x));
}

const mayArrive = (pub: Readonly<Pub>, cls: number): boolean =>
  pub.raiders.coming[cls] > 0 && standsUsed(pub) < STANDS && !pub.raiders.card.some((_, i) => classOf(pub, i) === cls);

/** N125: 0 to 3 for A to D. */
export function spawnClass(s: S, x: X, cls: number): void {
  if (!mayArrive(s.pub, cls)) return;
  const space = rolledNebula(x);
  const card = takeFrom(s.pub.raiders.bags[cls], x);
  s.pub.raiders.coming[cls]--;
  putRaider(s, x, card, space);
}

/** N141. */
export function spawnNext(s: S, x: X): void {
  const cls = [0, 1, 2, 3].find((c) => mayArrive(s.pub, c));
  if (cls !== undefined) spawnClass(s, x, cls);
}
export const someMayArrive = (pub: Readonly<Pub>): boolean => [0, 1, 2, 3].some((cls) => mayArrive(pub, cls));

/** N131–N134: figures that may raid the active region, all of one class. */
function inReach(pub: Readonly<Pub>): number[] {
  const { active, region, ship } = pub.turn;
  if (region < 0 || pub.fleet.at[active * SHIPS_EACH + ship] !== region) return [];
  return wouldRaid(pub, active, region);
}

/** N131, N132, N134: figures that raid a ship of this side launched there now. */
export function wouldRaid(pub: Readonly<Pub>, who: Who, region: number): number[] {
  if (mod(pub.sides[who], MOD.noRaid) > 0 || raidersIn(pub, region).length > 0) return [];
  const { raiders } = contentOf(pub.options).raw;
  const near = pub.raiders.at.flatMap((at, i) => {
    const chases = raiders[pub.raiders.card[i]].ability.do.some((e) => e.k === 'raider' && e.op === 'chase');
    return distance(pub.map, at, region) <= (chases ? 2 : 1) ? [i] : [];
  });
  const best = Math.max(...near.map((i) => rankOf(pub, i)));
  return near.filter((i) => rankOf(pub, i) === best);
}

const places = (pub: Readonly<Pub>, figures: readonly number[]): number[] =>
  [...new Set(figures.map((i) => pub.raiders.at[i]))].sort((a, b) => a - b);

/** The figure that a pick of a question about raiders means; undefined: the pick is a way and not a raider. */
export function raiderMeant(pub: Readonly<Pub>, step: string, space: number): number | undefined {
  const figures = step === 'raid' ? inReach(pub) : step === 'remove-raider' ? smallOnes(pub) : [];
  return figures.find((i) => pub.raiders.at[i] === space);
}

/** D26. */
export const raid: Step<Andromeda, FrameOf<'raid'>> = {
  run(s, _f, x) {
    const figures = inReach(s.pub);
    if (figures.length === 0) return x.pop();
    if (places(s.pub, figures).length > 1) return ask(s, x, s.pub.turn.active, 'raid');
    x.pop();
    moveIn(s, x, figures[0]);
  },
  picks: (k) => ({ kind: 'raid', picks: places(k.pub, inReach(k.pub)).map((at) => RAIDER[at]), ends: true, rule: 'N132' }),
  take(s, _f, _seat, [pick], x) {
    const figure = sure(raiderMeant(s.pub, 'raid', placeOf(pick)));
    x.pop();
    moveIn(s, x, figure);
  },
};

/** N131, N135; N136: the dragon pulls instead. */
function moveIn(s: S, x: X, figure: number) {
  const { raiders, turn } = s.pub;
  if (isDragon(s.pub, figure)) return pullLaunched(s, x);
  const from = raiders.at[figure];
  raiders.at[figure] = turn.region;
  const id = idOf(s.pub, figure);
  x.tell('all', { kind: 'raided', who: nameOf(s.pub, turn.active), raider: id, from: regionName(s.pub, from), to: regionName(s.pub, turn.region) });
  if (contentOf(s.pub.options).raw.raiders[raiders.card[figure]].ability.when === 'onRaid')
    x.push({ step: 'do', who: turn.active, at: `${id}/ability`, i: 0, arg: -1, free: false });
}

function pull(s: S, x: X, who: Who, ship: number): void {
  const i = who * SHIPS_EACH + ship;
  const from = s.pub.fleet.at[i];
  s.pub.fleet.at[i] = VOID_SPACE;
  x.tell('all', {
    kind: 'pulled',
    who: nameOf(s.pub, who),
    ship: SHIPS[TYPE_OF[ship]],
    from: regionName(s.pub, from),
    to: regionName(s.pub, VOID_SPACE),
  });
}

/** N136, N137: the launched ship goes onto the Void, which is the active region now; nothing there is activated or collected. */
function pullLaunched(s: S, x: X): void {
  const { turn } = s.pub;
  pull(s, x, turn.active, turn.ship);
  turn.region = VOID_SPACE;
}

/** N139: regions one step closer to the nearest ship, free of ships and raiders. */
function closer(pub: Readonly<Pub>, figure: number): number[] {
  const from = pub.raiders.at[figure];
  if (isDragon(pub, figure)) return [];
  const ships = [...new Set(pub.fleet.at.filter((at) => at >= 0))];
  const far = (space: number): number => Math.min(UNREACHABLE, ...ships.map((at) => distance(pub.map, space, at)));
  const now = far(from);
  if (now === UNREACHABLE) return [];
  return neighbours(pub.map, from).filter((to) => far(to) < now && !ships.includes(to) && !pub.raiders.at.includes(to));
}

/** N139, N304: figures in class order; within a class by their place on the map. */
export const inClassOrder = (pub: Readonly<Pub>): number[] =>
  pub.raiders.at.map((_, i) => i).sort((a, b) => rankOf(pub, b) - rankOf(pub, a) || pub.raiders.at[a] - pub.raiders.at[b] || a - b);

export const advanceRaiders: Step<Andromeda, FrameOf<'advance-raiders'>> = {
  run(s, f, x) {
    while (f.left.length > 0) {
      const to = closer(s.pub, f.left[0]);
      if (to.length > 1) return ask(s, x, s.pub.turn.active, 'advance-raiders');
      const figure = shifted(f.left);
      if (to.length === 1) step(s, x, figure, to[0]);
    }
    x.pop();
  },
  picks: (k, f) => ({ kind: 'raider-way', picks: closer(k.pub, f.left[0]).map((at) => RAIDER[at]), ends: true, rule: 'N139' }),
  take: (s, f, _seat, [pick], x) => step(s, x, shifted(f.left), placeOf(pick)),
};

function step(s: S, x: X, figure: number, to: number): void {
  const { at } = s.pub.raiders;
  x.tell('all', { kind: 'raider-moved', raider: idOf(s.pub, figure), from: regionName(s.pub, at[figure]), to: regionName(s.pub, to) });
  at[figure] = to;
}

const smallOnes = (pub: Readonly<Pub>): number[] => pub.raiders.at.map((_, i) => i).filter((i) => classOf(pub, i) === SMALL);
export const someSmall = (pub: Readonly<Pub>): boolean => smallOnes(pub).length > 0;

/** N140: any one S figure leaves the map. */
export const removeRaider: Step<Andromeda, FrameOf<'remove-raider'>> = {
  run(s, f, x) {
    const figures = smallOnes(s.pub);
    if (places(s.pub, figures).length > 1) return ask(s, x, f.who, 'remove-raider');
    x.pop();
    if (figures.length > 0) remove(s, x, figures[0]);
  },
  picks: (k) => ({ kind: 'raider-goes', picks: places(k.pub, smallOnes(k.pub)).map((at) => RAIDER[at]), ends: true, rule: 'N140' }),
  take(s, _f, _seat, [pick], x) {
    const figure = sure(raiderMeant(s.pub, 'remove-raider', placeOf(pick)));
    x.pop();
    remove(s, x, figure);
  },
};

function remove(s: S, x: X, figure: number): void {
  const { raiders } = s.pub;
  x.tell('all', { kind: 'raider-gone', raider: idOf(s.pub, figure), at: regionName(s.pub, raiders.at[figure]) });
  raiders.card.splice(figure, 1);
  raiders.at.splice(figure, 1);
}

/** Ships of a side next to the Void, as places among its nine. */
const besideVoid = (pub: Readonly<Pub>, who: Who): number[] =>
  pub.map.void ? neighbours(pub.map, VOID_SPACE).flatMap((at) => shipsIn(pub, who, at)) : [];

/** N138: one ship of each side that has one there. */
export const pullShips: Step<Andromeda, FrameOf<'pull-ships'>> = {
  run(s, f, x) {
    while (f.left.length > 0) {
      const who = f.left[0];
      const picks = pullPicks(s.pub, who);
      if (picks.length > 1) return ask(s, x, who, 'pull-ships');
      f.left.shift();
      if (picks.length === 1) pull(s, x, who, besideVoid(s.pub, who)[0]);
    }
    x.pop();
  },
  picks: (k, f): Choice<Andromeda> => ({ kind: 'pull', picks: pullPicks(k.pub, f.left[0]), ends: true, rule: 'N138' }),
  take(s, f, _seat, [pick], x) {
    const who = shifted(f.left);
    const ship = sure(shipsIn(s.pub, who, placeOf(pick)).find((i) => TYPE_OF[i] === firstOf(pick)));
    pull(s, x, who, ship);
  },
};

const pullPicks = (pub: Readonly<Pub>, who: Who) => [
  ...new Set(besideVoid(pub, who).map((ship) => PULL[TYPE_OF[ship]][pub.fleet.at[who * SHIPS_EACH + ship]])),
];
export const everybodyFrom = (s: S): Who[] => orderFrom(s.pub, s.pub.turn.active);

/** N140: at most one in a region, and so many in all. */
export const mechPossible = (pub: Readonly<Pub>): boolean =>
  pub.turn.region >= 0 &&
  pub.map.mech[pub.turn.region] === 0 &&
  pub.map.mech.reduce((a, b) => a + b, 0) < contentOf(pub.options).raw.constants.mechTokens;

export function placeMech(s: S, x: X): void {
  if (!mechPossible(s.pub)) return;
  s.pub.map.mech[s.pub.turn.region] = 1;
  x.tell('all', { kind: 'mech-placed', at: regionName(s.pub, s.pub.turn.region) });
}
