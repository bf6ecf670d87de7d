/** N153–N161: who won, what the winner gets, what the losers may still do, and the damage. */

import type { Choice, Step } from '@starboard/kernel';
import { SHIPS } from '../../content/vocabulary.ts';
import { ask, isCollective, nameOf, type S, type X } from '../asking.ts';
import { contentOf } from '../content.ts';
import { count } from '../counts.ts';
import type { FrameOf } from '../frames.ts';
import { drawTactics, gainUnits, score } from '../gains.ts';
import { BAY, ENERGY, NONE, RAIDERS, SHIPS_EACH, SUPREMACY, TYPE_OF, type Who } from '../ids.ts';
import { MOD, mod } from '../modifiers.ts';
import { numberOf } from '../picks.ts';
import { damageShip, scrap, shieldsOf, shipsIn } from '../ships.ts';
import { sure } from '../sure.ts';
import { regionName } from '../told.ts';
import { trigger } from '../triggers.ts';
import type { Andromeda, Pick, Pub } from '../types.ts';
import { battleOf } from './current.ts';
import { raidersIn, shieldsUp, sideOf, winsTies } from './marks.ts';
import { SAVE, SPARE } from './picks.ts';
import { winnerOf } from './result.ts';
import { partyOf } from './start.ts';

/** N153, N154. */
export function decide(s: S, x: X): void {
  const battle = battleOf(s.pub);
  const best = winnerOf(battle.sides.map((side) => side.faces));
  const winner = best === null ? battle.sides.find(({ who }) => winsTies(s.pub, who)) : battle.sides[best];
  battle.winner = winner?.who ?? NONE;
  battle.losers = battle.sides.flatMap((side) => (side === winner ? [] : [side.who]));
  if (winner === undefined) x.tell('all', { kind: 'all-lost' });
  else x.tell('all', { kind: 'won', who: partyOf(s.pub, winner.who) });
  for (const { who } of battle.sides) if (who !== RAIDERS) count(s.pub.sides[who], 'battles');
}

/** N155: a step on supremacy, the rewards of the raiders beaten, then abilities and what cards promised. All of it waits in order. */
export function rewards(s: S, x: X): void {
  const { pub } = s;
  const battle = battleOf(pub);
  const { winner } = battle;
  if (winner < 0) return;
  pub.sides[winner].battlesWon++;
  x.later({ step: 'climb', who: winner, track: SUPREMACY, n: 1 });
  if (sideOf(battle, RAIDERS))
    for (const i of raidersIn(pub, battle.region)) {
      const raider = contentOf(pub.options).raw.raiders[pub.raiders.card[i]];
      x.later({ step: 'do', who: winner, at: `${raider.id}/reward`, i: 0, arg: -1, free: false });
      const bounty = mod(pub.sides[winner], MOD.raiderBounty);
      if (bounty > 0) score(s, x, winner, bounty, 'bounty_raider');
    }
  trigger(s, x, winner, 'battleWon', sideOf(battle, winner)?.types ?? 0);
  promised(s, x, winner, 'won');
}

/** Abilities and promises of those who lost, in order. */
export function consolations(s: S, x: X): void {
  const battle = battleOf(s.pub);
  for (const who of battle.losers) {
    if (who === RAIDERS) continue;
    trigger(s, x, who, 'battleLost', sideOf(battle, who)?.types ?? 0);
    promised(s, x, who, 'lost');
  }
}

/** "If you won", "if you lost": parts of cards that were played and not cancelled. */
function promised(s: S, x: X, who: Who, cond: 'won' | 'lost'): void {
  const { lists } = contentOf(s.pub.options);
  battleOf(s.pub).uses.forEach((use, n) => {
    if (use.who !== who || use.off) return;
    lists.get(use.at)?.forEach((e, i) => {
      if (e.k === 'when' && e.cond === cond) x.later({ step: 'do', who, at: `${use.at}/${i}/then`, i: 0, arg: n, free: false });
    });
  });
}

/** N158: ships that a loss would scrap: no shield of their own is left. */
function bare(pub: Readonly<Pub>, who: Who): number[] {
  const { region } = battleOf(pub);
  return shipsIn(pub, who, region).filter((ship) => pub.fleet.hit[who * SHIPS_EACH + ship] >= shieldsOf(pub, who, TYPE_OF[ship]));
}
const types = (ships: readonly number[]): number[] => [...new Set(ships.map((ship) => TYPE_OF[ship]))].sort((a, b) => a - b);

