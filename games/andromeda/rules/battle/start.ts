/** How a battle begins (N143, N144) and who brings help (N145, N258, D27). */

import type { Choice, Step } from '@starboard/kernel';
import { SHIPS } from '../../content/vocabulary.ts';
import { ask, isCollective, nameOf, orderFrom, type S, type X } from '../asking.ts';
import { contentOf, tileAt } from '../content.ts';
import type { FrameOf } from '../frames.ts';
import { CRUISER, FIGHTER, NONE, RAIDERS, SHIPS_EACH, TRANSPORT, TYPE_OF, type Who } from '../ids.ts';
import { distance, isNebula } from '../map.ts';
import { firstOf, placeOf } from '../picks.ts';
import { hasSkill, onMap, rangeOf, shipsIn } from '../ships.ts';
import { sure } from '../sure.ts';
import { regionName } from '../told.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { battleOf } from './current.ts';
import { raidersIn, sideOf } from './marks.ts';
import { BRING } from './picks.ts';
import type { Battle, BattleSide } from './types.ts';

export const partyOf = (pub: Readonly<Pub>, who: Who) => (who === RAIDERS ? ('raiders' as const) : nameOf(pub, who));
const newSide = (who: Who): BattleSide => ({ who, bought: 0, types: 0, faces: [] });

export const newBattle = (region: number, theVoid: boolean): Battle => ({
  void: theVoid,
  region,
  sides: [],
  uses: [],
  marks: [],
  passed: [],
  used: [],
  winner: NONE,
  losers: [],
  scrapped: 0,
});

/** N143: sides that stand together in the active region, in the order of N144. */
function sidesHere(pub: Readonly<Pub>): Who[] {
  const { region } = pub.turn;
  const sides = orderFrom(pub, pub.turn.active).filter((who) => shipsIn(pub, who, region).length > 0);
  if (raidersIn(pub, region).length > 0) sides.push(RAIDERS);
  return sides;
}

/** N143, N276: whether there is one after the raid. */
export function battleHere(pub: Readonly<Pub>): boolean {
  const sides = sidesHere(pub);
  return sides.length > 1 && sides[0] !== RAIDERS;
}

export function startBattle(s: S, x: X): void {
  const battle = newBattle(s.pub.turn.region, false);
  battle.sides = sidesHere(s.pub).map(newSide);
  s.pub.battle = battle;
  if (x.telling) x.tell('all', { kind: 'battle', at: regionName(s.pub, battle.region), sides: battle.sides.map((side) => partyOf(s.pub, side.who)) });
  x.push({ step: 'battle', stage: 'escalation', left: orderFrom(s.pub, s.pub.turn.active), queue: [] });
}

/** N145: whether a ship on the map reaches the battle. */
function reaches(pub: Readonly<Pub>, who: Who, type: number, from: number): boolean {
  const { region } = battleOf(pub);
  if (from < 0 || from === region) return false;
  if (isNebula(pub.map, region) && !hasSkill(pub, who, 'exploration', type)) return false;
  return rangeOf(pub, who, type) >= distance(pub.map, from, region);
}

/** Ships that may come, as picks in a fixed order, one for each ship. */
function reinforcements(pub: Readonly<Pub>, who: Who): Pick[] {
  const picks: Pick[] = [];
  for (let i = 0; i < SHIPS_EACH; i++) {
    const from = pub.fleet.at[who * SHIPS_EACH + i];
    if (reaches(pub, who, TYPE_OF[i], from)) picks.push(BRING[TYPE_OF[i]][from]);
  }
  return picks.sort((a, b) => firstOf(a) - firstOf(b) || placeOf(a) - placeOf(b));
}

function bringShip(s: S, x: X, who: Who, ship: number): void {
  const battle = battleOf(s.pub);
  const i = who * SHIPS_EACH + ship;
  const from = s.pub.fleet.at[i];
  s.pub.fleet.at[i] = battle.region;
  x.tell('all', {
    kind: 'joined',
    who: nameOf(s.pub, who),
    ship: SHIPS[TYPE_OF[ship]],
    from: regionName(s.pub, from),
    to: regionName(s.pub, battle.region),
  });
}

/** N258: ranges of the Collective in Escalation. */
const collectiveRange = (type: number): number => (type === CRUISER ? Number.POSITIVE_INFINITY : type === FIGHTER ? 2 : 1);

/** N258: every ship in range, but no transport on a planet without a development; never into a nebula. */
function collectiveJoins(s: S, x: X, who: Who): void {
  const battle = battleOf(s.pub);
  if (isNebula(s.pub.map, battle.region)) return;
  const c = contentOf(s.pub.options);
  for (let ship = 0; ship < SHIPS_EACH; ship++) {
    const from = s.pub.fleet.at[who * SHIPS_EACH + ship];
    if (from < 0 || from === battle.region) continue;
    const type = TYPE_OF[ship];
    const settling = type === TRANSPORT && tileAt(c, s.pub.map.tile, from)?.sort === 'planet' && s.pub.map.owner[from] === NONE;
    if (!settling && distance(s.pub.map, from, battle.region) <= collectiveRange(type)) bringShip(s, x, who, ship);
  }
  if (sideOf(battle, who) || shipsIn(s.pub, who, battle.region).length === 0) return;
  // It takes its place in the order of N144.
  const order = orderFrom(s.pub, s.pub.turn.active);
  battle.sides.push(newSide(who));
  battle.sides.sort((a, b) => (a.who === RAIDERS ? 99 : order.indexOf(a.who)) - (b.who === RAIDERS ? 99 : order.indexOf(b.who)));
}

/** N145, one side's part; true: it is asked. */
export function escalate(s: S, x: X, who: Who): boolean {
  const battle = battleOf(s.pub);
  if (isCollective(s.pub, who)) collectiveJoins(s, x, who);
  else if (sideOf(battle, who) && onMap(s.pub, who) > 0 && reinforcements(s.pub, who).length > 0) {
    x.push({ step: 'bring', who });
    return true;
  }
  return false;
}

/** Types that took part; they count even if the ships are lost. */
export function noteShips(pub: Pub): void {
  for (const side of battleOf(pub).sides) {
    side.types = 0;
    if (side.who !== RAIDERS) for (const ship of shipsIn(pub, side.who, battleOf(pub).region)) side.types |= 1 << TYPE_OF[ship];
  }
}

/** D27: any of the ships in range, in one answer. */
export const bring: Step<Andromeda, FrameOf<'bring'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'bring'),
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.at(-1) === 'ready') return null;
    const all = reinforcements(k.pub, f.who);
    let from = 0;
    for (const pick of path) from = all.indexOf(pick, from) + 1;
    // Nobody is left to come: the answer is complete without saying so.
    if (from === all.length) return null;
    return { kind: 'bring', picks: [...new Set(all.slice(from)), 'ready'], ends: false, rule: 'N145' };
  },
  take(s, f, _seat, answer, x) {
    for (const pick of answer) {
      if (pick === 'ready') break;
      const from = placeOf(pick);
      const ship = sure(shipsIn(s.pub, f.who, from).find((i) => TYPE_OF[i] === firstOf(pick)));
      bringShip(s, x, f.who, ship);
    }
    x.pop();
  },
  idle: () => ['ready'],
};