/** N157, D32. */
export const maneuver: Step<Andromeda, FrameOf<'maneuver'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'maneuver'),
  picks(k, f): Choice<Andromeda> {
    const doomed = bare(k.pub, f.who);
    const picks: Pick[] = ['draw', 'energy'];
    if (doomed.length > shieldsUp(battleOf(k.pub), f.who)) for (const type of types(doomed)) picks.push(SAVE[type]);
    return {
      kind: 'maneuver',
      picks,
      ends: true,
      rule: 'N157',
      greyed: () => (picks.length > 2 ? [] : [{ pick: SAVE[0], rule: 'N157', why: 'none-to-save' }]),
    };
  },
  take(s, f, _seat, [pick], x) {
    const { who } = f;
    const name = nameOf(s.pub, who);
    x.pop();
    if (pick === 'draw') {
      x.tell('all', { kind: 'maneuver', who: name, how: 'draw', ship: null });
      drawTactics(s, x, who, 1);
    } else if (pick === 'energy') {
      x.tell('all', { kind: 'maneuver', who: name, how: 'energy', ship: null });
      gainUnits(s, x, who, ENERGY, 2, 'battle_maneuver');
    } else {
      const type = numberOf(pick);
      x.tell('all', { kind: 'maneuver', who: name, how: 'save', ship: SHIPS[type] });
      const ship = sure(bare(s.pub, who).find((i) => TYPE_OF[i] === type));
      scrap(s, x, who, ship, BAY);
      battleOf(s.pub).scrapped++;
    }
  },
  idle: () => ['energy'],
};

/** N158: one loser's damage; true: the owner picks first which ships are spared (D33). */
export function takeDamage(s: S, x: X, who: Who): boolean {
  const battle = battleOf(s.pub);
  const ships = shipsIn(s.pub, who, battle.region);
  const spared = shieldsUp(battle, who);
  if (spared > 0 && spared < ships.length && types(ships).length > 1) {
    x.push({ step: 'spare', who, n: spared });
    return true;
  }
  strike(s, x, who, sparing(s.pub, who, ships, [], spared));
  return false;
}

/** The ships that take damage: of equal ones those without a shield of their own are spared first. */
function sparing(pub: Readonly<Pub>, who: Who, ships: readonly number[], named: readonly number[], n: number): number[] {
  const weak = bare(pub, who);
  const order = [...ships].sort((a, b) => Number(weak.includes(b)) - Number(weak.includes(a)) || a - b);
  const safe = new Set<number>();
  for (const type of named) {
    const ship = order.find((i) => TYPE_OF[i] === type && !safe.has(i));
    if (ship !== undefined) safe.add(ship);
  }
  for (const ship of order) if (safe.size < n) safe.add(ship);
  return ships.filter((ship) => !safe.has(ship));
}

function strike(s: S, x: X, who: Who, ships: readonly number[]): void {
  const battle = battleOf(s.pub);
  if (x.telling)
    for (const ship of shipsIn(s.pub, who, battle.region))
      if (!ships.includes(ship)) x.tell('all', { kind: 'spared', who: nameOf(s.pub, who), ship: SHIPS[TYPE_OF[ship]] });
  for (const ship of ships) if (damageShip(s, x, who, ship)) battle.scrapped++;
}

export const spare: Step<Andromeda, FrameOf<'spare'>> = {
  run: (s, f, x) => ask(s, x, f.who, 'spare'),
  picks(k, f, _seat, path): Choice<Andromeda> | null {
    if (path.length === f.n) return null;
    const ships = shipsIn(k.pub, f.who, battleOf(k.pub).region);
    const last = path.length === 0 ? 0 : numberOf(path[path.length - 1]);
    const picks = types(ships).filter((type) => {
      const there = ships.filter((ship) => TYPE_OF[ship] === type).length - path.filter((pick) => pick === SPARE[type]).length;
      // Enough must be left to come to n, since the list only goes up.
      const after = ships.filter((ship) => TYPE_OF[ship] > type).length;
      return type >= last && there > 0 && there + after >= f.n - path.length;
    });
    return { kind: 'spare', picks: picks.map((type) => SPARE[type]), ends: path.length + 1 === f.n, rule: 'N158' };
  },
  take(s, f, _seat, answer, x) {
    const ships = shipsIn(s.pub, f.who, battleOf(s.pub).region);
    x.pop();
    strike(s, x, f.who, sparing(s.pub, f.who, ships, answer.map(numberOf), f.n));
  },
};

/** N156, N159, N160: the winner's VP, raiders beaten or triumphant. */
export function aftermath(s: S, x: X): void {
  const { pub } = s;
  const battle = battleOf(pub);
  const { winner } = battle;
  if (winner >= 0 && battle.scrapped > 0) score(s, x, winner, Math.min(3, battle.scrapped), 'battle_scrapped');
  if (!sideOf(battle, RAIDERS)) return;
  if (winner === RAIDERS) {
    for (const i of raidersIn(pub, battle.region)) {
      const { id, ability } = contentOf(pub.options).raw.raiders[pub.raiders.card[i]];
      if (ability.when === 'onWin')
        for (const who of battle.losers) if (!isCollective(pub, who)) x.later({ step: 'do', who, at: `${id}/ability`, i: 0, arg: -1, free: false });
    }
    return;
  }
  for (const i of raidersIn(pub, battle.region).reverse()) removeBeaten(s, x, i, winner);
}

function removeBeaten(s: S, x: X, i: number, winner: Who): void {
  const { raiders, options, sides } = s.pub;
  const raider = contentOf(options).raw.raiders[raiders.card[i]];
  x.tell('all', { kind: 'beaten', raider: raider.id, at: regionName(s.pub, raiders.at[i]), by: winner === NONE ? null : partyOf(s.pub, winner) });
  if (winner >= 0 && raider.class !== 'S') sides[winner].trophies++;
  raiders.card.splice(i, 1);
  raiders.at.splice(i, 1);
}
